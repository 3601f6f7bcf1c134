"""`forno lab counts` runs each test that has a small count with its full one."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab import counts

TESTS = """
from harness.counts import FULL, count

def test_the_full_count_is_taken():
    assert FULL and count(1, 2) == 2

def test_it_passes_too():
    pass

def test_it_fails():
    assert False
"""


@pytest.mark.asyncio
async def test_full_counts(tmp_path: Path) -> None:
    file = tmp_path / "test_counted.py"
    file.write_text(TESTS, encoding="utf-8")
    well, wrong = await counts.full(str(file), tmp_path)
    assert well == 2
    assert [fault.partition(" ")[0].rpartition("::")[2] for fault in wrong] == ["test_it_fails"]


def test_every_file_with_a_small_count_is_run_in_full() -> None:
    tiers = ("tests/server/test_secrecy.py", "tests/unit/kit/test_all_games.py", "tests/virtual/test_queries.py")
    assert {*tiers} <= {*counts.counted_files()}
    assert counts.COUNTS.goal == len(counts.counted_files())
