"""Resuming after a reconnect: a client is sent the frames that it missed, or a snapshot."""

from __future__ import annotations

from forno.server import viewer_frames
from forno.server.history.projections import Projection, ProjectionCache, ViewerEvents, ViewerStream
from forno.server.protocol import VERSION, Hello
from forno.server.runtime.live_room import LiveRoom
from forno.server.viewer_frames import AnyViewer

ANEW = Hello(VERSION)
"""The greeting of a client that has nothing."""


async def greeting(
    live: LiveRoom,
    seat: int | None,
    person: int | None,
    projections: ProjectionCache,
    grace_ms: int,
    hello: Hello = ANEW,
) -> list[bytes]:
    """The welcome, and the frames that a client has not, or a snapshot if it has none or those of another stream: of
    another version of the server, say. (wire.stream)"""
    missed = await missed_frames(live, seat, hello, projections)
    told = [viewer_frames.welcome(live.room, VERSION, seat, person, live.clock.now(), grace_ms)]
    if missed is None:
        past = await projections.get(live.room, ViewerEvents, live.room.table_viewer(seat))
        missed = [viewer_frames.snapshot(live.room, seat, live.streams.head(live.room, seat), past.shown)]
    if texts := viewer_frames.texts(live.room, missed):
        told.append(texts)
    return [*told, *missed]


async def missed_frames(
    live: LiveRoom, seat: int | None, hello: Hello, projections: ProjectionCache
) -> list[bytes] | None:
    """The frames after those that a client has; None if it has none, or those of another stream."""
    room, streams = live.room, live.streams
    if seat is None and not streams.has_public:
        streams.start_public((await projections.get(room, ViewerStream, seat)).head)
    if hello.n is None:
        return None
    missed = streams.missed(room, seat, hello.n, hello.hash)
    if missed is None:
        stream = await projections.get(room, ViewerStream, seat)
        missed = stream.since(hello.n, hello.hash) if stream.head == streams.head(room, seat) else None
    return missed


def projections_needed(live: LiveRoom, seat: int | None, hello: Hello) -> list[tuple[type[Projection], AnyViewer]]:
    """The projections that a greeting will need, as far as is known before the lock is held."""
    room, streams = live.room, live.streams
    needed: list[tuple[type[Projection], AnyViewer]] = []
    if (seat is None and not streams.has_public) or (
        hello.n is not None and streams.missed(room, seat, hello.n, hello.hash) is None
    ):
        needed.append((ViewerStream, seat))
    if hello.n is None:
        needed.append((ViewerEvents, room.table_viewer(seat)))
    return needed
