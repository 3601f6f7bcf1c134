"""Golden files: expected output kept as text that reads well in a diff.

    FORNO_GOLDEN=renew ./forno test tests/unit

writes all of them anew. Read the diff: every changed line is a change of the rules, of chance, of notation or of the
protocol.
"""

from __future__ import annotations

import os
from itertools import zip_longest
from pathlib import Path

import pytest

RENEWING = os.environ.get("FORNO_GOLDEN") == "renew"
HOW = "if it should be so: FORNO_GOLDEN=renew ./forno test tests/unit, then read the diff"


def compare(file: Path, text: str) -> None:
    """Fail with the first line in which the text differs from the file. When renewing, write the file instead."""
    if RENEWING:
        file.write_text(text, encoding="utf-8")
    if not file.exists():
        pytest.fail(f"{file.name} is not there; {HOW}", pytrace=False)
    if parted := first_difference(file.read_text(encoding="utf-8"), text):
        number, was, is_now = parted
        pytest.fail(f"{file.name}, line {number}\n  was: {was}\n  now: {is_now}\n{HOW}", pytrace=False)


def first_difference(old: str, new: str) -> tuple[int, str, str] | None:
    """Find the first line that differs: its number, the old line and the new one."""
    pairs = zip_longest(old.split("\n"), new.split("\n"), fillvalue="(nothing more)")
    return next(((number, was, now) for number, (was, now) in enumerate(pairs, start=1) if was != now), None)
