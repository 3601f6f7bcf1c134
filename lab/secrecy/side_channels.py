"""Side channels: an attacker guesses hidden cards from the sizes and the timing of messages.

For each deal a new table is opened; the attacker gets the first state of the game and sends every request that is
possible there. Half of the deals are for training, the other half for guessing. The accuracy expected by chance is
exact: before the first move a re-deal is as likely as the true deal.
"""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from forno.client import Client, RefusedByServer, Seat
from forno.client.client import raw
from forno.core.chance import FastChance
from forno.games.solo.table import SoloTable
from forno.server.protocol import CheckMove, PlayMove, RequestHint, StartGame
from forno.server.room import Room, apply, read_entry
from harness.servers import ServerProcess
from harness.workload import GAMES
from lab.evidence import stored_entries
from lab.experiment import Experiment, Outcome, Progress
from lab.secrecy.classifier import Classifier, Score, score

VICTIM, ATTACKER = 0, 1
REDEALS_PER_DEAL = 50
"""Re-deals from which the prior odds of a deal are estimated."""
REPEATS = 3
"""Repetitions of each request; the shortest time counts, since other load only adds to it."""
P_THRESHOLD = 1e-6
"""P-value below which the attacker has found something."""
LOW_HALF = {True: 26, False: 6}
"""Cards below it are the low half of the deck, in SOLO and in the pizza games."""


def is_next_card_low(table: Any) -> bool:
    """Whether the next card to be drawn is in the low half of the deck."""
    solo = isinstance(table, SoloTable)
    return bool((table.pile if solo else table.kitchen)[-1] < LOW_HALF[solo])


def has_low_hand(table: Any) -> bool:
    """Whether most of the victim's cards are in the low half of the deck."""
    solo, cards = isinstance(table, SoloTable), table.hands[VICTIM]
    low = sum(card < LOW_HALF[True] for card in cards) if solo else sum(cards[: LOW_HALF[False]])
    return bool(2 * low > (len(cards) if solo else sum(cards)))


SECRETS: Mapping[str, Callable[[Any], bool]] = {"next card": is_next_card_low, "hand": has_low_hand}


class Sample(msgspec.Struct):
    """Measurements of the attacker at one deal."""

    room: str
    sizes: list[float]
    times: list[float]


class MeasuringClient(Client):
    """A client whose seats measure."""

    def seat(self, room: str, key: str | None = None) -> MeasuringSeat:
        return MeasuringSeat(self, room, key)


class MeasuringSeat(Seat):
    """A seat that measures the length of messages, and by how much it exceeds their compact form."""

    length = excess = 0

    def receive(self, text: str) -> None:
        self.length += len(text)
        self.excess += len(text) - len(json.dumps(json.loads(text), separators=(",", ":"), ensure_ascii=False))
        super().receive(text)

    async def measure(self, request: Request) -> tuple[float, list[float]]:
        """Time a request, and measure the length of its answer."""
        self.length = self.excess = 0
        began = time.perf_counter()
        with suppress(RefusedByServer):
            await request(self)
        return time.perf_counter() - began, [self.length, self.excess]

    def decision_fields(self) -> dict[str, Any]:
        """Fields that identify the current decision."""
        return self.asked


Request = Callable[[MeasuringSeat], Awaitable[Any]]


async def request_state(seat: MeasuringSeat) -> None:
    """Request the state again, and wait for the presence message that ends it."""
    seat.presence = None
    await seat.greet()
    await seat.until(lambda: seat.presence is not None)


REQUESTS: tuple[Request, ...] = (
    request_state,
    lambda seat: seat.do(CheckMove, move=raw("dance"), **seat.decision_fields()),
    lambda seat: seat.do(CheckMove, move=raw("draw"), **seat.decision_fields()),
    lambda seat: seat.do(PlayMove, move=raw("jump red 7"), **seat.decision_fields()),
    lambda seat: seat.do(RequestHint, **seat.decision_fields()),
)


async def sample_deal(client: Client, game: str) -> Sample:
    """Measure a new deal: the messages sent by themselves, and the answers to every request."""
    host = await client.open(game, 2, "Anna")
    seat: Any = await client.sit(host.room, "Bob")
    seat.length = seat.excess = 0
    before = time.perf_counter()
    await host.do(StartGame)
    await seat.until(lambda: seat.game is not None)
    sizes, times = [float(seat.length), seat.excess], [time.perf_counter() - before]
    for request in REQUESTS:
        asked = [await seat.measure(request) for _ in range(REPEATS)]
        times.append(min(took for took, _ in asked))
        sizes += asked[0][1]
    await host.close()
    await seat.close()
    return Sample(host.room, sizes, times)


# --- guessing


async def run_side_channels(
    folder: Path,
    deals: int,
    *,
    seed: int = 1,
    game: str = "mamma-mia",
    leaks: tuple[str, ...] = (),
    progress: Progress = lambda: None,
) -> dict[str, Score]:
    """Score the attacker for each secret, by sizes and by times."""
    server, samples = ServerProcess(folder), []
    if leaks:
        server.command = ["lab.mutants.server", *leaks]
    with server:
        async with MeasuringClient(server.address) as client:
            for _ in range(deals):
                samples.append(await sample_deal(client, game))
                progress()
    tables = {room.name: room for room in await rooms_from_log(server)}
    rooms = [tables[sample.room] for sample in samples]
    scores = {}
    for name, secret in SECRETS.items():
        answers, odds = [secret(room.table) for room in rooms], prior_odds(rooms, secret, FastChance(seed))
        for by in ("sizes", "times"):
            scores[f"{name} from {by}"] = attack([getattr(sample, by) for sample in samples], answers, odds)
    return scores


def attack(rows: list[list[float]], answers: list[bool], odds: list[float]) -> Score:
    """Train on the first half, guess in the second."""
    half = len(rows) // 2
    classifier = Classifier(rows[:half], answers[:half])
    return score([classifier.predict(row) for row in rows[half:]], answers[half:], odds[half:], REDEALS_PER_DEAL)


def prior_odds(rooms: list[Room], secret: Callable[[Any], bool], chance: FastChance) -> list[float]:
    """For each deal, the share of indistinguishable re-deals in which the secret is true."""
    return [
        sum(secret(room.game.redeal(room.playing, ATTACKER, chance)) for _ in range(REDEALS_PER_DEAL))
        / REDEALS_PER_DEAL
        for room in rooms
    ]


async def rooms_from_log(server: ServerProcess) -> list[Room]:
    """Every room, replayed from its log; no move has been made."""
    rooms: dict[str, Room] = {}
    for row in sorted(await stored_entries(server), key=lambda row: (row.room, row.seq)):
        apply(rooms.setdefault(row.room, Room(row.room)), read_entry(row.body.encode()))
    return [*rooms.values()]


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    game = GAMES[seed % len(GAMES)]
    scores = await run_side_channels(folder, size, seed=seed, game=game, progress=progress)
    violations = [
        f"{game}: {name}: {one.accuracy:.0%} right" for name, one in scores.items() if one.p_value < P_THRESHOLD
    ]
    figures = {f"{name}, accuracy above chance": one.accuracy - one.chance for name, one in scores.items()}
    return Outcome(
        seed,
        size,
        {f"deals of {game}": size},
        violations,
        figures | {"smallest p": min(one.p_value for one in scores.values())},
    )


SIDE_CHANNELS = Experiment(
    name="side-channels",
    claim="guessing hidden cards from message sizes and times is no better than chance",
    bound=f"p at least {P_THRESHOLD:g}",
    unit="deals",
    batch=500,
    goal=10_000,
    run=run_batch,
)
