"""The kernel language: Python on flat blocks of integers, simple enough to be translated to C by `translate`.

Modules written in it have constants (numbers, or tuples of numbers), and functions of blocks and numbers. In a function
each name is a C `int`, unless it is annotated as a `Word` or a `Move`; `[0] * n` is an array. Nothing is checked there:
no bounds, no overflow; operands of `//`, `%` and `>>` are not negative.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeAlias

Block: TypeAlias = MutableSequence[int]
"""Cells of 32 bits with a sign: a list of numbers here, a pointer in C."""
Word: TypeAlias = int
"""64 bits without a sign; here, whoever computes with it cuts off what is above them."""
Move: TypeAlias = int
"""The number of a move: 64 bits with a sign."""
Moves: TypeAlias = MutableSequence[int]
"""Room for the numbers of legal moves."""


def lowest(mask: int) -> int:
    """Return the number of the lowest bit that is set; one is. C has an instruction for it."""
    return (mask & -mask).bit_length() - 1
