"""Sentences for the screens: events and moves of a model's game, names and lists, in the player's language."""

from __future__ import annotations

from forno.rulebook.bundles import say
from forno.terminal.game_text import game_text
from forno.terminal.model import Json, TableModel


def event_text(event: Json, model: TableModel) -> str:
    """Describe an event of a game; empty where nothing need be said."""
    return game_text(model.family, model.lang, model.names, model.seat).event(event)


def move_text(move: Json, view: Json, model: TableModel) -> str:
    """Describe a move, by the view before it."""
    return game_text(model.family, model.lang, model.names, model.seat).move(move, view)


def game_title(game: str, lang: str) -> str:
    """The title of a game; its name if it has none."""
    return say(lang, f"game-{game}") or game


def level_name(level: str, lang: str) -> str:
    """The name of a level of bots."""
    return say(lang, f"table-bot-{level}") or level


def listed(names: list[str], lang: str) -> str:
    """`Anna, Bruno and Carla`"""
    if len(names) < 2:
        return "".join(names)
    both = say(lang, "terminal-list-last", first=", ".join(names[:-1]), last=names[-1])
    return both or ", ".join(names)
