"""Those with bad manners are held back and the others lose nothing; each check sees a server that fails at it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.crowds import address, flood, flooder, stalled, storms
from lab.crowds.broken import broken
from lab.world.served import Served

pytestmark = pytest.mark.asyncio


async def test_readers_who_read_nothing_are_cut_loose_and_no_memory_piles_up(tmp_path: Path) -> None:
    seen = await stalled.among(tmp_path)
    assert seen.faults == []
    assert seen.cut == seen.readers


async def test_the_check_sees_what_piles_up(tmp_path: Path) -> None:
    seen = await stalled.among(tmp_path, mutant="no_limit_on_what_waits")
    assert ["0 of 60 readers" in seen.faults[0], "bytes" in seen.faults[1]] == [True, True]


async def test_after_a_storm_everybody_is_back_and_nothing_is_lost(tmp_path: Path) -> None:
    seen = await storms.through(tmp_path, 2)
    assert seen.verdict.faults == []
    assert seen.verdict.views == 6
    assert len(seen.back) == 2


async def test_the_judge_sees_that_something_was_missed_in_a_storm(tmp_path: Path) -> None:
    """They are back in a blink, in which mostly nothing happens: it takes many storms at many tables."""
    forgetful = broken(tmp_path, "forgets_who_was_away")
    seen = await storms.through(tmp_path, 20, tables=10, calm=0.1, server=forgetful)
    assert any("in the end" in fault or "frames of" in fault for fault in seen.verdict.faults)


async def test_a_flood_is_refused_and_cut_off_and_others_lose_nothing(tmp_path: Path) -> None:
    seen = await flood.under(tmp_path, 1.0)
    assert seen.faults == []
    assert seen.verdict.acknowledged > 0


async def test_the_check_sees_a_server_that_hears_everything(tmp_path: Path) -> None:
    with broken(tmp_path, "no_rate", **flood.LIMITS) as server:
        faults = flood.held_back(await flood.pouring(server.address, 0, 0.5), 0.5)
    assert len(faults) == 3, "not refused, not cut off, and all of it heard"


async def test_who_was_cut_off_pours_on_until_it_is_cut_off_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much it was answered on the lines before."""
    connect, lines = flooder.Flooder.connect, []

    async def counted(who: flooder.Flooder) -> None:
        if who.cut:
            monkeypatch.setattr(flooder, "MOST", 0)
        await connect(who)
        lines.append(who.wire)

    monkeypatch.setattr(flooder.Flooder, "connect", counted)
    with Served(tmp_path, rate=100, burst=60) as server:
        poured = await flooder.flood(server.address, 0, 3.0)
    assert poured.cut > 0
    assert len(lines) <= poured.cut + 1


async def test_many_behind_one_address_are_refused_nothing(tmp_path: Path) -> None:
    seen = await address.behind_one(tmp_path, 12, within=1.0, after=0.5)
    assert seen.faults == []
    assert seen.people == 48


async def test_the_check_sees_a_server_that_counts_by_address(tmp_path: Path) -> None:
    counting = broken(tmp_path, "one_budget_for_an_address", **flood.LIMITS)
    seen = await address.behind_one(tmp_path, 12, within=1.0, after=0.0, server=counting)
    assert any("did not come about" in fault for fault in seen.faults)
