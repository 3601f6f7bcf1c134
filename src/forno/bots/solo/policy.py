"""The policy of SOLO, from the novice to the expert."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from forno.bots.bot import Observation
from forno.bots.policy import ReasonedMove, Skill
from forno.bots.solo import expert, novice, regular
from forno.games.solo.view import SoloView


class SoloPolicy:
    """The policy for each question of SOLO, by skill."""

    def choose(self, observation: Observation, skill: Skill) -> ReasonedMove | None:
        view = observation.view
        assert isinstance(view, SoloView)
        answer = answers_of(skill).get(asked_of(observation, view))
        return answer(observation, view) if answer else None

    def plausible(self, observation: Observation) -> list[Any]:
        assert isinstance(observation.view, SoloView)
        return novice.plausible(observation, observation.view)


def answers_of(skill: Skill) -> dict[str, Callable[[Observation, SoloView], ReasonedMove]]:
    """Return the answers of a level: the expert counts; a level that neither counts nor takes care is a novice."""
    if skill.counts:
        return expert.ANSWERS
    return regular.ANSWERS if skill.care >= 1 else novice.ANSWERS


def asked_of(observation: Observation, view: SoloView) -> str:
    """Return the question, or "jump" if another seat is on turn."""
    assert view.question is not None
    return view.question.name if view.question.seat == observation.seat else "jump"
