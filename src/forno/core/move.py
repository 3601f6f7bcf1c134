"""Moves: small frozen values with one text form each."""

from __future__ import annotations

import re
from functools import cache

import msgspec


@cache
def kebab(name: str) -> str:
    """Turn LayOrder into lay-order: how classes are named in JSON and text."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Move(msgspec.Struct, frozen=True, tag_field="move", tag=kebab):
    """An answer to a question. `str(move)` is what a person would type."""

    def normalized(self) -> Move:
        """Return the move as legal moves list it. A game whose moves can be given in several forms overrides it."""
        return self

    def __str__(self) -> str:
        return kebab(type(self).__name__)

    def __repr__(self) -> str:
        return f"<{self}>"


class Pass(Move, frozen=True):
    """Nothing, please."""


PASS = Pass()
