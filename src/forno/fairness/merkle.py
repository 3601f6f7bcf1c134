"""A Merkle tree over leaves: one root promises all of them, and each can be shown alone."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256


def leaf(salt: bytes, text: str) -> bytes:
    return sha256(b"\x00" + salt + text.encode()).digest()


def node(left: bytes, right: bytes) -> bytes:
    return sha256(b"\x01" + left + right).digest()


def levels(leaves: Sequence[bytes]) -> list[list[bytes]]:
    """From the leaves up to the root. A node without a partner is promoted as it is."""
    grown = [list(leaves)]
    while len(below := grown[-1]) > 1:
        pairs = [node(left, right) for left, right in zip(below[::2], below[1::2], strict=False)]
        grown.append(pairs + below[2 * len(pairs) :])
    return grown


def path(grown: list[list[bytes]], number: int) -> list[bytes]:
    """The partners that lead from a leaf to the root, the lowest first."""
    partners = []
    for level in grown[:-1]:
        if number ^ 1 < len(level):
            partners.append(level[number ^ 1])
        number //= 2
    return partners


def climb(start: bytes, number: int, count: int, partners: Sequence[bytes]) -> bytes | None:
    """The root to which a leaf leads, as number such of so many; None if the path has not the right length."""
    here, rest = start, list(partners)
    while count > 1:
        if number ^ 1 < count:
            if not rest:
                return None
            partner = rest.pop(0)
            here = node(partner, here) if number & 1 else node(here, partner)
        number, count = number // 2, (count + 1) // 2
    return None if rest else here
