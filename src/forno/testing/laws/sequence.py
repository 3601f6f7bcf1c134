from __future__ import annotations

from forno.core.sequence import PASS, Sequential
from forno.testing.broken import Broken
from forno.testing.course import Course
from forno.testing.law import law
from forno.testing.worlds import name_of, verdict

MOVES = 30


@law
def sequence_plays_the_same_game(course: Course) -> None:
    """Asked one after the other, seats are offered legal moves only, and nobody who passes a race changes anything."""
    chance = course.chance()
    sequence = Sequential(course.table.copy())
    for _ in range(MOVES):
        if sequence.is_over:
            return
        seat, options = sequence.seat, sequence.options()
        if not options:
            raise Broken(f"{name_of(seat)} is asked and has no options")
        move = options[chance.below(len(options))]
        if sequence.asked and move == PASS:
            _passes(sequence)
            continue
        if (answer := verdict(sequence.table, move, seat)) != "legal":
            raise Broken(f"{name_of(seat)} is offered `{move}`: {answer}")
        sequence = sequence.copy()
        sequence.play(move)


def _passes(sequence: Sequential) -> None:
    before, waiting = sequence.table.copy(), len(sequence.asked)
    sequence.play(PASS)
    if sequence.table != before or len(sequence.asked) != waiting - 1:
        raise Broken("passing a race changed the table or who is still to be asked")
