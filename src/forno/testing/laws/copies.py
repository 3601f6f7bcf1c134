from __future__ import annotations

from forno.testing.broken import Broken
from forno.testing.course import Course
from forno.testing.law import law
from forno.testing.photograph import photograph
from forno.testing.random_play import random_turn

MOVES = 30


@law
def copies_share_nothing(course: Course) -> None:
    """A copy equals its original, listens to nobody, and can be played on without touching it."""
    table, chance = course.table, course.chance()
    before = photograph(table)
    twin = table.copy()
    if twin != table:
        raise Broken("the copy is not equal")
    if twin.events is not None:
        raise Broken("the copy listens")
    for _ in range(MOVES):
        if twin.is_over:
            break
        seat, move = random_turn(twin, chance)
        twin.act(move, seat)
    if photograph(table) != before:
        raise Broken("moves on a copy changed the original")
