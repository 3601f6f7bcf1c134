from __future__ import annotations

from forno.testing.broken import Broken
from forno.testing.course import Course
from forno.testing.law import law


@law
def outcomes_are_well_formed(course: Course) -> None:
    """Each seat has a score and a place; the tied share a place, the next one counts them; scores agree with places."""
    outcome = course.game.outcome(course.table)
    scores, places = outcome.scores, outcome.places
    if len(scores) != course.players or len(places) != course.players:
        raise Broken(f"{course.players} players, but {outcome}")
    for place in places:
        if place != 1 + sum(other < place for other in places):
            raise Broken(f"these are no places: {places}")
    ranked = [score for _, score in sorted(zip(places, scores, strict=True))]
    falling = [score for _, score in sorted(zip(places, scores, strict=True), key=lambda pair: (pair[0], -pair[1]))]
    if ranked != sorted(scores) and falling != sorted(scores, reverse=True):
        raise Broken(f"a better place with a worse score: {outcome}")
