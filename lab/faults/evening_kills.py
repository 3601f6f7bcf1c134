"""An evening under kills and cuts: people are ready, take over and hand over seats, vote and change the game while the
server gets kill -9 and connections are cut, again and again."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path

from forno.server.protocol import StartGame
from harness.evening import EveningPlayer
from harness.recording import RecordingSeat
from harness.workload import FAST_TABLE, GAMES
from lab.checker import CheckResult
from lab.evening_commands import KINDS, count_commands, missing
from lab.evidence import check_history, stored_entries
from lab.experiment import Experiment, Outcome, Progress
from lab.faults.cluster_workload import ClusterWorkload, result_counts
from lab.faults.forked_servers import ForkedServer
from lab.faults.process_kills import ACK_TIMEOUT_S, MAX_UPTIME_S, restart

IMPATIENT = {"patience": "100"}
"""In-process change: players may nudge after so many milliseconds."""
CLOCK = {"clock": "per-decision", "seconds": 600}
"""The clock of each table: it waits for devices that several people share, and never runs out."""
CUT_PROBABILITY = 0.3
"""Probability that a connection is cut between two kills."""
MIN_KILLS = 40
"""Fewest kills after which every kind of command must have been met."""


class EveningWorkload(ClusterWorkload):
    """Tables for two people and a bot, with a spectator and a friend who comes late."""

    players: list[EveningPlayer]  # type: ignore[assignment]  # every player is one of an evening

    def resume(self) -> None:
        self.playing = [asyncio.ensure_future(player.play_evening()) for player in self.players]

    async def write_final_states(self) -> None:
        """Uncover the devices first: a covered one has the stream of the public, not that of its seat."""
        for player in self.players:
            if player.seat.covered:
                player.seat.covered = False
                player.set_key(player.seat.key)
        await super().write_final_states()

    async def open_table(self, number: int) -> None:
        """Open a table, start its first game, and let the late friend join the queue."""
        anna, bob, lina, dora = [await self.client(f"{who} at {number}") for who in ("Anna", "Bob", "Lina", "Dora")]
        settings = FAST_TABLE | {"take_over": "open" if number % 2 else "ask", "clock": CLOCK}
        host = await anna.open(GAMES[number % len(GAMES)], 3, "Anna", settings=settings)
        guest = await bob.sit(host.room, "Bob")
        watcher = await lina.watch(host.room)
        await host.do(StartGame, fill="random")
        friend = await dora.wait_for_seat(host.room, "Dora")
        seats = (host, guest, watcher, friend)
        self.players += [
            EveningPlayer(seat, self.seed * 1000 + len(seats) * number + place, addresses=self.addresses)
            for place, seat in enumerate(seats)
            if isinstance(seat, RecordingSeat)
        ]


async def run_evening(
    folder: Path, kills: int, *, tables: int = 4, seed: int = 7, progress: Progress = lambda: None
) -> tuple[CheckResult, Counter[str]]:
    """Kill the server `kills` times, cutting connections in between; the check, and the commands that were done."""
    chance = random.Random(seed)
    with ForkedServer(folder, in_process_faults=IMPATIENT) as server:
        async with EveningWorkload([server.address], folder, tables, seed=seed) as workload:
            for _ in range(kills):
                await workload.wait_for_ack(ACK_TIMEOUT_S)
                if chance.random() < CUT_PROBABILITY:
                    chance.choice(workload.players).seat.cut()
                await asyncio.sleep(chance.uniform(0, MAX_UPTIME_S))
                await restart(server)
                progress()
        await asyncio.to_thread(server.kill)
        done = count_commands(await stored_entries(server))
        return await check_history([workload.file], server, folder), done


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    result, done = await run_evening(folder, size, seed=seed, progress=progress)
    counts = result_counts(result) | {label: done[kind] for kind, label in KINDS.items()}
    return Outcome(seed, size, counts, [*result.violations, *(missing(done) if size >= MIN_KILLS else [])])


EVENING = Experiment(
    name="evening",
    claim="kills and cuts while people are ready, change seats, vote or change the game lose nothing acknowledged",
    bound="no acknowledged command lost, no frame of a seat sent to anybody but its person",
    unit="kill -9 during an evening",
    batch=50,
    goal=500,
    run=run_batch,
)
