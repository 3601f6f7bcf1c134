"""What befalls houses of several servers, judged from outside."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.nemeses.buses import SPELLS, under_spells
from lab.nemeses.clusters import under_blows
from lab.nemeses.outages import under_outages
from lab.world.stores import Postgres, RedisServer

pytestmark = pytest.mark.asyncio


FEW = 2
"""Tables."""


async def test_any_server_of_several_may_be_killed_or_frozen(tmp_path: Path, postgres_url: str, redis_url: str) -> None:
    verdict, did = await under_blows(tmp_path, 4, postgres_url, redis_url, naps=(0.3, 0.3), tables=FEW)
    assert verdict.faults == []
    assert verdict.views == 6
    assert verdict.acknowledged > 10
    assert did == {"killed": 2, "frozen": 2}


async def test_an_owner_that_believes_itself_is_caught(tmp_path: Path, postgres_url: str, redis_url: str) -> None:
    mutant = "owner_believes_itself"
    verdict, _ = await under_blows(tmp_path, 8, postgres_url, redis_url, naps=(0.3, 0.3), mutant=mutant)
    assert any("was due" in fault or "times" in fault for fault in verdict.faults)


async def test_the_database_goes_and_nothing_is_lost(tmp_path: Path, own_postgres: Postgres, redis_url: str) -> None:
    verdict, seen = await under_outages(tmp_path, 2, own_postgres, redis_url, gone={"killed": 3.5, "frozen": 0.5})
    assert verdict.faults == []
    assert verdict.views == 6
    assert sorted(one.how for one in seen) == ["frozen", "killed"]
    assert sum(one.told for one in seen) > 0


async def test_who_stores_later_loses_what_the_database_missed(
    tmp_path: Path, own_postgres: Postgres, redis_url: str
) -> None:
    mutant = "write_behind_in_postgres"
    verdict, _ = await under_outages(tmp_path, 1, own_postgres, redis_url, gone={"killed": 0.5}, seed=2, mutant=mutant)
    assert any("is lost" in fault for fault in verdict.faults)


async def test_games_go_on_whatever_the_bus_does(tmp_path: Path, postgres_url: str, own_redis: RedisServer) -> None:
    verdict, did = await under_spells(tmp_path, 3, postgres_url, own_redis, bad=1.0, tables=FEW)
    assert verdict.faults == []
    assert verdict.views == 6
    assert did["hints lost"] > 0
    assert did["hints passed"] > did["hints lost"]
    assert all(did[kind] for kind in SPELLS)


@pytest.mark.parametrize(
    ("mutant", "kind", "fault"),
    [("trusts_hints", "lossy", "stands still"), ("waits_for_the_bus", "killed", "no move was made")],
)
async def test_who_needs_the_bus_is_caught(
    mutant: str, kind: str, fault: str, tmp_path: Path, postgres_url: str, own_redis: RedisServer
) -> None:
    verdict, _ = await under_spells(
        tmp_path, 1, postgres_url, own_redis, kinds=(kind,), bad=1.4, loss=0.9, patience=1.5, mutant=mutant
    )
    assert any(fault in found for found in verdict.faults)
