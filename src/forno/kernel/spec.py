"""The specification of a batch for programs: its layout, what each number means and which columns there are.

`forno observe GAME` prints it. It needs no NumPy.
"""

from __future__ import annotations

from bisect import bisect_right
from importlib import import_module
from typing import Any, Literal

import msgspec

from forno.core.game import Game
from forno.kernel.fields import Fields, PlacedField, place_fields, width_of
from forno.kernel.tables import Bridge, bridge_of

LAYOUT_VERSION = 0
"""The number of all layouts, which are frozen: what was trained on a layout plays on no other, so that any change of
columns, fields or rewards of any game is a new number. Small variants have the layouts of their games."""
MEMORIES = ("none", "person", "perfect")
Remembered = Literal["none", "person", "perfect"]
"""How much an observation holds of what was heard before: nothing, what the page shows a person, or all of it."""


class Spec(msgspec.Struct, frozen=True):
    """Specification of the arrays of a batch."""

    layout: str
    """The name and version of the layout: `solo_v0`."""
    game: str
    variant: str
    """The name of the small variant that is played; empty for the whole game. The layout is that of the game."""
    players: int
    memory: Remembered
    width: int
    """Numbers of an observation."""
    dtype: str
    fields: tuple[PlacedField, ...]
    columns: int
    """Columns of a mask."""
    simple_columns: int
    """How many of them are moves of the catalogue; the others are values of a choice in steps."""
    choices: tuple[int, ...]
    """By field of a choice in steps: its first column."""
    cards: tuple[str, ...]
    orders: tuple[str, ...]
    """By number: the names of the orders; none in SOLO."""

    def field(self, name: str) -> PlacedField:
        """Return a field by its name. Raises ValueError where there is none."""
        for field in self.fields:
            if field.name == name:
                return field
        raise ValueError(f"no field is called {name}; there are {', '.join(field.name for field in self.fields)}")


def fields_of(game: Game) -> Fields:
    """Return the fields of a game's family."""
    layout: Any = import_module(f"forno.kernel.{game.family}.layout")
    return layout.SOLO_FIELDS if game.family == "solo" else layout.PIZZA_FIELDS  # type: ignore[no-any-return]


def spec_of(game: Game, players: int, memory: Remembered = "none") -> Spec:
    """Return the specification of a game's batches for so many players. Raises ValueError for what there is not."""
    bridge = bridge_of(game)
    if bridge is None:
        raise ValueError(f"the kernel does not play {game.name}")
    if memory not in MEMORIES:
        raise ValueError(f"memory is one of {', '.join(MEMORIES)}, not {memory}")
    if not game.least <= players <= game.most:
        raise ValueError(f"{game.full_name} is for {game.least} to {game.most} players, not {players}")
    columns: Any = import_module(f"forno.kernel.{game.family}.columns")
    cards, orders = _names(game, bridge)
    remembers = memory != "none"
    fields = fields_of(game)
    return Spec(
        layout=f"{game.name.replace('-', '_')}_v{LAYOUT_VERSION}",
        game=game.name,
        variant=game.variant_name,
        players=players,
        memory=memory,
        width=width_of(fields, players, len(orders), memory=remembers),
        dtype="int16",
        fields=tuple(place_fields(fields, players, len(orders), memory=remembers)),
        columns=columns.MASK_WIDTH,
        simple_columns=columns.SIMPLE_COLUMNS,
        choices=columns.FIELD_COLUMN,
        cards=cards,
        orders=orders,
    )


def _names(game: Game, bridge: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of cards and orders, by their numbers."""
    if game.family == "solo":
        from forno.games.solo.cards import NAMES

        return tuple(NAMES), ()
    from forno.games.pizza.cards import CARD_NAMES
    from forno.kernel.pizza.decks import CARDS

    return tuple(CARD_NAMES[:CARDS]), tuple(bridge.names)


def column_name(spec: Spec, bridge: Bridge, column: int) -> str:
    """Return what a column means: the text of its move, or the field and value of a choice; empty if it is unused."""
    if column >= spec.simple_columns:
        field = bisect_right(spec.choices, column) - 1
        return f"choice {field}: {column - spec.choices[field]}"
    try:
        return str(bridge.move_of(column))
    except ValueError:
        return ""
