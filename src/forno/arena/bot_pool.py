"""The bots that a worker plays with: one for each seat, so that no two seats share what a bot keeps to itself."""

from __future__ import annotations

from forno import bots
from forno.arena.plan import Plan
from forno.bots.third_party.guard import GuardedBot


class SeatedBots:
    """Found at the first question, let go of at the end: `with Cast(plan) as cast:`"""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.seated: dict[tuple[int, int], GuardedBot] = {}

    def at(self, bot: int, seat: int) -> GuardedBot:
        """This bot, as it sits at this seat."""
        if (bot, seat) not in self.seated:
            self.seated[bot, seat] = GuardedBot(bots.find(self.plan.bots[bot]), self.plan.move_time)
        return self.seated[bot, seat]

    def __enter__(self) -> SeatedBots:
        return self

    def __exit__(self, *trouble: object) -> None:
        for guarded in self.seated.values():
            guarded.bot.close()
