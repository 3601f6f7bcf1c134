"""Decision times of each level: every decision of a few games of four, sequentially in this process."""

from __future__ import annotations

from time import perf_counter

import forno
from forno import bots
from forno.core.chance import FastChance
from forno.observe import SelfPlay

BUDGET_MS = 200
LEVELS = {"novice": 20, "regular": 20, "expert": 20, f"master@{BUDGET_MS}ms": 1}
"""Games played by each level."""
COLUMNS = ("game", "level", "decisions", "mean, ms", "99 of 100 within, ms", "longest, ms")
Row = tuple[str, ...]


def times(game: str, level: str) -> Row:
    taken_ms = sorted(1000 * one for seed in range(LEVELS[level]) for one in decisions(game, level, seed))
    late = taken_ms[int(0.99 * len(taken_ms))]
    mean = sum(taken_ms) / len(taken_ms)
    return (game, level, f"{len(taken_ms):,}", f"{mean:.2f}", f"{late:.2f}", f"{taken_ms[-1]:.2f}")


def decisions(game: str, level: str, seed: int) -> list[float]:
    """Seconds for each decision with a choice, in one game; a search plays one seat, experts the others."""
    bot, other = bots.find(level), bots.find("expert")
    self_play, chance, taken_s = SelfPlay(forno.game(game), 4, FastChance(seed)), FastChance(seed + 1), []
    while not self_play.is_over:
        searches = bot.searches_in(self_play.game)
        mine = self_play.seat == 0 or not searches
        observation = self_play.observation(chance.child() if mine and searches else None)
        began = perf_counter()
        move = (bot if mine else other).choose(observation, chance)
        if mine and len(observation.legal_moves) > 1:
            taken_s.append(perf_counter() - began)
        self_play.play(move)
    return taken_s
