from __future__ import annotations

from forno.testing.broken import Broken
from forno.testing.course import Course
from forno.testing.law import law
from forno.testing.random_play import random_match

ENOUGH = 500
"""Long games are played again for so many moves."""


@law
def same_seed_is_same_game(course: Course) -> None:
    """The same seed and the same choices are the same game: moves, what was told, the last table and the outcome."""
    match = course.match
    again = random_match(course.game, course.players, course.seed, course.options, moves=min(course.step, ENOUGH))
    for turn, same in zip(match.turns, again.turns, strict=False):
        if turn != same:
            raise Broken(f"first {turn}, then {same}")
    if match.history[: len(again.history)] != again.history:
        raise Broken("played again, it is told otherwise")
    if course.step > ENOUGH:
        return
    if match.turns != again.turns or match.table != again.table:
        raise Broken("played again, it ends otherwise")
    if course.game.outcome(match.table) != course.game.outcome(again.table):
        raise Broken("played again, it has another outcome")
