"""Scenes of absence: people at a table leave, fall asleep and come back. The log says what was done meanwhile.

Who is asleep stays connected, and confirms and does nothing. At a table with one person nothing is done before the last
move was shown to that person, and a jump-in window is closed only when it was open in full before their eyes. At one of
several a bot plays for who is away, and the next welcome tells its moves. (house.absent)
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from random import Random

import msgspec

from forno.client import RefusedByServer
from forno.server.protocol import LeaveSeat, PlayMove, Snapshot, StartGame, Welcome
from forno.server.room import (
    CloseJumpIn,
    LogEntry,
    MarkAway,
    PlayBotMove,
    Room,
    TimeOut,
    apply,
    read_entry,
    take_heads,
)
from forno.server.store.base import Row
from forno.server.viewer_frames import encode
from harness.players import ScriptedPlayer
from harness.virtual.clients import SimulatedClient, SimulatedPlayer, SimulatedSeat, open_table
from harness.virtual.faults import FaultRates
from harness.workload import GAMES
from lab.simulation.scenario import Scenario, ScenarioResult, run_scenario

ALONE_PROBABILITY = 0.6
"""Probability that one person plays with two bots."""
SOLO_PROBABILITY = 0.6
WINDOW_MS = 2_400
"""The jump-in window: longer than anything on its way."""
LEAST_SHOWN_S = 1.0
"""A window was before somebody's eyes for so long at least: what the server allows for late confirmations, and what
simulated networks add, is less than the rest."""
ABSENCE_S, PRESENCE_S = 9.0, 2.0
"""The longest absence, and the longest time until the next one."""
MIN_ENTRIES, MAX_ENTRIES, MAX_DURATION_S = 30, 60, 90.0
BLURRING = {"half", "freeze", "store_slow", "store_late", "store_unsure", "store_fails", "store_away"}
"""Faults by which a process believes for a while that somebody is there who has gone, or opens a window and tells it
later."""

GOES_ON = (PlayBotMove, CloseJumpIn)
"""Commands by which a server goes on with a game by itself."""

_message = msgspec.json.Decoder(Welcome | Snapshot)


class Confirmed(msgspec.Struct, frozen=True):
    """Confirmations of a client: when, and the number of the frame that was shown."""

    at: float
    n: int


class Told(msgspec.Struct, frozen=True):
    """The moves of a bot that a welcome told, and the head of the stream then."""

    n: int
    played: tuple[bytes, ...]
    count: int


class SleepySeat(SimulatedSeat):
    """A seat whose client may be asleep. It always asks for the whole state, so that it knows how far the log was."""

    asleep_until = 0.0

    def __init__(self, client: SimulatedClient, room: str, key: str | None = None) -> None:
        super().__init__(client, room, key)
        self.confirmed: list[Confirmed] = []
        self.told: list[Told] = []
        self.returns: list[float] = []
        """When it greeted a server."""
        self._welcome: Welcome | None = None

    async def connect(self, *, anew: bool = False) -> None:
        await super().connect(anew=True)

    async def greet(self, *, anew: bool = True) -> None:
        self.returns.append(self.client.world.loop.now)  # type: ignore[attr-defined]
        await super().greet(anew=anew)

    async def confirm(self) -> None:
        now = asyncio.get_running_loop().time()
        if now < self.asleep_until:
            return
        if self.number is not None:
            self.confirmed.append(Confirmed(now, self.n))
        await super().confirm()

    def receive(self, text: str) -> None:
        super().receive(text)
        if text.startswith(('{"type":"welcome"', '{"type":"snapshot"')):
            match _message.decode(text):
                case Welcome() as welcome:
                    self._welcome = welcome
                case Snapshot(n) if self._welcome is not None and self._welcome.seat is not None:
                    welcome, self._welcome = self._welcome, None
                    self.told.append(Told(n, tuple(map(bytes, welcome.played)), welcome.played_count))


class SleepyClient(SimulatedClient):
    """A client whose seats may be asleep."""

    def seat(self, room: str, key: str | None = None) -> SleepySeat:
        return SleepySeat(self, room, key)


class AbsentPlayer(SimulatedPlayer):
    """A player of one game who is absent now and then."""

    seat: SleepySeat

    async def move(self) -> None:
        """Move as soon as one is awake."""
        if (late := self.seat.asleep_until - asyncio.get_running_loop().time()) > 0:
            await asyncio.sleep(late)
        else:
            await ScriptedPlayer.move(self)

    def can_act(self) -> bool:
        return ScriptedPlayer.can_act(self)

    async def be_absent(self, chance: Random) -> str:
        """Sleep, lose the connection, or leave the table for a while; which of them."""
        seconds = chance.uniform(0.5, ABSENCE_S)
        kind = chance.choice(("sleep", "leave", "leave seat"))
        if kind == "sleep":
            self.seat.asleep_until = asyncio.get_running_loop().time() + seconds
            await asyncio.sleep(seconds)
            await self.seat.confirm()
        else:
            if kind == "leave seat" and not self.is_disconnected:
                with suppress(RefusedByServer):
                    await self.request(LeaveSeat)
            self.leave(seconds)
            await asyncio.sleep(seconds)
        return kind


class AbsenceScenario(Scenario):
    """One game of one person with two bots, or of two people with one."""

    def __init__(self, seed: int, rates: FaultRates | None = None, *, keep: bool = False) -> None:
        super().__init__(seed, rates, keep=keep)
        self.people = 1 if self.random.random() < ALONE_PROBABILITY else 2

    def limits(self) -> tuple[int, float]:
        return self.random.randint(MIN_ENTRIES, MAX_ENTRIES), MAX_DURATION_S

    def client(self, name: str) -> SleepyClient:
        return SleepyClient(self.world, self.processes, self.history, name)

    async def play(self) -> None:
        game = "solo" if self.random.random() < SOLO_PROBABILITY else self.random.choice(GAMES)
        opened = await open_table(self.client("Anna"), game, 3, jump_in_ms=WINDOW_MS)
        players = [AbsentPlayer(opened, *self.player_arguments())]
        self.players += players
        await players[0].reconnect()
        if self.people == 2:
            guest = AbsentPlayer(self.client("Bob").seat(opened.room), *self.player_arguments())
            self.players.append(guest)
            players.append(guest)
            await guest.sit("Bob")
        await players[0].request(StartGame, fill="random")
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
                group.create_task(self.be_absent(player))

    async def be_absent(self, player: AbsentPlayer) -> None:
        while not player.seat.is_over:
            await asyncio.sleep(self.random.uniform(0.2, PRESENCE_S))
            self.world.fault_counts[await player.be_absent(self.random)] += 1

    def heal(self) -> None:
        for player in self.players:
            if isinstance(player, AbsentPlayer):
                player.seat.asleep_until = 0.0
        super().heal()

    def log_violations(self) -> list[str]:
        """Return the violations of the rule in the log."""
        found: list[str] = []
        faults = {name for name, count in self.world.fault_counts.items() if count}
        for player in self.players:
            seat, rows = player.seat, self.store.rows.get(player.seat.room, [])
            assert isinstance(seat, SleepySeat)
            if seat.person is not None:
                times = [self.store.written_at[seat.room, row.seq] for row in rows]
                found += waiting_violations(rows, times, seat, is_blurred=bool(faults & BLURRING))
                found += told_violations(rows, seat)
        return found


def run_absences(seed: int, rates: FaultRates | None = None, *, mutant: str = "", keep: bool = False) -> ScenarioResult:
    """Run the absences of a seed. Fault rates are drawn unless given."""
    return run_scenario(AbsenceScenario(seed, rates, keep=keep), mutant)


# --- the model


def waiting_violations(rows: Sequence[Row], times: Sequence[float], seat: SleepySeat, *, is_blurred: bool) -> list[str]:
    """Find what was done at a waiting table for its person, or before they were shown what was done before."""
    room, found = Room(seat.room), list[str]()
    done_n = window_n = 0
    for row, at in zip(rows, times, strict=True):
        entry = read_entry(row.body)
        number = room.seat_held_by(seat.person or 0)
        if room.waits and not any(one.is_held for one in room.seats) and isinstance(entry.command, GOES_ON):
            found.append(f"entry {row.seq} came while nobody was at the table")
        elif room.waits and number is not None and room.seats[number].is_held and entry.refusal is None:
            found += forbidden(entry, number, seat.person or 0)
            if isinstance(entry.command, GOES_ON):
                shown = [one.at for one in seat.confirmed if one.n >= done_n and one.at <= at]
                if not shown:
                    found.append(f"entry {row.seq} came before frame {done_n} was shown")
                if isinstance(entry.command, CloseJumpIn) and not is_blurred and not was_shown(seat, window_n, at):
                    found.append(f"entry {row.seq} closed a window that was not open in full")
        before = room.jump_in.opened if room.jump_in else None
        apply(room, entry, row.text)
        take_heads(room, entry)
        number = room.seat_held_by(seat.person or 0)
        head = room.seats[number].n if number is not None else 0
        if isinstance(entry.command, GOES_ON):
            done_n = head
        if room.jump_in and room.jump_in.opened != before:
            window_n = head
    return found


def forbidden(entry: LogEntry, number: int, person: int) -> list[str]:
    """Find moves in the person's name, and marks of absence."""
    match entry.command:
        case TimeOut():
            return ["time ran out at a table that waits"]
        case MarkAway(person=marked) if marked == person:
            return ["the person of a table that waits was marked absent"]
        case PlayBotMove(seat=moved) if moved == number:
            return ["a bot played for the person of a table that waits"]
    return []


def was_shown(seat: SleepySeat, n: int, closed_at: float) -> bool:
    """Whether the open window was before the person's eyes for long enough until it was closed."""
    shown = min((one.at for one in seat.confirmed if one.n >= n), default=closed_at)
    back = [at for at in seat.returns if shown < at <= closed_at]
    return closed_at - max([shown, *back]) >= LEAST_SHOWN_S


def told_violations(rows: Sequence[Row], seat: SleepySeat) -> list[str]:
    """Find welcomes that tell something else than a bot has played for the person up to then."""
    possible: dict[int, list[tuple[bytes, ...]]] = {}
    room, played, by_bot = Room(seat.room), tuple[bytes, ...](), False
    for row in rows:
        entry = read_entry(row.body)
        number = room.seat_held_by(seat.person or 0)
        was_away = number is not None and room.seats[number].away
        effects = apply(room, entry, row.text)
        take_heads(room, entry)
        if number is None:
            number = room.seat_held_by(seat.person or 0)
        if number is None or entry.refusal is not None:
            continue
        if not was_away and room.seats[number].away:
            played = ()
        match entry.command:
            case PlayMove() if entry.seat == number:
                played, by_bot = (), False
            case PlayBotMove(seat=moved) if moved == number:
                by_bot = True
        if by_bot:
            played += tuple(encode(move) for mover, move in effects.turns if mover == number)
        possible.setdefault(room.seats[number].n, []).append(played)
    return [
        f"the welcome at frame {told.n} tells {told.count} moves of a bot"
        for told in seat.told
        if (told.played, told.count) not in [(one[-50:], len(one)) for one in possible.get(told.n, [])]
    ]
