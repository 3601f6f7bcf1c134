"""What a viewer reads in the terminal: a snapshot's bytes as the lines of plain mode, and as the drawn table."""

from __future__ import annotations

import asyncio
import io
from collections import deque
from collections.abc import Iterator
from typing import cast

from rich.console import Console

from forno.client import Client, Seat
from forno.server import viewer_frames
from forno.server.room import Room
from forno.terminal.line_input import LineInput
from forno.terminal.live_table import LiveTable
from forno.terminal.model import Preferences
from forno.terminal.plain_commands import COMMANDS, show_room
from forno.terminal.plain_session import PlainSession
from forno.terminal.plain_table import card_lines, table_lines
from forno.terminal.screens.talk import log_sentences
from forno.terminal.tables import table_for
from forno.terminal.tables.cards import CardArt
from forno.terminal.tables.drawn import DrawnTable

LANG = "en"
SIZE = (80, 21)
HEAD = (7, "ab" * 32)


class StillSeat(Seat):
    """A seat whose clock stands still: a countdown must not differ between two rooms."""

    @property
    def now_ms(self) -> int:
        return 0


class NoInput:
    """The standard input of a player who types nothing."""

    is_terminal = True
    has_ended = False

    def __init__(self) -> None:
        self.lines: deque[str] = deque()
        self.changed = asyncio.Event()


def seat_at(room: Room, viewer: int | None) -> Seat:
    """The viewer's seat after its snapshot, as the client has it."""
    seat = StillSeat(Client("http://127.0.0.1:1", LANG), room.name)
    seat.number = viewer
    person = None if viewer is None else room.seats[viewer].person
    seat.person = person.id if person else None
    seat.receive(viewer_frames.snapshot(room, viewer, HEAD, []).decode())
    return seat


def terminal_channels(room: Room, viewer: int | None) -> Iterator[tuple[str, str]]:
    """Everything that the terminal shows this viewer of the table now, by name."""
    yield "plain mode", plain_text(seat_at(room, viewer))
    yield "full screen", drawn_text(seat_at(room, viewer))


def plain_text(seat: Seat) -> str:
    """The room, the question with its moves, the table and the cards explained, in lines."""
    session = PlainSession(seat, cast("LineInput", NoInput()), LANG, COMMANDS, contributes=False)
    written = io.StringIO()
    session.console = Console(file=written, highlight=False, markup=False, no_color=True, soft_wrap=True)
    show_room(session)
    session.prompt()
    session.write(*table_lines(session.view, session.text))
    session.write(*card_lines(session.view, session.text, session.room.options))
    return written.getvalue()


def drawn_text(seat: Seat) -> str:
    """The drawn table with its buttons, the moves listed, each card of the hand explained, and the log."""
    live = LiveTable(seat, Preferences(lang=LANG, motion=False))
    table = cast("DrawnTable", still(table_for(live.model.family, live.model)))
    table.model_changed()
    table.model_changed()  # what the first call took in is followed by the second, as by the app's listeners
    parts = [line.plain for line in table.draw(*SIZE)]
    table.is_listing = True
    parts += [line.plain for line in table.draw(*SIZE)]
    items = [item for row in table.item_rows() for item in row]
    parts += [f"{item.name} {item.text} {item.key}" for item in items]
    infos = [table.card_info(item) for item in items if item.kind in ("card", "order")]
    parts += [f"{info.title} {info.text}" for info in [*infos, table.table_card()] if info]
    return "\n".join([*parts, table.prompt(), *log_sentences(live, live.model)])


def still(table: object) -> object:
    """The table outside of an app: it draws in the colours of no theme, and tells no screen."""

    class Still(type(table)):  # type: ignore[misc]
        @property
        def art(self) -> CardArt:
            return CardArt(LANG, False, True)

        def changed(self) -> None:
            pass

    table.__class__ = Still
    return table
