"""The games that are installed here: ours, and those that other packages bring by entry point."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from forno.core.errors import Unreadable
from forno.core.game import Game

GROUP = "forno.games"


def names() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted(_installed())


def find(name: str) -> Game[Any]:
    """The game of this name."""
    entry = _installed().get(name)
    if entry is None:
        raise Unreadable(f"no game has this name; there are: {', '.join(names())}", name or "(nothing)")
    game: Game[Any] = entry.load()
    return game


@cache
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}
