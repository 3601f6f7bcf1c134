"""kill -9 under load: nothing acknowledged is lost, nothing unstored is shown."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from lab.faults.evening_kills import EveningWorkload, run_evening
from lab.faults.process_kills import BROKEN_SERVERS, BrokenServer, count_violations, run_kills
from lab.smoke.attempts import is_caught

KILLS = int(os.environ.get("FORNO_KILLS", "8"))
pytestmark = pytest.mark.asyncio


async def test_nothing_acknowledged_is_lost_and_nothing_unstored_is_shown(tmp_path: Path) -> None:
    verdict = await run_kills(tmp_path, KILLS)
    assert verdict.violations == []
    assert verdict.acknowledged > 5 * KILLS
    assert verdict.frames > verdict.acknowledged
    assert verdict.views == 15


async def test_an_evening_survives_kills_and_cuts(tmp_path: Path) -> None:
    verdict, done = await run_evening(tmp_path, KILLS, tables=2)
    assert verdict.violations == []
    assert verdict.acknowledged > 2 * KILLS
    assert verdict.views == 8
    assert done["close-game"] + done["remove"] + done["take-over"] + done["hand-over"] > 0


async def test_devices_that_end_covered_are_compared_uncovered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pause = EveningWorkload.pause

    async def pause_covered(self: EveningWorkload) -> None:
        await pause(self)
        for player in self.players:
            await player.reconnect()
            await player.seat.show(player.seat.key, covered=True)

    monkeypatch.setattr(EveningWorkload, "pause", pause_covered)
    verdict, _ = await run_evening(tmp_path, 1, tables=1)
    assert verdict.violations == []
    assert verdict.views == 4


@pytest.mark.parametrize("mutant", BROKEN_SERVERS, ids=lambda mutant: mutant.name)
async def test_a_broken_server_is_caught(mutant: BrokenServer, tmp_path: Path) -> None:
    async def attempt(folder: Path) -> bool:
        return await count_violations(mutant, folder / mutant.name, 2, seed=7) > 0

    assert await is_caught(tmp_path, attempt)
