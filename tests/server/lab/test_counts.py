"""`forno lab counts` runs each test that has a small count with its full one."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab import counts

TESTS = """
from harness.counts import FULL, count

def test_the_full_count_is_taken():
    assert FULL and count(1, 2) == 2

def test_it_fails_too():
    assert {ends_well}
"""


@pytest.mark.asyncio
@pytest.mark.parametrize(("ends_well", "passed"), [(True, 2), (False, 1)])
async def test_full_counts(ends_well: bool, passed: int, tmp_path: Path) -> None:
    file = tmp_path / "test_counted.py"
    file.write_text(TESTS.format(ends_well=ends_well), encoding="utf-8")
    well, wrong = await counts.full(str(file), tmp_path)
    assert well == passed
    assert len(wrong) == 2 - passed
    assert all("::test_it_fails_too" in fault for fault in wrong)


def test_every_file_with_a_small_count_is_run_in_full() -> None:
    tiers = ("tests/server/test_secrecy.py", "tests/unit/kit/test_all_games.py", "tests/virtual/test_queries.py")
    assert {*tiers} <= {*counts.counted_files()}
    assert counts.COUNTS.goal == len(counts.counted_files())
