"""A workload on a cluster: its players can be sent from server to server, and their refusals are counted."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import suppress
from typing import Any, Self

from harness.players import ScriptedPlayer
from harness.recording import RecordingClient
from harness.servers import ServerProcess
from harness.workload import CLIENTS_A_TABLE, Workload
from lab.checker import CheckResult, sequence_violations
from lab.evidence import check_history, stored_entries

GAME_TIMEOUT_S = 900.0
"""Timeout for a game, which may pause for long."""
IDLE_TIMEOUT_S = 30.0
"""Timeout for all tables to become idle."""
BROKEN_IDLE_TIMEOUT_S = 0.5
"""Timeout for all tables to become idle, with a broken server."""
BROKEN_RECONNECT_ATTEMPTS = 12
"""Reconnection attempts at a broken server."""
LOG_POLL_S = 1.5
"""Time in which every process has polled the log, whether or not the bus notified it."""


class ClusterWorkload(Workload):
    """A workload whose players can be sent from server to server."""

    def __init__(self, *places: Any, broken: object = False, **more: Any) -> None:
        super().__init__(*places, **more)
        self.settle_timeout_s, self.attempts = (
            (BROKEN_IDLE_TIMEOUT_S, BROKEN_RECONNECT_ATTEMPTS) if broken else (IDLE_TIMEOUT_S, ScriptedPlayer.attempts)
        )
        self.expected_errors = (AssertionError,) if broken else ()
        """Errors that are expected of a broken server: players cannot reconnect."""
        self.refusals: Counter[str] = Counter()
        """Refusals, by rule."""

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        for player in self.players:
            player.timeout_s, player.attempts = GAME_TIMEOUT_S, self.attempts
        return self

    async def client(self, name: str) -> RecordingClient:
        client = RecordingClient(self.addresses[0], self.history, name, self.refusals)
        return await self.stack.enter_async_context(client)

    def players_at(self, address: str) -> list[ScriptedPlayer]:
        return [player for player in self.players if player.seat.client.address == address]

    def drop_connections(self) -> None:
        """Close every connection; players reconnect through any server."""
        for player in self.players:
            player.seat.cut()

    def stop_using(self, address: str) -> None:
        """Stop using a server and close the connections to it."""
        self.addresses.remove(address)
        for player in self.players_at(address):
            player.seat.cut()

    async def wait_for_ack(self, timeout_s: float) -> float:
        """Wait for the next acknowledged move; return the seconds waited, at most `timeout_s`."""
        began, before = time.monotonic(), self.acknowledged
        while self.acknowledged == before and time.monotonic() < began + timeout_s:
            await asyncio.sleep(0.005)
        return time.monotonic() - began

    async def wait_for_refusal(self, rule: str, timeout_s: float) -> bool:
        """Wait until a player is refused by this rule; return whether that happened in time."""
        end, before = time.monotonic() + timeout_s, self.refusals[rule]
        while self.refusals[rule] == before and time.monotonic() < end:
            await asyncio.sleep(0.005)
        return self.refusals[rule] > before

    async def stalled_rooms(self, timeout_s: float) -> list[str]:
        """Rooms that made no progress within `timeout_s` seconds."""
        end = time.monotonic() + timeout_s
        before = {player.seat.room: self.frames_seen(player.seat.room) for player in self.players}
        while (
            stalled := [room for room in before if self.frames_seen(room) == before[room]]
        ) and time.monotonic() < end:
            await asyncio.sleep(0.01)
        return stalled

    def frames_seen(self, room: str) -> int:
        """Frames that all players of the room have seen together."""
        return sum(player.seat.n for player in self.players if player.seat.room == room)

    async def settle(self) -> None:
        """Stop play, reconnect all players, pin each to a server, and wait until every server has polled the log."""
        await self.pause()
        with suppress(*self.expected_errors):
            for player in self.players:
                await player.reconnect()
                player.addresses = [player.seat.client.address]
        await asyncio.sleep(LOG_POLL_S)

    async def pause(self) -> None:
        with suppress(*self.expected_errors):
            await super().pause()

    async def write_final_states(self) -> None:
        """Wait first until every table waits for a person, however slow the machine is."""
        with suppress(*self.expected_errors):
            await self.wait_until_idle(self.settle_timeout_s)
            await super().write_final_states()

    async def wait_until_idle(self, timeout_s: float) -> None:
        """Reconnect all players and wait until every table waits for a person, or until the timeout."""
        for player in self.players:
            await player.reconnect()
        end = time.monotonic() + timeout_s
        while not all(map(is_idle, self.by_table())) and time.monotonic() < end:
            await asyncio.sleep(0.05)

    def by_table(self) -> list[list[ScriptedPlayer]]:
        return [self.players[first : first + CLIENTS_A_TABLE] for first in range(0, len(self.players), CLIENTS_A_TABLE)]


def is_idle(table: list[ScriptedPlayer]) -> bool:
    """Whether all players of a table have seen the same decision, and a person is to move."""
    seats = [player.seat for player in table]
    if len({(seat.status, *seat.asked.values()) for seat in seats}) > 1:
        return False
    question = seats[0].view.get("question")
    return question is None or seats[0].is_over or question["seat"] in {seat.number for seat in seats}


async def check_run(workload: Workload, server: ServerProcess) -> CheckResult:
    """Check the run. A log with gaps is reported by itself: no server could replay it."""
    if violations := sequence_violations(sorted(await stored_entries(server), key=lambda row: (row.room, row.seq))):
        return CheckResult(violations=violations)
    return await check_history([workload.file], server, server.folder)


def result_counts(result: CheckResult) -> dict[str, int]:
    return {name: getattr(result, name) for name in ("acknowledged", "unknown", "frames", "views")}
