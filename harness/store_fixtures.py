"""Pytest fixtures: addresses of real stores.

`postgres_url` and `redis_url` are databases on one server of each kind, shared by all workers of a run. A test that
kills or freezes a server takes `own_postgres` or `own_redis`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from harness.stores import REDIS_DATABASES, TEMPLATE, Postgres, RedisServer, fresh_database, own_store, shared_store

DATABASES_A_WORKER = 256
numbers = count(1)


@pytest.fixture(scope="session")
def fragile_postgres() -> Iterator[Postgres]:
    """The server of a worker that its tests may kill: restarting it is quicker than creating another."""
    with own_store(Postgres) as server:
        yield server


@pytest.fixture
def own_postgres(fragile_postgres: Postgres) -> Iterator[Postgres]:
    """A server that the test may kill or freeze, with an empty database."""
    fragile_postgres.url = fresh_database(fragile_postgres.home)
    yield fragile_postgres
    if fragile_postgres.process.poll() is None:
        fragile_postgres.thaw()
    else:
        fragile_postgres.start()


@pytest.fixture
def own_redis() -> Iterator[RedisServer]:
    """A server that the test may kill or freeze."""
    with own_store(RedisServer) as server:
        yield server


# --- shared by all workers


@pytest.fixture(scope="session")
def run_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all workers of this run share, and no other run."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


@pytest.fixture(scope="session")
def shared_postgres(run_folder: Path) -> Iterator[str]:
    with shared_store(Postgres, run_folder) as url:
        yield url


@pytest.fixture(scope="session")
def shared_redis(run_folder: Path) -> Iterator[str]:
    with shared_store(RedisServer, run_folder) as url:
        yield url


@pytest.fixture
def postgres_url(shared_postgres: str) -> str:
    """A database with the tables of a store, without rows."""
    return fresh_database(shared_postgres, TEMPLATE)


@pytest.fixture
def empty_postgres_url(shared_postgres: str) -> str:
    """A database without tables, for tests of how they are made."""
    return fresh_database(shared_postgres)


@pytest.fixture
def redis_url(shared_redis: str) -> str:
    """A numbered database that no other test of this run uses; channels of other databases are not received."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    return f"{shared_redis}?db={(worker * DATABASES_A_WORKER + next(numbers)) % REDIS_DATABASES}"
