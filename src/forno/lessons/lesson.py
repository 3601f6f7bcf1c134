"""Lessons as they are written, from GAME.toml beside this file. Moves and positions are in the library's notation."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from forno.core.errors import Refused, Unreadable

Point = Literal["hand", "kitchen", "orders", "oven", "pile", "places", "question", "waiter"]
"""What the chef points at."""


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the chef. It may come with moves that are made by themselves, or ask the learner for one."""

    say: str
    """The line, by its name in learn.ftl."""
    point: Point | None = None
    seat: int | None = None
    """Whose moves `play` has; seats count from 1, as in all notation."""
    play: tuple[str, ...] = ()
    ask: tuple[str, ...] = ()
    """The learner makes one of these."""
    wrong: str | None = None
    """What is said when the learner tries another move that the rules allow."""


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and what happens from there on."""

    position: str
    beats: tuple[Beat, ...]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game, explained in about three minutes."""

    title: str
    names: tuple[str, ...]
    """Who sits at the table, by seat."""
    viewer: int
    """The learner's seat, counted from 1."""
    rules: tuple[str, ...]
    """What it shows, by the rulebook's ids."""
    scenes: tuple[Scene, ...]


@cache
def names() -> tuple[str, ...]:
    """The games that have a lesson."""
    found = (part.name for part in files(__package__).iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml")))


def lesson(game: str) -> Lesson:
    """The lesson on a game; a game without one is refused. (house.game)"""
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
