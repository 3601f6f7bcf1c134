"""Timers of a room: jump-in windows, time limits, bots, absence, expiry."""

from __future__ import annotations

from typing import Literal, NamedTuple
from zlib import crc32

import msgspec

from forno import bots
from forno.server.protocol.room_settings import Days, NoClock, PerDecision
from forno.server.room.evening import is_missed
from forno.server.room.state import SUBSTITUTE_LEVEL, Person, Room, Vote
from forno.server.settings import DAY_MS, Settings

START_DELAY_MS = 1_500
"""From the readiness of all to the start of the next game: time for each device to contribute to the shuffle."""
VOTE_MS = 300_000
"""How long a vote stays open."""
PACE_FACTORS = {"quick": 0.4, "normal": 1.0, "slow": 2.5}
"""How many times the server's pace of bots each pace of a room is."""
MIN_THINKING_MS = 300
"""A bot that searches takes at least so long for a move, with its search, even where it has no choice."""
LATE_STEP_MS = 300
"""About the steps in which a search answers that comes too late for its least time."""


class Timer(msgspec.Struct, frozen=True):
    """A timer and the time at which it is due."""

    at: int
    what: Literal["close-jump-in", "time-out", "bot", "jump", "absent", "back", "reopen", "end-vote", "start", "expire"]
    seat: int = -1
    """The seat that owes an answer, if the timer is about one."""
    person: int = 0
    """The person who is absent or back."""
    wait_ms: int = 0
    """How long the absent person must have had no connection."""

    @property
    def may_be_held(self) -> bool:
        """Whether it is held at a table that waits for its person. (house.absent)"""
        return self.what in ("bot", "jump", "close-jump-in")


def clock_ends(room: Room) -> int | None:
    """The time at which the clock of the current decision runs out; None without a clock, and while it waits."""
    clock = room.settings.clock
    if room.clock_started_at is None or room.status != "playing" or room.covered or room.waits:
        return None
    if type(clock) is NoClock:  # in nearly all rooms; asked several times in every move
        return None
    if isinstance(clock, PerDecision):
        return room.clock_started_at + clock.seconds * 1000 + room.bank[room.playing.seat]
    if isinstance(clock, Days):
        return room.clock_started_at + clock.days * DAY_MS
    return None


def timers(room: Room, settings: Settings) -> list[Timer]:
    """All timers of a room in its current state."""
    if room.status == "closed":
        return []
    waiting = [absence(person, room.at, settings.away_between_games) for person in room.queue if not person.away]
    if room.vote:
        waiting.append(Timer(vote_ends(room, room.vote), "end-vote"))
    if room.status == "playing":
        return [*waiting, *host_timers(room, settings), *game_timers(room, settings)]
    waiting.append(Timer(room.at + settings.shelf, "expire"))
    if room.ready_at:
        waiting.append(Timer(room.ready_at + START_DELAY_MS, "start"))
    seated = [seat.person for seat in room.seats if seat.person]
    if len(seated) + len(room.queue) > 1:
        missed = [person for person in seated if not person.away and is_missed(room, person.id)]
        waiting += [absence(person, room.at, settings.away_between_games) for person in missed]
    return waiting


def vote_ends(room: Room, vote: Vote) -> int:
    """The time at which a vote fails: after some minutes; where nobody needs to stay connected, after as many days as a
    decision has."""
    clock = room.settings.clock
    return vote.opened + (clock.days * DAY_MS if isinstance(clock, Days) else VOTE_MS)


def absence(person: Person, since: int, wait_ms: int, seat: int | None = None) -> Timer:
    """The timer that marks a person as away who has no connection for this long."""
    return Timer(since + wait_ms, "absent", -1 if seat is None else seat, person.id, wait_ms)


def host_timers(room: Room, settings: Settings) -> list[Timer]:
    """The timer after which others answer a request for a seat, whoever is on turn. (house.stand-in)"""
    if room.waits or isinstance(room.settings.clock, Days) or all(person.wants is None for person in room.queue):
        return []
    hosts = [seat.person for seat in room.seats if seat.person and seat.person.id == room.host]
    return [absence(host, room.at, settings.grace) for host in hosts if not host.away]


def game_timers(room: Room, settings: Settings) -> list[Timer]:
    """Timers of the game that is played."""
    if room.jump_in:
        racers = [number for number, seat in enumerate(room.seats) if seat.plays_itself]
        waits = [number for number in racers if number not in room.jump_in.claims]
        jumps = [Timer(room.jump_in.opened + jump_delay_ms(room, settings, number), "jump", number) for number in waits]
        return [Timer(room.jump_in.ends, "close-jump-in"), *jumps]
    return turn_timers(room, settings)


def turn_timers(room: Room, settings: Settings) -> list[Timer]:
    """Timers of the seat that owes the answer. Where the table waits a person has none. (house.absent)"""
    assert room.clock_started_at is not None
    seat = room.playing.seat
    person = room.seats[seat].person
    if person is None or room.seats[seat].plays_itself:
        return [Timer(room.clock_started_at + bot_delay_ms(room, settings, seat), "bot", seat)]
    if room.waits:
        return []
    ends = clock_ends(room)
    waiting = [Timer(ends or room.clock_started_at + settings.patience, "time-out", seat)]
    if not isinstance(room.settings.clock, Days):
        waiting.append(absence(person, room.clock_started_at, settings.grace, seat))
    return waiting


def bot_delay_ms(room: Room, settings: Settings, seat: int) -> int:
    """How long a bot waits before its move, by the pace of the room. Time that a jump-in window took counts.

    It follows from what everybody knows: never from a hand, nor from how long the bot thinks. (bake.silent)
    """
    delay_ms = about(int(settings.bot_pace * PACE_FACTORS[room.settings.bot_pace]), room, seat)
    waited_ms = room.settings.jump_in_ms if room.playing.opens_race else 0
    return max(MIN_THINKING_MS if searches(room, seat) else 0, delay_ms - waited_ms)


def thinking_ms(room: Room, seat: int) -> int:
    """How long before its answer is due a bot that searches begins to choose: the same whatever it holds."""
    return MIN_THINKING_MS if searches(room, seat) else 0


def searches(room: Room, seat: int) -> bool:
    """Whether the bot of a seat is one that searches in this game."""
    return bots.find(level_of(room, seat)).searches_in(room.game)


def level_of(room: Room, seat: int) -> str:
    """The level of the bot that plays for a seat."""
    level = room.seats[seat].bot or SUBSTITUTE_LEVEL
    return level if level in bots.on_offer() else SUBSTITUTE_LEVEL


def jump_delay_ms(room: Room, settings: Settings, seat: int) -> int:
    """How long a bot takes to jump in, by its level: one that is too slow for the window misses it."""
    level = bots.BOTS.get(room.seats[seat].bot or SUBSTITUTE_LEVEL)
    return about(int(settings.jump_pace * (level.reaction if level else 1)), room, seat)


# --- the times of answers


class AnswerTimes(NamedTuple):
    """The times at which the answer to a question may be given: its least time, and steps after that.

    They follow from what everybody knows before the seat is asked. An answer that is ready waits for the next of them,
    so that the time at which it comes tells neither what it is nor how hard it was to find.
    """

    least_at: int
    step_ms: int

    def next(self, ready_at: int) -> int:
        """The first of these times that is not before this one."""
        late_ms = max(0, ready_at - self.least_at)
        return self.least_at + -(-late_ms // self.step_ms) * self.step_ms


def answer_times(room: Room, timer: Timer) -> AnswerTimes:
    """The times at which a bot may answer for a seat. One that does not search is never late by much: it answers once
    it is ready."""
    is_search = timer.what == "bot" and searches(room, timer.seat)
    return AnswerTimes(timer.at, about(LATE_STEP_MS, room, timer.seat, " late") if is_search else 1)


def about(delay_ms: int, room: Room, seat: int, kind: str = "") -> int:
    """A delay of half to one and a half times `delay_ms`, the same in every process. It is drawn for each question, and
    each kind of delay, from what everybody knows."""
    if not delay_ms:
        return 0
    question = f"{room.name} {room.number} {room.playing.serial} {seat}{kind}"
    return delay_ms // 2 + crc32(question.encode()) % delay_ms
