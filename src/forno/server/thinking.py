"""Bots at a table: they get what a person at their seat gets, and think where they keep nobody waiting."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any

from forno import bots
from forno.bots import Bot, Reason, Sight, host
from forno.bots.worker import Workers
from forno.core.chance import Chance, FairChance
from forno.core.event import heard
from forno.core.move import Pass
from forno.server import telling
from forno.server.live import Live
from forno.server.log.base import Unavailable
from forno.server.logs import log
from forno.server.metrics import BOT_SECONDS
from forno.server.room import BotAct, Room
from forno.server.room.times import Alarm

if TYPE_CHECKING:
    from forno.server.attending import Attendant

SUBSTITUTE = "regular"
"""Who plays for an absent player."""
PONDERS = 0.3
"""Seconds that a bot that thinks takes for an answer, though it were clear at once: else one could tell by the time
whether it had a choice, and so what it holds."""


class Thinkers:
    """Worker processes for bots that think; the quick ones answer at once."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: Workers | None = None

    def close(self) -> None:
        if self.pool:
            self.pool.shutdown(wait=False, cancel_futures=True)

    def ask(self, attendant: Attendant, live: Live, room: Room, alarm: Alarm) -> None:
        """Begin to think about a question; the move comes as a command like anybody's."""
        level = room.seats[alarm.seat].bot or SUBSTITUTE
        level = level if level in bots.levels() else SUBSTITUTE
        jumping = alarm.what == "jump"
        world = FairChance(secrets.token_bytes(32)) if bots.find(level).thinks else None
        sight = sight_of(room, alarm.seat, jumping=jumping, world=world)
        if sight is not None:
            reaction = alarm.at - room.window.opened if room.window else 0
            attendant.run(self.answer(attendant, live, level, sight, room.number, reaction))

    async def answer(
        self, attendant: Attendant, live: Live, level: str, sight: Sight, number: int, reaction: int
    ) -> None:
        question = sight.view.question
        assert question is not None
        began = time.monotonic()
        move = await self.choose(level, sight)
        BOT_SECONDS.observe(time.monotonic() - began)
        if bots.find(level).thinks and sight.seat == question.seat:
            await asyncio.sleep(began + PONDERS - time.monotonic())
        if move == Pass() and move not in sight.options[1:] and sight.seat != question.seat:
            return
        command = f"bot:{number}:{question.id}:{sight.seat}"
        for chosen, name in ((move, command), (sight.default, f"{command}:default")):
            deed = BotAct(sight.seat, number, question.id, telling.raw(chosen))
            if await self.insist(attendant, live, deed, name, reaction):
                return

    async def insist(self, attendant: Attendant, live: Live, deed: BotAct, command: str, reaction: int) -> bool:
        """Until the log can be reached. False if a rule refuses: then the default is tried."""
        while True:
            try:
                async with live.lock:
                    return await attendant.house(live, deed, command, reaction)
            except Unavailable:
                await asyncio.sleep(1)

    async def choose(self, level: str, sight: Sight) -> Any:
        """The bot's move; the default where it fails."""
        bot, chance = bots.find(level), FairChance(secrets.token_bytes(32))
        return await self.think(bot, bot.choose, sight.default, sight, chance)

    async def advise(self, level: str, sight: Sight, chance: Chance) -> tuple[Any, Reason]:
        """What the bot would do, and why."""
        bot = bots.find(level)
        move, reason = await self.think(bot, bot.advise, (sight.default, Reason("default")), sight, chance)
        return move, reason

    async def think(self, bot: Bot, thought: Callable[..., Any], otherwise: Any, *given: Any) -> Any:
        """At once, or in another process where the bot takes its time."""
        try:
            if not bot.thinks:
                return thought(*given)
            if self.pool is None:
                self.pool = Workers(self.workers)
            return await asyncio.get_running_loop().run_in_executor(self.pool, thought, *given)
        except BrokenProcessPool:
            self.pool = None
        except Exception as error:
            log.error("a bot failed; the default is played", level=bot.level, why=type(error).__name__)
        return otherwise


def sight_of(room: Room, seat: int, *, jumping: bool, world: Chance | None = None) -> Sight | None:
    """What this seat may know now, with a world drawn by this chance to search; None if it cannot do anything."""
    table = room.playing
    options = table.options(seat)
    if not options or (jumping and seat == table.seat):
        return None
    told = heard(list(room.history), seat)
    return host.sight_of(room.game, table, seat, told, jumping=jumping, world=world)
