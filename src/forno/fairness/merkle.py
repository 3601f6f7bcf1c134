"""Merkle trees: one root commits to all leaves, and each leaf can be opened alone."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256


def leaf(salt: bytes, text: str) -> bytes:
    return sha256(b"\x00" + salt + text.encode()).digest()


def node(left: bytes, right: bytes) -> bytes:
    return sha256(b"\x01" + left + right).digest()


def levels(leaves: Sequence[bytes]) -> list[list[bytes]]:
    """Return the levels from the leaves to the root. A node without a sibling is promoted as it is."""
    grown = [list(leaves)]
    while len(below := grown[-1]) > 1:
        pairs = [node(left, right) for left, right in zip(below[::2], below[1::2], strict=False)]
        grown.append(pairs + below[2 * len(pairs) :])
    return grown


def path(grown: list[list[bytes]], number: int) -> list[bytes]:
    """Return the siblings on the path from a leaf to the root, the lowest first."""
    partners = []
    for level in grown[:-1]:
        if number ^ 1 < len(level):
            partners.append(level[number ^ 1])
        number //= 2
    return partners


def climb(start: bytes, number: int, count: int, partners: Sequence[bytes]) -> bytes | None:
    """Return the root that a leaf with this index and path leads to; None if the path has the wrong length."""
    here, rest = start, list(partners)
    while count > 1:
        if number ^ 1 < count:
            if not rest:
                return None
            partner = rest.pop(0)
            here = node(partner, here) if number & 1 else node(here, partner)
        number, count = number // 2, (count + 1) // 2
    return None if rest else here
