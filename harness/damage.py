"""Damage to the pages of a database on its disk, as a failing disk or a careless copy does it."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
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


# --- damage of every kind


def flip_bits(file: Path, chance: random.Random) -> None:
    """Flip one to eight bits anywhere in a file."""
    content = bytearray(file.read_bytes())
    for _ in range(chance.randint(1, 8)):
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    file.write_bytes(content)


def write_over(file: Path, chance: random.Random, page: Callable[[bytes, int], bytes]) -> None:
    """Replace one to three pages behind the first, each by what `page` makes of the content and the size of a page."""
    content, size = bytearray(file.read_bytes()), page_size(file)
    for _ in range(chance.randint(1, 3)):
        at = size * chance.randrange(1, len(content) // size)
        content[at : at + size] = page(bytes(content), size)
    file.write_bytes(content)


def zero_pages(file: Path, chance: random.Random) -> None:
    write_over(file, chance, lambda content, size: bytes(size))


def random_pages(file: Path, chance: random.Random) -> None:
    write_over(file, chance, lambda content, size: chance.randbytes(size))


def misplace_pages(file: Path, chance: random.Random) -> None:
    """Write pages over others of the same file: each is sound by itself, at the wrong place."""

    def another(content: bytes, size: int) -> bytes:
        at = size * chance.randrange(1, len(content) // size)
        return content[at : at + size]

    write_over(file, chance, another)


def cut_file(file: Path, chance: random.Random) -> None:
    """Cut a file off, within a page or at the end of one."""
    size = page_size(file)
    length = chance.randrange(size, file.stat().st_size)
    with file.open("r+b") as content:
        content.truncate(length - length % size if chance.random() < 0.5 else length)


def damage_header(file: Path, chance: random.Random) -> None:
    """Overwrite eight of the hundred bytes by which SQLite recognizes a file."""
    with file.open("r+b") as content:
        content.seek(chance.randrange(92))
        content.write(chance.randbytes(8))


def tear_log(file: Path, chance: random.Random) -> None:
    """Cut off the write-ahead log of a SQLite file, or overwrite a sector of it: a write that did not reach the disk
    whole."""
    log = file.with_name(f"{file.name}-wal")
    content = bytearray(log.read_bytes())
    at = chance.randrange(len(content))
    if chance.random() < 0.5:
        del content[at:]
    else:
        content[at : at + SECTOR_BYTES] = bytes(len(content[at : at + SECTOR_BYTES]))
    log.write_bytes(content)


SECTOR_BYTES = 512
DAMAGES: dict[str, Callable[[Path, random.Random], None]] = {
    "bits flipped": flip_bits,
    "pages of zeros": zero_pages,
    "pages of noise": random_pages,
    "pages misplaced": misplace_pages,
    "files cut off": cut_file,
    "headers damaged": damage_header,
    "logs torn": tear_log,
}
"""Every kind of damage to a SQLite file that no process has open, by what was done."""


def without_log(file: Path) -> None:
    """Move the write-ahead log of a SQLite file into the file."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)").fetchall()
