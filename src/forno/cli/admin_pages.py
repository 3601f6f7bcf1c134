"""The output of `forno admin`. Names are user input: they are printed as text, never as markup."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from time import time
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from forno.server.admin import Inspection, RoomSummary
    from forno.server.protocol.server_messages import SeatView

SPANS = ((86_400_000, "d"), (3_600_000, "h"), (60_000, "min"), (1_000, "s"))


def show_list(rooms: Sequence[RoomSummary]) -> None:
    console = Console(highlight=False)
    if not rooms:
        console.print("There are no such tables.")
        return
    table = Table("table", "game", "status", box=None, pad_edge=False)
    table.add_column("seats", overflow="fold")
    table.add_column("used", justify="right", no_wrap=True)
    table.add_column("entries", justify="right", no_wrap=True)
    now = int(time() * 1000)
    for room in rooms:
        names = ", ".join(map(who, room.seats))
        table.add_row(room.room, Text(room.game), room.status, Text(names), ago(now - room.last), f"{room.entries:,}")
    console.print(table)


def show_room(room: Inspection) -> None:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    for name, value in lines(room):
        table.add_row(name, Text(value))
    Console(highlight=False).print(table)


def lines(room: Inspection) -> Iterator[tuple[str, str]]:
    yield "table", room.room
    yield "game", f"{room.game}, rules {room.rules_version}, game {room.number} of this room"
    yield "status", room.status
    yield "opened", moment(room.opened)
    yield "last used", moment(room.last)
    for number, chair in enumerate(room.seats):
        yield f"seat {number + 1}", who(chair) + (", host" if number == room.host else "")
    if room.asked:
        yield "asked", f"seat {room.asked.seat + 1}, {room.asked.name}" + until(room.asked.until)
    if any(room.bank):
        yield "time in the bank", ", ".join(f"{left / 1000:g} s" for left in room.bank)
    yield "options", pairs(room.options)
    yield "settings", pairs(msgspec.to_builtins(room.settings)) or "as usual"
    yield "commitment", room.commitment
    yield "entries", f"{room.entries:,}, {room.refused:,} of them refused"
    yield "", ", ".join(f"{command} {count:,}" for command, count in room.commands.items())


def who(chair: SeatView) -> str:
    """`Ada`, `Pina (bot)`, `Bob (away)`, `(free)`, `(kept)`"""
    if not chair.name:
        return "(kept)" if chair.reserved else "(free)"
    if chair.bot:
        return f"{chair.name} (bot)"
    return f"{chair.name} (away)" if chair.away else chair.name


def pairs(values: dict[str, Any]) -> str:
    return ", ".join(f"{name} {plain(value)}" for name, value in values.items() if value != "")


def plain(value: Any) -> str:
    """`on`, `off`, `1500`, `each 30 0`"""
    if isinstance(value, bool):
        return "on" if value else "off"
    return " ".join(map(plain, value.values())) if isinstance(value, dict) else str(value)


def moment(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"


def until(at: int | None) -> str:
    return f", until {moment(at)}" if at else ", no clock"


def ago(milliseconds: int) -> str:
    """`3 min ago`, in the largest unit that fits."""
    for size, unit in SPANS:
        if milliseconds >= size:
            return f"{milliseconds // size} {unit} ago"
    return "now"
