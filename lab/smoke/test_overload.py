"""Stalled readers, reconnect storms and floods: others lose nothing; each check catches a server that fails at it."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness.servers import ServerProcess
from lab.overload import flood, flood_client, neighbours, reconnect_storms, shared_address, stalled_readers
from lab.smoke.attempts import is_caught

pytestmark = pytest.mark.asyncio


async def test_stalled_readers_are_disconnected_and_memory_stays_bounded(tmp_path: Path) -> None:
    seen = await stalled_readers.run_stalled_readers(tmp_path)
    assert seen.violations == []
    assert seen.disconnects == seen.readers


async def test_unbounded_buffers_are_caught(tmp_path: Path) -> None:
    seen = await stalled_readers.run_stalled_readers(tmp_path, mutant="no_limit_on_what_waits")
    assert ["0 of 60 stalled readers" in seen.violations[0], "bytes" in seen.violations[1]] == [True, True]


async def test_a_reconnect_storm_loses_nothing(tmp_path: Path) -> None:
    seen = await reconnect_storms.run_storms(tmp_path, 2)
    assert seen.check.violations == []
    assert seen.check.views == 6
    assert len(seen.recovery_s) == 2


async def test_a_message_missed_in_a_reconnect_storm_is_caught(tmp_path: Path) -> None:
    """They are back in a blink, in which mostly nothing happens: it takes many storms at many tables."""

    async def attempt(folder: Path) -> bool:
        forgetful = ServerProcess(folder, mutant="forgets_who_was_away")
        seen = await reconnect_storms.run_storms(folder, 20, tables=10, calm=0.1, server=forgetful)
        return any("another view" in fault or "frames of" in fault for fault in seen.check.violations)

    assert await is_caught(tmp_path, attempt)


async def test_a_flood_is_refused_and_disconnected_and_others_lose_nothing(tmp_path: Path) -> None:
    seen = await flood.run_flood(tmp_path, 1.0)
    assert seen.violations == []
    assert seen.check.acknowledged > 0


async def test_a_server_without_rate_limits_is_caught(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, mutant="no_rate", **flood.DEFAULT_LIMITS) as server:
        faults = flood.flood_violations(await flood.run_flood_client(server.address, 0, 0.5))
    assert len(faults) == 3, "not refused, not cut off, and all of it heard"


async def test_a_flooding_client_reconnects_until_it_is_refused_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much it was answered on the lines before."""
    connect, lines = flood_client.FloodClient.connect, []

    async def counted(who: flood_client.FloodClient) -> None:
        if who.disconnects:
            monkeypatch.setattr(flood_client, "MAX_ANSWERS", 0)
        await connect(who)
        lines.append(who.wire)

    monkeypatch.setattr(flood_client.FloodClient, "connect", counted)
    with ServerProcess(tmp_path, rate=100, burst=60) as server:
        poured = await flood_client.flood(server.address, 0, 3.0)
    assert poured.disconnects > 0
    assert len(lines) <= poured.disconnects + 1


async def test_a_table_goes_on_beside_greedy_ones_of_its_own_address(tmp_path: Path) -> None:
    """Alone, beside watched and beside unwatched tables it goes on until a bot has moved, else that times out. The full
    experiment, `thinkers`, counts its frames in 20 seconds beside 40 tables."""
    quick = ServerProcess(tmp_path, **neighbours.USUAL_PACE | {"bot_pace": 0})
    await neighbours.run_neighbours(tmp_path, tables=3, seconds=0.0, server=quick)


async def test_many_clients_behind_one_address_are_not_limited(tmp_path: Path) -> None:
    seen = await shared_address.run_shared_address(tmp_path, 12, arrival_s=1.0, play_s=0.5)
    assert seen.violations == []
    assert seen.seated == 48


async def test_a_server_that_limits_by_address_is_caught(tmp_path: Path) -> None:
    counting = ServerProcess(tmp_path, mutant="one_budget_for_an_address", **flood.DEFAULT_LIMITS)
    seen = await shared_address.run_shared_address(tmp_path, 12, arrival_s=1.0, play_s=0.0, server=counting)
    assert any("could not be opened" in fault for fault in seen.violations)
