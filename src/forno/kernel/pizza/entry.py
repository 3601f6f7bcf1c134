"""Entry points of the pizza kernel: what `forno.kernel.engine` asks of every family. Kernel language."""

from __future__ import annotations

from forno.kernel.language import Block, Move, fetch_cell
from forno.kernel.pizza.baking import (
    take_answer,
    take_kind,
    take_number,
    take_request,
    take_series,
    take_serving,
    take_way,
)
from forno.kernel.pizza.contests import take_commitment, take_duel_answer, take_match, take_name, take_shown
from forno.kernel.pizza.decks import DECK_ROOM
from forno.kernel.pizza.pledges import MOST_SETS
from forno.kernel.pizza.rules import settle, take_draw, take_lay, take_put
from forno.kernel.pizza.state import (
    ANSWERING_DUEL,
    ANSWERING_HELP,
    CHOOSING_WAY,
    CLAIMS,
    CLAIMS_SIZE,
    COLOURS,
    COMMITTING,
    COVERING,
    DRAWING,
    GAME,
    KITCHEN,
    KITCHEN_SIZE,
    LAYING,
    LAYING_SERIES,
    LINE,
    MEMORY,
    MEMORY_END,
    NAMING_KIND,
    NAMING_OPPONENT,
    NOTED,
    NOTES,
    NUMBERING,
    OPEN,
    OVEN,
    OVEN_SIZE,
    OVER,
    PHASE,
    PLAY_END,
    PUTTING,
    REQUESTING,
    SEAT,
    SERIAL,
    SHOWING,
    WAITERS,
)


def play(t: Block, move: Move) -> None:
    """Make a legal move of the seat that is asked."""
    play_as(t, t[SEAT], move)


def play_as(t: Block, seat: int, move: Move) -> None:
    """Make a legal move of a seat; only the seat that is asked has any."""
    phase = t[PHASE]
    t[SERIAL] += 1
    if phase == PUTTING:
        take_put(t, seat, move)
    elif phase == LAYING:
        take_lay(t, seat, move)
    elif phase == DRAWING:
        take_draw(t, seat, move)
    elif phase <= COVERING:
        take_serving(t, seat, move)
    elif phase == LAYING_SERIES:
        take_series(t, seat, move)
    elif phase <= ANSWERING_HELP:
        play_help(t, seat, move)
    else:
        play_contest(t, seat, move)
    settle(t)


def play_help(t: Block, seat: int, move: Move) -> None:
    """Make a move of asking for help."""
    phase = t[PHASE]
    if phase == CHOOSING_WAY:
        take_way(t, seat, move)
    elif phase == REQUESTING:
        take_request(t, seat, move)
    elif phase == NUMBERING:
        take_number(t, seat, move)
    elif phase == NAMING_KIND:
        take_kind(t, seat, move)
    else:
        take_answer(t, seat, move)


def play_contest(t: Block, seat: int, move: Move) -> None:
    """Make a move of a duel or a match."""
    phase = t[PHASE]
    if phase == COMMITTING:
        take_commitment(t, seat, move)
    elif phase == ANSWERING_DUEL:
        take_duel_answer(t, seat, move)
    elif phase == NAMING_OPPONENT:
        take_name(t, seat, move)
    elif phase == SHOWING:
        take_shown(t, seat, move)
    else:
        take_match(t, seat, move)


def is_over(t: Block) -> int:
    """Tell whether the game has ended."""
    return t[PHASE] == OVER


def asked_seat(t: Block) -> int:
    """Return the seat that is asked."""
    return t[SEAT]


def used_cells(t: Block) -> int:
    """Return how many cells a copy for playouts needs: all but the notes."""
    return PLAY_END


def noted_cells(t: Block) -> int:
    """Return how many cells a block with notes needs: all its claims, and room for that of an open request."""
    size = CLAIMS + t[CLAIMS_SIZE]
    if t[PHASE] in (COVERING, NAMING_KIND, ANSWERING_HELP):
        size += 2 + MOST_SETS
    return size


def keep_no_notes(t: Block) -> None:
    """Stop noting what left the hands: nobody asks in a playout."""
    t[NOTED] = 0


def fetch_head(t: Block) -> None:
    """Fetch the single cells and the question of a table that is stepped soon."""
    for line in range(GAME // LINE, COLOURS // LINE + 1):
        fetch_cell(t, LINE * line)


def fetch_cards(t: Block) -> None:
    """Fetch what each seat has, and the tops of the piles."""
    for line in range(COLOURS // LINE + 1, OPEN // LINE + 1):
        fetch_cell(t, LINE * line)
    fetch_cell(t, KITCHEN + t[KITCHEN_SIZE])
    fetch_cell(t, OVEN + t[OVEN_SIZE])
    fetch_cell(t, WAITERS + DECK_ROOM * t[SEAT])
    if t[MEMORY]:
        for line in range(OVEN // LINE, (OVEN + t[OVEN_SIZE]) // LINE):
            fetch_cell(t, LINE * line)
        for line in range(NOTES // LINE, MEMORY_END // LINE + 1):
            fetch_cell(t, LINE * line)
