"""The games that are installed here: ours, and those that other packages bring by entry point."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from forno.core.errors import Unreadable, did_you_mean
from forno.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "forno.games"


def game_names() -> list[str]:
    """List the names of all games, in alphabetical order."""
    return sorted(_installed())


@cache
def game(name: str) -> Game:
    """Return the game of this name: the same object each time. Raises Unreadable where there is none."""
    entry = _installed().get(name)
    if entry is None:
        near = did_you_mean(name, game_names())
        raise Unreadable(f"no game has this name; there are: {', '.join(game_names())}{near}", name or "(nothing)")
    found: Game = entry.load()
    return found


@cache
def _installed() -> dict[str, EntryPoint]:
    # Imported here because it takes longer than all the rest of `import forno`.
    from importlib.metadata import entry_points

    return {entry.name: entry for entry in entry_points(group=GROUP)}
