from __future__ import annotations

from forno.testing.broken import Broken
from forno.testing.course import Course
from forno.testing.law import law


@law
def cards_are_conserved(course: Course) -> None:
    """No card is lost and none appears: every step has the cards of the deal."""
    cards = course.game.cards(course.table)
    if cards != course.deck:
        raise Broken(f"lost: {dict(course.deck - cards)}, appeared: {dict(cards - course.deck)}")
