"""Folds of a room's log: the room as it is now, and its finished games as records and replays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from forno.core.errors import Refused
from forno.core.match import Match
from forno.core.record import Record, record_of
from forno.fairness import DealSecret, prove
from forno.server import frames
from forno.server.frames import NOBODY
from forno.server.protocol.room_events import Began, Said
from forno.server.room import Room, apply, follow, read_entry
from forno.server.store.base import Row


def fold(room: str, rows: Iterable[Row]) -> Room:
    """Fold a log into the room that it describes."""
    folded = Room(room)
    for row in rows:
        follow(folded, read_entry(row.body))
    return folded


# --- games that are over


class Finished(msgspec.Struct):
    """One finished game of a room: its moves, its chance, and what the players contributed to it."""

    number: int
    match: Match
    fair: DealSecret
    words: list[str]

    @property
    def record(self) -> Record:
        """The game in the library's notation, with everything opened and the proof of the deal."""
        return prove(record_of(self.match), self.match.game, self.fair, self.words)


def finished(room: str, rows: Iterable[Row], number: int) -> Finished:
    """The game of this number. Refused until it is over."""
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
    fair = DealSecret(bytes.fromhex(room.secret))
    words = [seat.words or "" for seat in room.seats]
    names = [seat.name for seat in room.seats]
    return Finished(room.number, Match.deal(room.game, names, fair.mix(words), room.options), fair, words)


def replay(room: str, rows: Iterable[Row], number: int, viewer: str) -> list[list[msgspec.Raw]]:
    """A finished game step by step, without chat: as one viewer saw it then, or as all seats did, side by side."""
    folded, steps, over = Room(room), [], False
    for row in rows:
        entry = read_entry(row.body)
        happened = apply(folded, entry)
        if over or folded.number != number or not folded.table or happened.only is not None:
            continue
        over = folded.status == "over"
        happened.news = [piece for piece in happened.news if not isinstance(piece, Said) and piece.only is None]
        seen = [frames.frame(folded, entry, happened, one, NOBODY) for one in viewers_of(folded, viewer)]
        if any(seen):
            steps.append([msgspec.Raw(told[0]) if told else msgspec.Raw(b"null") for told in seen])
    if not over:
        raise Refused("house.after")
    return steps


def viewers_of(room: Room, viewer: str) -> list[int | None]:
    """The viewers that `public`, `open` or the number of a seat means, in the room as it was then."""
    if viewer == "public":
        return [None]
    seats = len(room.seats)
    if viewer != "open" and int(viewer) >= seats:
        raise Refused("house.setting", setting="viewer", value=viewer, allowed=f"public, open, 0 to {seats - 1}")
    return [*range(seats)] if viewer == "open" else [int(viewer)]
