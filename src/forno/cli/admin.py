"""`forno admin`: commands for the operator of a server. All of them work while the server runs."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import BarColumn, TextColumn

from forno.cli.admin_pages import show_list, show_room
from forno.cli.common import server_settings
from forno.cli.progress import TerminalProgress
from forno.core.errors import Unreadable

if TYPE_CHECKING:
    from forno.server.settings import Settings

admin = App(name="admin", help="Look after a server: list, inspect and close tables, back up and restore.")
MODERATION = {
    "reports": "List what players have reported, the oldest first.",
    "remove": "Remove somebody from a table. In a game a bot plays on; they may come back.",
    "ban": "Remove somebody from a table for good.",
    "unban": "Let everybody come back who was banned from a table.",
    "announce": "Show a line to everybody who is on the server, and to all who come.",
}
admin.command("forno.cli.admin_top:top", name="top", help="Show live how running servers are doing.")
DAMAGE = {
    "check": "Check one table, or the whole store: the database, every entry, and the hashes of what players saw.",
    "salvage": "Save every table of a damaged store that can still be read, and list those that are lost.",
}
for name, about in MODERATION.items():
    admin.command(f"forno.cli.admin_moderation:{name}", name=name, help=about)
for name, about in DAMAGE.items():
    admin.command(f"forno.cli.admin_damage:{name}", name=name, help=about)


@Parameter(name="*")
@dataclass(frozen=True)
class StoreLocation:
    """The store, chosen as for forno serve."""

    data: Annotated[Path | None, Parameter(help="The folder of the tables' log. [default: see forno data]")] = None
    store: Annotated[str | None, Parameter(help="postgresql://..., where several processes share the tables.")] = None
    settings: Annotated[Path | None, Parameter(help="The server's TOML file of settings.")] = None

    def read(self) -> Settings:
        return server_settings(self.settings, data=self.data, store=self.store)


DEFAULT_LOCATION = StoreLocation()
Status = Literal["lobby", "playing", "over", "closed"]
RoomName = Annotated[str, Parameter(help="The name of a table: the end of its link.")]
Json = Annotated[bool, Parameter(negative=(), help="Print JSON.")]


@admin.command(name="list")
def list_(
    *,
    status: Annotated[Status | None, Parameter(help="Only these.")] = None,
    json: Json = False,
    location: StoreLocation = DEFAULT_LOCATION,
) -> None:
    """List the tables, the one that was used last first."""
    from forno.server.admin import RoomSummary, list_rooms, store_of

    async def read() -> list[RoomSummary]:
        async with store_of(location.read()) as log:
            return await list_rooms(log, status)

    rooms = asyncio.run(read())
    if json:
        write_json(rooms)
    else:
        show_list(rooms)


@admin.command
def inspect(room: RoomName, /, *, json: Json = False, location: StoreLocation = DEFAULT_LOCATION) -> None:
    """Show how one table stands, without hands, keys or moves."""
    from forno.server.admin import Inspection, inspect_room, store_of

    async def read() -> Inspection:
        async with store_of(location.read()) as log:
            return await inspect_room(log, room)

    found = asyncio.run(read())
    if json:
        write_json(found)
    else:
        show_room(found)


@admin.command
def faults(*, json: Json = False, location: StoreLocation = DEFAULT_LOCATION) -> None:
    """List the tables that a server has stopped after an error of theirs."""
    from forno.server.admin import store_of
    from forno.server.store.faults import Fault

    async def read() -> list[Fault]:
        async with store_of(location.read()) as log:
            return await log.faults.everything()

    found = asyncio.run(read())
    if json:
        write_json(found)
    elif not found:
        say("No table has a fault.")
    else:
        for fault in found:
            say(f"{fault.room}: entry {fault.seq}, {fault.doing}: {fault.why}")


@admin.command
def reopen(room: RoomName, /, *, location: StoreLocation = DEFAULT_LOCATION) -> None:
    """Let the server try a table again that it has stopped after an error."""
    from forno.server.admin import reopen_room, store_of

    async def write() -> bool:
        async with store_of(location.read()) as log:
            return await reopen_room(log, room)

    if asyncio.run(write()):
        say(f"The table {room} is open again: a running server tries it within a few seconds.")
    else:
        say(f"The table {room} has no fault, and its log can be read.")


@admin.command
def close(room: RoomName, /, *, location: StoreLocation = DEFAULT_LOCATION) -> None:
    """End a table for good. Its players can still read it."""
    from forno.server.admin import close_room, store_of
    from forno.server.infra.logging import no_logging

    async def write() -> None:
        settings = location.read()
        async with store_of(settings) as log:
            await close_room(log, settings, room)

    with no_logging():  # an error is one line on the standard error
        asyncio.run(write())
    say(f"The table {room} is closed.")


@admin.command
def backup(
    file: Annotated[Path, Parameter(help="The file to write; with --keep, a folder of dated files.")],
    /,
    *,
    keep: Annotated[
        int | None, Parameter(help="Write a dated file into the folder, then delete all but the newest so many.")
    ] = None,
    location: StoreLocation = DEFAULT_LOCATION,
) -> None:
    """Write the whole store to one file."""
    from forno.server.admin import count_entries, store_of
    from forno.server.store.backup import write_backup
    from forno.server.store.backup_file import dated_file, delete_oldest

    if keep is not None and keep < 1:
        raise Unreadable("at least one backup must be kept", "--keep")

    async def write(target: Path) -> int:
        async with store_of(location.read()) as log:
            with progress("backing up", await count_entries(log)) as told:
                return await write_backup(log, target, told)

    try:
        target = file if keep is None else dated_file(file)
        count = asyncio.run(write(target))
        deleted = delete_oldest(file, keep) if keep else []
    except OSError as error:
        raise Unreadable(error.strerror or "cannot be written", str(file)) from None
    say(f"{entries(count)} backed up to {target}.")
    for old in deleted:
        say(f"{old} deleted.")


@admin.command
def restore(
    file: Annotated[Path, Parameter(help="A file that forno admin backup wrote.")],
    /,
    *,
    location: StoreLocation = DEFAULT_LOCATION,
) -> None:
    """Put a backup into a store, new or not. What is there already stays, and must not differ."""
    from forno.server.admin import store_of
    from forno.server.store.backup import read_backup
    from forno.server.store.backup_file import checked

    async def write() -> int:
        settings = location.read()
        checked(file)
        async with store_of(settings, make=True) as log:
            with progress("restoring", None) as told:
                return await read_backup(file, log, told)

    say(f"{entries(asyncio.run(write()))} restored from {file}.")


@admin.command
def upgrade(*, location: StoreLocation = DEFAULT_LOCATION) -> None:
    """Bring a store of an earlier version to the format of this one, as starting the server does. There is no way
    back but a backup."""
    from forno.server.admin import upgrade_store
    from forno.server.store.migrations import FORMAT

    found = asyncio.run(upgrade_store(location.read()))
    if found in (None, FORMAT):
        say(f"The store has format {FORMAT} already.")
    else:
        say(f"The store had format {found} and has format {FORMAT} now.")


@admin.command
def prune(
    *,
    dry_run: Annotated[bool, Parameter(negative=(), help="Only say how much it would be.")] = False,
    vacuum: Annotated[bool, Parameter(negative=(), help="Rewrite an SQLite file, to return all free space.")] = False,
    location: StoreLocation = DEFAULT_LOCATION,
) -> None:
    """Delete tables, names and chat that are older than the settings keep and keep_texts say, as servers do by
    themselves."""
    from forno.server.admin import prune_store, store_of
    from forno.server.runtime.retention import Pruned

    async def write() -> Pruned:
        settings = location.read()
        async with store_of(settings) as log:
            return await prune_store(log, settings, dry_run=dry_run, vacuum=vacuum)

    pruned = asyncio.run(write())
    deleted = "would be deleted" if dry_run else "were deleted"
    say(f"{counted(pruned.rooms, 'table')} and {counted(pruned.texts, 'text')} {deleted}.")


@admin.command
def delete(room: RoomName, /, *, location: StoreLocation = DEFAULT_LOCATION) -> None:
    """Delete a table with its log, names and chat. There is no way back but a backup."""
    from forno.server.admin import delete_room, store_of

    async def write() -> None:
        async with store_of(location.read()) as log:
            await delete_room(log, room)

    asyncio.run(write())
    say(f"The table {room} is deleted.")


@admin.command
def forget(
    room: RoomName,
    /,
    *,
    key: Annotated[str, Parameter(help="The key of their seat: the part of their own link behind the #.")] = "",
    name: Annotated[str, Parameter(help="The name that they have, or had, at this table.")] = "",
    location: StoreLocation = DEFAULT_LOCATION,
) -> None:
    """Delete what somebody wrote at a table, names and chat, by their key or by their name. Games stay as they are."""
    from forno.server.admin import forget_person, store_of

    if bool(key) == bool(name):
        raise Unreadable("name the person by --key or by --name", "forget")

    async def write() -> int:
        settings = location.read()
        async with store_of(settings) as log:
            return await forget_person(log, settings, room, key=key, called=name)

    count = asyncio.run(write())
    if not count:
        raise Unreadable("nothing that this person wrote is stored at the table; check the name or the key", room)
    say(f"{counted(count, 'text')} deleted at the table {room}.")


@admin.command(name="rotate-key")
def rotate_key(*, location: StoreLocation = DEFAULT_LOCATION) -> None:
    """Add a new key to the key file. It encrypts from now on; the older keys in the file still decrypt."""
    from forno.server.store.key_file import KeyFile

    keys = KeyFile(location.read().key_path)
    added = keys.rotate()
    say(f"{keys.path} has {len(keys.keys)} keys now. New entries are encrypted with {added.name} within a minute.")


# --- saying it


def say(line: str) -> None:
    Console(highlight=False, markup=False, soft_wrap=True).print(line)


def write_json(value: object) -> None:
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def counted(count: int, noun: str) -> str:
    return f"{count:,} {noun}{'' if count == 1 else 's'}"


def entries(count: int) -> str:
    return f"{count:,} {'entry' if count == 1 else 'entries'}"


@contextmanager
def progress(doing: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """Return a progress bar, shown in a terminal only; indeterminate without a total."""
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed:,} entries"))
    with TerminalProgress(*columns) as shown:
        task = shown.add_task(doing, total=total)
        yield lambda count: shown.update(task, completed=count)
