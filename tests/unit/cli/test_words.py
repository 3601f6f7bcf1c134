"""Everything that happens or is asked in our games can be said; what a sixth game tells is said all the same."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest

from forno import games
from forno.core.event import Event
from forno.core.game import Question, View
from forno.core.move import kebab
from forno.games.pizza.events import Announced, Drew
from forno.terminal.sentences import EVENTS, QUESTIONS
from forno.terminal.show import hints, render_view
from forno.terminal.words import say_event, say_question

PLAYERS = ["Anna", "Bob", "Carla"]
FAMILIES = {"pizza": "mamma-mia", "solo": "solo"}


@pytest.mark.parametrize("family", FAMILIES)
def test_every_event_has_a_sentence_that_names_its_own_fields(family: str) -> None:
    events = {kebab(event.__name__): event for event in get_args(games.game(FAMILIES[family]).event_types)}
    assert events.keys() == EVENTS[family].keys()
    for name, sentence in EVENTS[family].items():
        assert _fields(sentence) <= set(events[name].__struct_fields__), name


def test_every_question_can_be_asked() -> None:
    steps = [step for game in FAMILIES.values() for step in get_args(games.game(game).step_types)]
    assert {kebab(step.__name__) for step in steps if step.asks} == QUESTIONS.keys()


def _fields(sentence: str) -> set[str]:
    return {name for names in re.findall(r"{(\w+)}|\[(\w+)\?", sentence) for name in names if name}


class Rolled(Event, frozen=True):
    seat: int
    dice: tuple[int, ...]
    luck: str | None = None


class DiceView(View, frozen=True, tag="dice"):
    bank: int


def test_a_sixth_game_is_said_from_its_names_and_fields() -> None:
    assert say_event(Rolled(1, (6, 6)), "dice", PLAYERS, "en") == "Bob: rolled, dice 6, 6"
    assert say_question(Question(0, "roll-again", 0, {"owner": 2}), "dice", PLAYERS, "en") == "roll again, owner Carla?"
    view: Any = DiceView(0, None, bank=7)
    assert render_view(view, PLAYERS) == ["bank: 7"]
    assert hints(view, "en") == []


def test_pizza_is_said_in_its_words() -> None:
    assert say_event(Announced(1, 4, 3, 0, 8), "pizza", PLAYERS, "en") == "Bob: announced 3 salami"
    assert say_event(Announced(1, 4, 3, 1, 8), "pizza", PLAYERS, "en") == "Bob: announced 3 salami, 1 double"
    assert say_event(Drew(0, "kitchen", 2, (2, 2)), "pizza", PLAYERS, "en") == "Anna: drew 2 from the kitchen: 2 olive"
    assert say_event(Drew(0, "kitchen", 2), "pizza", PLAYERS, "en") == "Anna: drew 2 from the kitchen"
