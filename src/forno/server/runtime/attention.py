"""Attention: which connections of this process have been shown all that was sent to their seat. (house.absent)

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
        allowed_ms = sight.shown_within_ms + 2 * (connection.latency_ms or 0)
        if sight.unshown_since is not None and now - sight.unshown_since > allowed_ms:
            sight.since = now
            sight.shown_within_ms = min(2 * sight.shown_within_ms, max(MAX_SHOWN_WITHIN_MS, SHOWN_WITHIN_MS))
        sight.shown = n
        sight.unshown_since = None if n == head else now

    def since(self, connection: Connection, head: int) -> int | None:
        """Since when a connection has been there that was shown everything; None if it was not shown the last frame."""
        sight = self._sights.get(connection)
        return sight.since if sight and sight.shown == head else None
