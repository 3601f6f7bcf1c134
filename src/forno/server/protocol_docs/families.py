"""The games' own types on the wire. Games whose views carry the same tag share them, and are one family."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args, get_type_hints

import msgspec

from forno import games
from forno.core.game import Game

Struct = type[msgspec.Struct]


class Family(msgspec.Struct, frozen=True):
    """One or more games with the same view, moves and events."""

    name: str
    games: tuple[str, ...]
    view: Struct
    moves: tuple[Struct, ...]
    events: tuple[Struct, ...]
    questions: tuple[Struct, ...]

    @property
    def prefix(self) -> str:
        """The prefix of its types: two games may both have a type `Dealt`."""
        return "".join(map(str.capitalize, self.name.split("-")))


def families(names: Sequence[str] | None = None) -> list[Family]:
    """The families of these games, or of all that are installed."""
    found: dict[str, Family] = {}
    for name in games.game_names() if names is None else sorted(names):
        spoken = _of(games.game(name))
        known = found.get(spoken.name)
        found[spoken.name] = _together(known, spoken) if known else spoken
    return list(found.values())


def _of(game: Game) -> Family:
    view: Struct = get_type_hints(type(game).view)["return"]
    questions = tuple(step for step in members(game.step_types) if getattr(step, "asks", False))
    moves, events = members(game.move_types), members(game.event_types)
    return Family(str(view.__struct_config__.tag), (game.name,), view, moves, events, questions)


def _together(one: Family, other: Family) -> Family:
    return Family(
        one.name,
        one.games + other.games,
        one.view,
        tuple(dict.fromkeys(one.moves + other.moves)),
        tuple(dict.fromkeys(one.events + other.events)),
        tuple(dict.fromkeys(one.questions + other.questions)),
    )


def members(union: Any) -> tuple[Struct, ...]:
    """The classes of a union; a class alone is one of one."""
    return get_args(union) or (union,)
