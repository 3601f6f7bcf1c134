"""Lines of play to a fixed depth from fixed deals. Renewed by one command, see harness/golden.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness.counts import FULL
from harness.golden import HOW, RENEWING, compare
from tests.unit.golden.counting import Start, read, write

FILE = Path(__file__).parent / "counts.toml"
FEW_LINES = 3000
"""Lines that are counted at most at each depth, unless all are."""
STARTS = read(FILE.read_text(encoding="utf-8"))


@pytest.mark.skipif(RENEWING, reason="they are being renewed")
@pytest.mark.parametrize("start", STARTS, ids=[f"{start.game}-{start.players}-{start.asked}" for start in STARTS])
def test_lines_of_play(start: Start) -> None:
    start = start if FULL else start.within(FEW_LINES)
    counted = start.counted()
    if counted != start:
        pytest.fail(f"\n  was: {start.line()}\n  now: {counted.line()}\n{HOW}", pytrace=False)


def test_the_file_is_complete() -> None:
    """Renewing counts all of it."""
    compare(FILE, write(start.counted() for start in STARTS) if RENEWING else write(STARTS))
    assert {start.game for start in STARTS} == {"mamma-mia", "sole-mio", "grande", "plus", "solo"}
