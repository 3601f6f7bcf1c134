"""Queries of a seat, which change nothing: whether a move would be refused, and what a good bot would do."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from forno import observe
from forno.bots import Observation
from forno.bots.hints import hint_bot
from forno.core.chance import FastChance
from forno.core.errors import Refused
from forno.core.game import Game
from forno.server import viewer_frames
from forno.server.infra.fair_queue import Place
from forno.server.protocol import AnyQuery, CheckMove, PlayMove, RequestHint
from forno.server.protocol.refusals import refusal
from forno.server.room import Room, Sender, check
from forno.server.room.commands import need_seat
from forno.server.runtime.bot_runner import BotPool, observation_of
from forno.server.runtime.live_room import LiveRoom
from forno.server.runtime.registry import RoomRegistry


class Queries:
    """Answers queries. The answers enter no log and go only to the connection that asked."""

    def __init__(self, registry: RoomRegistry, pool: BotPool, hint_bot: Callable[[Game], str] = hint_bot) -> None:
        self._registry = registry
        self._pool = pool
        self._hint_bot = hint_bot

    async def answer(self, live: LiveRoom, person: int | None, query: AnyQuery, lang: str) -> bytes:
        """The answer to a query of this person. A refusal is an answer like any other."""
        try:
            if isinstance(query, CheckMove):
                return await self.check_move(live, person, query)
            return await self.hint(live, person, query, lang)
        except Refused as refused:
            return refusal(query.id, refused, lang, live.room.names)

    async def check_move(self, live: LiveRoom, person: int | None, query: CheckMove) -> bytes:
        """Check a move exactly as if it were played."""
        async with live.lock:
            await self._registry.load(live)
            move = PlayMove(query.id, query.number, query.decision, query.move)
            check(move, live.room, Sender(seat_of(live.room, person)))
        return viewer_frames.move_legal(query.id)

    async def hint(self, live: LiveRoom, person: int | None, query: RequestHint, lang: str) -> bytes:
        """Ask a good bot for a move, from what this seat may know and nothing else. (house.hints)

        The worlds that it searches and their number depend on that knowledge alone, so the same position gets the same
        hint, after the same work. The search waits for its turn with those of the bots.
        """
        async with live.lock:
            await self._registry.load(live)
            room = live.room
            observation = observation_for_hint(room, query, seat_of(room, person))
            known = observe.known_table(room.game, room.playing, observation.seat)
        observation = msgspec.structs.replace(observation, sampled_table=known.table)
        chance, place = FastChance(known.seed).child(), Place(live.opener, live.name)
        move, reason = await self._pool.advise(self._hint_bot(room.game), observation, chance, place)
        return viewer_frames.hint_answer(room, query.id, move, reason, lang)


def seat_of(room: Room, person: int | None) -> int | None:
    """The seat of a person now: while a query waited for the lock, they may have got another one."""
    return None if person is None else room.seat_held_by(person)


def observation_for_hint(room: Room, query: RequestHint, seat: int | None) -> Observation:
    """The observation of a seat. Refused if it may not ask for a hint now."""
    table = room.playing
    seat = need_seat(room, Sender(seat))
    if not room.settings.hints:
        raise Refused("house.hints")
    if (query.number, query.decision) != (room.number, table.serial):
        raise Refused("play.decision", named=query.decision, current=table.serial)
    if room.jump_in and seat in room.jump_in.claims:
        raise Refused("house.window")
    observation = observation_of(room, seat, jumping=seat != table.seat)
    if observation is None:
        raise Refused("turn.whose", player=table.seat + 1)
    return observation
