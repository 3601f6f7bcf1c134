"""The scheduler: does in each room what is due by itself.

Timers and bots are actors like any other: if two processes do the same, one append wins.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from forno.core.errors import Refused
from forno.server.infra.tasks import TaskSet
from forno.server.room import (
    CloseJumpIn,
    EndVote,
    ExpireRoom,
    MarkAway,
    MarkPresent,
    ReopenJumpIn,
    Room,
    StartNextGame,
    TimeOut,
)
from forno.server.room.log_entry import SystemCommand
from forno.server.room.timers import Timer, thinking_ms
from forno.server.runtime.live_room import Asked, LiveRoom
from forno.server.runtime.registry import RoomRegistry
from forno.server.settings import DAY_MS
from forno.server.store.base import Unavailable

LEASE_RECHECK_MS = 5_000
"""After this time an absent player who is connected to another process is looked for again."""
MAX_SLEEP_S = 3600.0
"""A room's timers are looked at again at least so often."""
STORE_RETRY_S = 1.0
NEVER_MS = 365 * DAY_MS

CommitSystem = Callable[[LiveRoom, SystemCommand, str], Awaitable[bool]]
"""Commits a command of the server's own under a command id; False if a rule refuses it."""
StartBot = Callable[[LiveRoom, Timer], None]
"""Begins to choose the move of a bot."""


class Scheduler:
    """Keeps one timer for every loaded room, set to what comes next there."""

    def __init__(self, registry: RoomRegistry, commit: CommitSystem, start_bot: StartBot, tasks: TaskSet) -> None:
        self._registry = registry
        self._store = registry.store
        self._settings = registry.settings
        self._commit = commit
        self._start_bot = start_bot
        self._tasks = tasks
        self._handles: dict[str, asyncio.TimerHandle] = {}

    def close(self) -> None:
        for handle in self._handles.values():
            handle.cancel()
        self._handles.clear()

    # --- timers

    def arm(self, live: LiveRoom) -> None:
        """Set the timer of a room to what comes next."""
        self._cancel(live)
        self._forget_replaced_bots(live)
        due = self.next_due(live)
        if due is not None:
            self._wake_after(live, min(max(0, due - live.clock.now()) / 1000, MAX_SLEEP_S))

    def is_armed(self, live: LiveRoom) -> bool:
        return live.name in self._handles

    def forget(self, live: LiveRoom) -> None:
        """Drop everything that is kept of a room."""
        self._cancel(live)
        live.asked.clear()

    def _forget_replaced_bots(self, live: LiveRoom) -> None:
        """Forget the bots asked for seats that a person has again: their moves are refused, and others may be asked."""
        seats = live.room.seats
        live.asked = {
            one for one in live.asked if one.seat < 0 or (one.seat < len(seats) and seats[one.seat].plays_itself)
        }

    def next_due(self, live: LiveRoom) -> int | None:
        """When something is due in a room next, by its own clock; None if nothing is."""
        return min([self._due_at(live, timer) for timer in self._pending(live)], default=None)

    def _cancel(self, live: LiveRoom) -> None:
        handle = self._handles.pop(live.name, None)
        if handle is not None:
            handle.cancel()

    def _wake_after(self, live: LiveRoom, seconds: float) -> None:
        self._cancel(live)
        self._handles[live.name] = asyncio.get_running_loop().call_later(seconds, self._wake, live)

    def _wake(self, live: LiveRoom) -> None:
        self._handles.pop(live.name, None)
        self._tasks.start(self.run_due(live))

    # --- what is due

    def _pending(self, live: LiveRoom) -> list[Timer]:
        """The timers of a room, without those of bots that are choosing already, and those that are held."""
        if not live.is_loaded:
            return []
        room, asked = live.room, live.asked
        waiting = live.derived.timers(room)
        if asked:
            waiting = [timer for timer in waiting if asked_by(room, timer) not in asked]
        if room.waits and (live.is_held or live.missed_window):
            waiting = [timer for timer in waiting if not timer.may_be_held]
        if live.missed_window:
            waiting = [*waiting, Timer(room.at, "reopen")]
        return waiting + [Timer(room.at, "back", person=person) for person in wrongly_away(live)]

    def _due_at(self, live: LiveRoom, timer: Timer) -> int:
        """When a timer counts. People who have just reconnected, or could not, are given time first."""
        if timer.what == "absent":
            if timer.person in live.people_here:
                return timer.at + NEVER_MS
            seen = live.last_seen(timer.person) + live.clock.lead_ms
            owes_answer_until = timer.at if timer.seat >= 0 else 0
            return max(owes_answer_until, seen + timer.wait_ms)
        if timer.what == "time-out":
            return max(timer.at, live.loaded_at_ms + live.clock.lead_ms + self._settings.settle_in)
        if timer.what == "bot":
            return timer.at + absent_ms(live) - thinking_ms(live.room, timer.seat)
        return timer.at

    async def run_due(self, live: LiveRoom) -> None:
        """Do the first thing that is due in a room, and set its timer to the next."""
        try:
            async with live.lock:
                await self._registry.load(live)
                now = live.clock.now()
                due = [timer for timer in self._pending(live) if self._due_at(live, timer) <= now]
                if due:
                    await self._fire(live, min(due, key=lambda timer: (timer.at, timer.what != "jump")))
            self.arm(live)
        except Unavailable:
            self._wake_after(live, STORE_RETRY_S)
        except Refused:
            self._cancel(live)  # it cannot be loaded: that is noted
        except Exception as error:
            self._registry.fail(live, "timer", error)

    async def _fire(self, live: LiveRoom, timer: Timer) -> None:
        """Do what one timer is for. The lock is held."""
        room = live.room
        number, serial = game_and_decision(room)
        match timer.what:
            case "bot" | "jump":
                asked = asked_by(room, timer)
                live.asked = {asked, *(one for one in live.asked if one[:3] == asked[:3])}
                self._start_bot(live, timer)
            case "close-jump-in":
                if live.probe(timer.at):
                    return  # the table is held until the answer
                await self._commit(live, CloseJumpIn(serial), f"settle:{number}:{serial}")
            case "reopen":
                assert room.jump_in is not None
                await self._commit(live, ReopenJumpIn(serial), f"reopen:{number}:{serial}:{room.jump_in.opened}")
            case "time-out":
                await self._commit(live, TimeOut(serial), f"time-out:{number}:{serial}")
            case "absent":
                await self._mark_away(live, timer)
            case "back":
                await self._commit(live, MarkPresent(timer.person), f"back:{room.seq + 1}")
            case "start":
                if not await self._commit(live, StartNextGame(), f"start:{number}"):
                    live.asked.add(asked_by(room, timer))
            case "end-vote":
                assert room.vote is not None
                await self._commit(live, EndVote(room.vote.opened), f"end-vote:{room.seq + 1}")
            case "expire":
                await self._commit(live, ExpireRoom(), f"expire:{room.seq + 1}")

    async def _mark_away(self, live: LiveRoom, timer: Timer) -> None:
        """Mark a person as away, unless another process holds a lease on them: then look again soon."""
        if await self._store.is_present(live.name, timer.person, live.clock.now()):
            seen = self._registry.clock.now() - timer.wait_ms + LEASE_RECHECK_MS
            live.connections.mark_seen(timer.person, seen)
        else:
            await self._commit(live, MarkAway(timer.person), f"away:{live.room.seq + 1}")


def game_and_decision(room: Room) -> tuple[int, int]:
    """The number of the game at this table, and the decision that is asked now."""
    return room.number, room.table.serial if room.table else 0


def asked_by(room: Room, timer: Timer) -> Asked:
    """The entry of `asked` for a timer."""
    return Asked(*game_and_decision(room), room.jump_in.opened if room.jump_in else 0, timer.seat, timer.what)


def absent_ms(live: LiveRoom) -> int:
    """How much of the time for the current decision went by while the table waited: bots take theirs afterwards."""
    since, asked_at = live.attended_since if live.room.waits else None, live.room.clock_started_at
    return max(0, since + live.clock.lead_ms - asked_at) if since is not None and asked_at is not None else 0


def wrongly_away(live: LiveRoom) -> list[int]:
    """The people who count as absent, have not left, and are connected here: another process could not know."""
    away = {person.id for person in live.room.people if person.away and not person.has_left}
    return sorted(live.people_here & away) if away else []
