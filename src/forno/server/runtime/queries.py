"""Queries of a seat, which change nothing: whether a move would be refused, and what a good bot would do."""

from __future__ import annotations

from hashlib import sha256

from forno import bots
from forno.bots import Bot, Observation
from forno.core.chance import FairChance
from forno.core.errors import Refused
from forno.server import viewer_frames
from forno.server.infra.fair_queue import Place
from forno.server.protocol import AnyQuery, CheckMove, PlayMove, RequestHint
from forno.server.protocol.refusals import refusal
from forno.server.room import Room, Sender, check
from forno.server.room.commands import need_seat
from forno.server.runtime.bot_runner import BotPool, observation_of
from forno.server.runtime.live_room import LiveRoom
from forno.server.runtime.registry import RoomRegistry

HINT_LEVEL = "expert"
"""The bot that gives hints: the best whose advice depends on nothing but what the seat may know, to the byte."""


class Queries:
    """Answers queries. The answers enter no log and go only to the connection that asked."""

    def __init__(self, registry: RoomRegistry, pool: BotPool) -> None:
        self._registry = registry
        self._pool = pool

    async def answer(self, live: LiveRoom, seat: int | None, query: AnyQuery, lang: str) -> bytes:
        """The answer to a query of this seat. A refusal is an answer like any other."""
        try:
            if isinstance(query, CheckMove):
                return await self.check_move(live, seat, query)
            return await self.hint(live, seat, query, lang)
        except Refused as refused:
            return refusal(query.id, refused, lang, live.room.names)

    async def check_move(self, live: LiveRoom, seat: int | None, query: CheckMove) -> bytes:
        """Check a move exactly as if it were played."""
        async with live.lock:
            await self._registry.load(live)
            check(PlayMove(query.id, query.number, query.decision, query.move), live.room, Sender(seat))
        return viewer_frames.move_legal(query.id)

    async def hint(self, live: LiveRoom, seat: int | None, query: RequestHint, lang: str) -> bytes:
        """Ask a good bot for a move, from what this seat may know and nothing else. (house.hints)"""
        async with live.lock:
            await self._registry.load(live)
            room = live.room
            observation = observation_for_hint(room, query, seat, bots.find(HINT_LEVEL))
        chance = hint_chance(room.name, query, observation.seat)
        move, reason = await self._pool.advise(HINT_LEVEL, observation, chance, Place(live.opener, live.name))
        return viewer_frames.hint_answer(room, query.id, move, reason, lang)


def observation_for_hint(room: Room, query: RequestHint, seat: int | None, bot: Bot) -> Observation:
    """The observation of a seat. Refused if it may not ask for a hint now."""
    table = room.playing
    seat = need_seat(room, Sender(seat))
    if not room.settings.hints:
        raise Refused("house.hints")
    if (query.number, query.decision) != (room.number, table.serial):
        raise Refused("play.decision", named=query.decision, current=table.serial)
    if room.jump_in and seat in room.jump_in.claims:
        raise Refused("house.window")
    searches = bot.searches_in(room.game)
    sampler = hint_chance(f"{room.name} {room.secret}", query, seat) if searches else None
    observation = observation_of(room, seat, jumping=seat != table.seat, sampler=sampler)
    if observation is None:
        raise Refused("turn.whose", player=table.seat + 1)
    return observation


def hint_chance(seed: str, query: RequestHint, seat: int) -> FairChance:
    """The chance of a hint: asking again brings the same answer.

    The seed of a sampled table is secret, or the way in which the true one was shuffled would tell of it; that of
    everything else depends on nothing hidden.
    """
    return FairChance(sha256(f"forno hint {seed} {query.number} {query.decision} {seat}".encode()).digest())
