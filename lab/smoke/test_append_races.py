"""Four processes write to one store at once: whoever inserts a number first has it, and nobody else."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from harness.stores import Postgres, fresh_database, own_store
from lab.faults.append_races import BROKEN_STORE, run_races
from lab.smoke.attempts import ATTEMPTS

pytestmark = pytest.mark.asyncio

NewAddress = Callable[[], str]
RACES = int(os.environ.get("FORNO_RACES", "1000"))
"""More with FORNO_RACES."""


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with own_store(Postgres) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def new_address(request: pytest.FixtureRequest, tmp_path: Path) -> NewAddress:
    """Where nothing is yet: the four make the tables at once, too."""
    if request.param == "sqlite":
        numbers = count(1)
        return lambda: str(tmp_path / f"deep-{next(numbers)}" / "log.db")
    home = request.getfixturevalue("postgres").home
    return lambda: fresh_database(home)


async def test_of_four_processes_one_appends_each_entry(new_address: NewAddress) -> None:
    result = await run_races(await asyncio.to_thread(new_address), RACES, rooms=100)
    assert result.violations == []
    assert result.double_wins == 0
    assert result.races >= RACES
    assert result.overlapping > 0


async def test_without_unique_keys_several_processes_append(new_address: NewAddress) -> None:
    """On a busy machine the processes may come one after the other: then they race again."""
    for _ in range(ATTEMPTS):
        result = await run_races(await asyncio.to_thread(new_address), 100, rooms=50, factory=BROKEN_STORE)
        if result.double_wins:
            break
    assert result.double_wins > 0
    assert any("won, won" in fault for fault in result.violations)
    assert any("differs from the winners" in fault for fault in result.violations)
