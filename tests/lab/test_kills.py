"""kill -9 under load, judged from outside: nothing acknowledged is lost, nothing unstored is shown."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from lab.kills import MUTANTS, Mutant, shown_by, under_kills

KILLS = int(os.environ.get("FORNO_KILLS", "8"))
pytestmark = pytest.mark.asyncio


async def test_nothing_acknowledged_is_lost_and_nothing_unstored_is_shown(tmp_path: Path) -> None:
    verdict = await under_kills(tmp_path, KILLS)
    assert verdict.faults == []
    assert verdict.acknowledged > 5 * KILLS
    assert verdict.frames > verdict.acknowledged
    assert verdict.views == 15


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
async def test_a_broken_server_is_caught(mutant: Mutant, tmp_path: Path) -> None:
    assert await shown_by(mutant, tmp_path / mutant.name, 2, seed=7) > 0
