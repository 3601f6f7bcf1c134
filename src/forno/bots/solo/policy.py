"""Who plays SOLO, from the novice to the expert."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from forno.bots.bot import Observation
from forno.bots.policy import ReasonedMove, Skill
from forno.bots.solo import expert, novice, regular
from forno.games.solo.view import SoloView


class SoloPolicy:
    """Answers each question of SOLO, as its skill goes."""

    def choose(self, observation: Observation, skill: Skill) -> ReasonedMove | None:
        view = observation.view
        assert isinstance(view, SoloView)
        answer = answers_of(skill).get(asked_of(observation, view))
        return answer(observation, view) if answer else None

    def plausible(self, observation: Observation) -> list[Any]:
        assert isinstance(observation.view, SoloView)
        return novice.plausible(observation, observation.view)


def answers_of(skill: Skill) -> dict[str, Callable[[Observation, SoloView], ReasonedMove]]:
    """Counting makes the expert; whoever does without and is careless besides is a novice."""
    if skill.counts:
        return expert.ANSWERS
    return regular.ANSWERS if skill.care >= 1 else novice.ANSWERS


def asked_of(observation: Observation, view: SoloView) -> str:
    """The question, or "jump" where another seat is on turn."""
    assert view.question is not None
    return view.question.name if view.question.seat == observation.seat else "jump"
