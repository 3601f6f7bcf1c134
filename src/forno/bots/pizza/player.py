"""A player of the pizza games."""

from __future__ import annotations

from typing import Any

from forno.bots.bot import Sight
from forno.bots.pizza.answers import ANSWERS
from forno.bots.thought import Skill, Thought
from forno.games.pizza.view import PizzaView


class PizzaPlayer:
    """Answers each question of the pizza games."""

    def think(self, sight: Sight, skill: Skill) -> Thought | None:
        view = sight.view
        assert isinstance(view, PizzaView)
        assert view.question is not None
        answer = ANSWERS.get(view.question.name)
        return answer(sight, view, skill) if answer else None

    def plausible(self, sight: Sight) -> list[Any]:
        return sight.options
