from __future__ import annotations

from forno.core.errors import Refused
from forno.testing.broken import Broken
from forno.testing.course import Course
from forno.testing.law import law
from forno.testing.worlds import name_of


@law
def options_are_legal(course: Course) -> None:
    """Whoever may act has options, nobody else has; none is there twice, and each passes the check."""
    table = course.table
    if table.is_over:
        return
    acting = {table.seat, *table.racers()}
    for seat, options in enumerate(course.all_options()):
        if bool(options) != (seat in acting):
            raise Broken(f"{name_of(seat)} has {len(options)} options; those who may act: {sorted(acting)}")
        if len(set(options)) != len(options):
            raise Broken(f"{name_of(seat)} is offered a move twice: {', '.join(map(str, options))}")
        for move in options:
            try:
                table.check(move, seat)
            except Refused as refused:
                raise Broken(f"{name_of(seat)} is offered `{move}`, which is refused by {refused}") from None
