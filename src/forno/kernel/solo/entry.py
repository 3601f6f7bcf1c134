"""Entry points of SOLO's kernel: what `forno.kernel.engine` asks of every family. Kernel language."""

from __future__ import annotations

from forno.kernel.language import Block, fetch_cell
from forno.kernel.solo.state import (
    CALLED,
    CELLS,
    DISCARDS,
    DISCARDS_SIZE,
    EXCHANGED,
    HANDS,
    KINDS,
    KNOWN,
    LINE,
    NOTED,
    NOTES,
    OVER,
    PHASE,
    PILE,
    PILE_SIZE,
    PLAYERS,
    RACER,
    SEAT,
    SEATS,
    after_seat,
)


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


def fetch_head(t: Block) -> None:
    """Fetch the single cells, sizes and masks of a table that is stepped soon."""
    for line in range(PLAYERS // LINE, PILE // LINE + 1):
        fetch_cell(t, LINE * line)


def fetch_cards(t: Block) -> None:
    """Fetch the tops of both piles, and the hands of the seat that is asked and the one after it."""
    seat = asked_seat(t)
    other = after_seat(t, seat)
    fetch_cell(t, PILE + t[PILE_SIZE])
    fetch_cell(t, DISCARDS + t[DISCARDS_SIZE])
    for at in range(0, KINDS + LINE, LINE):
        fetch_cell(t, HANDS + KINDS * seat + at)
        fetch_cell(t, HANDS + KINDS * other + at)
    if t[NOTED]:
        fetch_notes(t, other)


def fetch_notes(t: Block, viewer: int) -> None:
    """Fetch what is remembered of all hands, the discards, and what the seat that is probably asked next knows."""
    for line in range(CALLED // LINE, KNOWN // LINE + 1):
        fetch_cell(t, LINE * line)
    for line in range(DISCARDS // LINE, (DISCARDS + t[DISCARDS_SIZE]) // LINE):
        fetch_cell(t, LINE * line)
    if t[EXCHANGED]:
        for holder in range(t[PLAYERS]):
            for at in range(0, KINDS + LINE, LINE):
                fetch_cell(t, KNOWN + (holder * SEATS + viewer) * KINDS + at)
