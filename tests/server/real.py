"""Stores for tests: `postgres_url` and `redis_url` use one server of each kind for the whole run, shared by all its
workers. A test that wants to kill a server has its own: `own_postgres` and `own_redis`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from lab.world.stores import DATABASES, Postgres, RedisServer, fresh_database, own, shared

numbers = count(1)


@pytest.fixture(scope="session")
def fragile_postgres() -> Iterator[Postgres]:
    """One for those tests of a worker that kill it: to start it again is quicker than to make another."""
    with own(Postgres) as server:
        yield server


@pytest.fixture
def own_postgres(fragile_postgres: Postgres) -> Iterator[Postgres]:
    """A server that a test may kill or freeze, with a fresh database."""
    fragile_postgres.url = fresh_database(fragile_postgres.home)
    yield fragile_postgres
    fragile_postgres.kill()
    fragile_postgres.start()


@pytest.fixture
def own_redis() -> Iterator[RedisServer]:
    with own(RedisServer) as server:
        yield server


# --- one for all


@pytest.fixture(scope="session")
def meeting(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all workers of a run know, and no other run."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


@pytest.fixture(scope="session")
def shared_postgres(meeting: Path) -> Iterator[str]:
    with shared(Postgres, meeting) as url:
        yield url


@pytest.fixture(scope="session")
def shared_redis(meeting: Path) -> Iterator[str]:
    with shared(RedisServer, meeting) as url:
        yield url


@pytest.fixture
def postgres_url(shared_postgres: str) -> str:
    return fresh_database(shared_postgres)


@pytest.fixture
def redis_url(shared_redis: str) -> str:
    """A numbered database that no other test of this run has; our bus does not hear the others' channels."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    return f"{shared_redis}?db={(worker * 256 + next(numbers)) % DATABASES}"
