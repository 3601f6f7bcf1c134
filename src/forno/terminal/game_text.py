"""The texts of any game: those of its family, or plain ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from forno.server.protocol import Welcome
from forno.terminal.card_names import Names
from forno.terminal.pizza_text import PizzaText
from forno.terminal.plain_text import PlainText
from forno.terminal.solo_text import SoloText

Json = dict[str, Any]
GameText = PizzaText | SoloText | PlainText


def game_text(family: str, lang: str, players: Sequence[str] = (), you: int | None = None) -> GameText:
    """The texts of a family of games, as `view["game"]` names it, for the viewer at a seat."""
    if family == "pizza":
        return PizzaText(lang, players, you)
    return SoloText(lang, players, you) if family == "solo" else PlainText(lang, players, you, family)


def played_text(text: GameText, move: Json, view: Json) -> str:
    """A move of the past: how many cards were drawn then, and what was passed, the view of now does not tell."""
    if isinstance(text, PizzaText) and move["move"] == "draw":
        return text.names.say(f"pizza-did-draw-{move['pile']}")
    return text.move(move, {**view, "question": None, "penalty": 0})


def absence_text(text: GameText, welcome: Welcome | None, view: Json) -> str:
    """`A bot played 2 turns for you: Put 2 olives. Draw orders`, from the greeting; empty if it played none."""
    if welcome is None or not welcome.played_count:
        return ""
    moves = [played_text(text, msgspec.json.decode(move), view) for move in welcome.played]
    return f"{text.names.say('table-played', count=welcome.played_count)} {'. '.join(moves)}"


def question_text(text: GameText, view: Json, *, has_choice: bool = True) -> str:
    """The question to the viewer, or the name of the player who has to answer it."""
    if not isinstance(text, PizzaText):
        return text.question(view)
    asked = view.get("question")
    if not asked:
        return ""
    return text.question(asked, has_choice=has_choice) if asked["seat"] == text.you else text.waiting(asked["seat"])


def bare_question(text: GameText, question: Json) -> str:
    """The question to its seat, without a view of the table around it."""
    if isinstance(text, PizzaText):
        return text.question(question)
    if isinstance(text, PlainText):
        return text.question({"question": question, "viewer": question["seat"]})
    says_card = question["name"] in ("turn", "drawn")
    return Names(text.lang).say("table-your-turn" if says_card else f"solo-ask-{question['name']}")
