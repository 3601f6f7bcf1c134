"""Attempts at catching a broken server, where chance and the speed of the machine decide whether one is enough."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

ATTEMPTS = 6


async def is_caught(folder: Path, attempt: Callable[[Path], Awaitable[bool]]) -> bool:
    """Whether one of several attempts succeeds, each in a new folder. A sound server is caught by none of them."""
    for number in range(ATTEMPTS):
        (place := folder / f"attempt-{number}").mkdir()
        if await attempt(place):
            return True
    return False
