from __future__ import annotations

from forno.testing.broken import Broken
from forno.testing.course import Course
from forno.testing.law import law
from forno.testing.random_play import random_turn


@law
def after_leaves_its_table_alone(course: Course) -> None:
    """`after` is pure: its table stays as it is, and it comes to the same as `play` on a copy, told or untold."""
    table = course.table
    if table.is_over:
        return
    seat, move = random_turn(table, course.chance())
    twin = table.copy()
    after = table.after(move, seat)
    if table != twin:
        raise Broken(f"`{move}` by seat {seat + 1} changed the table it came after")
    twin.events = []
    twin.play(move, seat)
    if twin != after:
        raise Broken(f"`{move}` by seat {seat + 1}: after, untold, is not play on a copy, told")
