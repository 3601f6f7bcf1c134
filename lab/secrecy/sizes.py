"""Sizes and times: an attacker who has seen many games guesses hidden cards from how long things are and take.

For each deal a fresh table: the attacker is sent the first state of the game, and asks all that may be asked there.
Half of the deals are for learning, the other half for guessing. What chance would do is known exactly: before the
first move a re-deal is as likely as the truth.
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
from forno.core.chance import FastChance
from forno.games.solo.table import SoloTable
from forno.server.room import Room, apply, read_entry
from lab.experiment import Experiment, Outcome, Step
from lab.secrecy.guessing import Guesser, Score, score
from lab.world.evening import GAMES
from lab.world.judging import stored
from lab.world.served import Served

VICTIM, ATTACKER = 0, 1
WORLDS = 50
"""Re-deals from which the odds of a deal are taken."""
TIMES = 3
"""How often each question is asked: the shortest time counts, for whatever else a machine does only adds to it."""
SURE = 1e-6
"""An attacker whom chance equals so seldom has found something."""
HALF = {True: 26, False: 6}
"""Cards below it are the low half of the deck, in SOLO and in the pizza games."""


def next_card(table: Any) -> bool:
    """Is the next card to be drawn a low one?"""
    solo = isinstance(table, SoloTable)
    return bool((table.pile if solo else table.kitchen)[-1] < HALF[solo])


def hand(table: Any) -> bool:
    """Has the victim more low cards than others?"""
    solo, cards = isinstance(table, SoloTable), table.hands[VICTIM]
    low = sum(card < HALF[True] for card in cards) if solo else sum(cards[: HALF[False]])
    return bool(2 * low > (len(cards) if solo else sum(cards)))


SECRETS: Mapping[str, Callable[[Any], bool]] = {"the next card": next_card, "a hand": hand}


class Sample(msgspec.Struct):
    """What the attacker measured at one deal."""

    room: str
    sizes: list[float]
    times: list[float]


class Attacker(Client):
    """One whose seats measure."""

    def seat(self, room: str, key: str | None = None) -> Measuring:
        return Measuring(self, room, key)


class Measuring(Seat):
    """A seat that knows how long the latest messages were, and how much longer than what they say."""

    length = excess = 0

    def hear(self, text: str) -> None:
        self.length += len(text)
        self.excess += len(text) - len(json.dumps(json.loads(text), separators=(",", ":"), ensure_ascii=False))
        super().hear(text)

    async def ask(self, question: Question) -> tuple[float, list[float]]:
        """How long the answer takes and how long it is."""
        self.length = self.excess = 0
        began = time.perf_counter()
        with suppress(RefusedByServer):
            await question(self)
        return time.perf_counter() - began, [self.length, self.excess]

    def about(self) -> dict[str, Any]:
        """What a question names."""
        assert self.game is not None
        return {"number": self.game["number"], "decision": self.game["decision"]}


Question = Callable[[Measuring], Awaitable[Any]]


async def state(seat: Measuring) -> None:
    """Everything anew, until it is told who is here."""
    seat.here = {}
    await seat.greet()
    await seat.until(lambda: bool(seat.here))


QUESTIONS: tuple[Question, ...] = (
    state,
    lambda seat: seat.do("why", move="dance", **seat.about()),
    lambda seat: seat.do("why", move="draw", **seat.about()),
    lambda seat: seat.do("act", move="jump red 7", **seat.about()),
    lambda seat: seat.do("hint", **seat.about()),
)


async def measured(client: Client, game: str) -> Sample:
    """A fresh deal: what comes by itself, and what is answered."""
    host = await client.open(game, 2, "Anna")
    seat: Any = await client.sit(host.room, "Bob")
    seat.length = seat.excess = 0
    before = time.perf_counter()
    await host.do("start")
    await seat.until(lambda: seat.game is not None)
    sizes, times = [float(seat.length), seat.excess], [time.perf_counter() - before]
    for question in QUESTIONS:
        asked = [await seat.ask(question) for _ in range(TIMES)]
        times.append(min(took for took, _ in asked))
        sizes += asked[0][1]
    await host.close()
    await seat.close()
    return Sample(host.room, sizes, times)


# --- guessing


async def guessed(
    folder: Path,
    deals: int,
    *,
    seed: int = 1,
    game: str = "mamma-mia",
    leaks: tuple[str, ...] = (),
    done: Step = lambda: None,
) -> dict[str, Score]:
    """How well an attacker does by sizes and by times, for each secret."""
    server, samples = Served(folder), []
    if leaks:
        server.command = ["-m", "lab.mutants.leaks", *leaks]
    with server:
        async with Attacker(server.address) as client:
            for _ in range(deals):
                samples.append(await measured(client, game))
                done()
    tables = {room.room: room for room in await opened(server)}
    rooms = [tables[sample.room] for sample in samples]
    scores = {}
    for name, secret in SECRETS.items():
        answers, odds = [secret(room.table) for room in rooms], chances(rooms, secret, FastChance(seed))
        for by in ("sizes", "times"):
            scores[f"{name} by {by}"] = attack([getattr(sample, by) for sample in samples], answers, odds)
    return scores


def attack(rows: list[list[float]], answers: list[bool], odds: list[float]) -> Score:
    """Learn from the first half, guess in the second."""
    half = len(rows) // 2
    guesser = Guesser(rows[:half], answers[:half])
    return score([guesser.guess(row) for row in rows[half:]], answers[half:], odds[half:], WORLDS)


def chances(rooms: list[Room], secret: Callable[[Any], bool], chance: FastChance) -> list[float]:
    """Of each deal, in how many of the worlds that the attacker cannot tell from it the secret is so."""
    return [
        sum(secret(room.game.redeal(room.table, ATTACKER, chance)) for _ in range(WORLDS)) / WORLDS for room in rooms
    ]


async def opened(server: Served) -> list[Room]:
    """Every table as its log has it: nobody has moved."""
    rooms: dict[str, Room] = {}
    for row in sorted(await stored(server), key=lambda row: (row.room, row.seq)):
        apply(rooms.setdefault(row.room, Room(row.room)), read_entry(row.body.encode()))
    return [*rooms.values()]


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    game = GAMES[seed % len(GAMES)]
    scores = await guessed(folder, size, seed=seed, game=game, done=done)
    faults = [f"{game}: {name}: {one.right:.0%} right" for name, one in scores.items() if one.luck < SURE]
    figures = {f"{name}, above chance": one.right - one.chance for name, one in scores.items()}
    return Outcome(
        seed, size, {f"deals of {game}": size}, faults, figures | {"least p": min(one.luck for one in scores.values())}
    )


SIZES = Experiment(
    name="sizes",
    claim="who guesses hidden cards from sizes and times does no better than chance",
    unit="deals",
    batch=500,
    goal=10_000,
    run=batch,
)
