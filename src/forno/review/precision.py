"""The precision of a review's headline: its interval, and the further sampled tables that narrow it."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

from forno.core.game import Game
from forno.kernel.tables import compiled_form_for
from forno.review.evaluate import Evaluation

ERRORS_IN_INTERVAL: Final = 1.96
"""Standard errors from the middle of an interval of 95% to its ends."""
AIM: Final = 0.048
"""Half the width of the interval at which no further tables are sampled: within 5 points of a hundred."""
WIDEST: Final = 0.10
"""Half the width of the widest interval with which a headline is shown."""
MEANINGLESS: Final = 0.5
"""Half the width above which an interval is wider than the way from no game won to one, and is not told."""
FURTHER_ROUNDS: Final = 3
"""How often further tables are allotted: each time the spreads are known better."""
FURTHER_WORLDS: Final = {"mamma-mia": 80_000, "sole-mio": 70_000, "grande": 28_000, "plus": 32_000, "solo": 140_000}
"""By game: the most further tables of a review where the kernel is compiled. Some two seconds of one core."""
FURTHER_WORLDS_OF_TWO: Final = FURTHER_WORLDS | {"grande": 40_000, "plus": 54_000}
"""The same with two players: their rounds are shorter, and their results vary more."""


def further_worlds(game: Game, players: int) -> int:
    """Return how many further tables a review may sample by default: none in plain Python, where they take minutes."""
    worlds = FURTHER_WORLDS_OF_TWO if players == 2 else FURTHER_WORLDS
    return worlds.get(game.name, 0) if compiled_form_for(game) else 0


def half_width(error: float) -> float:
    """Return half the width of the interval of 95%, from a standard error."""
    return ERRORS_IN_INTERVAL * error


def told_interval(error: float) -> float | None:
    """Return half the width of the interval of 95%, from a standard error; None where it means nothing."""
    half = half_width(error)
    return half if half <= MEANINGLESS else None


def allot(evaluations: Sequence[Evaluation], limit: int) -> list[int]:
    """Return how many further tables each decision gets: in proportion to its spread, which makes the error of the sum
    least (Neyman), and as many as the aim needs, at most `limit` in all."""
    spreads = [one.spread for one in evaluations]
    total = fsum(spreads)
    needed = (total * ERRORS_IN_INTERVAL / AIM) ** 2
    wanted = [max(0.0, needed * spread / total - one.worlds) for spread, one in zip(spreads, evaluations, strict=True)]
    scale = min(1.0, limit / max(1.0, fsum(wanted)))
    return [int(scale * number) for number in wanted]
