"""Several logs write to one store at once: whoever inserts a number first has it. Processes race in lab/smoke."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from forno.server.store import store_at
from harness.log_rows import outcome, row

pytestmark = pytest.mark.asyncio


async def test_many_logs_race_for_many_rooms(address: str) -> None:
    """Their batches overlap in other orders each time: nobody waits for ever, and each row has one winner."""
    logs = [store_at(address) for _ in range(3)]
    for log in logs:
        await log.open()
    rooms = [f"room {n}" for n in range(60)]
    orders = [rooms, rooms[::-1], rooms[20:] + rooms[:20]]
    for seq in range(1, 11):
        asked = [(log, room, row(seq, f"{n}/{seq}")) for n, log in enumerate(logs) for room in orders[n]]
        ends = await asyncio.gather(*[outcome(*one) for one in asked])
        assert Counter(ends) == {"won": 60, "taken": 120}
    for log in logs:
        await log.close()
