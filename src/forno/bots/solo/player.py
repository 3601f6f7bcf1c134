"""Who plays SOLO, from the novice to the expert."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from forno.bots.bot import Sight
from forno.bots.solo import answers, expert, novice
from forno.bots.thought import Skill, Thought
from forno.games.solo.view import SoloView


class SoloPlayer:
    """Answers each question of SOLO, as its skill goes."""

    def think(self, sight: Sight, skill: Skill) -> Thought | None:
        view = sight.view
        assert isinstance(view, SoloView)
        answer = answers_of(skill).get(asked_of(sight, view))
        return answer(sight, view) if answer else None

    def plausible(self, sight: Sight) -> list[Any]:
        assert isinstance(sight.view, SoloView)
        return novice.plausible(sight, sight.view)


def answers_of(skill: Skill) -> dict[str, Callable[[Sight, SoloView], Thought]]:
    """Counting makes the expert; whoever does without and is careless besides is a novice."""
    if skill.counts:
        return expert.ANSWERS
    return answers.ANSWERS if skill.care >= 1 else novice.ANSWERS


def asked_of(sight: Sight, view: SoloView) -> str:
    """The question, or "jump" where another seat is on turn."""
    assert view.question is not None
    return view.question.name if view.question.seat == sight.seat else "jump"
