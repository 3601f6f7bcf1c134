"""`forno admin reports`, `remove`, `ban`, `unban` and `announce`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from forno.cli.admin import DEFAULT_LOCATION, Json, RoomName, StoreLocation, say, write_json
from forno.cli.admin_pages import moment
from forno.core.errors import Unreadable

if TYPE_CHECKING:
    from forno.server.store.moderation import Report

SeatArgument = Annotated[int | None, Parameter(help="The seat of the person, counted from 1 as on the page.")]
PersonFlag = Annotated[
    int | None, Parameter(help="The number of the person instead, for somebody in the queue or who has gone.")
]


def reports(
    *,
    resolve: Annotated[list[str] | None, Parameter(help="Delete the report of this id: it is dealt with.")] = None,
    json: Json = False,
    location: StoreLocation = DEFAULT_LOCATION,
) -> None:
    """List what players have reported, the oldest first."""
    from forno.server.admin import store_of

    async def read() -> Sequence[Report]:
        async with store_of(location.read()) as store:
            for report in resolve or ():
                if not await store.moderation.resolve(report):
                    raise Unreadable("there is no such report; see forno admin reports", report)
            return await store.moderation.reports()

    found = asyncio.run(read())
    if json:
        write_json(found)
    else:
        show_reports(found)


def show_reports(found: Sequence[Report]) -> None:
    """Print reports. What people wrote is printed as text, never as markup."""
    console = Console(highlight=False)
    if not found:
        console.print("There are no open reports.")
        return
    table = Table("report", "table", "time", "about", box=None, pad_edge=False)
    table.add_column("reason and words", overflow="fold")
    for one in found:
        place = f"seat {one.seat + 1}" if one.seat >= 0 else "queue"
        about = f"{one.name}\n{place}, person {one.person}"
        words = "\n".join([one.reason, *([f"said: {one.line}"] if one.line else []), *([one.note] if one.note else [])])
        table.add_row(one.id, one.room, moment(one.at).replace(" ", "\n", 1), Text(about), Text(words))
    console.print(table)
    console.print("forno admin remove TABLE SEAT, forno admin ban TABLE SEAT, forno admin reports --resolve REPORT")


def remove(
    room: RoomName,
    seat: SeatArgument = None,
    /,
    *,
    person: PersonFlag = None,
    location: StoreLocation = DEFAULT_LOCATION,
) -> None:
    """Remove somebody from a table. In a game a bot plays on; they may come back."""
    number, name = removed(room, seat, person, location, ban=False)
    say(f"{name} is removed from the table {room}. For good: forno admin ban {room} --person {number}")


def ban(
    room: RoomName,
    seat: SeatArgument = None,
    /,
    *,
    person: PersonFlag = None,
    location: StoreLocation = DEFAULT_LOCATION,
) -> None:
    """Remove somebody from a table for good, also after they were removed: their key and, for newcomers, their address
    are refused there."""
    _, name = removed(room, seat, person, location, ban=True)
    say(f"{name} is banned from the table {room}.")


def removed(room: str, seat: int | None, person: int | None, location: StoreLocation, *, ban: bool) -> tuple[int, str]:
    """Remove a person; their number and name."""
    from forno.server.admin import store_of
    from forno.server.admin_moderation import remove_person

    if (seat is None) == (person is None):
        raise Unreadable("name a seat, or somebody with --person", room)

    async def write() -> tuple[int, str]:
        settings = location.read()
        async with store_of(settings) as store:
            return await remove_person(store, settings, room, seat=seat, person=person, ban=ban)

    number, name = asyncio.run(write())
    return number, name or f"Person {number}"


def unban(room: RoomName, /, *, location: StoreLocation = DEFAULT_LOCATION) -> None:
    """Let everybody come back who was banned from a table."""
    from forno.server.admin import store_of
    from forno.server.admin_moderation import lift_bans

    async def write() -> None:
        settings = location.read()
        async with store_of(settings) as store:
            await lift_bans(store, settings, room)

    asyncio.run(write())
    say(f"Nobody is banned from the table {room} any more.")


def announce(
    text: Annotated[str, Parameter(help="One line for everybody; empty takes the last one away.")] = "",
    /,
    *,
    location: StoreLocation = DEFAULT_LOCATION,
) -> None:
    """Show a line to everybody who is on the server, within seconds, and to all who come."""
    from forno.server.admin import store_of
    from forno.server.admin_moderation import announce as write_announcement

    async def write() -> None:
        async with store_of(location.read()) as store:
            await write_announcement(store, text)

    asyncio.run(write())
    say("Everybody sees it within seconds." if text.strip() else "There is no announcement any more.")
