"""Jump-in races: lines of different length with equal reactions, and clients that delay what their line is measured by.

Each race is a table of its own in SOLO: a person at each of two seats holds the top card, and a bot is on turn. The
lines are real sockets; long ones, and those behind a trusted proxy, go through a proxy that delays bytes.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from statistics import median

import aiohttp
import msgspec

from forno.client import Client, ConnectionLost, RefusedByServer, Seat
from forno.client.transport import AiohttpSocket
from forno.server.infra.entropy import seeded_entropy
from forno.server.infra.logging import no_logging
from forno.server.protocol import CloseRoom, Contribute, LeaveSeat, StartGame
from forno.server.protocol.room_events import JumpInLost
from harness.proxies import PROXY_ADDRESS, DelayProxy
from harness.servers import FAST_SETTINGS, session_of
from lab.experiment import Experiment, Outcome, Progress

ENTROPY_SEED, WORDS = 1, "1099"
"""With these a table of three is dealt so that seats 1 and 2 hold the top card and seat 3 is on turn."""
NO_JUMPS_MS = 600_000
"""Pace of bots that never jump in."""
TABLES_AT_ONCE = 12
HONEST_SHARE = 2 / 3
FAIR_PERCENT = (45, 55)
MOST_GAIN_MS = 20
"""By delaying pongs alone, in the median; the cap bounds any other delay."""
SETUP_TIMEOUT_S = 60.0


class Line(msgspec.Struct, frozen=True):
    """A line to the server, and what its client delays on purpose."""

    round_trip_ms: int = 0
    """0 for a direct connection; any other goes through a proxy that the server trusts."""
    pong_delay_ms: int = 0
    greeting_delay_ms: int = 0


class Times(msgspec.Struct, frozen=True):
    """The times of a race in milliseconds, so that a short test can have long ones."""

    far: int = 150
    near: int = 5
    reactions: tuple[int, int] = (150, 450)
    behind: int = 100
    """By how much a cheating client reacts later than the honest one."""
    delay: int = 250
    """By which it delays its answers."""
    cap: int = 200
    window: int = 2_500


class LatePongs(AiohttpSocket):
    """A WebSocket whose pings are answered after a delay."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse, delay_s: float) -> None:
        super().__init__(ws)
        self.delay_s = delay_s
        self.late: set[asyncio.Task[None]] = set()

    async def __aiter__(self) -> AsyncIterator[str]:
        async for message in self.ws:
            if message.type is aiohttp.WSMsgType.PING:
                task = asyncio.ensure_future(self.answer(message.data))
                self.late.add(task)
                task.add_done_callback(self.late.discard)
            elif message.type is aiohttp.WSMsgType.TEXT:
                yield message.data

    async def answer(self, payload: bytes) -> None:
        await asyncio.sleep(self.delay_s)
        with suppress(ConnectionError, aiohttp.ClientError):
            await self.ws.pong(payload)


class RacingSeat(Seat):
    """A seat whose client delays pongs and the first greeting, and jumps in a given time after the window opened."""

    delays = Line()
    jumping: asyncio.Task[None] | None = None

    async def _dial(self, *, anew: bool = False) -> None:
        ws = await session_of(self.client).ws_connect(f"{self.client.address}/ws/{self.room}", autoping=False)
        self.socket = LatePongs(ws, self.delays.pong_delay_ms / 1000)
        self.reader = asyncio.ensure_future(self.read(self.socket))
        await asyncio.sleep(self.delays.greeting_delay_ms / 1000)
        await self.greet(anew=anew or not self.n)

    def jump_after(self, reaction_ms: float) -> None:
        """Jump in this long after the frame that opens the window has come."""

        def watch(_: object) -> None:
            if self.jumping is None and self.game is not None and self.game.jump_in is not None:
                self.jumping = asyncio.ensure_future(self.jump(reaction_ms / 1000))

        self.listeners.append(watch)

    async def jump(self, delay_s: float) -> None:
        await asyncio.sleep(delay_s)
        await self.play(self.legal_moves[0])


class RacingClient(Client):
    """A client on one line."""

    def __init__(self, address: str, line: Line) -> None:
        super().__init__(address)
        self.line = line

    def seat(self, room: str, key: str | None = None) -> Seat:
        seat = RacingSeat(self, room, key)
        seat.delays = self.line
        return seat


class RaceTrack:
    """A server, and clients on as many lines as are asked for."""

    def __init__(self, address: str, stack: AsyncExitStack) -> None:
        self.address = address
        self.stack = stack
        self.clients: dict[Line, RacingClient] = {}
        self.proxies: dict[int, DelayProxy] = {}

    async def client(self, line: Line) -> RacingClient:
        if line not in self.clients:
            address = self.address
            if line.round_trip_ms:
                if line.round_trip_ms not in self.proxies:
                    proxy = DelayProxy(self.address, line.round_trip_ms / 1000)
                    self.proxies[line.round_trip_ms] = await self.stack.enter_async_context(proxy)
                address = self.proxies[line.round_trip_ms].address
            self.clients[line] = await self.stack.enter_async_context(RacingClient(address, line))
        return self.clients[line]

    async def race(self, lines: tuple[Line, Line], reactions_ms: tuple[float, float], times: Times) -> float | None:
        """Race once; the margin in milliseconds by which the second seat lost, negative if it won. None for a race that
        was none, because a busy machine brought one jump after the window."""
        first, second = await self.client(lines[0]), await self.client(lines[1])
        settings = {"jump_in_ms": times.window, "latency_cap_ms": times.cap}
        host = await first.open("solo", 3, "Anna", settings=settings)
        guest = await second.sit(host.room, "Bob")
        assert isinstance(host, RacingSeat)
        assert isinstance(guest, RacingSeat)
        for seat, reaction_ms in zip((host, guest), reactions_ms, strict=True):
            seat.jump_after(reaction_ms)
        await host.do(Contribute, words=WORDS)
        await asyncio.sleep(max(line.pong_delay_ms for line in lines) / 1000)  # the first pings are answered
        await host.do(StartGame, fill="random")
        for seat in (host, guest):
            await seat.until(partial(is_raced, seat), SETUP_TIMEOUT_S)
        margin_ms = margin_of(host, guest)
        with suppress(RefusedByServer, ConnectionLost):
            await guest.do(LeaveSeat)
            await host.do(CloseRoom)
        for seat in (host, guest):
            assert seat.jumping is not None
            await asyncio.gather(seat.jumping, return_exceptions=True)
            await seat.close()
        return margin_ms


def is_raced(seat: RacingSeat) -> bool:
    """Has this seat jumped, and is the window closed?"""
    return seat.jumping is not None and seat.game is not None and seat.game.jump_in is None


def margin_of(first: Seat, second: Seat) -> float | None:
    """By how much the second lost, as the loser was told; negative if it won. None if one came after the window."""
    for seat, sign in ((second, 1), (first, -1)):
        for event in seat.room_events:
            if isinstance(event, JumpInLost) and event.seat == seat.number:
                return sign * event.margin_ms
    return None


@asynccontextmanager
async def race_track(folder: Path, latency_cap_ms: int) -> AsyncIterator[RaceTrack]:
    """Run a server that deals the same cards to each table, with a trusted proxy before the long lines."""
    from forno.server.main import serving
    from forno.server.settings import Settings

    chosen = FAST_SETTINGS | {"port": 0, "data": str(folder / "data"), "jump_pace": NO_JUMPS_MS}
    settings = Settings(**chosen, latency_cap=latency_cap_ms, trusted_proxies=(PROXY_ADDRESS,))
    async with AsyncExitStack() as stack:
        stack.enter_context(no_logging())
        address = await stack.enter_async_context(serving(settings, seeded_entropy(ENTROPY_SEED)))
        yield RaceTrack(address, stack)


class Heat(msgspec.Struct, frozen=True):
    """One race to be run: two lines, two reactions, and the cap of the table."""

    name: str
    lines: tuple[Line, Line]
    reactions_ms: tuple[float, float]
    times: Times


def honest_heats(races: int, chance: random.Random, times: Times) -> list[Heat]:
    """Races of a long line (second) against a short one; each pair of reactions is raced twice, changed over."""
    lines = Line(times.near), Line(times.far)
    drawn = [(chance.uniform(*times.reactions), chance.uniform(*times.reactions)) for _ in range((races + 1) // 2)]
    both = [pair for one, other in drawn for pair in ((one, other), (other, one))]
    return [Heat("honest", lines, pair, times) for pair in both[:races]]


def cheating_heats(races: int, times: Times) -> list[Heat]:
    """Races of a client that reacts later (second) and delays its answers in one of several ways."""
    late, everything = Line(0, times.delay), Line(times.near, times.delay, times.delay)
    uncorrected = msgspec.structs.replace(times, cap=0)
    ways = (
        ("late pongs", Line(times.near, times.delay), times),
        ("late pongs, direct", late, times),
        ("late greeting and pongs", everything, times),
        ("late greeting and pongs, cap 0", everything, uncorrected),
    )
    reactions_ms = times.reactions[0], times.reactions[0] + times.behind
    heats = [Heat(name, (Line(times.near), line), reactions_ms, its) for name, line, its in ways]
    return [heats[number % len(heats)] for number in range(races)]


async def run_heats(track: RaceTrack, heats: list[Heat], progress: Progress) -> dict[str, list[float]]:
    """Run races, several at once; the margins of each kind."""
    margins: dict[str, list[float]] = {}
    at_once = asyncio.Semaphore(TABLES_AT_ONCE)

    async def run(heat: Heat) -> None:
        async with at_once:
            margin_ms = await track.race(heat.lines, heat.reactions_ms, heat.times)
            margins.setdefault(heat.name, []).extend([] if margin_ms is None else [margin_ms])
            progress()

    await asyncio.gather(*map(run, heats))
    return margins


def judge(margins: dict[str, list[float]], times: Times) -> tuple[dict[str, float], list[str]]:
    """The figures of a batch, and how they violate the claim."""
    figures, violations = {}, []
    for name, found in margins.items():
        if name == "honest":
            percent = 100 * sum(margin < 0 for margin in found) / len(found)
            figures[f"races won by a line of {times.far} ms against {times.near} ms, percent"] = percent
            if not FAIR_PERCENT[0] <= percent <= FAIR_PERCENT[1]:
                violations.append(f"the long line won {percent:.1f}% of {len(found)} races")
        else:
            gain_ms = times.behind - median(found)
            figures[f"gain by {name}, ms"] = gain_ms
            allowed_ms = MOST_GAIN_MS + (times.cap if name == "late greeting and pongs" else 0)
            if gain_ms > allowed_ms:
                violations.append(f"{name} gained {gain_ms:.0f} ms in the median of {len(found)} races")
    return figures, violations


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    """Run `size` races: two thirds honest, the others with a client that cheats."""
    times, honest = Times(), round(size * HONEST_SHARE)
    heats = honest_heats(honest, random.Random(seed), times) + cheating_heats(size - honest, times)
    async with race_track(folder, times.cap) as track:
        margins = await run_heats(track, heats, progress)
    figures, violations = judge(margins, times)
    counts = {f"{name} races": len(found) for name, found in margins.items()}
    counts["void"] = size - sum(counts.values())
    return Outcome(seed, size, counts, violations, figures)


JUMP_INS = Experiment(
    name="jump-ins",
    claim="in jump-in races a long line wins as often as a short one, and delaying answers to pings gains nothing",
    bound=f"{FAIR_PERCENT[0]} to {FAIR_PERCENT[1]}% of honest races; median gain by late pongs {MOST_GAIN_MS} ms at"
    " most, by any other delay the cap",
    unit="races",
    batch=630,
    goal=630,
    run=run_batch,
)
