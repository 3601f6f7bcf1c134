"""Load steps in short: people at a human pace are answered and timed."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.load import steps
from lab.load.steps import StepResult


async def measured_step(folder: Path, tables: int, pace: float, store: str = "") -> tuple[Path, StepResult]:
    """Measure for a second; longer, with new servers, where the machine stood still for most of it."""
    for seconds in (1.0, 5.0, 20.0):
        (place := folder / f"{seconds:g}-s").mkdir()
        measured = await steps.run_step(place, tables, pace=pace, seconds=seconds, store=store)
        seen = measured.step
        if min(seen.rate, seen.server, seen.load, seen.store if store == "PostgreSQL" else 1) > 0:
            break
    return place, measured


@pytest.mark.asyncio
async def test_people_at_a_human_pace_are_answered_and_timed(tmp_path: Path) -> None:
    folder, measured = await measured_step(tmp_path, 3, pace=0.02)
    seen = measured.step
    assert (seen.sockets, seen.processes, measured.refused) == (12, 1, {})
    assert seen.rate > 0
    assert 0 < seen.p50 <= seen.p99 <= seen.worst
    assert min(seen.server, seen.load, seen.memory) > 0
    assert "forno.server." in (folder / "stacks-0").read_text(encoding="utf-8"), "the stacks tell of our own functions"


@pytest.mark.asyncio
@pytest.mark.parametrize("store", ["file", "PostgreSQL"])
async def test_two_processes_share_a_store(tmp_path: Path, store: str) -> None:
    _, measured = await measured_step(tmp_path, 4, pace=0.03, store=store)
    assert (measured.step.processes, measured.refused) == (2, {})
    assert measured.step.rate > 0
    assert measured.step.store > 0 or store == "file", "Redis may have had nothing to do that one could measure"
