"""Calling people to the table: Web Push to those who owe a decision and are not looking, and webhooks of rooms.

Calls are made beside the log and never hold a move up. All processes that have a room in memory watch it; the one that
claims a message in the store sends it. A room that comes into memory continues the calls that were made before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

import msgspec

from forno.core.errors import FornoError, Refused
from forno.server.infra.logging import log
from forno.server.notify import calls
from forno.server.notify.calls import Notice, OpenDecision
from forno.server.protocol.calls import Subscription
from forno.server.room import Room
from forno.server.runtime.call_requests import WEBHOOK
from forno.server.runtime.delivery import Delivery, StoredHook, short
from forno.server.runtime.live_room import LiveRoom
from forno.server.runtime.registry import RoomRegistry
from forno.server.store.base import Unavailable
from forno.server.store.recipients import Call, Recipient

POLL_PERIOD_S = 20.0
"""Between two looks for postponed calls, and for messages whose process died."""
MAX_ROOMS = 100
"""Rooms asked for at a time."""
RESUME_INTERVAL_S = 0.05
"""Between two rooms that are loaded at the start."""
RECHECK_MS = 10_000
"""Before a call is considered again that another process has to make, and a room whose store could not be reached."""
WITHDRAWAL_LIFE_S = 3600
SILENT_PUSH_REFUSED = "push.apple.com"
"""A push service that ends a subscription after messages that show nothing: calls are not withdrawn there."""


class Watch:
    """The state of calls in one room in memory."""

    __slots__ = ("called", "locks", "nudged", "owed", "phase", "timer")

    def __init__(self) -> None:
        self.owed: OpenDecision | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.called: dict[str, Recipient] = {}
        """The recipients called for the decision that is open, by their short names."""
        self.nudged: frozenset[int] = frozenset()
        self.phase: tuple[int, str] | None = None
        self.locks: frozenset[str] | None = None

    def cancel(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Push(NamedTuple):
    """A message about a decision, for one device."""

    live: LiveRoom
    decision: str
    """`number:decision`."""
    recipient: Recipient

    def call(self, kind: str) -> Call:
        return Call(self.live.name, kind, self.decision, short(self.recipient))


class Caller:
    """Calls people, and tells webhooks."""

    def __init__(self, registry: RoomRegistry, delivery: Delivery) -> None:
        self._registry = registry
        self._delivery = delivery
        self._recipients = delivery.recipients
        self._delay_ms = registry.settings.call_delay
        self._watches: WeakKeyDictionary[LiveRoom, Watch] = WeakKeyDictionary()

    # --- watching rooms

    def watch(self, live: LiveRoom) -> None:
        """Look at a room that has changed, or whose connections have."""
        if not live.is_loaded:
            return
        room, watch = live.room, self._watches.get(live)
        if watch is None:
            self._watches[live] = watch = Watch()
            self._start(live, self._continue(live))
        self._follow_people(live, watch)
        self._follow_phase(live, watch)
        owed = calls.open_decision(room)
        if owed != watch.owed:
            self._answer(live, watch)
            watch.owed, watch.nudged = owed, frozenset()
            if owed is not None:
                self._arm(live, watch, max(0, room.asked_at + self._delay_ms - live.clock.now()))
        elif owed is not None and watch.timer is None and not watch.called and not live.has_looker(owed.person):
            self._arm(live, watch, self._delay_ms)
        if owed is not None and (news := room.nudged_by - watch.nudged):
            watch.nudged = room.nudged_by
            self._start(live, self._nudge(live, owed, min(news)))

    def _follow_people(self, live: LiveRoom, watch: Watch) -> None:
        """Delete the recipients of keys that open nothing any more."""
        locks = frozenset([person.lock for person in live.room.people] if live.room.status != "closed" else ())
        if locks != watch.locks:
            watch.locks = locks
            self._start(live, self._forget(live.room, locks))

    def _follow_phase(self, live: LiveRoom, watch: Watch) -> None:
        phase = live.room.number, live.room.status
        if phase != watch.phase:
            watch.phase = phase
            self._start(live, self._tell_phase(live))

    def _answer(self, live: LiveRoom, watch: Watch) -> None:
        """Withdraw the calls for a decision that was answered."""
        watch.cancel()
        called, watch.called = watch.called, {}
        if watch.owed is not None:
            for recipient in called.values():
                self._start(live, self._withdraw(Push(live, watch.owed.tag, recipient)))

    def _arm(self, live: LiveRoom, watch: Watch, delay_ms: int) -> None:
        watch.cancel()
        watch.timer = asyncio.get_running_loop().call_later(delay_ms / 1000, self._wake, live, watch)

    def _wake(self, live: LiveRoom, watch: Watch) -> None:
        watch.timer = None
        if watch.owed is not None and self._is_open(live, watch.owed):
            self._start(live, self._call(live, watch.owed))

    def _is_open(self, live: LiveRoom, owed: OpenDecision) -> bool:
        """Is this still the room in memory, and the decision still owed?"""
        return self._registry.get(live.name) is live and calls.open_decision(live.room) == owed

    def _start(self, live: LiveRoom, work: Awaitable[None]) -> None:
        self._delivery.tasks.start(self._guarded(live, work))

    async def _guarded(self, live: LiveRoom, work: Awaitable[None]) -> None:
        """Do work beside the game. If the store cannot be reached, look at the room anew later: the store knows which
        messages were begun. Any other failure is logged, and nothing else happens."""
        try:
            await work
        except Unavailable as error:
            log.warning("calls have to wait", why=str(error))
            if watch := self._watches.pop(live, None):
                watch.cancel()
                asyncio.get_running_loop().call_later(RECHECK_MS / 1000, self._watch_again, live)
        except FornoError as error:
            log.warning("a call was not made", why=str(error))
        except Exception as error:
            self._registry.faults.note(live.name, live.room.seq, "call", error)

    def _watch_again(self, live: LiveRoom) -> None:
        if self._registry.get(live.name) is live:
            live.touch()
            self.watch(live)

    # --- calls

    async def _call(self, live: LiveRoom, owed: OpenDecision) -> None:
        """Call the person who owes a decision, on every device of theirs, and tell the webhook. Look again later, if
        that is for another process to do."""
        if not await self._is_elsewhere(live, owed):
            recipients = await self._recipients.of_room(live.name)
            await self._tell_turn(live, owed, recipients)
            await self._call_devices(live, owed, recipients)
        elif (watch := self._watches.get(live)) and self._is_open(live, owed):
            self._arm(live, watch, RECHECK_MS)

    async def _call_devices(
        self, live: LiveRoom, owed: OpenDecision, recipients: list[Recipient], by: int | None = None
    ) -> None:
        if not self._is_open(live, owed) or live.is_looking(owed.person):
            return
        for recipient in subscribed(live.room, owed.person, recipients):
            await self._call_device(Push(live, owed.tag, recipient), owed, by)

    async def _call_device(self, push: Push, owed: OpenDecision, by: int | None) -> None:
        """Call one device, unless it was called; in its quiet hours, when they end."""
        live, _, recipient = push
        now, call = live.clock.now(), push.call("turn" if by is None else f"nudge:{by}")
        subscription = msgspec.json.decode(recipient.body, type=Subscription)
        if until := calls.quiet_until(subscription.quiet, now):
            await self._recipients.postpone(recipient, until)
            await self._recipients.release(call)
            return
        self._note_called(live, call, recipient)
        if claim := await self._delivery.claim(call):
            message, life_s = calls.call_message(live.room, owed, subscription.lang, by), calls.life_s(live.room, now)
            self._start(live, self._send_call(push, owed, claim, message, life_s))

    def _note_called(self, live: LiveRoom, call: Call, recipient: Recipient) -> None:
        """Remember a recipient that was called for the decision that is open, by this process or another."""
        if watch := self._watches.get(live):
            watch.called[call.recipient] = recipient

    async def _send_call(self, push: Push, owed: OpenDecision, claim: Call, message: bytes, life_s: int) -> None:
        """Send a call, and withdraw it if its decision was answered meanwhile."""
        live, _, recipient = push
        await self._delivery.push_message(claim, recipient, message, life_s, lambda: self._is_owed(live.name, owed))
        if not await self._is_owed(live.name, owed):
            await self._withdraw(push)

    async def _is_owed(self, room: str, owed: OpenDecision) -> bool:
        """Is the decision still owed, also in a room that has left memory meanwhile?"""
        return calls.open_decision((await self._registry.find(room)).room) == owed

    async def _nudge(self, live: LiveRoom, owed: OpenDecision, by: int) -> None:
        """Call a person who was nudged, even if they were called before."""
        await self._call_devices(live, owed, await self._recipients.of_room(live.name), by)

    async def _withdraw(self, push: Push) -> None:
        """Withdraw a call, if it was made. One that is being sent is withdrawn by its sender, after it."""
        withdrawal = push.call("withdrawal")
        if await self._recipients.is_being_called(withdrawal, self._registry.clock.now()):
            return
        if claim := await self._delivery.claim(withdrawal):
            if (urlsplit(push.recipient.address).hostname or "").endswith(SILENT_PUSH_REFUSED):
                await self._recipients.finish(claim)
            else:
                message = calls.withdrawal_message(push.live.room, push.decision)
                await self._delivery.push_message(claim, push.recipient, message, WITHDRAWAL_LIFE_S, always)

    # --- calls of before

    async def run(self) -> None:
        """For ever, make the calls that are due: those that nobody made while no process ran, those that were
        postponed, and those whose process died."""
        with suppress(Unavailable):
            await self._resume()
        while True:
            now = self._registry.clock.now()
            with suppress(Unavailable):
                for name in await self._recipients.due(now, MAX_ROOMS):
                    await self._with_room(name, self.call_postponed)
                for name in await self._recipients.expired(now, MAX_ROOMS):
                    await self._with_room(name, self._continue)
            await asyncio.sleep(POLL_PERIOD_S)

    async def _resume(self) -> None:
        """Load the rooms in which somebody may have to be called, one after the other: each is watched from then on."""
        last = ""
        while rooms := await self._recipients.playing(last, MAX_ROOMS):
            for last in rooms:
                with suppress(Refused), self._registry.faults.within(last, 0, "call"):
                    await self._registry.find(last)
                await asyncio.sleep(RESUME_INTERVAL_S)

    async def _with_room(self, name: str, work: Callable[[LiveRoom], Awaitable[None]]) -> None:
        with suppress(Refused), self._registry.faults.within(name, 0, "call"):
            await work(await self._registry.find(name))

    async def call_postponed(self, live: LiveRoom) -> None:
        """Make the postponed calls of a room whose decision is still owed."""
        now = live.clock.now()
        due = [one for one in await self._recipients.of_room(live.name) if 0 < one.due <= now]
        owed = calls.open_decision(live.room)
        if owed is not None:
            await self._call_devices(live, owed, due)
        for recipient in due:
            await self._recipients.postpone(recipient, 0)

    async def _continue(self, live: LiveRoom) -> None:
        """Continue what this process or another has begun: send again what was claimed and not finished, withdraw the
        calls whose decision was answered, and remember the others."""
        begun = await self._recipients.open_calls(live.name)
        recipients = {short(one): one for one in (await self._recipients.of_room(live.name) if begun else [])}
        for call in begun:
            recipient = recipients.get(call.recipient)
            if recipient is None:
                await self._recipients.finish(call)
            elif call.kind == "notice":
                await self._repeat_notice(live, call, recipient)
            elif call.kind == "withdrawal":
                await self._withdraw(Push(live, call.subject, recipient))
            else:
                await self._continue_call(live, call, recipient)

    async def _continue_call(self, live: LiveRoom, call: Call, recipient: Recipient) -> None:
        """Continue the call of a person. A decision that this process does not know yet is that of another."""
        owed, push = calls.open_decision(live.room), Push(live, call.subject, recipient)
        if owed is not None and owed.tag == call.subject:
            self._note_called(live, call, recipient)
            if call.until:
                by = call.kind.partition(":")[2]
                await self._call_devices(live, owed, [recipient], int(by) if by else None)
        elif calls.is_past(live.room, call.subject):
            if call.until <= live.clock.now():
                await self._recipients.finish(call)
            await self._withdraw(push)

    async def _repeat_notice(self, live: LiveRoom, call: Call, recipient: Recipient) -> None:
        if claim := await self._delivery.claim(call):
            await self._delivery.notice(claim, recipient, msgspec.json.decode(call.body, type=Notice))
            await self._clear(live.room)

    # --- webhooks

    async def _tell_turn(self, live: LiveRoom, owed: OpenDecision, recipients: list[Recipient]) -> None:
        """Tell the webhook of a decision that is owed by a person who is not connected."""
        for recipient in recipients:
            if recipient.lock == WEBHOOK and not self._is_connected(live, owed.seat):
                hook = msgspec.json.decode(recipient.body, type=StoredHook)
                notice = calls.turn_notice(live.room, owed, hook.webhook.lang, self._link(live))
                if notice.name:
                    self._start(live, self._tell(live, recipient, notice))

    async def _tell_phase(self, live: LiveRoom) -> None:
        """Tell the webhook that a game has started or ended, or that the room is closed."""
        if live.room.status == "lobby":
            return
        for recipient in await self._recipients.of_room(live.name):
            if recipient.lock == WEBHOOK:
                hook = msgspec.json.decode(recipient.body, type=StoredHook)
                notice = calls.phase_notice(live.room, hook.webhook.lang, self._link(live))
                if notice is not None:
                    await self._tell(live, recipient, notice)
        await self._clear(live.room)

    async def _tell(self, live: LiveRoom, recipient: Recipient, notice: Notice) -> None:
        """Tell a webhook, once, what a spectator sees: nothing where nobody may watch. (house.spectators)"""
        if not live.room.can_be_watched:
            return
        call = Call(live.name, "notice", notice.tag, short(recipient), msgspec.json.encode(notice))
        if claim := await self._delivery.claim(call):
            await self._delivery.notice(claim, recipient, notice)
            await self._clear(live.room)

    async def _clear(self, room: Room) -> None:
        """Delete all that is kept of a room that is closed, once its webhook was told."""
        if room.status == "closed":
            begun = await self._recipients.open_calls(room.name)
            if not any(one.until and one.kind == "notice" for one in begun):
                await self._recipients.delete_room(room.name)

    def _link(self, live: LiveRoom) -> str:
        public = self._registry.settings.public.rstrip("/")
        return f"{public}/t/{live.name}" if public else ""

    # --- people

    async def _forget(self, room: Room, locks: frozenset[str]) -> None:
        """Delete the recipients of a room that are neither of these people nor its webhook."""
        for recipient in await self._recipients.of_room(room.name):
            if recipient.lock not in locks and recipient.lock != WEBHOOK:
                await self._recipients.delete(recipient)

    async def _is_elsewhere(self, live: LiveRoom, owed: OpenDecision) -> bool:
        """Does the person look at the table through another process, or are they connected to one only? That process
        calls them. If it is dead, its word is valid for a while: this is asked again."""
        if not self._registry.settings.is_shared or live.has_looker(owed.person):
            return False
        if live.is_looking(owed.person):
            return True
        if owed.person in live.people_here:
            return False
        return await self._registry.store.is_present(live.name, owed.person, live.clock.now())

    def _is_connected(self, live: LiveRoom, seat: int) -> bool:
        connected, *_ = live.present(self._registry.clock.now())
        return connected[seat]


async def always() -> bool:
    return True


def subscribed(room: Room, person: int, recipients: list[Recipient]) -> list[Recipient]:
    """The devices of a person, and those that others subscribed who share one with them; each once. (house.hot-seat)"""
    own, locks = room.person(person).lock, {one.lock for one in room.sharers(person)}
    devices = {one.address: one for one in recipients if one.lock in locks}
    return [*(devices | {one.address: one for one in recipients if one.lock == own}).values()]
