"""Games through network faults: every game ends, and all views agree."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.faults.network_faults import run_games

pytestmark = pytest.mark.asyncio


async def test_games_end_and_views_agree_whatever_the_network_does(tmp_path: Path) -> None:
    verdict, did = await run_games(tmp_path, 2)
    assert verdict.violations == []
    assert verdict.views == 6
    assert {"cut", "double", "swap", "sliced"} <= did.keys()
