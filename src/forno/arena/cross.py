"""Who scored what against whom."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from statistics import fmean

from forno.arena.match import Played


def against(games: Sequence[Played], bot: int, other: int) -> float:
    """In which part of the games that both played the one was ahead of the other; a shared place is half."""
    both = [game for game in games if bot in game.lineup and other in game.lineup]
    places = [(game.places[game.lineup.index(bot)], game.places[game.lineup.index(other)]) for game in both]
    return fmean(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0 for mine, theirs in places)


def cross_table(bots: int, games: Sequence[Played]) -> list[list[float | None]]:
    """Each row: what a bot scored against everybody, None where they never met."""
    together = {pair for game in games for pair in permutations(game.lineup, 2)}
    return [
        [against(games, bot, other) if (bot, other) in together else None for other in range(bots)]
        for bot in range(bots)
    ]
