"""Entry points of SOLO's kernel: what `forno.kernel.engine` asks of every family. Kernel language."""

from __future__ import annotations

from forno.kernel.language import Block
from forno.kernel.solo.state import CELLS, NOTED, NOTES, OVER, PHASE, RACER, SEAT


def is_over(t: Block) -> int:
    """Tell whether the game has ended."""
    return t[PHASE] == OVER


def asked_seat(t: Block) -> int:
    """Return the seat that is asked next."""
    return t[RACER] - 1 if t[RACER] else t[SEAT]


def used_cells(t: Block) -> int:
    """Return how many cells a copy for playouts needs: all but the notes."""
    return NOTES


def noted_cells(t: Block) -> int:
    """Return how many cells a block with notes needs."""
    return CELLS


def keep_no_notes(t: Block) -> None:
    """Stop noting what the seats know: nobody asks in a playout."""
    t[NOTED] = 0
