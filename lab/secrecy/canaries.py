"""Canaries: a real server, parties who ask for everything, and a search of every byte that each of them was sent."""

from __future__ import annotations

from pathlib import Path

import msgspec

from lab.experiment import Experiment, Outcome, Step
from lab.secrecy.gathering import Gathering
from lab.secrecy.search import found
from lab.secrecy.truth import truth_of
from lab.world.evening import GAMES
from lab.world.judging import stored
from lab.world.served import Served


class Findings(msgspec.Struct):
    """How much was searched, for how much, and what was found."""

    counts: dict[str, int]
    faults: list[str]


async def searched(
    folder: Path,
    tables: int,
    *,
    seed: int = 1,
    leaks: tuple[str, ...] = (),
    review: bool = True,
    done: Step = lambda: None,
) -> Findings:
    """So many tables at a server, which may be one with leaks."""
    server = Served(folder, log="debug")
    if leaks:
        server.command = ["-m", "lab.mutants.leaks", *leaks]
    with server:
        async with Gathering(server.address, review=review) as gathering:
            for number in range(tables):
                await gathering.play(GAMES[(seed + number) % len(GAMES)], seed * 1000 + number)
                done()
        server.stop()
    truth, taps, log = truth_of(await stored(server)), gathering.taps.values(), server.errors.read_bytes()
    searched = sum(len(stream) for tap in taps for stream in tap.streams) + len(log)
    canaries = sum(len(parts) for secrets in truth.secrets.values() for parts in secrets.values())
    canaries += sum(map(len, truth.runs.values())) + sum(len(hands.cards) for hands in truth.hands.values())
    counts = {"bytes": searched, "messages": sum(len(tap.heard) for tap in taps), "canaries": canaries}
    return Findings(counts, found(taps, gathering.tables, truth, log))


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    findings = await searched(folder, size, seed=seed, done=done)
    return Outcome(seed, size, findings.counts, findings.faults)


CANARIES = Experiment(
    name="canaries",
    claim="nothing that somebody must not know is in any byte that leaves",
    unit="tables",
    batch=10,
    goal=80,
    run=batch,
)
