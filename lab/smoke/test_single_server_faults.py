"""Faults of a single server with SQLite: disk errors and clock jumps, judged by the checker."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.faults.clock_jumps import run_clock_jumps
from lab.faults.disk_faults import available_disk_faults, run_disk_faults

pytestmark = pytest.mark.asyncio
FEW = 2
"""Tables."""


async def test_a_disk_failure_is_reported_and_loses_nothing(tmp_path: Path) -> None:
    verdict, did, _ = await run_disk_faults(tmp_path, len(available_disk_faults()), tables=FEW)
    assert verdict.violations == []
    assert verdict.views == 6
    assert verdict.acknowledged > 5
    assert did["refusals (store unavailable)"] >= len(available_disk_faults())
    assert all(did[kind] == 1 for kind in available_disk_faults())


@pytest.mark.parametrize(
    ("mutant", "fault"), [("write_behind", "is not in the log"), ("never_opens_again", "no move was made afterwards")]
)
async def test_a_server_that_ignores_a_disk_error_is_caught(mutant: str, fault: str, tmp_path: Path) -> None:
    verdict, _, _ = await run_disk_faults(tmp_path, 1, kinds=("limited",), tables=FEW, mutant=mutant, timeout_s=1.5)
    assert any(fault in found for found in verdict.violations)


async def test_clocks_that_jump_move_no_timer(tmp_path: Path) -> None:
    verdict = await run_clock_jumps(tmp_path, 4, tables=FEW)
    assert verdict.violations == []
    assert verdict.views == 6


async def test_timers_on_the_wall_clock_are_caught(tmp_path: Path) -> None:
    """People are declared slow; or the tables are cleared away as left long ago."""
    verdict = await run_clock_jumps(tmp_path, 1, hours=(3, 4), tables=5, mutant="wall_clock_in_timers", timeout_s=1.5)
    signs = ("is a time-out, although no player was late", "made no progress with the clock off")
    assert any(sign in found for found in verdict.violations for sign in signs)
