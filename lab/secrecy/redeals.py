"""Re-deals at scale: deal anew what a viewer cannot know, and nothing that it is sent differs in a byte."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from forno import games
from forno.bots.worker import Workers
from forno.core.chance import FastChance
from forno.server.protocol import TableSettings
from forno.server.room import Room, Settle
from lab.experiment import Experiment, Outcome, Step
from lab.secrecy.channels import Channel, channels, twin
from tests.server.rooms.scene import Scene
from tests.server.twins import without_past

GAMES = ("mamma-mia", "sole-mio", "grande", "plus", "solo")
EACH = 10
"""Re-deals for one viewer of one position."""
PACES = (2, 4, 8, 16, 32)
"""At most so many moves lie between two positions of a game: some games are looked at closely, some to their end."""
IN_TURN = 8
"""So many of the channels that take turns are compared at each position."""
SELDOM = 32
"""Once in so many re-deals, a hint is thought out to its end: for each, what it is made from is compared."""
PART = 1000
"""Re-deals that a process does in one go."""
MOST_FAULTS = 5


class Part(msgspec.Struct):
    """What so many re-deals of one game showed."""

    game: str
    redeals: int = 0
    positions: int = 0
    bytes: int = 0
    counts: Counter[str] = msgspec.field(default_factory=Counter)
    faults: list[str] = []


def part(game: str, redeals: int, seed: int) -> Part:
    """Play at random; at every few moves, deal anew for some viewer, and compare."""
    chance, done = FastChance(seed), Part(game)
    while done.redeals < redeals and len(done.faults) < MOST_FAULTS:
        for scene in positions(game, chance):
            number = chance.below(len(scene.room.seats) + 1)
            compare(scene, number - 1 if number else None, chance, done, seed)
            if done.redeals >= redeals or done.faults:
                break
    return done


def positions(game: str, chance: FastChance) -> Iterator[Scene]:
    """One game with any options, by people who mostly take what comes first."""
    chosen, options = games.find(game), {}
    for option in chosen.options:
        if option.values:
            options[option.name] = option.values[chance.below(len(option.values))]
    people = chosen.least + chance.below(min(chosen.most, 5) - chosen.least + 1)
    scene = Scene(game, people, settings=TableSettings(window=500 if chance.below(4) else 0), options=options)
    pace = PACES[chance.below(len(PACES))]
    while scene.room.status == "playing":
        for _ in range(1 + chance.below(pace)):
            if scene.room.status == "playing":
                step(scene, chance)
        if scene.room.status == "playing":
            yield scene


def step(scene: Scene, chance: FastChance) -> None:
    """The next move; where jumping in is open, sealed first, and opened with the next step."""
    if scene.room.window and scene.room.window.claims:
        scene.do(Settle(scene.table.serial), None)
        return
    options = scene.table.options()
    scene.move(options[chance.below(len(options)) if chance.below(2) else 0])


def compare(scene: Scene, viewer: int | None, chance: FastChance, done: Part, seed: int) -> None:
    """The truth once, and some re-deals of it."""
    sort, true, seen = channels(scene, viewer, chance), without_past(scene.room), dict[str, bytes | None]()
    now = [*sort.always.items(), *some(sort.in_turn, chance)]
    done.positions += 1
    for _ in range(EACH):
        other = twin(scene, viewer, chance)
        done.redeals += 1
        for name, channel in [*now, *(sort.seldom.items() if done.redeals % SELDOM == 0 else ())]:
            if name not in seen:
                seen[name] = channel(true)
            differs(name, seen[name], channel, other, done)
        if done.faults:
            where = f"{scene.room.game.name}, part {seed}, entry {scene.room.seq}, viewer {viewer}"
            done.faults = [fault if ":" in fault else f"{where}: {fault}" for fault in done.faults]
            return


def some(in_turn: dict[str, Channel], chance: FastChance) -> list[tuple[str, Channel]]:
    """Those whose turn it is."""
    turns = [*in_turn.items()]
    chance.shuffle(turns)
    return turns[:IN_TURN]


def differs(name: str, true: bytes | None, channel: Channel, other: Room, done: Part) -> None:
    if true is None:
        return
    guess = channel(other)
    if guess is None:
        return
    done.bytes += len(guess)
    done.counts[kind(name)] += 1
    if true != guess:
        done.faults.append(f"{name} differs")


def kind(name: str) -> str:
    """Under what a channel is counted."""
    if name == "a hint":
        return "hints"
    return "answers" if name.startswith(("the answer", "why")) else "frames"


# --- all cores


async def compared(size: int, seed: int, done: Step, games: tuple[str, ...] = GAMES) -> list[Part]:
    """So many re-deals, shared among the games and the cores."""
    shares = {game: size // len(games) + (number < size % len(games)) for number, game in enumerate(games)}
    jobs = [
        (game, min(PART, share - begun), seed * 100_000 + number * 10_000 + begun // PART)
        for number, (game, share) in enumerate(shares.items())
        for begun in range(0, share, PART)
    ]
    loop = asyncio.get_running_loop()
    with Workers(os.cpu_count() or 1) as pool:
        return [*await asyncio.gather(*(watched(loop.run_in_executor(pool, part, *job), done) for job in jobs))]


async def watched(coming: asyncio.Future[Part], done: Callable[[], None]) -> Part:
    finished = await coming
    for _ in range(finished.redeals):
        done()
    return finished


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    parts = await compared(size, seed, done)
    counts: Counter[str] = Counter()
    for one in parts:
        counts.update({f"of {one.game}": one.redeals, "positions": one.positions, "bytes": one.bytes} | one.counts)
    return Outcome(seed, size, dict(counts), [fault for one in parts for fault in one.faults])


REDEALS = Experiment(
    name="redeals",
    claim="whatever hidden cards are dealt anew, nothing sent differs in a byte",
    unit="re-deals",
    batch=50_000,
    goal=5_000_000,
    run=batch,
)
