"""Streams of people whose seat changed: everything that each was sent, as a fault-free fold of the log has it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from forno.server.history.projections import ViewerStream
from forno.server.room import Room, apply, lock, read_entry
from forno.server.store.base import Row

Frames = list[str]


class PeopleStreams:
    """The streams of the public and of each person of one room. A seat's stream begins anew with each person."""

    def __init__(self, room: str, rows: Sequence[Row]) -> None:
        self.folded = Room(room)
        self.most_seats = 0
        self._owners: dict[str, int] = {}
        """People by the hash of their key, those who were removed too."""
        self._places: dict[int, set[int | None]] = defaultdict(set)
        """The seats of each person; None for the queue."""
        for row in rows:
            apply(self.folded, read_entry(row.body), row.text)
            for person in self.folded.people:
                self._owners[person.lock] = person.id
                self._places[person.id].add(self.folded.seat_held_by(person.id))
            self.most_seats = max(self.most_seats, len(self.folded.seats))
        self._found: dict[int | None, list[Frames]] = defaultdict(list)
        for viewer in (None, *range(self.most_seats)):
            self._read(ViewerStream(room, viewer), rows)

    def of(self, *keys: str | None) -> list[Frames]:
        """Every stream that the owner of these keys may have been sent: the public's, and those of the seats they
        held."""
        return [*self._found[None], *(frames for person in self._people(keys) for frames in self._found[person])]

    def have_moved(self, *keys: str | None) -> bool:
        """Whether the owner of these keys had more than one stream: of several seats, or of the queue and a seat."""
        people = self._people(keys)
        return len(people) > 1 or any(len(self._places[one]) > 1 or len(self._found[one]) > 1 for one in people)

    def _people(self, keys: Sequence[str | None]) -> list[int]:
        return sorted({owner for key in keys if key and (owner := self._owners.get(lock(key))) is not None})

    def _read(self, stream: ViewerStream, rows: Sequence[Row]) -> None:
        """Keep the stream of a viewer for each person who had it."""
        holder: int | None = None
        for row in rows:
            sent = stream.frames
            stream.read([row])
            if stream.frames is not sent:
                self._keep(stream.viewer, holder, sent)
            seats, viewer = stream.room.seats, stream.viewer
            holder = seats[viewer].person_id if viewer is not None and viewer < len(seats) else None
        self._keep(stream.viewer, holder, stream.frames)

    def _keep(self, viewer: int | None, holder: int | None, frames: list[bytes]) -> None:
        """Keep a stream under its person, or that of the public. Seats without a person have none."""
        if viewer is None or holder is not None:
            self._found[holder].append([data.decode() for data in frames])
