"""Entropy: the unpredictable bytes behind deals and bots."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import sha256

ENTROPY_BYTES = 32
Entropy = Callable[[str], bytes]
"""Returns 32 bytes for a purpose, such as the deal of a game."""


def system_entropy(purpose: str) -> bytes:
    """Return bytes of the operating system's randomness, new ones at each call."""
    return secrets.token_bytes(ENTROPY_BYTES)


def seeded_entropy(seed: int) -> Entropy:
    """Return a source that gives the same bytes for the same seed and purpose: whoever knows the seed knows
    the deal, so that only a table against bots may have one."""
    return lambda purpose: sha256(f"forno entropy {seed} {purpose}".encode()).digest()
