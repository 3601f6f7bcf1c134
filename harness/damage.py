"""Damage to the pages of a database on its disk, as a failing disk or a careless copy does it."""

from __future__ import annotations

import random
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]

from harness.stores import Postgres

POSTGRES_PAGE_BYTES = 8192
TABLE_LEAF = 0x0D
"""The first byte of a page of SQLite that holds rows of a table."""


def page_size(file: Path) -> int:
    """The size of a page of a SQLite file, from its header."""
    size = int.from_bytes(file.read_bytes()[16:18], "big")
    return 65_536 if size == 1 else size


def page_count(file: Path) -> int:
    return file.stat().st_size // page_size(file)


def damage_pages(file: Path, *, share: float, seed: int, first: int = 3) -> list[int]:
    """Overwrite a share of the pages of a closed SQLite file from the page `first` on; their numbers. With `first` 2 or
    more the file can still be opened: the first page says what it is."""
    pages = range(first, page_count(file) + 1)
    return overwrite(file, page_size(file), [number - 1 for number in pages], share, seed)


def overwrite(file: Path, size: int, pages: list[int], share: float, seed: int) -> list[int]:
    """Overwrite a share of these pages with random bytes; those that were overwritten."""
    chance = random.Random(seed)
    chosen = chance.sample(pages, max(1, round(share * len(pages)))) if pages else []
    with file.open("r+b") as content:
        for number in chosen:
            content.seek(number * size)
            content.write(chance.randbytes(size))
    return sorted(chosen)


async def scribble(server: Postgres, table: str, *, share: float, seed: int) -> list[int]:
    """Overwrite a share of the pages of a table in a PostgreSQL server, which is stopped for it; their numbers."""
    connection = await asyncpg.connect(server.url)
    path = await connection.fetchval("select pg_relation_filepath($1::text::regclass)", table)
    await connection.execute("checkpoint")
    await connection.close()
    server.kill()
    file = server.folder / "data" / path
    damaged = overwrite(file, POSTGRES_PAGE_BYTES, [*range(file.stat().st_size // POSTGRES_PAGE_BYTES)], share, seed)
    server.start()
    return damaged


def damage_room(file: Path, room: str, *others: str) -> list[int]:
    """Overwrite the pages of a closed SQLite file that hold rows of one room and none of others; their numbers."""
    size, content = page_size(file), file.read_bytes()
    pages = [content[at : at + size] for at in range(0, len(content), size)]
    chosen = [
        number
        for number, page in enumerate(pages)
        if page[0] == TABLE_LEAF and room.encode() in page and not any(other.encode() in page for other in others)
    ]
    return overwrite(file, size, chosen, 1.0, seed=1)
