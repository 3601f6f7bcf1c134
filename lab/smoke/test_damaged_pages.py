"""The experiment with damaged pages: of a sound server nothing is found, and what is shown wrong is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.faults.damaged_pages import run_trial
from lab.faults.damaged_stores import make_store

pytestmark = pytest.mark.asyncio


async def test_of_a_damaged_store_nothing_wrong_is_shown_or_saved(tmp_path: Path) -> None:
    sound = await make_store(tmp_path, finished=1, running=2)
    trial = await run_trial(sound, tmp_path / "noise", "pages of noise", seed=3)
    assert trial.violations == []
    assert trial.right | trial.refused == {known.room for known in sound.rooms}
    assert trial.counts["servers not ready"] + trial.counts["starts refused in words"] == 1
    others = {room: shown._replace(frames=shown.frames[:-1]) for room, shown in sound.shown.items()}
    rows = {room: rows[:-1] for room, rows in sound.rows.items()}
    wrong = await run_trial(sound._replace(shown=others, rows=rows), tmp_path / "torn", "logs torn", seed=1)
    assert any("was shown wrong" in violation for violation in wrong.violations)
    assert any("was saved wrong" in violation for violation in wrong.violations)
