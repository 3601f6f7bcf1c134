"""When something must happen at a table by itself."""

from __future__ import annotations

from typing import Literal
from zlib import crc32

import msgspec

from forno.server.protocol.room_settings import Days, Each
from forno.server.room.state import Room
from forno.server.settings import DAY_MS, Settings


class Alarm(msgspec.Struct, frozen=True):
    """Something to look after at a time."""

    at: int
    what: Literal["settle", "time-out", "bot", "jump", "absent", "back", "expire"]
    seat: int = -1


def clock_ends(room: Room) -> int | None:
    """When the time of who owes an answer is up; None where no clock is shown."""
    clock = room.settings.clock
    if room.asked is None or room.status != "playing":
        return None
    if isinstance(clock, Each):
        return room.asked + clock.seconds * 1000 + room.bank[room.playing.seat]
    if isinstance(clock, Days):
        return room.asked + clock.days * DAY_MS
    return None


def alarms(room: Room, pace: Settings) -> list[Alarm]:
    """All that is still to come by itself if nobody does anything."""
    if room.status == "closed":
        return []
    if room.status != "playing":
        waiting = [Alarm(room.at + pace.shelf, "expire")]
        if len(room.humans) > 1 and not room.seats[room.host].away:
            waiting.append(Alarm(room.at + pace.grace, "absent", room.host))
        return waiting
    if room.window:
        bots = [number for number, seat in enumerate(room.seats) if seat.plays_itself]
        waits = [number for number in bots if number not in room.window.claims]
        jumps = [Alarm(room.window.opened + about(pace.jump_pace, room, number), "jump", number) for number in waits]
        return [Alarm(room.window.ends, "settle"), *jumps]
    return turn_alarms(room, pace)


def turn_alarms(room: Room, pace: Settings) -> list[Alarm]:
    """For the seat that owes the answer."""
    assert room.asked is not None
    seat = room.playing.seat
    if room.seats[seat].plays_itself:
        return [Alarm(room.asked + about(pace.bot_pace, room, seat), "bot", seat)]
    ends = clock_ends(room)
    waiting = [Alarm(ends or room.asked + pace.patience, "time-out", seat)]
    if not isinstance(room.settings.clock, Days):
        waiting.append(Alarm(room.asked + pace.grace, "absent", seat))
    return waiting


def about(pace: int, room: Room, seat: int) -> int:
    """Half to one and a half of the pace, the same in every process."""
    if not pace:
        return 0
    return pace // 2 + crc32(f"{room.room} {room.number} {room.playing.serial} {seat}".encode()) % pace
