"""The kernel language: Python on flat blocks of integers, simple enough to be translated to C by `translate`.

Modules written in it have constants (numbers, or tuples of numbers), and functions of blocks and numbers. In a function
each name is a number of 32 bits, unless it is annotated as a `Word`, a `Move` or a `Real`; `[0] * n` is an array, which
is cleared unless it is annotated: as a `Block` or as `Moves` it is written before it is read.
Nothing is checked there: no bounds, no overflow; operands of `//`, `%` and `>>` are not negative, and one of `/` is a
`Real`.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from math import exp, sqrt
from typing import TypeAlias

Block: TypeAlias = MutableSequence[int]
"""Cells of 32 bits with a sign: a list of numbers here, a pointer in C."""
Word: TypeAlias = int
"""64 bits without a sign; here, whoever computes with it cuts off what is above them."""
Move: TypeAlias = int
"""The number of a move: 64 bits with a sign."""
Moves: TypeAlias = MutableSequence[int]
"""Room for the numbers of legal moves."""
Flags: TypeAlias = MutableSequence[int]
"""An array of bytes: a mask of 0 and 1."""
Row: TypeAlias = MutableSequence[int]
"""Numbers of 16 bits with a sign: an observation."""
Real: TypeAlias = float
Reals: TypeAlias = MutableSequence[float]
"""An array of real numbers: `[0.0] * n`."""


def lowest(mask: int) -> int:
    """Return the number of the lowest bit that is set; one is. C has an instruction for it."""
    return (mask & -mask).bit_length() - 1


def popcount(mask: int) -> int:
    """Return how many bits of a mask are set, which is not negative."""
    return mask.bit_count()


def exponential(power: float) -> float:
    """Return e to a power."""
    return exp(power)


def rounded(number: float) -> int:
    """Return the nearest whole number, of two the even one."""
    return round(number)


def root(number: float) -> float:
    """Return the square root."""
    return sqrt(number)


def fetch_cell(t: Block, at: int) -> None:
    """Bring a cell into the processor's cache, while something else is done; nothing here."""


def clear_flags(flags: Flags, count: int) -> None:
    """Set the first of these flags to 0."""
    flags[:count] = [0] * count


def copy_cells(target: Block, source: Block, count: int) -> None:
    """Copy the first cells of a block over those of another."""
    target[:count] = source[:count]
