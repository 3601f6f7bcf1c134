"""Functions that every family has, as the modules that all families share call them. Kernel language.

Here are their heads; in each form of the kernel the family's own functions take their place.
"""

from __future__ import annotations

from forno.kernel.language import Block, Move, Moves, Real, Row


def used_cells(t: Block) -> int:
    """Return how many cells a copy for playouts needs."""
    raise NotImplementedError


def keep_no_notes(t: Block) -> None:
    """Stop noting what the seats know."""
    raise NotImplementedError


def redeal(t: Block, world: Block, viewer: int) -> None:
    """Deal anew all that a viewer cannot know, from its knowledge and by the chance of the world.

    The world is a copy of the table without notes; what the viewer knows is read from the table, which has them.
    """
    raise NotImplementedError


def likelihood(world: Block, evidence: Block, viewer: int) -> Real:
    """Return how well a world fits the moves of the other seats, from 0 to 1; the evidence has its size first."""
    raise NotImplementedError


def play(t: Block, move: Move) -> None:
    """Make a legal move of the seat that is asked next."""
    raise NotImplementedError


def trial_value(t: Block, seat: int, part: int, horizon: int) -> Real:
    """Play on by the quick player to the horizon of a trial that began in a part, and return the value for a seat."""
    raise NotImplementedError


def part_of(t: Block) -> int:
    """Return the number of the round or hand."""
    raise NotImplementedError


# --- for batches


def is_over(t: Block) -> int:
    """Tell whether the game has ended."""
    raise NotImplementedError


def asked_seat(t: Block) -> int:
    """Return the seat that is asked next."""
    raise NotImplementedError


def list_moves(t: Block, moves: Moves) -> int:
    """List the moves of the seat that is asked next; return how many there are."""
    raise NotImplementedError


def observe(t: Block, viewer: int, seen: Row) -> None:
    """Write what a seat sees, asked or not; the fields of a choice in steps are not written here."""
    raise NotImplementedError


def fetch_head(t: Block) -> None:
    """Fetch what every step reads first, of a table that is stepped soon."""
    raise NotImplementedError


def fetch_cards(t: Block) -> None:
    """Fetch the cards that a step probably reads; the head is there."""
    raise NotImplementedError


def players_of(t: Block) -> int:
    """Return the number of players."""
    raise NotImplementedError


def score(t: Block, seat: int) -> int:
    """Return what decides the place of a seat: the most is first."""
    raise NotImplementedError


def part_score(t: Block, seat: int) -> int:
    """Return the score that a seat gathers hand by hand, or round by round."""
    raise NotImplementedError


def clear_table(t: Block) -> None:
    """Clear everything but chance, the number of players and the options."""
    raise NotImplementedError


def deal_game(t: Block, first: int) -> None:
    """Deal; unless a seat is named, counted from 1, the first player or dealer is drawn."""
    raise NotImplementedError


def mask_width() -> int:
    """Return how many columns a mask has."""
    raise NotImplementedError


def simple_columns() -> int:
    """Return how many of them are simple moves."""
    raise NotImplementedError


def fields() -> int:
    """Return how many fields the codes of all sorts have."""
    raise NotImplementedError


def first_field(code: Move) -> int:
    """Return the first field of a code."""
    raise NotImplementedError


def end_field(code: Move) -> int:
    """Return the field after the last of a code."""
    raise NotImplementedError


def field_column(field: int) -> int:
    """Return the column of a field's value 0."""
    raise NotImplementedError


def field_value(code: Move, field: int) -> int:
    """Return the value of a field of a code."""
    raise NotImplementedError
