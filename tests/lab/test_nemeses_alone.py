"""What befalls a server alone with its file: its disk and its clock fail it, judged from outside."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.nemeses.clocks import under_jumps
from lab.nemeses.disks import possible, under_trouble

pytestmark = pytest.mark.asyncio
FEW = 2
"""Tables."""


async def test_a_disk_that_fails_is_told_and_loses_nothing(tmp_path: Path) -> None:
    verdict, did, _ = await under_trouble(tmp_path, len(possible()), tables=FEW)
    assert verdict.faults == []
    assert verdict.views == 6
    assert verdict.acknowledged > 5
    assert did["told so"] >= len(possible())
    assert all(did[kind] == 1 for kind in possible())


@pytest.mark.parametrize(
    ("mutant", "fault"), [("write_behind", "is lost"), ("never_opens_again", "later no move was made")]
)
async def test_who_takes_a_failure_lightly_is_caught(mutant: str, fault: str, tmp_path: Path) -> None:
    verdict, _, _ = await under_trouble(tmp_path, 1, kinds=("limited",), tables=FEW, mutant=mutant, patience=1.5)
    assert any(fault in found for found in verdict.faults)


async def test_clocks_that_jump_move_no_timer(tmp_path: Path) -> None:
    verdict = await under_jumps(tmp_path, 4, tables=FEW)
    assert verdict.faults == []
    assert verdict.views == 6


async def test_timers_on_the_wall_clock_are_caught(tmp_path: Path) -> None:
    """People are declared slow; or the tables are cleared away as left long ago."""
    verdict = await under_jumps(tmp_path, 1, hours=(3, 4), tables=5, mutant="wall_clock", patience=1.5)
    signs = ("is a time-out, and nobody was slow", "stands still, and the clock is off")
    assert any(sign in found for found in verdict.faults for sign in signs)
