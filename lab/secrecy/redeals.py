"""Re-deals: everything that a viewer cannot know is dealt again, and nothing sent to it may differ in a byte."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

import forno
from forno.bots.process_pool import Workers
from forno.core.chance import FastChance
from forno.server.protocol import PerDecision, RoomSettings
from forno.server.protocol.room_settings import NoClock
from forno.server.room import CloseJumpIn, Room
from harness.scenes.room import RoomScene
from harness.viewer_channels import without_past
from lab.experiment import Experiment, Outcome, Progress
from lab.secrecy.channels import Channel, channels_of, redealt_room

GAMES = ("mamma-mia", "sole-mio", "grande", "plus", "solo")
REDEALS_PER_POSITION = 10
"""Re-deals for one viewer at one position."""
MAX_MOVES_BETWEEN = (2, 4, 8, 16, 32)
"""Most moves between two positions of a game: some games are examined closely, some to their end."""
SAMPLED_CHANNELS = 8
"""Sampled channels that are compared at each position."""
RARE_CHANNEL_INTERVAL = 32
"""Re-deals between two complete hints, which are expensive; their observation is compared every time."""
REDEALS_PER_TASK = 1000
"""Re-deals in one task of a worker process."""
MAX_VIOLATIONS = 5


class RedealResult(msgspec.Struct):
    """Result of re-deals of one game."""

    game: str
    redeals: int = 0
    positions: int = 0
    bytes: int = 0
    counts: Counter[str] = msgspec.field(default_factory=Counter)
    violations: list[str] = []


def run_redeals(game: str, redeals: int, seed: int) -> RedealResult:
    """Play at random; every few moves, re-deal for a random viewer and compare."""
    chance, result = FastChance(seed), RedealResult(game)
    while result.redeals < redeals and len(result.violations) < MAX_VIOLATIONS:
        for scene in positions(game, chance):
            number = chance.below(len(scene.room.seats) + 1)
            compare(scene, number - 1 if number else None, chance, result, seed)
            if result.redeals >= redeals or result.violations:
                break
    return result


def positions(game: str, chance: FastChance) -> Iterator[RoomScene]:
    """Play one game with random options, mostly by the first legal move, and yield positions."""
    chosen, options = forno.game(game), {}
    for option in chosen.options:
        if option.values:
            options[option.name] = option.values[chance.below(len(option.values))]
    people = chosen.least + chance.below(min(chosen.most, 5) - chosen.least + 1)
    clock = PerDecision(30, 60) if chance.below(2) else NoClock()
    settings = RoomSettings(jump_in_ms=500 if chance.below(4) else 0, clock=clock)
    scene = RoomScene(game, people, settings=settings, options=options, sharing=1 if chance.below(4) else 2)
    most_moves = MAX_MOVES_BETWEEN[chance.below(len(MAX_MOVES_BETWEEN))]
    while scene.room.status == "playing":
        for _ in range(1 + chance.below(most_moves)):
            if scene.room.status == "playing":
                play_step(scene, chance)
        if scene.room.status == "playing":
            yield scene


def play_step(scene: RoomScene, chance: FastChance) -> None:
    """Play the next move; in a race the answer is sealed first, and revealed by the next step."""
    if scene.room.jump_in and scene.room.jump_in.claims:
        scene.at = scene.room.jump_in.ends
        scene.do(CloseJumpIn(scene.table.serial), None)
        return
    options = scene.table.legal_moves()
    scene.move(options[chance.below(len(options)) if chance.below(2) else 0])


def compare(scene: RoomScene, viewer: int | None, chance: FastChance, result: RedealResult, seed: int) -> None:
    """Compare the true deal with some re-deals of it."""
    channel_set, true, seen = channels_of(scene, viewer, chance), without_past(scene.room), dict[str, bytes | None]()
    now = [*channel_set.always.items(), *sample(channel_set.sampled, chance)]
    result.positions += 1
    for _ in range(REDEALS_PER_POSITION):
        other = redealt_room(scene, viewer, chance)
        result.redeals += 1
        for name, channel in [*now, *(channel_set.rare.items() if result.redeals % RARE_CHANNEL_INTERVAL == 0 else ())]:
            if name not in seen:
                seen[name] = channel(true)
            compare_channel(name, seen[name], channel, other, result)
        if result.violations:
            where = f"{scene.room.game.name}, part {seed}, entry {scene.room.seq}, viewer {viewer}"
            result.violations = [
                violation if ":" in violation else f"{where}: {violation}" for violation in result.violations
            ]
            return


def sample(sampled: dict[str, Channel], chance: FastChance) -> list[tuple[str, Channel]]:
    """Draw the channels to compare at this position."""
    turns = [*sampled.items()]
    chance.shuffle(turns)
    return turns[:SAMPLED_CHANNELS]


def compare_channel(name: str, true: bytes | None, channel: Channel, other: Room, result: RedealResult) -> None:
    if true is None:
        return
    guess = channel(other)
    if guess is None:
        return
    result.bytes += len(guess)
    result.counts[channel_kind(name)] += 1
    if true != guess:
        result.violations.append(f"{name} differs")


def channel_kind(name: str) -> str:
    """Category under which a channel is counted."""
    if name == "a hint":
        return "hints"
    return "answers" if name.startswith(("the answer", "why")) else "frames"


# --- all cores


async def run_on_all_cores(
    size: int, seed: int, progress: Progress, games: tuple[str, ...] = GAMES
) -> list[RedealResult]:
    """Run re-deals, divided among the games and the cores."""
    shares = {game: size // len(games) + (number < size % len(games)) for number, game in enumerate(games)}
    jobs = [
        (game, min(REDEALS_PER_TASK, share - begun), seed * 100_000 + number * 10_000 + begun // REDEALS_PER_TASK)
        for number, (game, share) in enumerate(shares.items())
        for begun in range(0, share, REDEALS_PER_TASK)
    ]
    loop = asyncio.get_running_loop()
    with Workers(os.cpu_count() or 1) as pool:
        return [
            *await asyncio.gather(
                *(with_progress(loop.run_in_executor(pool, run_redeals, *job), progress) for job in jobs)
            )
        ]


async def with_progress(future: asyncio.Future[RedealResult], progress: Progress) -> RedealResult:
    finished = await future
    for _ in range(finished.redeals):
        progress()
    return finished


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    parts = await run_on_all_cores(size, seed, progress)
    counts: Counter[str] = Counter()
    for one in parts:
        counts.update(
            {f"re-deals of {one.game}": one.redeals, "positions": one.positions, "bytes": one.bytes} | one.counts
        )
    return Outcome(seed, size, dict(counts), [violation for one in parts for violation in one.violations])


REDEALS = Experiment(
    name="redeals",
    claim="re-dealing hidden cards never changes a byte of what a viewer is sent",
    bound="no byte differs",
    unit="re-deals",
    batch=50_000,
    goal=5_000_000,
    run=run_batch,
)
