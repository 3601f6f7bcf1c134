"""Textual on virtual time: it takes its time from the world, and a pause of the pilot is a frame of virtual time."""

from __future__ import annotations

import asyncio
import time

import pytest
from textual import _time, notifications, pilot

FRAME_S = 0.02


async def one_frame(*_: float) -> None:
    await asyncio.sleep(FRAME_S)


@pytest.fixture(autouse=True)
def virtual_textual(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Textual ask the clock that the world has put in the place of the machine's."""
    monkeypatch.setattr(_time, "get_time", lambda: time.monotonic())
    monkeypatch.setattr(notifications, "time", lambda: time.time())
    monkeypatch.setattr(pilot, "wait_for_idle", one_frame)
