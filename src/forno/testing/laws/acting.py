from __future__ import annotations

from forno.testing.broken import Broken
from forno.testing.course import Course
from forno.testing.law import law

MOVES = 12


@law
def acting_is_playing(course: Course) -> None:
    """`act`, which checks nothing, does to a legal move what `play` does."""
    table = course.table
    seats = [table.seat, *(seat for seat in table.racers() if seat != table.seat)]
    turns = [(seat, move) for seat in seats for move in table.options(seat)]
    course.chance().shuffle(turns)
    for seat, move in turns[:MOVES]:
        acted, played = table.copy(), table.copy()
        acted.act(move, seat)
        played.play(move, seat)
        if acted != played:
            raise Broken(f"`{move}` by seat {seat + 1}: act does something else than play")
        if played.serial == table.serial:
            raise Broken(f"`{move}` by seat {seat + 1}: the next decision has the number of the last one")
