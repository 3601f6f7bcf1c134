from __future__ import annotations

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
    for what, attempt in (("offers options", table.options), ("has a default", table.default)):
        _refused(what, attempt)
    for seat in range(course.players):
        _refused("takes a move", lambda seat=seat: table.check(Pass(), seat))  # type: ignore[misc]
    for viewer in course.viewers:
        if course.game.view(table, viewer).question is not None:
            raise Broken("a view still shows a question")


def _refused(what: str, attempt) -> None:  # type: ignore[no-untyped-def]
    try:
        attempt()
    except Refused:
        return
    raise Broken(f"a finished table still {what}")
