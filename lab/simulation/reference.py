"""Reference replay: the frames and views that a fault-free server derives from the same store."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, cast

from forno.server import viewer_frames
from forno.server.bus import LocalBus
from forno.server.history.projections import ViewerStream
from forno.server.room import Room
from forno.server.runtime.commit import Committer
from forno.server.runtime.registry import RoomRegistry
from forno.server.settings import Settings
from forno.server.store.base import Row, Store
from forno.server.viewer_frames import NOBODY
from harness.virtual.clients import SimulatedPlayer, SimulatedSeat, final_view
from harness.virtual.store import MemoryStore
from lab.checker import ExpectedStream, StoredEntry
from lab.streams import PeopleStreams


class ReadOnlyStore:
    """The store, read without delay or faults."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store

    async def read(self, room: str, after: int = 0) -> list[Row]:
        return self.store.rows.get(room, [])[after:]


def stored_entries(store: MemoryStore) -> list[StoredEntry]:
    return [
        StoredEntry(room, row.seq, row.command, row.body.decode()) for room, rows in store.rows.items() for row in rows
    ]


async def replay_log(
    store: MemoryStore, players: Sequence[SimulatedPlayer]
) -> tuple[dict[str, ExpectedStream], list[str]]:
    """Replay the log for each client; return the expected streams, and violations found in the room."""
    if not players:
        return {}, []
    registry = RoomRegistry(cast("Store", ReadOnlyStore(store)), Settings())
    live = registry.add(players[0].seat.room)
    live.load(Room(live.name))
    try:
        await Committer(registry, LocalBus()).follow(live)
        violations = [*overdue_violations(live.room), *absence_violations(live.room, players)]
    except Exception as error:
        violations = [f"the log cannot be replayed: {error!r}"]
    people = PeopleStreams(live.name, store.rows.get(live.name, []))
    violations += stream_violations(people, players)
    return {client_name(player): expected_stream(store, player, people) for player in players}, violations


def expected_stream(store: MemoryStore, player: SimulatedPlayer, people: PeopleStreams) -> ExpectedStream:
    """The stream of a client since its person got the seat, or that of the public; of a room that is not in the log,
    none."""
    room, viewer = player.seat.room, player.seat.number
    frames = [data.decode() for data in ViewerStream(room, viewer).read(store.rows.get(room, [])).frames]
    if people.folded.status == "new":
        return ExpectedStream([], "", [])
    shown = json.loads(viewer_frames.snapshot(people.folded, viewer, NOBODY, []))
    return ExpectedStream(frames, view_after(frames, shown["game"]), people.of(*player.seat.keys))


def overdue_violations(room: Room) -> list[str]:
    """Find moves that the server owes: everything had time to settle, so only a person may be waited for."""
    if room.status != "playing":
        return []
    if room.jump_in:
        return ["the race never closes"]
    seat = room.playing.seat
    return [f"the server owes a move for seat {seat}"] if room.seats[seat].plays_itself else []


def absence_violations(room: Room, players: Sequence[SimulatedPlayer]) -> list[str]:
    """Find players who are connected but marked absent, themselves or somebody else on their device."""
    return [
        f"{client_name(player)} is connected but marked absent"
        for player in players
        if player.seat.person is not None
        and room.is_here(player.seat.person)
        and any(one.away for one in room.sharers(player.seat.person) if room.seat_held_by(one.id) is not None)
    ]


def stream_violations(people: PeopleStreams, players: Sequence[SimulatedPlayer]) -> list[str]:
    """Find clients whose stream was not known to a server although their person had one seat all the time."""
    return [
        f"{client_name(player)} lost its stream"
        for player in players
        if cast("SimulatedSeat", player.seat).has_lost_stream and not people.have_moved(*player.seat.keys)
    ]


def client_name(player: SimulatedPlayer) -> str:
    return player.seat.client.name


def view_after(frames: Sequence[str], shown: dict[str, Any] | None) -> str:
    """View of a client that received all these frames; between two games a new stream has no frame of the last one,
    which the snapshot shows."""
    table: dict[str, Any] = {}
    game: dict[str, Any] | None = None
    for message in map(json.loads, frames):
        table, game = message.get("room") or table, message.get("game") or game
    return final_view(table, game or shown)
