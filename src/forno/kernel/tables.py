"""Tables as blocks and back, by the bridge of their family."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from forno.core.game import Game, Outcome
from forno.core.move import Move
from forno.core.table import Table
from forno.kernel.engine import Form, State, form_of


class Bridge(Protocol):
    """The way between the tables of a family and their blocks."""

    family: str

    def cells_of(self, table: Any, *, keep_notes: bool) -> list[int]:
        """Return the block of a table, exact in everything that makes two tables the same."""
        ...

    def table_of(self, cells: Sequence[int], like: Any) -> Any:
        """Return the table of a block; its options and its variant are those of another table of that game."""
        ...

    def write_result(self, state: State, table: Any) -> None:
        """Put what decides a finished game into a table of that game: less than `table_of`, and quicker."""
        ...

    def move_id(self, move: Move) -> int:
        """Return the number of a move in the catalogue. Raises ValueError where it has none."""
        ...

    def move_of(self, number: int) -> Move:
        """Return the move of a number of the catalogue. Raises ValueError where there is none."""
        ...


def bridge_of(game: Game) -> Bridge | None:
    """Return the bridge of a game, if the kernel plays it."""
    if game.name == "solo":
        from forno.kernel.solo.bridge import SOLO_BRIDGE

        return SOLO_BRIDGE
    from forno.kernel.pizza.bridge import PIZZA_BRIDGES

    return PIZZA_BRIDGES.get(game.name)


def from_table(game: Game, table: Table, form: Form | None = None, *, keep_notes: bool = True) -> State:
    """Return the state of a table, in the quickest form or the one that is named."""
    bridge = bridge_of(game)
    if bridge is None:
        raise ValueError(f"the kernel does not play {game.name}")
    return (form or form_of(bridge.family)).state(bridge.cells_of(table, keep_notes=keep_notes))


def compiled_form_for(game: Game) -> Form | None:
    """Return the compiled form that plays a game; None where there is none, or the plain form is asked for."""
    bridge = bridge_of(game)
    form = form_of(bridge.family) if bridge else None
    return form if form and form.is_compiled else None


def compiled_state(game: Game, table: Table) -> State | None:
    """Return the state of a table without notes, to play on from; None where the compiled kernel cannot be used."""
    form = compiled_form_for(game)
    return from_table(game, table, form, keep_notes=False) if form else None


def outcome_of(game: Game, state: State, table: Table) -> Outcome:
    """Return the outcome of a finished state by the rules, in a table of that game, which is changed for it."""
    bridge = bridge_of(game)
    if bridge is None:
        raise ValueError(f"the kernel does not play {game.name}")
    bridge.write_result(state, table)
    return game.outcome(table)


def to_table(game: Game, state: State, like: Table) -> Table:
    """Return the table of a state."""
    bridge = bridge_of(game)
    if bridge is None:
        raise ValueError(f"the kernel does not play {game.name}")
    return bridge.table_of(state.as_cells(), like)  # type: ignore[no-any-return]
