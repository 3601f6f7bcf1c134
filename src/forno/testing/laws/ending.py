from __future__ import annotations

from collections.abc import Callable
from functools import partial

from forno.core.errors import Refused
from forno.core.move import Pass
from forno.testing.broken import Broken
from forno.testing.course import Course
from forno.testing.law import law
from forno.testing.random_play import LONGEST


@law
def games_end(course: Course) -> None:
    """Every game ends."""
    if course.step > LONGEST:
        raise Broken(f"it goes on after {LONGEST} moves")


@law
def finished_tables_refuse_everything(course: Course) -> None:
    """When the game is over nobody is asked and nobody acts any more. (play.over)"""
    table = course.table
    if table.racers():
        raise Broken("somebody could still act out of turn")
    _refused("offers options", table.options)
    _refused("has a default", table.default)
    for seat in range(course.players):
        _refused("takes a move", partial(table.check, Pass(), seat))
    for viewer in course.viewers:
        if course.game.view(table, viewer).question is not None:
            raise Broken("a view still shows a question")


def _refused(what: str, attempt: Callable[[], object]) -> None:
    try:
        attempt()
    except Refused:
        return
    raise Broken(f"a finished table still {what}")
