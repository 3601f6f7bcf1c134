"""Real PostgreSQL and Redis servers. Experiments deal as the lab does: at random."""

from __future__ import annotations

import pytest

from harness import pytest_settings, servers
from harness.store_fixtures import (  # noqa: F401
    fragile_postgres,
    own_postgres,
    own_redis,
    postgres_url,
    redis_url,
    run_folder,
    shared_postgres,
    shared_redis,
)

pytest_settings.apply()


@pytest.fixture(autouse=True)
def without_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unset the seed of tests/conftest.py, which trials of mutants import as well."""
    monkeypatch.setattr(servers, "usual_seed", None)
