"""Attention of the player at this terminal: what was drawn is confirmed to the server, so that a table that waits for
its only person goes on. After an absence it does so only once the player says so. (house.absent)"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from forno.client import ConnectionLost, LineState, Seat, Update
from forno.server.protocol import Frame, Look, Refusal, Snapshot

ABSENCE_S = 10.0
"""After a longer break of the connection, or of this program, the player is shown first where they were."""


class Attention:
    """The confirmations of one seat. Times are those of the wall clock, which also counts while a computer sleeps."""

    def __init__(self, seat: Seat, *, may_hold: bool = True, clock: Callable[[], float] = time.time) -> None:
        seat.auto_confirm = False
        seat.listeners.append(self.receive)
        self.seat = seat
        self.may_hold = may_hold
        """Whether a person can go on by hand; a script cannot."""
        self.clock = clock
        self.has_returned = False
        """Whether the player comes back from an absence, and has not gone on yet."""
        self._alive_at = clock()
        self._lost_at: float | None = None
        self._is_unconfirmed = True
        self._has_looked_away = False
        self._confirmed = -1
        """The number of the last frame that was confirmed."""
        self._again: asyncio.TimerHandle | None = None

    @property
    def is_held(self) -> bool:
        """Whether the table waits until the player goes on. Their own question makes it wait anyway."""
        seat, room = self.seat, self.seat.room_view
        is_waited_for = room is not None and room.waits and seat.number is not None and not seat.is_asked
        return self.may_hold and self.has_returned and is_waited_for

    def receive(self, update: Update) -> None:
        match update:
            case Frame() | Snapshot():
                self._is_unconfirmed = True
            case Refusal(id=None, rule="wire.rate", values=values) if self._again is None:
                wait_s, again = float(values.get("seconds", 1)), partial(self._confirm_again, self._confirmed)
                self._again = asyncio.get_running_loop().call_later(wait_s, again)
            case LineState(state="lost"):
                self._lost_at = self._lost_at or self.clock()
            case LineState(state="open"):
                if self._lost_at and self.clock() - self._lost_at > ABSENCE_S:
                    self.has_returned = True
                self._lost_at, self._is_unconfirmed = None, True

    def note_break(self) -> None:
        """Notice that this program stood still, as after Ctrl-Z or sleep. To be called at least once in a second."""
        before, self._alive_at = self._alive_at, self.clock()
        if self._alive_at - before > ABSENCE_S:
            self.has_returned = self._is_unconfirmed = True

    async def confirm(self) -> None:
        """Confirm what has been drawn, unless the table is held."""
        self.note_break()
        if self.is_held or not self._is_unconfirmed:
            return
        self.has_returned = self._is_unconfirmed = False
        self._confirmed = self.seat.n
        if self._has_looked_away:
            self._has_looked_away = False
            await self._look(looking=True)
        await self.seat.confirm()

    def _confirm_again(self, n: int) -> None:
        """Confirm the last frame again if it is still the one that was confirmed: that may be what was refused."""
        self._again = None
        if n == self.seat.n:
            self._is_unconfirmed = True
            asyncio.ensure_future(self.confirm())  # noqa: RUF006 - it fails only with the connection, and then nobody waits

    def go_on(self) -> None:
        """The player goes on: what is drawn counts as seen."""
        self._is_unconfirmed |= self.has_returned
        self.has_returned = False

    async def look_away(self) -> None:
        """The player leaves this program for a while."""
        self.has_returned = self._is_unconfirmed = self._has_looked_away = True
        await self._look(looking=False)

    async def _look(self, *, looking: bool) -> None:
        if self.seat.socket is not None:
            with suppress(ConnectionLost):
                await self.seat.send(Look(looking))

    def close(self) -> None:
        if self._again:
            self._again.cancel()
        self.seat.listeners.remove(self.receive)
