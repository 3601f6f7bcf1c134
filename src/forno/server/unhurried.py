"""What is done for thousands again and again; nobody's move shall wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import TypeVar

FEW = 50
"""So many are looked after at once."""
Thing = TypeVar("Thing")


async def unhurried(things: Sequence[Thing], seconds: float) -> AsyncIterator[Sequence[Thing]]:
    """A few at a time, evenly over so many seconds, which pass even if there is nothing to do."""
    portions = [things[first : first + FEW] for first in range(0, len(things), FEW)]
    for some in portions:
        yield some
        await asyncio.sleep(seconds / len(portions))
    if not portions:
        await asyncio.sleep(seconds)
