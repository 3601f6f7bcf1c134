"""`forno admin check` and `salvage`: looking for damage in a store, and saving what can be read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from forno.cli.admin import DEFAULT_LOCATION, RoomName, StoreLocation, counted, entries, progress, say
from forno.cli.common import FAILED_CHECK, server_settings
from forno.core.errors import Unreadable
from forno.server.infra.logging import no_logging
from forno.server.store.base import Damaged

if TYPE_CHECKING:
    from forno.server.salvage import Salvaged
    from forno.server.settings import Settings
    from forno.server.store import EncryptedStore

POSTGRES = ("postgresql://", "postgres://")
NOTHING_LEFT = "nothing of this store can be read; what is left are its backups"
SHOWN = 20
"""Problems of the database itself that are shown."""
Place = Annotated[str, Parameter(help="A data folder, an SQLite file, or postgresql://...")]


def check(room: RoomName = "", /, *, location: StoreLocation = DEFAULT_LOCATION) -> int:
    """Check one table, or the whole store: the database itself, every entry, and the hashes of what players saw."""
    from forno.server.admin import Checked, check_room, check_store, store_of

    async def read_room() -> int:
        async with store_of(location.read()) as log:
            return await check_room(log, room)

    async def read_all() -> Checked:
        async with store_of(location.read()) as log:
            return await check_store(log)

    with no_logging():
        if room:
            say(f"{entries(asyncio.run(read_room()))} of the table {room} can be read.")
            return 0
        found = asyncio.run(read_all())
    show_problems(found.problems[:SHOWN])
    for one in found.faulty:
        say(f"{one.room}: {one.why}")
    say(f"{counted(found.tables, 'table')} with {entries(found.entries)} can be read; {len(found.faulty)} cannot.")
    return FAILED_CHECK if found.problems or found.faulty else 0


def show_problems(problems: Sequence[str]) -> None:
    for problem in problems:
        say(f"the database: {problem}")
    if problems:
        say("The database is damaged. forno admin salvage saves the tables that can still be read into a new store.")


def salvage(
    source: Place,
    target: Annotated[str, Parameter(help="A new data folder, or postgresql://... of an empty database.")],
    /,
    *,
    settings: Annotated[
        Path | None, Parameter(help="The server's TOML file of settings, which names its key file.")
    ] = None,
) -> int:
    """Save every table of a damaged store that can still be read into a new one, and list those that are lost. Stop
    the server first. The damaged store is only read."""
    from forno.server.salvage import salvage as save_readable
    from forno.server.store import store_at

    chosen = server_settings(settings)

    async def save() -> Salvaged:
        place = target if target.startswith(POSTGRES) else str(Path(target) / "forno.sqlite")
        async with remains_of(source, target, chosen) as damaged:
            log = store_at(place, chosen.key_path)
            await log.open()
            try:
                with progress("saving", None) as told:
                    return await save_readable(damaged, log, chosen, told)
            finally:
                await log.close()

    with no_logging():
        found = asyncio.run(save())
    for one in found.lost:
        say(f"{one.room} is lost: {one.why}")
    for name in found.without_texts:
        say(f"{name} is saved without names and chat")
    for kind in found.lost_beside:
        say(f"lost: {kind}")
    say(f"{counted(found.tables, 'table')} with {entries(found.entries)} saved to {target}; {len(found.lost)} lost.")
    return FAILED_CHECK if found.lost or found.without_texts or found.lost_beside else 0


@asynccontextmanager
async def remains_of(source: str, target: str, settings: Settings) -> AsyncIterator[EncryptedStore]:
    """The damaged store: a copy of an SQLite file, or the database itself, which is not upgraded."""
    from forno.server.store import store_at
    from forno.server.store.salvage import copied

    is_file = not source.startswith(POSTGRES)
    path = Path(source) / "forno.sqlite" if Path(source).is_dir() else Path(source)
    beside = Path() if target.startswith(POSTGRES) else Path(target)
    with copied(path, beside) if is_file else nullcontext(source) as place:
        store = store_at(str(place), settings.key_path)
        try:
            await store.open(upgrade=is_file)
        except Damaged:
            if not isinstance(place, Path):
                raise Unreadable(NOTHING_LEFT, source) from None
            store = await opened_by_new_header(place, settings, source)
        try:
            yield store
        finally:
            await store.close()


async def opened_by_new_header(copy: Path, settings: Settings, source: str) -> EncryptedStore:
    """Open a copy of a file that cannot be opened, with the header of a new file. Unreadable if more is wrong."""
    from forno.server.store import store_at
    from forno.server.store.salvage import replace_header

    fresh = copy.with_name("fresh.sqlite")
    store = store_at(str(fresh), settings.key_path)
    await store.open()
    await store.close()
    replace_header(copy, fresh)
    store = store_at(str(copy), settings.key_path)
    try:
        await store.open()
    except Damaged:
        raise Unreadable(NOTHING_LEFT, source) from None
    return store
