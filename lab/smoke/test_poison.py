"""The experiment with poisoned rows and tasks: a sound server keeps every other room going, a broken one is caught."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.faults import poison
from lab.faults.poison import all_kinds, run_poison
from lab.faults.poisoned_tasks import run_poisoned_task

pytestmark = pytest.mark.asyncio
FEW = ("no JSON", "field stream_heads", "command play-bot-move", "command open-room", "index card", "webhook", "report")
GOING_ON = {"index card", "webhook", "report"}


async def test_poisoned_rows_stop_their_own_rooms_only(tmp_path: Path, postgres_url: str) -> None:
    assert {*FEW} <= {*all_kinds()}
    run = await run_poison(tmp_path, FEW, store=postgres_url)
    assert run.violations == []
    assert {*run.refused} == {*FEW} - GOING_ON


async def test_a_server_that_one_row_stops_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(poison, "PROGRESS_TIMEOUT_S", 3.0)
    run = await run_poison(tmp_path, FEW[:2], mutant="one_room_stops_all")
    assert any("sound rooms made no progress" in violation for violation in run.violations)


async def test_a_poisoned_task_is_named_until_it_is_cured_and_a_server_that_hides_it_is_caught(tmp_path: Path) -> None:
    assert await run_poisoned_task(tmp_path / "sound", "retention", "") == []
    mutant = "ready_without_its_tasks"
    found = await run_poisoned_task(tmp_path / "broken", "retention", "", mutant=mutant, timeout_s=1.0)
    assert "task retention: it was ready while the task failed" in found
