from __future__ import annotations

from forno.core.errors import Refused
from forno.testing.broken import Broken
from forno.testing.course import Course
from forno.testing.law import law
from forno.testing.random_play import LONGEST, dealt_match


@law
def defaults_are_legal(course: Course) -> None:
    """What is played for somebody who does not answer is a legal move."""
    table = course.table
    if table.is_over:
        return
    move = table.default()
    try:
        table.check(move)
    except Refused as refused:
        raise Broken(f"the default `{move}` is refused by {refused}") from None


@law
def defaults_end_the_game(course: Course) -> None:
    """A table where nobody answers any more comes to its end, too."""
    table = dealt_match(course.game, course.players, course.seed, course.options).table
    table.events = None
    for _ in range(LONGEST):
        if table.is_over:
            return
        table.play(table.default())
    raise Broken(f"with nothing but defaults it goes on after {LONGEST} moves")
