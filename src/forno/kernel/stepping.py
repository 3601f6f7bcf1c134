"""A step of a table in a batch: a column of the mask is taken, a move is made, a part or the game may end by it.

A simple move is a column. A coded one is chosen field by field, as far as the codes that are left differ. Kernel
language, for any family.

What a batch keeps of a table besides its block is its progress: whether its game has ended, the steps so far, the
scores when the hand or round began, and the values of a choice in steps (-1: open); besides, `codes` holds the coded
moves that have these values. `moves` is room for a list that means nothing from one table to the next.
"""

from __future__ import annotations

from typing import Final

from forno.kernel.family import (
    asked_seat,
    clear_table,
    deal_game,
    end_field,
    field_column,
    field_value,
    fields,
    first_field,
    is_over,
    list_moves,
    mask_width,
    observe,
    part_of,
    part_score,
    play,
    players_of,
    score,
    simple_columns,
)
from forno.kernel.language import Block, Flags, Move, Moves, Reals, Row, clear_flags

# --- progress

ENDED: Final = 0
"""GAME_OVER, CUT_OFF, or 0 while the game goes on."""
STEPS: Final = 1
CODES_LEFT: Final = 2
"""How many coded moves are left to choose from."""
BEGUN: Final = 3
"""Whether a choice in steps has begun."""
MOST_PLAYERS: Final = 10
PART_SCORES: Final = 4
"""By seat: its score when the hand or round began."""
STANDINGS: Final = PART_SCORES + MOST_PLAYERS
"""By seat: the seats that were behind it then less those ahead."""
VALUES: Final = STANDINGS + MOST_PLAYERS
"""By field of a code: the value chosen."""

GAME_OVER: Final = 1
CUT_OFF: Final = 2

# --- settings, the same for all tables of a batch

FIRST: Final = 0
"""The seat that an option names as the first player or dealer, counted from 1."""
REWARDS: Final = 1
MAX_STEPS: Final = 2
"""The steps after which a game is cut off; 0 if none is."""
SETTINGS: Final = 3

MATCH_REWARDS: Final = 0
PART_REWARDS: Final = 1
SHARE_REWARDS: Final = 2


# --- a step


def step_table(t: Block, progress: Block, codes: Moves, settings: Block, column: int, rewards: Reals) -> int:
    """Take a column that is open; write what each seat wins by it; tell whether the game has ended, and how."""
    part = part_of(t)
    move: Move = column
    progress[STEPS] += 1
    if column >= simple_columns():
        choose_value(progress, codes, column)
        move = codes[0]
    if column < simple_columns() or progress[CODES_LEFT] == 1:
        forget_choice(progress)
        play(t, move)
        if is_over(t):
            progress[ENDED] = GAME_OVER
        if is_over(t) or part_of(t) != part:
            end_part(t, progress, settings, rewards)
    if settings[MAX_STEPS] > 0 and progress[STEPS] >= settings[MAX_STEPS] and progress[ENDED] == 0:
        progress[ENDED] = CUT_OFF
    return progress[ENDED]


def deal_table(t: Block, progress: Block, settings: Block) -> None:
    """Deal a new game by the chance of the table."""
    clear_table(t)
    deal_game(t, settings[FIRST])
    for at in range(VALUES):
        progress[at] = 0
    progress[BEGUN] = 1
    forget_choice(progress)


def show_table(t: Block, progress: Block, moves: Moves, codes: Moves, mask: Flags, seen: Row) -> int:
    """Write the mask and the observation of the seat that is asked; return how many columns are open."""
    observe_seat(t, progress, asked_seat(t), seen)
    clear_flags(mask, mask_width())
    if progress[ENDED]:
        return 0
    if progress[BEGUN]:
        return write_codes(codes, progress[CODES_LEFT], mask)
    return write_mask(progress, moves, list_moves(t, moves), codes, mask)


def observe_seat(t: Block, progress: Block, viewer: int, seen: Row) -> None:
    """Write the observation of a seat, asked or not; what is chosen so far is seen by the seat that chooses."""
    shows_choice = progress[BEGUN] and viewer == asked_seat(t)
    observe(t, viewer, seen)
    for field in range(fields()):
        seen[field] = progress[VALUES + field] if shows_choice else -1


# --- choices in steps


def forget_choice(progress: Block) -> None:
    """Open all fields."""
    if progress[BEGUN]:
        progress[BEGUN] = 0
        for field in range(fields()):
            progress[VALUES + field] = -1


def choose_value(progress: Block, codes: Moves, column: int) -> None:
    """Choose a value of the field that is open: only the codes that have it are left."""
    field = open_field(codes, progress[CODES_LEFT])
    count = progress[CODES_LEFT]
    progress[VALUES + field] = column - field_column(field)
    progress[BEGUN] = 1
    progress[CODES_LEFT] = 0
    for at in range(count):
        if field_value(codes[at], field) == progress[VALUES + field]:
            codes[progress[CODES_LEFT]] = codes[at]
            progress[CODES_LEFT] += 1


def open_field(moves: Moves, left: int) -> int:
    """Return the first field in which these codes differ; of a single one, the first that is not 0."""
    code: Move = moves[0]
    for field in range(first_field(code), end_field(code)):
        if left == 1 and field_value(code, field) > 0:
            return field
        for at in range(1, left):
            if field_value(moves[at], field) != field_value(code, field):
                return field
    return first_field(code)


def write_mask(progress: Block, moves: Moves, count: int, codes: Moves, mask: Flags) -> int:
    """Mark the columns of these moves: the simple ones, and the values of the first field of the codes, to be kept."""
    opened = 0
    left = 0
    for at in range(count):
        if moves[at] < simple_columns():
            mask[moves[at]] = 1
            opened += 1
        else:
            codes[left] = moves[at]
            left += 1
    progress[CODES_LEFT] = left
    return opened + write_codes(codes, left, mask)


def write_codes(codes: Moves, left: int, mask: Flags) -> int:
    """Mark the values that these codes have in the field that is open; return how many there are."""
    field = 0
    column = 0
    opened = 0
    if left > 0:
        field = open_field(codes, left)
        for at in range(left):
            column = field_column(field) + field_value(codes[at], field)
            opened += 1 - mask[column]
            mask[column] = 1
    return opened


# --- rewards


def end_part(t: Block, progress: Block, settings: Block, rewards: Reals) -> None:
    """A hand or round has ended, or the game: write what each seat wins, and begin to count anew."""
    scores = [0] * 10
    standing = 0
    for seat in range(players_of(t)):
        if settings[REWARDS] == PART_REWARDS:
            scores[seat] = part_score(t, seat) - progress[PART_SCORES + seat]
            progress[PART_SCORES + seat] = part_score(t, seat)
        else:
            scores[seat] = score(t, seat)
    if settings[REWARDS] == MATCH_REWARDS and not is_over(t):
        return
    for seat in range(players_of(t)):
        standing = 0
        for other in range(players_of(t)):
            if scores[other] < scores[seat]:
                standing += 1
            elif scores[other] > scores[seat]:
                standing -= 1
        rewards[seat] = standing
        if settings[REWARDS] == SHARE_REWARDS:
            rewards[seat] -= progress[STANDINGS + seat]
            progress[STANDINGS + seat] = standing
        rewards[seat] /= players_of(t) - 1
