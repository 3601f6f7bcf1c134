"""Canaries: every byte that a real server sends to probing clients is searched for hidden values."""

from __future__ import annotations

from pathlib import Path

import msgspec

from harness.servers import ServerProcess
from harness.workload import GAMES
from lab.evidence import stored_entries
from lab.experiment import Experiment, Outcome, Progress
from lab.secrecy.hidden_state import hidden_state_of
from lab.secrecy.leak_search import find_leaks
from lab.secrecy.probing_players import ProbingSession


class SearchResult(msgspec.Struct):
    """Numbers of bytes searched and of values searched for, and the leaks found."""

    counts: dict[str, int]
    violations: list[str]


async def run_canaries(
    folder: Path,
    tables: int,
    *,
    seed: int = 1,
    leaks: tuple[str, ...] = (),
    review: bool = True,
    progress: Progress = lambda: None,
) -> SearchResult:
    """Play at several tables of a server, which may have deliberate leaks, and search everything that it sent."""
    server = ServerProcess(folder, log="debug")
    if leaks:
        server.command = ["lab.mutants.server", *leaks]
    with server:
        async with ProbingSession(server.address, server.metrics_address, review=review) as session:
            for number in range(tables):
                await session.play_table(GAMES[(seed + number) % len(GAMES)], seed * 1000 + number)
                progress()
        server.stop()
    hidden, proxies, log = (
        hidden_state_of(await stored_entries(server)),
        session.proxies.values(),
        server.errors.read_bytes(),
    )
    searched = sum(len(stream) for proxy in proxies for stream in proxy.streams) + len(log)
    canaries = sum(len(parts) for secrets in hidden.secrets.values() for parts in secrets.values())
    canaries += sum(map(len, hidden.runs.values())) + sum(len(hands.cards) for hands in hidden.hands.values())
    counts = {"bytes": searched, "messages": sum(len(proxy.messages) for proxy in proxies), "canaries": canaries}
    return SearchResult(counts, find_leaks(proxies, session.tables, hidden, log))


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    result = await run_canaries(folder, size, seed=seed, progress=progress)
    return Outcome(seed, size, result.counts, result.violations)


CANARIES = Experiment(
    name="canaries",
    claim="no byte that the server sends or logs contains a value hidden from its reader",
    bound="no hidden value found",
    unit="tables",
    batch=10,
    goal=80,
    run=run_batch,
)
