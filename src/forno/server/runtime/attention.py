"""Attention: which connections of this process have been shown all that was sent to their seat. (house.absent)

Before a jump-in window is closed the device is asked for a sign of life: a line that was lost within the window shows
only so.

A table that waits for its person goes on through the process where the person attends. Attention is in no log and on no
bus: it belongs to a connection and ends with it, like presence. Times are milliseconds of the process's clock.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from forno.server.interfaces import Connection

SHOWN_WITHIN_MS = 1_000
"""Besides the way there and back: a frame that was shown later than this was sent to somebody who was not there."""
MAX_SHOWN_WITHIN_MS = 16_000
"""The most that the time above grows to, on a connection whose device is slow."""


class Sight(msgspec.Struct):
    """The frames that a connection to a seat has been shown."""

    since: int
    """Since when it has been there without a break."""
    unshown_since: int | None
    """Since when a frame that was sent is not shown; None if all are."""
    shown_within_ms: int
    """How long it may take to show a frame; twice as long after each that was late, so that the window of a slow device
    is not opened again without end."""
    shown: int = -1
    """The number of the last frame that was shown."""
    probed_at: int | None = None
    """When it was asked for a sign of life that it has not given yet."""
    heard_at: int = 0
    """When it last gave a sign of life that it was asked for."""


class Attention:
    """The connections of one room that are attached to a seat, and what each has been shown."""

    __slots__ = ("_sights",)

    def __init__(self) -> None:
        self._sights: dict[Connection, Sight] = {}

    def __contains__(self, connection: object) -> bool:
        return connection in self._sights

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._sights)

    def begin(self, connection: Connection, now: int) -> None:
        """A connection was attached to a seat."""
        self._sights[connection] = Sight(now, now, SHOWN_WITHIN_MS)

    def end(self, connection: Connection) -> None:
        self._sights.pop(connection, None)

    def look_again(self, connection: Connection, now: int) -> None:
        """Somebody looks again at a page that was hidden."""
        if sight := self._sights.get(connection):
            sight.since = now

    def note_sent(self, connection: Connection, now: int) -> None:
        """Note that a frame was sent, which is not shown yet."""
        if (sight := self._sights.get(connection)) and sight.unshown_since is None:
            sight.unshown_since = now

    def note_shown(self, connection: Connection, n: int, head: int, now: int) -> None:
        """Note that frame `n` of a stream with this head was shown. A number that is still to come says nothing."""
        sight = self._sights.get(connection)
        if sight is None or not sight.shown <= n <= head:
            return
        if sight.unshown_since is not None:
            self._note_answer(connection, sight, sight.unshown_since, now)
        sight.shown = n
        sight.unshown_since = None if n == head else now

    def probe(self, since: int, now: int) -> bool:
        """Ask the connections for a sign of life, unless one has given it since then; whether they were asked."""
        if any(sight.heard_at >= since for sight in self._sights.values()):
            return False
        for connection, sight in self._sights.items():
            if sight.probed_at is None:
                sight.probed_at = now
                connection.ping()
        return bool(self._sights)

    def note_heard(self, connection: Connection, now: int) -> bool:
        """Note a sign of life; whether the connection was asked for it. One that comes late was not there meanwhile."""
        sight = self._sights.get(connection)
        if sight is None or sight.probed_at is None:
            return False
        self._note_answer(connection, sight, sight.probed_at, now)
        sight.probed_at, sight.heard_at = None, now
        return True

    def since(self, connection: Connection, head: int) -> int | None:
        """Since when a connection has been there that was shown everything; None if it was not shown the last frame, or
        owes a sign of life."""
        sight = self._sights.get(connection)
        return sight.since if sight and sight.shown == head and sight.probed_at is None else None

    def _note_answer(self, connection: Connection, sight: Sight, asked_at: int, now: int) -> None:
        """Begin anew where an answer took longer than the connection's delay explains."""
        if now - asked_at > sight.shown_within_ms + 2 * (connection.latency_ms or 0):
            sight.since = now
            sight.shown_within_ms = min(2 * sight.shown_within_ms, max(MAX_SHOWN_WITHIN_MS, SHOWN_WITHIN_MS))
