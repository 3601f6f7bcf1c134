"""Hostile frames: nothing breaks, and who plays goes on; a server that trusts what it reads is caught."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness.servers import ServerProcess
from lab.attacks import fuzz


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "CALM_S", 0.6)
    monkeypatch.setattr(fuzz, "SCHEMA_MESSAGES", 40)


@pytest.mark.asyncio
async def test_hostile_frames_break_nothing(tmp_path: Path) -> None:
    result = await fuzz.run_fuzz(tmp_path, 1_500, fuzz.DEFAULT_LIMITS, seed=3, tables=2)
    assert result.violations == []
    assert result.counts.frames >= 1_500
    assert result.counts.rules.keys() >= {"wire.unreadable", "wire.hello", "house.key", "welcome"}
    assert result.check.acknowledged > 5
    assert result.check.views == 6


@pytest.mark.asyncio
async def test_a_server_that_trusts_what_it_reads_is_caught(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, mutant="trusts_what_it_reads", **fuzz.NO_LIMITS)
    result = await fuzz.run_fuzz(tmp_path, 300, {}, seed=3, tables=1, server=server, checked=False)
    assert any("the server's log has an error" in fault for fault in result.violations)
