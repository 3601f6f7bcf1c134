"""One game among bots, and one deal: the same cards in every line-up of the plan."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

import msgspec

from forno import bots, games
from forno.arena.plan import Lineup, Plan, chance_for
from forno.bots.levels import RandomBot
from forno.bots.third_party.guard import Fault, GuardedBot
from forno.core.chance import Chance
from forno.core.game import Outcome
from forno.kernel.tables import compiled_state, outcome_of
from forno.observe import SelfPlay


class SeatedBots:
    """The bots of a worker, one for each bot and seat, so that seats share no state. Closes them on exit."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.seated: dict[tuple[int, int], GuardedBot] = {}

    def at(self, bot: int, seat: int) -> GuardedBot:
        """Return the bot at this seat; it is made at its first game."""
        if (bot, seat) not in self.seated:
            self.seated[bot, seat] = GuardedBot(bots.find(self.plan.bots[bot]), self.plan.move_time)
        return self.seated[bot, seat]

    def __enter__(self) -> SeatedBots:
        return self

    def __exit__(self, *trouble: object) -> None:
        for guarded in self.seated.values():
            guarded.bot.close()


SAMPLER_STREAM = 1
"""Distinguishes the chance that samples tables from the chance of a bot."""


class BotConduct(msgspec.Struct):
    """The decisions, times and faults of one bot in a deal."""

    asked: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    faults: dict[str, int] = {}
    """By kind: crash, illegal, time-out."""
    first: str = ""
    """The first fault, in words."""

    def note(self, seconds: float, fault: Fault | None) -> None:
        self.asked += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        if fault:
            self.faults[fault.kind] = self.faults.get(fault.kind, 0) + 1
            self.first = self.first or str(fault)


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game: the line-up, and the score and place of each seat."""

    lineup: Lineup
    scores: tuple[int, ...]
    places: tuple[int, ...]


class PlayedDeal(msgspec.Struct, frozen=True):
    """A deal that was played in all line-ups."""

    number: int
    games: list[PlayedGame]
    conduct: dict[int, BotConduct]
    """By the number of the bot."""


def play_deal(plan: Plan, number: int, seated_bots: SeatedBots) -> PlayedDeal:
    """Play the same cards in every line-up."""
    game = games.game(plan.game)
    conduct = {bot: BotConduct() for lineup in plan.lineups for bot in lineup}
    played = []
    for turn, lineup in enumerate(plan.lineups):
        self_play = SelfPlay(game, plan.players, chance_for(plan.seed, number), plan.options)
        seated = [seated_bots.at(bot, seat) for seat, bot in enumerate(lineup)]
        chances = [
            (chance_for(plan.seed, number, turn, seat, SAMPLER_STREAM), chance_for(plan.seed, number, turn, seat))
            for seat in range(plan.players)
        ]
        noted = [conduct[bot] for bot in lineup]
        is_random = all(type(guarded.bot) is RandomBot for guarded in seated)
        outcome = play_randomly(self_play, [chance for _, chance in chances], noted) if is_random else None
        if outcome is None:
            play_game(self_play, seated, chances, noted)
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

    Tables are sampled by a chance that no bot sees: a bot that knew it could undo the shuffle.
    """
    while not self_play.is_over:
        seat = self_play.seat
        guarded, (sampler, chance) = seated[seat], chances[seat]
        observation = self_play.observation(sampler if guarded.bot.searches_in(self_play.game) else None)
        began = perf_counter()
        move, fault = guarded.choose(observation, chance)
        conduct[seat].note(perf_counter() - began, fault)
        self_play.play(move)


def play_randomly(self_play: SelfPlay, chances: Sequence[Chance], conduct: Sequence[BotConduct]) -> Outcome | None:
    """Play a game of random bots in the compiled kernel, with the moves that they would choose; None without one."""
    state = compiled_state(self_play.game, self_play.table)
    if state is None:
        return None
    while not state.is_over:
        seat = state.seat
        moves = state.legal_moves()
        began = perf_counter()
        move = moves[chances[seat].below(len(moves))]
        conduct[seat].note(perf_counter() - began, None)
        state.play(move)
    return outcome_of(self_play.game, state, self_play.table)
