"""The source of lessons: GAME.toml in this folder. Moves and positions are in the game's notation."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from forno.core.errors import Refused, Unreadable

Point = Literal["hand", "kitchen", "orders", "oven", "pile", "places", "question", "waiter"]
"""The part of the table that the chef points at."""


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the chef, with moves that are played, or with a question to the learner."""

    say: str
    """The name of the line in learn.ftl."""
    point: Point | None = None
    seat: int | None = None
    """The seat of the moves in `play`, counted from 1 as in all notation."""
    play: tuple[str, ...] = ()
    ask: tuple[str, ...] = ()
    """The moves that the learner may answer with."""
    wrong: str | None = None
    """The line for another legal move of the learner."""


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and the beats that follow."""

    position: str
    beats: tuple[Beat, ...]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game, explained in about three minutes."""

    title: str
    names: tuple[str, ...]
    """The names of the players, by seat."""
    viewer: int
    """The learner's seat, counted from 1."""
    rules: tuple[str, ...]
    """The ids of the rules that it explains."""
    scenes: tuple[Scene, ...]


@cache
def names() -> tuple[str, ...]:
    """Return the games that have a lesson."""
    found = (part.name for part in files(__package__).iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml")))


def lesson(game: str) -> Lesson:
    """Return the lesson of a game. Raises Refused for a game without one. (house.game)"""
    if game not in names():
        raise Refused("house.game", game=game[:64], games=", ".join(names()))
    return _read(game)


@cache
def _read(game: str) -> Lesson:
    name = f"{game}.toml"
    return read_lesson((files(__package__) / name).read_text(encoding="utf-8"), name)


def read_lesson(source: str, where: str) -> Lesson:
    try:
        return msgspec.toml.decode(source, type=Lesson)
    except msgspec.MsgspecError as error:
        raise Unreadable(str(error), where) from None
