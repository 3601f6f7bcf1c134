"""A step of a table in a batch: a column of the mask is taken, a move is made, an ended game is dealt anew.

A simple move is a column. A coded one is chosen field by field, as far as the codes that are left differ. `moves` keeps
what is left to choose from; `chosen` holds the values so far (-1: open), how many moves are left, and whether a choice
has begun. Kernel language, for any family.
"""

from __future__ import annotations

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
    play,
    simple_columns,
    write_rewards,
)
from forno.kernel.language import Block, Flags, Move, Moves, Reals


def step_table(t: Block, chosen: Block, moves: Moves, column: int, first: int, rewards: Reals) -> int:
    """Take a column that is open; write what each seat wins, if the game ends, and deal a new one.

    `first` is the seat that the option of the first player or dealer names, counted from 1. Tell whether it ended.
    """
    move: Move = column
    if column >= simple_columns():
        take_field(chosen, moves, column)
        if chosen[fields()] > 1:
            return 0
        move = moves[0]
    if chosen[fields() + 1]:
        forget_choice(chosen)
    play(t, move)
    if not is_over(t):
        return 0
    write_rewards(t, rewards)
    clear_table(t)
    deal_game(t, first)
    return 1


def show_table(t: Block, chosen: Block, moves: Moves, mask: Flags, seen: Block) -> int:
    """Write the mask and the observation of the seat that is asked; return how many columns are open."""
    observe(t, asked_seat(t), seen)
    for field in range(fields()):
        seen[field] = chosen[field]
    for column in range(mask_width()):
        mask[column] = 0
    if chosen[fields() + 1]:
        return write_codes(moves, chosen[fields()], mask)
    chosen[fields()] = list_moves(t, moves)
    return write_mask(moves, chosen[fields()], mask)


def forget_choice(chosen: Block) -> None:
    """Open all fields."""
    for field in range(fields()):
        chosen[field] = -1
    chosen[fields() + 1] = 0


def take_field(chosen: Block, moves: Moves, column: int) -> None:
    """Choose a value of the field that is open: only the codes that have it are left."""
    left = 0
    field = 0
    for at in range(chosen[fields()]):
        if moves[at] >= simple_columns():
            moves[left] = moves[at]
            left += 1
    field = open_field(moves, left)
    chosen[field] = column - field_column(field)
    chosen[fields()] = 0
    chosen[fields() + 1] = 1
    for at in range(left):
        if field_value(moves[at], field) == chosen[field]:
            moves[chosen[fields()]] = moves[at]
            chosen[fields()] += 1


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


def write_mask(moves: Moves, count: int, mask: Flags) -> int:
    """Mark the columns of these moves: the simple ones, and the values of the first field of the codes."""
    codes: Moves = [0] * 4096
    opened = 0
    left = 0
    for at in range(count):
        if moves[at] < simple_columns():
            mask[moves[at]] = 1
            opened += 1
        else:
            codes[left] = moves[at]
            left += 1
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
