"""Streams of people whose seat changed: everything that each was sent, as a fault-free fold of the log has it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from forno.server.history.projections import ViewerStream
from forno.server.history.replay import fold
from forno.server.room import lock
from forno.server.store.base import Row

MAX_SEATS = 10
"""The most seats of any game."""
Frames = list[str]


def former_streams(room: str, rows: Sequence[Row], key: str | None) -> list[Frames]:
    """Every stream that the owner of a key may have been sent: the public's, and those of the seats they have held."""
    streams = streams_of_people(room, rows)
    owner = fold(room, rows).person_of(lock(key)) if key else None
    return [*streams[None], *(streams[owner.id] if owner else [])]


def streams_of_people(room: str, rows: Sequence[Row]) -> dict[int | None, list[Frames]]:
    """The streams of each person, and of the public. A seat's stream begins anew with each person who gets it."""
    found: dict[int | None, list[Frames]] = defaultdict(list)
    for viewer in (None, *range(MAX_SEATS)):
        stream = ViewerStream(room, viewer)
        holder: int | None = None
        for row in rows:
            sent = stream.frames
            stream.read([row])
            if stream.frames is not sent:
                found[holder].append([data.decode() for data in sent])
            seats = stream.room.seats
            holder = seats[viewer].person_id if viewer is not None and viewer < len(seats) else None
        found[holder].append([data.decode() for data in stream.frames])
    return found
