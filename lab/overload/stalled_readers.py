"""Stalled readers: one client in twenty reads nothing; the server must neither wait for it nor buffer without limit."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Self
from urllib.parse import urlsplit

import aiohttp
import msgspec
import psutil  # type: ignore[import-untyped]

from forno.server.settings import Settings
from harness.load.counters import SEATS, LoadCounters
from harness.load.tables import LoadTable
from harness.load.websocket import GREETING, PONG, TEXT, WebSocketClient, frame
from harness.servers import ServerProcess
from lab.experiment import Experiment, Outcome, Progress
from lab.load.generator import GAME
from lab.overload.players import TimedPlayers

PHASE_TIMEOUT_S = 120.0
UNREAD_LIMIT_BYTES = Settings().unread_bytes
"""Default limit of a server."""
MIN_TRAFFIC_BYTES = 5 << 16
CHAT_TEXT = "🍕" * 290
"""Chat message of about a thousand bytes."""
CHATS_IN_FLIGHT, CHAT_PAUSE_S = 8, 0.02
MEMORY_SLACK_BYTES = 6 << 20
"""Tolerance for the server's memory."""
BUFFERING_FACTOR = 2
"""Bytes that may wait for one reader, as a multiple of the server's limit: the kernel buffers some too."""

HELLO = b'{"type":"hello","version":3}'
RECEIVE_BUFFER_BYTES = 4096
"""Size of the receive buffer of a reader that does not read."""
SAMPLE_INTERVAL_S = 0.02
"""Interval between two samples of the memory."""


# --- readers


class AttentiveReader:
    """A spectator that reads everything and counts the bytes."""

    def __init__(self) -> None:
        self.bytes = 0

    async def watch(self, address: str) -> Self:
        self.wire = await WebSocketClient.connect(address, self.receive)
        self.wire.send(HELLO)
        return self

    def receive(self, data: bytes) -> None:
        self.bytes += len(data)

    def close(self) -> None:
        self.wire.close()


class StalledReader:
    """A spectator that reads nothing after its greeting. It sends pongs, or it would be dropped as dead rather than
    slow."""

    async def watch(self, address: str) -> Self:
        url, loop = urlsplit(address), asyncio.get_running_loop()
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER_BYTES)
        self.socket.setblocking(False)
        await loop.sock_connect(self.socket, (url.hostname, url.port))
        await loop.sock_sendall(self.socket, GREETING.format(path=url.path, host=url.netloc).encode())
        await loop.sock_sendall(self.socket, frame(TEXT, HELLO))
        self.pongs = asyncio.ensure_future(self.send_pongs())
        return self

    async def send_pongs(self) -> None:
        """Send pongs until the server closes the connection."""
        while True:
            await asyncio.sleep(2)
            try:
                self.socket.send(frame(PONG, b"still here"))
            except OSError:
                return

    def close(self) -> None:
        self.pongs.cancel()
        self.socket.close()


Reader = AttentiveReader | StalledReader
ReaderFactory = Callable[[], Reader]


# --- what the server does about them


class PeakMemory:
    """`async with PeakMemory(server) as peak:` the largest resident memory of the server meanwhile, in bytes."""

    def __init__(self, server: ServerProcess) -> None:
        assert server.process is not None
        self.process = psutil.Process(server.process.pid)
        self.bytes = 0

    async def __aenter__(self) -> Self:
        self.sampling = asyncio.ensure_future(self.sample())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.sampling.cancel()

    async def sample(self) -> None:
        while True:
            self.bytes = max(self.bytes, self.process.memory_info().rss)
            await asyncio.sleep(SAMPLE_INTERVAL_S)


async def disconnects_by_rule(server: ServerProcess) -> dict[str, int]:
    """Connections that the server has closed, by rule (from its metrics)."""
    async with aiohttp.ClientSession() as http, http.get(f"{server.metrics_address}/metrics") as answer:
        found = re.findall(r'^forno_connections_cut_total{rule="(.+)"} (\d+)', await answer.text(), re.MULTILINE)
    return {rule: int(number) for rule, number in found}


# --- the experiment


class Phase(msgspec.Struct, frozen=True):
    """One phase with readers of one kind: the players' p99, and the server's peak memory in bytes."""

    p99_ms: float
    memory_bytes: int


class StalledResult(msgspec.Struct):
    """Phases with attentive readers and with stalled ones."""

    reading: list[Phase]
    stalling: list[Phase]
    readers: int
    disconnects: int
    violations: list[str]


class WatchedTable:
    """A server with tables that are timed, and a chatting table that all readers watch."""

    def __init__(self, server: ServerProcess, players: TimedPlayers, readers: int, unread: int) -> None:
        self.server = server
        self.players = players
        self.readers = readers
        self.traffic_bytes = max(MIN_TRAFFIC_BYTES, 4 * BUFFERING_FACTOR * unread)
        """Bytes sent to each reader, which exceed all buffers."""

    async def run_phase(self, kind: ReaderFactory) -> Phase:
        """Open a table and chat until enough bytes were sent to every spectator."""
        async with AsyncExitStack() as stack, PeakMemory(self.server) as peak:
            chatters = LoadTable(self.server.address, LoadCounters())
            async with aiohttp.ClientSession() as http:
                await chatters.gather(http, GAME)
            stack.callback(chatters.leave)
            address = f"{self.server.address}/ws/{chatters.room}"
            for _ in range(self.readers):
                stack.callback((await kind().watch(address)).close)
            attentive = await AttentiveReader().watch(address)
            stack.callback(attentive.close)
            self.players.start_timing()
            async with asyncio.timeout(PHASE_TIMEOUT_S):
                while attentive.bytes < self.traffic_bytes:
                    await asyncio.gather(
                        *(one.ask("send-chat", text=CHAT_TEXT) for one in chatters.players * CHATS_IN_FLIGHT)
                    )
                    await asyncio.sleep(CHAT_PAUSE_S)
            return Phase(self.players.stop_timing(), peak.bytes)


async def run_stalled_readers(
    folder: Path,
    *,
    tables: int = 4,
    readers: int = 60,
    rounds: int = 1,
    warm_up_rounds: int = 0,
    unread: int = 16_384,
    mutant: str = "",
    seed: int = 1,
    progress: Progress = lambda: None,
) -> StalledResult:
    """Run rounds of two phases: attentive readers, then as many stalled ones."""
    async with AsyncExitStack() as stack:
        server = stack.enter_context(ServerProcess(folder, mutant=mutant, unread_bytes=unread))
        players = await stack.enter_async_context(TimedPlayers(server.address, tables, seed=seed))
        table = WatchedTable(server, players, readers, unread)
        for _ in range(warm_up_rounds):
            await table.run_phase(AttentiveReader)  # one-time allocations of the server are not counted
        result = StalledResult([], [], readers, 0, [])
        for _ in range(rounds):
            result.reading.append(await table.run_phase(AttentiveReader))
            result.stalling.append(await table.run_phase(StalledReader))
            progress()
        result.disconnects = (await disconnects_by_rule(server)).get("wire.slow", 0)
        result.violations = violations(result, rounds, unread, players)
        return result


def violations(result: StalledResult, rounds: int, unread: int, players: TimedPlayers) -> list[str]:
    found = []
    if result.disconnects < rounds * result.readers:
        found.append(f"{result.disconnects} of {rounds * result.readers} stalled readers were disconnected")
    allowed = (
        max(phase.memory_bytes for phase in result.reading)
        + result.readers * unread * BUFFERING_FACTOR
        + MEMORY_SLACK_BYTES
    )
    most = max(phase.memory_bytes for phase in result.stalling)
    if most > allowed:
        found.append(f"the server took {most:,} bytes with stalled readers; at most {allowed:,} allowed")
    if players.refused:
        found.append(f"regular players were refused: {players.counted.refused}")
    return found


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    """Run with one stalled reader in twenty clients, and the default limit."""
    tables, readers = 45, 10
    result = await run_stalled_readers(
        folder,
        tables=tables,
        readers=readers,
        rounds=size,
        warm_up_rounds=1,
        unread=UNREAD_LIMIT_BYTES,
        seed=seed,
        progress=progress,
    )
    pairs = [*zip(result.stalling, result.reading, strict=True)]
    figures = {
        "share of stalled readers": readers / (readers + SEATS * (tables + 1)),
        "p99 of players, ms": sorted(phase.p99_ms for phase in result.stalling)[size // 2],
        "p99 ratio, stalled to attentive readers": sorted(one.p99_ms / other.p99_ms for one, other in pairs)[size // 2],
        "memory ratio, stalled to attentive readers": max(
            one.memory_bytes / other.memory_bytes for one, other in pairs
        ),
    }
    return Outcome(seed, size, {"stalled readers disconnected": result.disconnects}, result.violations, figures)


STALLED = Experiment(
    name="stalled",
    claim="with one client in twenty not reading, other players' latency hardly grows and memory stays bounded",
    bound="all stalled readers disconnected; memory within their buffers; target: p99 ratio 1.2",
    unit="rounds",
    batch=3,
    goal=30,
    run=run_batch,
)
