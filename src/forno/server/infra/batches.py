"""Long work done so that no move waits for it: in batches spread over a period, or in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from typing import ParamSpec, TypeVar

BATCH_SIZE = 50
"""Items handled in one step of the event loop."""
Item = TypeVar("Item")
Result = TypeVar("Result")
Arguments = ParamSpec("Arguments")


async def batches_over(items: Sequence[Item], period_s: float) -> AsyncIterator[Sequence[Item]]:
    """Iterate over many items in small batches spread evenly over a period; without items, wait for that period."""
    batches = [items[first : first + BATCH_SIZE] for first in range(0, len(items), BATCH_SIZE)]
    for batch in batches:
        yield batch
        await asyncio.sleep(period_s / len(batches))
    if not batches:
        await asyncio.sleep(period_s)


async def off_loop(
    size: int, function: Callable[Arguments, Result], *args: Arguments.args, **named: Arguments.kwargs
) -> Result:
    """Call a function whose cost grows with `size`: at once for one batch, in a thread for more."""
    if size <= BATCH_SIZE:
        return function(*args, **named)
    return await asyncio.to_thread(function, *args, **named)
