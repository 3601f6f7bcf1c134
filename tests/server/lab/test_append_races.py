"""Four processes write to one store at once: whoever inserts a number first has it, and nobody else."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.stores import Postgres, fresh_database, own_store
from lab.faults.append_races import BROKEN_STORE, run_races

pytestmark = pytest.mark.asyncio

RACES = int(os.environ.get("FORNO_RACES", "1000"))
"""More with FORNO_RACES."""


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with own_store(Postgres) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where nothing is yet: the four make the tables at once, too."""
    if request.param == "sqlite":
        return str(tmp_path / "deep" / "log.db")
    return fresh_database(request.getfixturevalue("postgres").home)


async def test_of_four_processes_one_appends_each_entry(address: str) -> None:
    result = await run_races(address, RACES, rooms=100)
    assert result.violations == []
    assert result.double_wins == 0
    assert result.races >= RACES
    assert result.overlapping > 0


async def test_without_unique_keys_several_processes_append(address: str) -> None:
    result = await run_races(address, 100, rooms=50, factory=BROKEN_STORE)
    assert result.double_wins > 0
    assert any("won, won" in fault for fault in result.violations)
    assert any("differs from the winners" in fault for fault in result.violations)
