"""One game among bots, and one deal: the same cards in every line-up of the plan."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

import msgspec

from forno import games
from forno.arena.bot_pool import SeatedBots
from forno.arena.plan import Lineup, Plan, chance_for
from forno.bots.third_party.guard import Fault, GuardedBot
from forno.core.chance import Chance
from forno.observe import SelfPlay

SAMPLER = 1
"""Tells the chance that draws worlds from the chance that a bot plays with."""


class BotConduct(msgspec.Struct):
    """How one of the bots behaved in a deal: what it was asked, how long it thought, what it got wrong."""

    asked: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    faults: dict[str, int] = {}
    """By kind: crash, illegal, time-out."""
    first: str = ""
    """What the first fault was, for its author."""

    def note(self, seconds: float, fault: Fault | None) -> None:
        self.asked += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        if fault:
            self.faults[fault.kind] = self.faults.get(fault.kind, 0) + 1
            self.first = self.first or str(fault)


class PlayedGame(msgspec.Struct, frozen=True):
    """How a game ended: who sat where, each seat's score and place."""

    lineup: Lineup
    scores: tuple[int, ...]
    places: tuple[int, ...]


class PlayedDeal(msgspec.Struct, frozen=True):
    """A deal that was played in all its line-ups."""

    number: int
    games: list[PlayedGame]
    conduct: dict[int, BotConduct]
    """By the number of the bot."""


def play_deal(plan: Plan, number: int, seated_bots: SeatedBots) -> PlayedDeal:
    """The same cards in every line-up."""
    game = games.game(plan.game)
    conduct = {bot: BotConduct() for lineup in plan.lineups for bot in lineup}
    played = []
    for turn, lineup in enumerate(plan.lineups):
        self_play = SelfPlay(game, plan.players, chance_for(plan.seed, number), plan.options)
        seated = [seated_bots.at(bot, seat) for seat, bot in enumerate(lineup)]
        chances = [
            (chance_for(plan.seed, number, turn, seat, SAMPLER), chance_for(plan.seed, number, turn, seat))
            for seat in range(plan.players)
        ]
        play_game(self_play, seated, chances, [conduct[bot] for bot in lineup])
        outcome = self_play.outcome
        played.append(PlayedGame(lineup, outcome.scores, outcome.places))
    return PlayedDeal(number, played, conduct)


def play_game(
    self_play: SelfPlay,
    seated: Sequence[GuardedBot],
    chances: Sequence[tuple[Chance, Chance]],
    conduct: Sequence[BotConduct],
) -> None:
    """Ask one bot after the other until the game is over.

    Worlds are drawn by a chance that no bot gets to see: who knows how cards were shuffled could shuffle them back.
    """
    while not self_play.is_over:
        seat = self_play.seat
        guarded, (sampler, chance) = seated[seat], chances[seat]
        observation = self_play.observation(sampler if guarded.bot.searches_in(self_play.game) else None)
        began = perf_counter()
        move, fault = guarded.choose(observation, chance)
        conduct[seat].note(perf_counter() - began, fault)
        self_play.play(move)
