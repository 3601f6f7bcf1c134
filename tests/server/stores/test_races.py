"""Several processes write to one store at once: whoever inserts a number first has it, and nobody else."""

from __future__ import annotations

import asyncio
import os
from collections import Counter

import pytest

from forno.server.log import Log
from forno.server.log.open import log_at
from tests.server.stores.entries import outcome, row
from tests.server.stores.race import check_race, run_race

pytestmark = pytest.mark.asyncio

ROUNDS = int(os.environ.get("FORNO_RACES", "2000"))
"""More with FORNO_RACES."""


async def test_four_processes_race_for_each_number(log: Log, address: str) -> None:
    await check_race(log, await run_race(address, ROUNDS))


async def test_four_processes_make_the_tables_at_once(address: str) -> None:
    """None of them finds the store; all come to the same one."""
    met = await run_race(address, 2)
    log = log_at(address)
    await log.open()
    await check_race(log, met)
    await log.close()


async def test_many_logs_race_for_many_rooms(address: str) -> None:
    """Their batches overlap in other orders each time: nobody waits for ever, and each row has one winner."""
    logs = [log_at(address) for _ in range(3)]
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
