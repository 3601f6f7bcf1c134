"""Questions that a seat may ask without doing anything: why a move would be refused, and what a good bot would do."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from forno import bots
from forno.bots import Sight
from forno.core.chance import FairChance
from forno.core.errors import Refused
from forno.server import telling
from forno.server.contract import Line
from forno.server.desk import Desk
from forno.server.protocol import Act, Hint, Why, Wondered
from forno.server.refusals import refusal
from forno.server.room import Room, check
from forno.server.room.deeds import need_seat
from forno.server.thinking import sight_of

ADVISER = "expert"
"""Who gives hints: the best of those whose advice depends on nothing but what the seat may know, to the byte."""


class Counsel(Desk):
    """Answers that enter no log. They go to the line that asked, and to nobody else."""

    async def wonder(self, place: Any, asked: Wondered, line: Line, arrived: float) -> bytes:
        """The answer to a question. A refusal is an answer like any other here."""
        self.spend(place.live, place.seat, arrived)
        try:
            if isinstance(asked, Why):
                return await self.why(place, asked)
            return await self.hint(place, asked, line.lang)
        except Refused as refused:
            return refusal(asked.id, refused, line.lang)

    async def why(self, place: Any, asked: Why) -> bytes:
        """By the very check that the move itself would meet."""
        async with place.live.lock:
            room = await self.fresh(place.live)
            check(Act(asked.id, asked.number, asked.decision, asked.move), room, place.seat)
        return telling.fine(asked.id)

    async def hint(self, place: Any, asked: Hint, lang: str) -> bytes:
        """What a good bot would do, from what this seat may know and nothing else. (house.hints)"""
        async with place.live.lock:
            room = await self.fresh(place.live)
            sight = sight_for_hint(room, asked, place.seat, searching=bots.find(ADVISER).thinks)
        chance = chance_of_hint(room.room, asked, sight.seat)
        move, reason = await self.thinkers.advise(ADVISER, sight, chance)
        return telling.advice(room, asked.id, move, reason, lang)


def sight_for_hint(room: Room, asked: Hint, seat: int | None, *, searching: bool) -> Sight:
    """What a seat may know, if it may ask now."""
    table = room.playing
    seat = need_seat(room, seat)
    if not room.settings.hints:
        raise Refused("house.hints")
    if (asked.number, asked.decision) != (room.number, table.serial):
        raise Refused("play.decision", named=asked.decision, current=table.serial)
    if room.window and seat in room.window.claims:
        raise Refused("house.window")
    world = chance_of_hint(f"{room.room} {room.secret}", asked, seat) if searching else None
    sight = sight_of(room, seat, jumping=seat != table.seat, world=world)
    if sight is None:
        raise Refused("turn.whose", seat=table.seat + 1)
    return sight


def chance_of_hint(room: str, asked: Hint, seat: int) -> FairChance:
    """Asking again brings the same answer. What a world is drawn from must be secret, or the way in which the truth was
    shuffled would tell of it; all else depends on nothing hidden."""
    return FairChance(sha256(f"forno hint {room} {asked.number} {asked.decision} {seat}".encode()).digest())
