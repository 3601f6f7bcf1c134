"""Migrations of a store: SQL scripts that bring it from one format to the next, in order and never back.

`0005_reports.sqlite.sql` and `0005_reports.postgres.sql` bring a store of format 4 to format 5. A new store runs all
scripts from the first, so a script that was released never changes. Each runs in one transaction together with the
note of its format: a process that dies in between leaves the store as it was.

A script adds tables, indexes and columns with a default. It removes or renames nothing that the statements of the
format before use: processes that were started earlier go on until they are restarted.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from forno.server.store.base import UnsupportedFormat

SQLITE, POSTGRES = ".sqlite.sql", ".postgres.sql"


class Migration(msgspec.Struct, frozen=True):
    """One step between two formats, for both kinds of store."""

    format: int
    """The format of the store afterwards."""
    name: str
    sqlite: str
    postgres: str


def read_migrations(folder: Traversable) -> tuple[Migration, ...]:
    """The migrations in a folder, in their order. ValueError unless each format has one name and both scripts."""
    names = {suffix: names_in(folder, suffix) for suffix in (SQLITE, POSTGRES)}
    formats = [int(name.split("_")[0]) for name in names[SQLITE]]
    if names[SQLITE] != names[POSTGRES] or formats != [*range(formats[0], formats[0] + len(formats))]:
        raise ValueError(f"these are no migrations in one order: {names}")
    return tuple(
        Migration(number, name, script(folder, name + SQLITE), script(folder, name + POSTGRES))
        for number, name in zip(formats, names[SQLITE], strict=True)
    )


def names_in(folder: Traversable, suffix: str) -> list[str]:
    return sorted(one.name.removesuffix(suffix) for one in folder.iterdir() if one.name.endswith(suffix))


def script(folder: Traversable, name: str) -> str:
    return folder.joinpath(name).read_text(encoding="utf-8")


MIGRATIONS = read_migrations(files(__name__))
FIRST_FORMAT = MIGRATIONS[0].format
"""The oldest format that can be read. Formats 1 to 3 were those of the days before the first release."""
FORMAT = MIGRATIONS[-1].format
"""The format that this version of Forno works with: that of the tables, and of the log entries in them."""


def pending(found: int | None, migrations: Sequence[Migration], *, upgrade: bool = True) -> list[Migration]:
    """The migrations that a store of this format needs; all of them if it is new (None).

    UnsupportedFormat if the store is newer than this version, too old, or older and not to be upgraded.
    """
    first, last = migrations[0].format, migrations[-1].format
    if found is None:
        return [*migrations]
    if found > last:
        raise UnsupportedFormat(
            f"this store has format {found}, which a later version of Forno wrote; this version reads formats up to "
            f"{last}. Nothing in it was changed. Run the later version, or start with another folder or database "
            "(--data, --store)"
        )
    if found < first:
        raise UnsupportedFormat(
            f"this store has format {found}; this version of Forno reads formats from {first} to {last}. Nothing in "
            "it was changed. Run the version that wrote it, or start with another folder or database (--data, --store)"
        )
    if found < last and not upgrade:
        raise UnsupportedFormat(
            f"this store has format {found}, and this version of Forno works with format {last}. Nothing in it was "
            "changed. To bring it up to date, run forno admin upgrade or start the server"
        )
    return [migration for migration in migrations if migration.format > found]
