"""The two forms of the kernel: plain Python, and the same modules compiled. Both play the same to the bit.

The compiled form is the package `forno_kernel`, made from these sources by `harness/kernel.py` in a checkout, or
installed as the distribution forno-kernel. It is used only if it was made from exactly these sources, else the plain
one; `FORNO_KERNEL=plain` asks for that.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any, Protocol

from forno.kernel import chance, fields, language, stepping, trials
from forno.kernel.chance import INCREMENT, MULTIPLIER, WHOLE

FAMILIES = ("pizza", "solo")
MODULES = {
    "pizza": (
        "decks", "state", "codes", "need", "pledges", "known", "memory", "serving", "baking", "contests", "rules",
        "moves", "answers", "entry", "model", "policy", "unseen", "exchange", "redeal", "trials", "columns", "layout",
        "recall", "observation", "renewal",
    ),
    "solo": (
        "state", "triples", "notes", "memory", "rules", "moves", "policy", "entry", "redeal", "trials", "columns",
        "layout", "observation", "renewal",
    ),
}  # fmt: skip
"""By family: its modules in the kernel language, each after those that it imports."""


class State(Protocol):
    """A table as a block of integers."""

    def copy(self) -> State: ...

    def playout_copy(self) -> State:
        """Return a copy that keeps no notes of what the seats know: smaller, and quicker to play on."""
        ...

    def as_cells(self) -> list[int]: ...

    def cell(self, at: int) -> int: ...

    @property
    def is_over(self) -> bool: ...

    @property
    def seat(self) -> int:
        """The seat that is asked next."""
        ...

    def legal_moves(self) -> list[int]:
        """List the moves of the seat that is asked next, by their numbers in the catalogue."""
        ...

    def legal_moves_of(self, seat: int) -> list[int]: ...

    def play(self, move: int) -> None:
        """Make a legal move of the seat that is asked next."""
        ...

    def play_as(self, seat: int, move: int) -> None: ...

    def play_out(self, seat: int, turns: int) -> bool:
        """Play to the end of the hand or round by the quick player at all seats.

        Where turns are named it stops when the seat is on turn for the so-manieth time; tell whether it did.
        """
        ...

    def play_randomly(self, seed: int, limit: int) -> int:
        """Play random moves to the end, or so many; return the number of decisions, passes of racers included."""
        ...

    def try_moves(
        self,
        seat: int,
        moves: Sequence[int],
        evidence: Sequence[int] | None,
        seed: int,
        first: int,
        worlds: int,
        horizon: int,
    ) -> list[list[float]]:
        """Try moves of a seat in the worlds numbered from `first` on; return the values of each, world by world.

        The moves come in pairs: a move, and the answer to what it asks the same seat at once, or NO_MOVE. The
        evidence is what the family's `likelihood` reads; with None all worlds are equally likely. The state has its
        notes. See `forno.kernel.trials`.
        """
        ...

    def sampled_world(self, seat: int, evidence: Sequence[int] | None, seed: int, number: int) -> State:
        """Return a world of those in which `try_moves` tries."""
        ...


def modules_of(family: str) -> list[ModuleType]:
    """Return the modules of a family in the kernel language, between those that all families share."""
    own = [import_module(f"forno.kernel.{family}.{name}") for name in MODULES[family]]
    return [chance, *own, stepping, trials]


def functions_of(family: str) -> dict[str, Any]:
    """Return all names of a family's modules. The functions of `stepping` and `trials` call those of the family."""
    names: dict[str, Any] = {}
    for module in modules_of(family):
        names |= {name: value for name, value in vars(module).items() if name not in names}
    for module in (stepping, trials):
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                names[name] = FunctionType(value.__code__, names, name)
    return names


def sources_hash(family: str) -> str:
    """Return SHA-256 of all that a family's compiled form is made from, the translation included."""
    import inspect
    from importlib.resources import files

    texts = [inspect.getsource(module) for module in (language, fields, *modules_of(family))]
    folder = files("forno.kernel")
    texts += [
        (folder / name).read_text(encoding="utf-8") for name in ("translate.py", "wrapper.pyx", "batch_wrapper.pyx")
    ]
    return sha256("\0".join(texts).encode()).hexdigest()


class Form:
    """One form of a family's kernel: how its states are made."""

    def __init__(self, family: str, state_type: Any, *, is_compiled: bool) -> None:
        self.family = family
        self.state_type = state_type
        self.is_compiled = is_compiled

    def state(self, cells: Sequence[int]) -> State:
        return self.state_type(cells)  # type: ignore[no-any-return]


@cache
def plain_form(family: str) -> Form:
    """Return the form that runs as Python."""
    return Form(family, _plain_state(functions_of(family)), is_compiled=False)


@cache
def compiled_form(family: str) -> Form | None:
    """Return the compiled form, if there is one of exactly these sources."""
    try:
        module = import_module(f"forno_kernel.{family}")
    except ImportError:
        return None
    return Form(family, module.State, is_compiled=True) if sources_hash(family) == module.SOURCES else None


def form_of(family: str) -> Form:
    """Return the quickest form that is there."""
    asked_plain = os.environ.get("FORNO_KERNEL") == "plain"
    return (None if asked_plain else compiled_form(family)) or plain_form(family)


def forms_of(family: str) -> Iterable[Form]:
    """All forms that are there, the plain one first."""
    compiled = compiled_form(family)
    return [plain_form(family)] if compiled is None else [plain_form(family), compiled]


def _plain_state(names: dict[str, Any]) -> type:
    """Make the class of plain states from a family's functions."""
    list_moves, list_moves_of = names["list_moves"], names["list_moves_of"]
    noted_cells = names["noted_cells"]
    play, play_as = names["play"], names["play_as"]
    is_over, asked_seat = names["is_over"], names["asked_seat"]
    cell_count, play_cells, most_moves = names["CELLS"], names["NOTES"], names["MOST_MOVES"]

    class PlainState:
        """A table as a list of numbers."""

        __slots__ = ("cells",)

        def __init__(self, cells: Sequence[int] | None = None) -> None:
            if cells is not None and len(cells) != play_cells and len(cells) < cell_count:
                raise ValueError(f"a block has {cell_count} cells or more, or {play_cells} without notes")
            self.cells = [0] * cell_count if cells is None else [*cells]
            self.fit()

        def fit(self) -> None:
            """Let the block of a state with notes be as large as it has to be now."""
            if len(self.cells) != play_cells:
                self.cells += [0] * (noted_cells(self.cells) - len(self.cells))

        def copy(self) -> PlainState:
            return PlainState(self.cells)

        def playout_copy(self) -> PlainState:
            twin = PlainState(self.cells[:play_cells])
            names["keep_no_notes"](twin.cells)
            return twin

        def as_cells(self) -> list[int]:
            size = max(cell_count, noted_cells(self.cells)) if len(self.cells) != play_cells else cell_count
            return [*self.cells[:size], *[0] * (size - len(self.cells))]

        def cell(self, at: int) -> int:
            return self.cells[at]

        @property
        def is_over(self) -> bool:
            return bool(is_over(self.cells))

        @property
        def seat(self) -> int:
            return int(asked_seat(self.cells))

        def legal_moves(self) -> list[int]:
            moves = [0] * most_moves
            return moves[: list_moves(self.cells, moves)]

        def legal_moves_of(self, seat: int) -> list[int]:
            moves = [0] * most_moves
            return moves[: list_moves_of(self.cells, seat, moves)]

        def play(self, move: int) -> None:
            play(self.cells, move)
            self.fit()

        def play_as(self, seat: int, move: int) -> None:
            play_as(self.cells, seat, move)
            self.fit()

        def play_out(self, seat: int, turns: int) -> bool:
            has_stopped = bool(names["play_out"](self.cells, seat, turns))
            self.fit()
            return has_stopped

        def play_randomly(self, seed: int, limit: int) -> int:
            decisions, state, moves = 0, seed, [0] * most_moves
            while decisions < limit and not is_over(self.cells):
                count = list_moves(self.cells, moves)
                state = (state * MULTIPLIER + INCREMENT) & WHOLE
                play(self.cells, moves[(state >> 32) * count >> 32])
                self.fit()
                decisions += 1
            return decisions

        def try_moves(
            self,
            seat: int,
            moves: Sequence[int],
            evidence: Sequence[int] | None,
            seed: int,
            first: int,
            worlds: int,
            horizon: int,
        ) -> list[list[float]]:
            world, trial, count = [0] * play_cells, [0] * play_cells, len(moves) // 2
            values = [0.0] * (count * worlds)
            shown = _with_size(evidence)
            names["try_moves"](
                self.cells, world, trial, shown, seat, moves, count, seed, first, worlds, horizon, values
            )
            return [values[at * worlds : (at + 1) * worlds] for at in range(count)]

        def sampled_world(self, seat: int, evidence: Sequence[int] | None, seed: int, number: int) -> PlainState:
            world = [0] * play_cells
            state = names["world_seed"](seed, number)
            names["sample_world"](self.cells, world, _with_size(evidence), seat, state)
            return PlainState(world)

    return PlainState


def _with_size(evidence: Sequence[int] | None) -> list[int]:
    """Return evidence as `sample_world` reads it: its size first."""
    return [trials.NO_EVIDENCE] if evidence is None else [len(evidence), *evidence]
