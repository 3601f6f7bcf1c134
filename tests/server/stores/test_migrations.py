"""Migrations of both kinds of store: in order, once, whole or not at all, and never back."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from forno.server.store import Store, Unavailable, store_at
from forno.server.store.base import UnsupportedFormat
from forno.server.store.migrations import FORMAT, MIGRATIONS, Migration, read_migrations
from forno.server.store.postgres import PostgresStore
from forno.server.store.sqlite import SqliteStore
from harness.log_rows import fill, opened, row

pytestmark = pytest.mark.asyncio

NEXT, LAST = FORMAT + 1, FORMAT + 2
ADD_TABLE = (
    "-- a table, with a row; and a comment\ncreate table extra (note text not null);\ninsert into extra values ('{}');"
)


def same(number: int, name: str, script: str) -> Migration:
    return Migration(number, name, script, script)


LATER = [*MIGRATIONS, same(NEXT, "extra", ADD_TABLE.format("a; b"))]
LATEST = [*LATER, same(LAST, "width", "alter table extra add column width integer not null default 7;")]


@pytest.fixture
def address(new_address: str) -> str:
    return new_address


def store_with(address: str, migrations: Sequence[Migration]) -> Store:
    """The store of a version of Forno that has these migrations."""
    if address.startswith("postgresql"):
        return PostgresStore(address, migrations=migrations)
    return SqliteStore(address, migrations)


async def asked(address: str, question: str) -> list[tuple[object, ...]]:
    """The rows of a statement, asked beside the store."""
    if address.startswith("postgresql"):
        connection = await asyncpg.connect(address)
        try:
            return [tuple(one) for one in await connection.fetch(question)]
        finally:
            await connection.close()
    with closing(sqlite3.connect(address)) as file:
        return file.execute(question).fetchall()


async def format_at(address: str) -> object:
    question = "select version from format" if address.startswith("postgresql") else "pragma user_version"
    [[found]] = await asked(address, question)
    return found


async def has_extra(address: str) -> bool:
    catalogue = "pg_tables where tablename" if address.startswith("postgresql") else "sqlite_master where name"
    return bool(await asked(address, f"select 1 from {catalogue} = 'extra'"))


async def filled(address: str) -> None:
    """Make a store as this version does, with rows of two rooms."""
    store = store_at(address)
    assert await store.open() is None
    await fill(store, "anna", 12)
    await fill(store, "bert", 2)
    await store.close()


async def test_each_migration_runs_once_and_keeps_the_rows(address: str) -> None:
    await filled(address)
    for migrations, before in ((LATER, FORMAT), (LATEST, NEXT), (LATEST, LAST)):
        store = store_with(address, migrations)
        assert await store.open() == before
        assert await store.read("anna") == [row(seq) for seq in range(1, 13)]
        await store.close()
    assert await format_at(address) == LAST
    assert await asked(address, "select * from extra") == [("a; b", 7)]


async def test_a_new_store_runs_all_of_them(address: str) -> None:
    store = store_with(address, LATEST)
    assert await store.open() is None
    await fill(store, "anna", 2)
    await store.close()
    assert (await format_at(address), await asked(address, "select * from extra")) == (LAST, [("a; b", 7)])


async def test_processes_that_start_together_migrate_once(address: str) -> None:
    await filled(address)
    stores = [store_with(address, LATEST) for _ in range(4)]
    found = await asyncio.gather(*[store.open() for store in stores])
    assert FORMAT in found
    for store in stores:
        assert len(await store.read("anna")) == 12
        await store.close()
    assert await asked(address, "select count(*) from extra") == [(1,)]


async def test_a_migration_that_fails_changes_nothing(address: str) -> None:
    await filled(address)
    broken = same(NEXT, "broken", ADD_TABLE.format("half") + "\ninsert into nowhere values (1);")
    store = store_with(address, [*MIGRATIONS, broken])
    with pytest.raises(Unavailable, match="nowhere"):
        await store.open()
    await store.close()
    assert (await format_at(address), await has_extra(address)) == (FORMAT, False)
    again = store_with(address, LATER)
    assert await again.open() == FORMAT
    await again.close()


async def test_an_older_version_refuses_a_newer_store_and_changes_nothing(address: str) -> None:
    await filled(address)
    newer = store_with(address, LATEST)
    await newer.open()
    await newer.close()
    older = store_at(address)
    with pytest.raises(UnsupportedFormat, match=rf"format {LAST}, which a later version .* up to {FORMAT}\. Nothing"):
        await older.open()
    await older.close()
    assert (await format_at(address), await asked(address, "select width from extra")) == (LAST, [(7,)])


async def test_a_store_is_not_upgraded_unless_it_shall_be(address: str) -> None:
    """`forno admin list` of a new version leaves the store to the server of the version before, which still runs."""
    await filled(address)
    store = store_with(address, LATEST)
    with pytest.raises(UnsupportedFormat, match=rf"format {FORMAT}, .* with format {LAST}\. .*forno admin upgrade"):
        await store.open(upgrade=False)
    await store.close()
    assert (await format_at(address), await has_extra(address)) == (FORMAT, False)


async def test_a_process_of_the_version_before_goes_on_after_an_upgrade(address: str) -> None:
    """Migrations only add: rows are written by processes that were started before, until they connect anew."""
    await filled(address)
    async with opened(store_at(address)) as older:
        newer = store_with(address, LATEST)
        await newer.open()
        await fill(older, "late", 2)
        assert [found.seq for found in await newer.read("late")] == [1, 2]
    await newer.close()


def write(folder: Path, *names: str) -> None:
    for name in names:
        (folder / name).write_text("select 1;", encoding="utf-8")


@pytest.mark.parametrize(
    "names",
    [
        ["0004_a.sqlite.sql", "0004_a.postgres.sql", "0006_b.sqlite.sql", "0006_b.postgres.sql"],
        ["0004_a.sqlite.sql", "0004_a.postgres.sql", "0005_b.sqlite.sql"],
        ["0004_a.sqlite.sql", "0004_a.postgres.sql", "0004_b.sqlite.sql", "0004_b.postgres.sql"],
    ],
    ids=["a gap", "one kind only", "two of one format"],
)
async def test_scripts_in_no_single_order_are_an_error(tmp_path: Path, names: list[str]) -> None:
    write(tmp_path, *names)
    with pytest.raises(ValueError, match="no migrations in one order"):
        read_migrations(tmp_path)
