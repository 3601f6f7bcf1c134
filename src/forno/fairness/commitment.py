"""The secret of a deal, the commitment to it, and the contributions of the players. (deal.chance)"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Self

from forno.core.chance import FairChance
from forno.fairness.layout import Unfair

Contribution = str | bytes
"""A player's contribution to the shuffle: any text or bytes, possibly empty."""


class DealSecret:
    """The secret of one game: committed to before the players contribute, opened after the game."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) != 32:
            raise Unfair("a secret has 32 bytes")
        self.secret = secret

    @classmethod
    def begin(cls) -> Self:
        """Draw a secret: 256 bits of the operating system's randomness."""
        return cls(secrets.token_bytes(32))

    @property
    def commitment(self) -> str:
        """The commitment, published first: it fixes the secret and reveals nothing of it."""
        return sha256(b"forno commitment" + self.secret).hexdigest()

    def seed(self, contributions: Sequence[Contribution]) -> bytes:
        """Return the seed of the deal: a hash of the secret and the contributions, in the order of seats."""
        mixed = b"".join(sha256(as_bytes(words)).digest() for words in contributions)
        return sha256(b"forno seed" + self.secret + mixed).digest()

    def mix(self, contributions: Sequence[Contribution]) -> FairChance:
        """Return the source of every shuffle of the game."""
        return FairChance(self.seed(contributions))


# --- how contributions are written in a record


def as_bytes(words: Contribution) -> bytes:
    try:
        return words.encode() if isinstance(words, str) else words
    except UnicodeEncodeError:
        raise Unfair("a contribution is not text that can be written") from None


def write_contribution(words: Contribution) -> str:
    """Write a contribution in quotes, or as `hex 00ff` if it is not plain text."""
    plain = as_bytes(words)
    try:
        text = plain.decode()
    except UnicodeDecodeError:
        return f"hex {plain.hex()}"
    return f'"{text}"' if text.isprintable() else f"hex {plain.hex()}"


def read_contribution(text: str) -> bytes:
    if len(text) >= 2 and text[0] == text[-1] == '"':
        return as_bytes(text[1:-1])
    if re.fullmatch(r"hex ([0-9a-f]{2})*", text):
        return bytes.fromhex(text[4:])
    raise Unfair(f'a contribution is written as "words" or as hex 00ff, found {text[:60]!r}')
