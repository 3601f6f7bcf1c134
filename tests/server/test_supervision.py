"""Readiness on a disk of PostgreSQL's that is full: real, since a trigger of the database refuses the rows.

What tasks and SQLite do is tested in tests/virtual/test_supervision.py.
"""

from __future__ import annotations

import pytest

from forno.server.runtime import store_health
from forno.server.store.base import Full
from forno.server.store.postgres import PostgresStore
from harness.log_rows import opened

pytestmark = pytest.mark.asyncio

FULL_DISK = """
create function full_disk() returns trigger language plpgsql as $$ begin
    if new.person > 100 then raise exception 'no space left on device' using errcode = 'disk_full'; end if;
    return new;
end $$
"""
"""For PostgreSQL: a disk on which there is room for a few rows."""
FILL_DISK = "create trigger full_disk before insert on presence for each row execute function full_disk()"


async def test_after_a_failed_write_a_few_rows_prove_nothing_in_postgres(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_health, "PROBE_INTERVAL_S", -1.0)
    async with opened(PostgresStore(postgres_url)) as store:
        health = store_health.StoreHealth(store)
        await store.pool.rows(FULL_DISK)
        await store.pool.rows(FILL_DISK)
        assert await health.problem() == ""
        health.write_failed(Full("no space left on device"))
        assert await health.problem() == "the store takes no writes"
        await store.pool.rows("drop trigger full_disk on presence")
        assert await health.problem() == ""
