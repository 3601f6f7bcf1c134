"""Faults of clusters: killed and frozen servers, database and bus outages, judged by the checker."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness.stores import Postgres, RedisServer
from lab.faults.bus_outages import BUS_FAULTS, run_bus_faults
from lab.faults.database_outages import run_outages
from lab.faults.server_failover import run_failover
from lab.smoke.attempts import is_caught

pytestmark = pytest.mark.asyncio


FEW = 2
"""Tables."""


async def test_a_cluster_survives_killed_and_frozen_servers(tmp_path: Path, postgres_url: str, redis_url: str) -> None:
    verdict, did = await run_failover(tmp_path, 4, postgres_url, redis_url, freeze_durations_s=(0.3, 0.3), tables=FEW)
    assert verdict.violations == []
    assert verdict.views == 6
    assert verdict.acknowledged > 10
    assert did == {"killed": 2, "frozen": 2}


async def test_a_server_that_trusts_its_cached_room_is_caught(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    async def attempt(folder: Path) -> bool:
        mutant = "owner_believes_itself"
        verdict, _ = await run_failover(
            folder, 8, postgres_url, redis_url, freeze_durations_s=(0.3, 0.3), mutant=mutant
        )
        return any(" found, " in fault or "times" in fault for fault in verdict.violations)

    assert await is_caught(tmp_path, attempt)


async def test_a_database_outage_loses_nothing(tmp_path: Path, own_postgres: Postgres, redis_url: str) -> None:
    verdict, seen = await run_outages(tmp_path, 2, own_postgres, redis_url, durations_s={"killed": 3.5, "frozen": 0.5})
    assert verdict.violations == []
    assert verdict.views == 6
    assert sorted(one.kind for one in seen) == ["frozen", "killed"]
    assert sum(one.refusals for one in seen) > 0


async def test_acknowledging_before_the_write_is_caught_in_an_outage(
    tmp_path: Path, own_postgres: Postgres, redis_url: str
) -> None:
    async def attempt(folder: Path) -> bool:
        mutant = "write_behind_in_postgres"
        verdict, _ = await run_outages(
            folder, 1, own_postgres, redis_url, durations_s={"killed": 0.5}, seed=2, mutant=mutant
        )
        return any("is not in the log" in fault for fault in verdict.violations)

    assert await is_caught(tmp_path, attempt)


async def test_games_go_on_through_bus_outages(tmp_path: Path, postgres_url: str, own_redis: RedisServer) -> None:
    verdict, did = await run_bus_faults(tmp_path, 3, postgres_url, own_redis, fault_s=1.0, tables=FEW)
    assert verdict.violations == []
    assert verdict.views == 6
    assert did["bus messages lost"] > 0
    assert did["bus messages delivered"] > did["bus messages lost"]
    assert all(did[kind] for kind in BUS_FAULTS)


@pytest.mark.parametrize(
    ("mutant", "kind", "fault"),
    [("trusts_hints", "lossy", "made no progress"), ("waits_for_the_bus", "killed", "no move was made")],
)
async def test_a_server_that_depends_on_the_bus_is_caught(
    mutant: str, kind: str, fault: str, tmp_path: Path, postgres_url: str, own_redis: RedisServer
) -> None:
    verdict, _ = await run_bus_faults(
        tmp_path, 1, postgres_url, own_redis, kinds=(kind,), fault_s=1.4, loss_rate=0.9, timeout_s=1.5, mutant=mutant
    )
    assert any(fault in found for found in verdict.violations)
