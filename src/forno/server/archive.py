"""Reading a room's log from the beginning: the room as it is, streams as they were, games that are over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from forno.core.errors import Refused
from forno.core.event import Event, heard
from forno.core.match import Match
from forno.core.record import Record, record_of
from forno.fairness import Fair, prove
from forno.server import telling
from forno.server.log.base import Row
from forno.server.protocol.asked import Sit
from forno.server.protocol.news import Began, Said
from forno.server.room import Entry, Room, apply, follow, read_entry
from forno.server.room.entry import Head
from forno.server.room.seating import place_for
from forno.server.telling import NOBODY


def fold(room: str, rows: Iterable[Row]) -> Room:
    """The room that its log describes."""
    folded = Room(room)
    for row in rows:
        follow(folded, read_entry(row.body))
    return folded


def stream(room: str, rows: Iterable[Row], viewer: int | None) -> tuple[list[bytes], Head]:
    """Every frame that a viewer was ever sent, made anew, and where its stream stands."""
    made: list[bytes] = []
    folded, head = Room(room), NOBODY
    for row in rows:
        entry = read_entry(row.body)
        if viewer is not None and seats_anew(folded, entry, viewer):
            made, head = [], NOBODY
        happened = apply(folded, entry)
        if viewer is not None and not folded.seats[viewer].is_human:
            continue
        if told := telling.frame(folded, entry, happened, viewer, head):
            made.append(told[0])
            head = told[1]
    return made, head


def seats_anew(room: Room, entry: Entry, viewer: int) -> bool:
    """Does this entry put somebody else into the seat? Then nothing of before is theirs to see."""
    return entry.refused is None and isinstance(entry.deed, Sit) and place_for(room, entry.deed) == viewer


def past(room: str, rows: Iterable[Row], viewer: int | None) -> list[Event]:
    """What a viewer may be shown of the running game's past, by the game's own rule on memory."""
    history: list[Event] = []
    folded = Room(room)
    for row in rows:
        happened = apply(folded, read_entry(row.body))
        if any(isinstance(piece, Began) for piece in happened.news):
            history = []
        history += heard(happened.events, viewer)
    table = folded.table
    if table is None:
        return []
    open_log = table.is_over or folded.game.table_options(table).get("open-log") == "on"
    return folded.game.recall(history, viewer, "person", open_log=open_log)


# --- games that are over


class Finished(msgspec.Struct):
    """One game at a table, from its deal to its end."""

    number: int
    match: Match
    fair: Fair
    words: list[str]

    @property
    def record(self) -> Record:
        """Everything opened, in the library's notation, with the proof of the deal."""
        return prove(record_of(self.match), self.match.game, self.fair, self.words)


def finished(room: str, rows: Iterable[Row], number: int) -> Finished:
    """The game of this number, once it is over."""
    folded = Room(room)
    turns: list[tuple[int, Any]] = []
    found: Finished | None = None
    for row in rows:
        entry = read_entry(row.body)
        happened = apply(folded, entry)
        if folded.number != number or not folded.table:
            continue
        if any(isinstance(piece, Began) for piece in happened.news):
            found = _begun(folded)
        turns = turns[: len(turns) - happened.undone] + happened.turns
        if folded.status == "over" and found:
            break
    if found is None or folded.status != "over":
        raise Refused("house.after")
    for seat, move in turns:
        found.match.play(move, seat)
    return found


def _begun(room: Room) -> Finished:
    fair = Fair(bytes.fromhex(room.secret))
    words = [seat.words or "" for seat in room.seats]
    names = [seat.name for seat in room.seats]
    return Finished(room.number, Match.deal(room.game, names, fair.mix(words), room.options), fair, words)


def replay(room: str, rows: Iterable[Row], number: int, viewer: str) -> list[list[msgspec.Raw]]:
    """A finished game step by step, without the talk: as one viewer saw it then, or as all seats did, side by side."""
    folded, steps, over = Room(room), [], False
    for row in rows:
        entry = read_entry(row.body)
        happened = apply(folded, entry)
        if over or folded.number != number or not folded.table or happened.only is not None:
            continue
        over = folded.status == "over"
        happened.news = [piece for piece in happened.news if not isinstance(piece, Said) and piece.only is None]
        seen = [telling.frame(folded, entry, happened, one, NOBODY) for one in viewers_of(folded, viewer)]
        if any(seen):
            steps.append([msgspec.Raw(told[0]) if told else msgspec.Raw(b"null") for told in seen])
    if not over:
        raise Refused("house.after")
    return steps


def viewers_of(room: Room, viewer: str) -> list[int | None]:
    """Whose eyes `public`, `open` or the number of a seat means, at the table as it was then."""
    if viewer == "public":
        return [None]
    seats = len(room.seats)
    if viewer != "open" and int(viewer) >= seats:
        raise Refused("house.setting", setting="viewer", value=viewer, allowed=f"public, open, 0 to {seats - 1}")
    return [*range(seats)] if viewer == "open" else [int(viewer)]
