"""Counts of the checks that could go on for ever: small ones in `./forno test`, the full ones with FORNO_COUNTS=full.

`./forno lab counts` runs every file of tests/unit, tests/virtual and tests/server that uses this with the full counts.
"""

from __future__ import annotations

import os

FULL = os.environ.get("FORNO_COUNTS") == "full"


def count(small: int, full: int) -> int:
    """Choose how many examples, games or re-deals are looked at."""
    return full if FULL else small
