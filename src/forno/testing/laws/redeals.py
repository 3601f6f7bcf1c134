from __future__ import annotations

from typing import Any

from forno.core.table import Table
from forno.testing.broken import Broken
from forno.testing.course import Course
from forno.testing.law import law
from forno.testing.random_play import dealt_match
from forno.testing.worlds import name_of

TRIES = 8


@law
def redeals_draw_anew(course: Course) -> None:
    """Where something was kept from a viewer, a re-deal of the start is as a rule not the truth; chance decides it."""
    deal = dealt_match(course.game, course.players, course.seed, course.options).table
    chance = course.chance()
    for viewer in course.viewers:
        if course.game.redeal(deal, viewer, chance.copy()) != course.game.redeal(deal, viewer, chance.copy()):
            raise Broken(f"for {name_of(viewer)}, the same chance re-deals differently")
        if not any(event.heard(viewer) != event for event in course.match.history):
            continue
        guesses = (course.game.redeal(deal, viewer, chance.child()) for _ in range(TRIES))
        if all(_cards_of(guess) == _cards_of(deal) for guess in guesses):
            raise Broken(f"{TRIES} re-deals of the first table for {name_of(viewer)} are all the true one")


def _cards_of(table: Table) -> dict[str, Any]:
    return {name: value for name, value in table.state().items() if name != "chance"}
