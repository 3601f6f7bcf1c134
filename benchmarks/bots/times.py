"""How long each level thinks: every decision of a few games of four, one after the other in this process."""

from __future__ import annotations

from time import perf_counter

from forno import bots
from forno.bots.host import Sitting
from forno.core.chance import FastChance
from forno.games import find

BUDGET = 200
LEVELS = {"novice": 20, "regular": 20, "expert": 20, f"master@{BUDGET}ms": 1}
"""How many games each plays."""
COLUMNS = ("game", "level", "decisions", "mean, ms", "99 of 100 within, ms", "longest, ms")
Row = tuple[str, ...]


def times(game: str, level: str) -> Row:
    taken = sorted(1000 * one for seed in range(LEVELS[level]) for one in decisions(game, level, seed))
    late = taken[int(0.99 * len(taken))]
    mean = sum(taken) / len(taken)
    return (game, level, f"{len(taken):,}", f"{mean:.2f}", f"{late:.2f}", f"{taken[-1]:.2f}")


def decisions(game: str, level: str, seed: int) -> list[float]:
    """Seconds for each real choice of one game; the search at one seat, experts at the others."""
    bot, other = bots.find(level), bots.find("expert")
    sitting, chance, taken = Sitting(find(game), 4, FastChance(seed)), FastChance(seed + 1), []
    while not sitting.is_over:
        mine = sitting.seat == 0 or not bot.thinks
        sight = sitting.sight(chance.child() if mine and bot.thinks else None)
        began = perf_counter()
        move = (bot if mine else other).choose(sight, chance)
        if mine and len(sight.options) > 1:
            taken.append(perf_counter() - began)
        sitting.play(move)
    return taken
