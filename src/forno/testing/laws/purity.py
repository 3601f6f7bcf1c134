from __future__ import annotations

from forno.testing.broken import Broken
from forno.testing.course import Course
from forno.testing.law import law
from forno.testing.photograph import photograph
from forno.testing.random_play import random_turn


@law
def after_leaves_its_table_alone(course: Course) -> None:
    """`after` is pure: its table stays as it is."""
    table = course.table
    before = photograph(table)
    seat, move = random_turn(table, course.chance())
    table.after(move, seat)
    if photograph(table) != before:
        raise Broken(f"`{move}` by seat {seat + 1} changed the table it came after")


@law
def after_foretells_play(course: Course) -> None:
    """A move that is played and told leads to the table that `after` foretold, where nothing is told."""
    table, foretold = course.table, course.foretold
    if foretold is not None and foretold != table:
        turn = course.match.turns[-1]
        raise Broken(f"`{turn.move}` by seat {turn.seat + 1} led to another table than `after` foretold")
    if table.is_over:
        return
    seat, move = course.coming()
    course.foretold = table.after(move, seat)
