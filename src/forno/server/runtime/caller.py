"""Calling people to the table: Web Push to those who owe a decision and are not looking, and webhooks of rooms.

Calls are made beside the log and never hold a move up. All processes that have a room in memory watch it; the one that
claims a call in the store sends it, once.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from typing import NamedTuple, Protocol
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

import msgspec

from forno.core.errors import FornoError, Refused
from forno.server import viewer_frames
from forno.server.infra.logging import log
from forno.server.infra.metrics import CALLS
from forno.server.infra.tasks import TaskSet
from forno.server.notify import calls, webhooks
from forno.server.notify.calls import Notice, OpenDecision
from forno.server.notify.outbound import Outbound, Response, Unreachable
from forno.server.protocol.calls import Subscription, Unsubscription, Webhook, WebhookView
from forno.server.room import Room, lock
from forno.server.runtime.live_room import LiveRoom
from forno.server.runtime.registry import RoomRegistry
from forno.server.store.base import Unavailable
from forno.server.store.recipients import Recipient

POLL_PERIOD_S = 20.0
"""Between two looks for postponed calls."""
POSTPONED_ROOMS = 100
"""Rooms with postponed calls asked for at a time."""
MAX_DEVICES = 5
"""Subscriptions of one person at a table; the oldest makes way."""
RETRY_DELAYS_S = (2.0, 8.0, 32.0)
"""Before each repetition of a request that failed."""
WITHDRAWAL_LIFE_S = 3600
SILENT_PUSH_REFUSED = "push.apple.com"
"""A push service that ends a subscription after messages that show nothing: calls are not withdrawn there."""
WEBHOOK = ""
"""The lock of a recipient that is a webhook."""


class PushSender(Protocol):
    """Makes Web Push requests with the keys of this server."""

    public_key: str

    def check(self, subscription: Subscription) -> None:
        """Raise Refused unless its keys can be used."""

    def request(self, subscription: Subscription, message: bytes) -> tuple[dict[str, str], bytes]:
        """The headers and the body that bring a message to a device."""


class StoredHook(msgspec.Struct, frozen=True):
    """A webhook as it is stored, with the key of its signatures."""

    webhook: Webhook
    secret: bytes


class Watch:
    """The state of calls in one room in memory."""

    __slots__ = ("called", "locks", "nudged", "owed", "phase", "timer")

    def __init__(self) -> None:
        self.owed: OpenDecision | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.called: list[Recipient] = []
        """Those called for the decision that is open."""
        self.nudged: frozenset[int] = frozenset()
        self.phase: tuple[int, str] | None = None
        self.locks: frozenset[str] | None = None

    def cancel(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Push(NamedTuple):
    """A message for one device."""

    live: LiveRoom
    owed: OpenDecision
    recipient: Recipient


class Caller:
    """Calls people, and tells webhooks; serves the requests about both: `forno.server.interfaces.CallService`."""

    def __init__(self, registry: RoomRegistry, outbound: Outbound, push: PushSender | None, tasks: TaskSet) -> None:
        self._registry = registry
        self._recipients = registry.store.recipients
        self._outbound = outbound
        self._push = push
        self._tasks = tasks
        self._delay_ms = registry.settings.call_delay
        self._watches: WeakKeyDictionary[LiveRoom, Watch] = WeakKeyDictionary()

    # --- watching rooms

    def watch(self, live: LiveRoom) -> None:
        """Look at a room that has changed, or whose connections have."""
        if not live.is_loaded:
            return
        room, watch = live.room, self._watches.setdefault(live, Watch())
        self._follow_people(live, watch)
        self._follow_phase(live, watch)
        owed = calls.open_decision(room)
        if owed != watch.owed:
            self._answer(live, watch)
            watch.owed, watch.nudged = owed, frozenset()
            if owed is not None:
                self._arm(live, watch, max(0, room.asked_at + self._delay_ms - live.clock.now()))
        elif owed is not None and watch.timer is None and not watch.called and not live.is_looking(owed.person):
            self._arm(live, watch, self._delay_ms)
        if owed is not None and (news := room.nudged_by - watch.nudged):
            watch.nudged = room.nudged_by
            self._start(self._nudge(live, owed, min(news)))

    def _follow_people(self, live: LiveRoom, watch: Watch) -> None:
        """Delete the recipients of keys that open nothing any more."""
        locks = frozenset(person.lock for person in live.room.people) if live.room.status != "closed" else frozenset()
        if locks != watch.locks:
            watch.locks = locks
            self._start(self._forget(live.room, locks))

    def _follow_phase(self, live: LiveRoom, watch: Watch) -> None:
        phase = live.room.number, live.room.status
        if phase != watch.phase:
            watch.phase = phase
            self._start(self._tell_phase(live))

    def _answer(self, live: LiveRoom, watch: Watch) -> None:
        """Withdraw the calls for a decision that was answered."""
        watch.cancel()
        called, watch.called = watch.called, []
        if watch.owed is not None:
            for recipient in called:
                self._start(self._withdraw(Push(live, watch.owed, recipient)))

    def _arm(self, live: LiveRoom, watch: Watch, delay_ms: int) -> None:
        watch.cancel()
        watch.timer = asyncio.get_running_loop().call_later(delay_ms / 1000, self._wake, live, watch)

    def _wake(self, live: LiveRoom, watch: Watch) -> None:
        watch.timer = None
        if watch.owed is not None and self._is_open(live, watch.owed):
            self._start(self._call(live, watch.owed))

    def _is_open(self, live: LiveRoom, owed: OpenDecision) -> bool:
        """Is this still the room in memory, and the decision still owed?"""
        return self._registry.get(live.name) is live and calls.open_decision(live.room) == owed

    def _start(self, work: Awaitable[None]) -> None:
        self._tasks.start(guarded(work))

    # --- calls

    async def _call(self, live: LiveRoom, owed: OpenDecision) -> None:
        """Call the person who owes a decision, on every device of theirs, and tell the webhook."""
        if await self._is_elsewhere(live, owed):
            self._arm(live, self._watches.setdefault(live, Watch()), self._delay_ms)
            return
        recipients = await self._recipients.of_room(live.name)
        for recipient in recipients:
            if recipient.lock == WEBHOOK and not self._is_connected(live, owed.seat):
                hook = msgspec.json.decode(recipient.body, type=StoredHook)
                notice = calls.turn_notice(live.room, owed, hook.webhook.lang, self._link(live))
                if notice.name:
                    await self._tell(live, recipient, hook, notice)
        await self._call_devices(live, owed, recipients)

    async def _call_devices(
        self, live: LiveRoom, owed: OpenDecision, recipients: list[Recipient], by: int | None = None
    ) -> None:
        if not self._is_open(live, owed) or live.is_looking(owed.person):
            return
        lock_of_person = live.room.person(owed.person).lock
        for recipient in recipients:
            if recipient.lock == lock_of_person:
                await self._call_device(Push(live, owed, recipient), by)

    async def _call_device(self, push: Push, by: int | None) -> None:
        """Call one device, unless it was called; in its quiet hours, when they end."""
        live, owed, recipient = push
        now = live.clock.now()
        subscription = msgspec.json.decode(recipient.body, type=Subscription)
        if until := calls.quiet_until(subscription.quiet, now):
            await self._recipients.postpone(recipient, until)
            return
        watch = self._watches.setdefault(live, Watch())
        watch.called = [*watch.called, recipient]
        kind = "turn" if by is None else f"nudge:{by}"
        if await self._recipients.claim(live.name, f"{kind}:{owed.tag}:{short(recipient)}", now):
            message = calls.call_message(live.room, owed, subscription.lang, by)
            self._start(self._send_push(push, message, calls.life_s(live.room, now)))

    async def _nudge(self, live: LiveRoom, owed: OpenDecision, by: int) -> None:
        """Call a person who was nudged, even if they were called before."""
        await self._call_devices(live, owed, await self._recipients.of_room(live.name), by)

    async def _withdraw(self, push: Push) -> None:
        """Withdraw a call, if it was made."""
        live, owed, recipient = push
        if (urlsplit(recipient.address).hostname or "").endswith(SILENT_PUSH_REFUSED):
            return
        if await self._recipients.claim(live.name, f"gone:{owed.tag}:{short(recipient)}", live.clock.now()):
            message = calls.withdrawal_message(live.room, owed)
            await self._send_push(push, message, WITHDRAWAL_LIFE_S, is_call=False)

    async def run(self) -> None:
        """For ever, make the calls that were postponed and are due."""
        while True:
            with suppress(Unavailable):
                for name in await self._recipients.due(self._registry.clock.now(), POSTPONED_ROOMS):
                    with suppress(Refused):
                        await self.call_postponed(await self._registry.find(name))
            await asyncio.sleep(POLL_PERIOD_S)

    async def call_postponed(self, live: LiveRoom) -> None:
        """Make the postponed calls of a room whose decision is still owed."""
        now = live.clock.now()
        due = [one for one in await self._recipients.of_room(live.name) if 0 < one.due <= now]
        for recipient in due:
            await self._recipients.postpone(recipient, 0)
        owed = calls.open_decision(live.room)
        if owed is not None:
            await self._call_devices(live, owed, due)

    # --- webhooks

    async def _tell_phase(self, live: LiveRoom) -> None:
        """Tell the webhook that a game has started or ended, or that the room is closed."""
        if live.room.status == "lobby":
            return
        for recipient in await self._recipients.of_room(live.name):
            if recipient.lock == WEBHOOK:
                hook = msgspec.json.decode(recipient.body, type=StoredHook)
                notice = calls.phase_notice(live.room, hook.webhook.lang, self._link(live))
                if notice is not None:
                    await self._tell(live, recipient, hook, notice)
        if live.room.status == "closed":
            await self._recipients.delete_room(live.name)

    async def _tell(self, live: LiveRoom, recipient: Recipient, hook: StoredHook, notice: Notice) -> None:
        """Tell a webhook, once, what a spectator sees: nothing where nobody may watch. (house.spectators)"""
        if not live.room.can_be_watched:
            return
        if await self._recipients.claim(live.name, f"hook:{notice.tag}", live.clock.now()):
            now_s = self._registry.clock.now() // 1000
            request = webhooks.hook_request(hook.webhook, notice, hook.secret, now_s)
            self._start(self._send(recipient, "webhook", lambda: self._outbound.send(*request)))

    def _link(self, live: LiveRoom) -> str:
        public = self._registry.settings.public.rstrip("/")
        return f"{public}/t/{live.name}" if public else ""

    # --- sending

    async def _send_push(self, push: Push, message: bytes, life_s: int, *, is_call: bool = True) -> None:
        """Send a message to a device. A newer one takes the place of one that was not delivered yet."""
        assert self._push is not None
        live, owed, recipient = push
        subscription = msgspec.json.decode(recipient.body, type=Subscription)
        headers, body = self._push.request(subscription, message)
        headers |= {"TTL": str(life_s), "Topic": short(recipient), "Urgency": "high" if is_call else "normal"}

        async def attempt() -> Response | None:
            if is_call and not self._is_open(live, owed):
                return None
            return await self._outbound.send("POST", recipient.address, headers, body)

        await self._send(recipient, "push", attempt)

    async def _send(self, recipient: Recipient, kind: str, attempt: Callable[[], Awaitable[Response | None]]) -> None:
        """Send a request, and again after a failure. A recipient that is gone is deleted."""
        for delay_s in (*RETRY_DELAYS_S, None):
            try:
                response = await attempt()
            except Refused:  # the operator has changed the list
                response = Response(410)
            except Unreachable:
                response = Response(503)
            outcome = outcome_of(response)
            CALLS.labels(kind, outcome).inc()
            if outcome == "gone":
                await self._recipients.delete(recipient)
            if response is None or outcome != "failed" or delay_s is None:
                return
            await asyncio.sleep(max(delay_s, response.retry_after_s))

    # --- requests

    async def subscribe(self, room: str, key: str | None, subscription: Subscription) -> None:
        """Call this device when the person with this key owes a decision."""
        live = await self._registry.find(room)
        person_lock = self._lock_of(live.room, key)
        self._outbound.hosts.check(subscription.endpoint)
        if self._push is None:
            raise Refused("house.address")
        self._push.check(subscription)
        if subscription.quiet is not None and not calls.is_zone(subscription.quiet.zone):
            raise Refused("wire.unreadable", why="there is no such time zone")
        body = msgspec.json.encode(subscription)
        now = self._registry.clock.now()
        await self._recipients.save(Recipient(room, person_lock, subscription.endpoint, body, now))
        own = [one for one in await self._recipients.of_room(room) if one.lock == person_lock]
        for old in own[:-MAX_DEVICES]:
            await self._recipients.delete(old)

    async def unsubscribe(self, room: str, key: str | None, ended: Unsubscription) -> None:
        """Call this device no more for this person."""
        live = await self._registry.find(room)
        await self._recipients.delete(Recipient(room, self._lock_of(live.room, key), ended.endpoint, b"", 0))

    async def webhook(self, room: str, key: str | None) -> bytes:
        """The webhook of a room, for its host; null if there is none."""
        live = await self._registry.find(room)
        self._need_host(live.room, key)
        hooks = [one for one in await self._recipients.of_room(room) if one.lock == WEBHOOK]
        return viewer_frames.encode(view_of(msgspec.json.decode(hooks[0].body, type=StoredHook)) if hooks else None)

    async def set_webhook(self, room: str, key: str | None, webhook: Webhook | None) -> bytes:
        """Set or remove the webhook of a room, as its host. What has happened is not told afterwards."""
        live = await self._registry.find(room)
        self._need_host(live.room, key)
        if webhook is not None:
            self._outbound.hosts.check(webhook.address)
        for old in await self._recipients.of_room(room):
            if old.lock == WEBHOOK:
                await self._recipients.delete(old)
        if webhook is None:
            return viewer_frames.encode(None)
        hook, now = StoredHook(webhook, secrets.token_hex(32).encode()), self._registry.clock.now()
        if past := calls.phase_notice(live.room, webhook.lang, ""):
            await self._recipients.claim(room, f"hook:{past.tag}", now)
        body = msgspec.json.encode(hook)
        await self._recipients.save(Recipient(room, WEBHOOK, webhook.address, body, now))
        return viewer_frames.encode(msgspec.structs.replace(view_of(hook), secret=hook.secret.decode()))

    def _lock_of(self, room: Room, key: str | None) -> str:
        """The lock of a key that opens something at a table that is not closed. (house.key, house.closed)"""
        room.must_be("lobby", "playing", "over")
        person = room.person_of(lock(key)) if key is not None else None
        if person is None:
            raise Refused("house.key")
        return person.lock

    def _need_host(self, room: Room, key: str | None) -> None:
        person = room.person_of(self._lock_of(room, key))
        if person is None or person.id != room.host:
            raise Refused("house.host")

    # --- people

    async def _forget(self, room: Room, locks: frozenset[str]) -> None:
        """Delete the recipients of a room that are neither of these people nor its webhook."""
        for recipient in await self._recipients.of_room(room.name):
            if recipient.lock not in locks and recipient.lock != WEBHOOK:
                await self._recipients.delete(recipient)

    async def _is_elsewhere(self, live: LiveRoom, owed: OpenDecision) -> bool:
        """Is the person connected to another process? That one knows whether they look, and calls them."""
        if not self._registry.settings.is_shared or live.connections.has_person(owed.person):
            return False
        return await self._registry.store.is_present(live.name, owed.person, live.clock.now())

    def _is_connected(self, live: LiveRoom, seat: int) -> bool:
        connected, *_ = live.present(self._registry.clock.now())
        return connected[seat]


def short(recipient: Recipient) -> str:
    """A name of a recipient at its table that tells nothing."""
    return sha256(f"{recipient.room} {recipient.lock} {recipient.address}".encode()).hexdigest()[:32]


def view_of(hook: StoredHook) -> WebhookView:
    return WebhookView(hook.webhook.format, urlsplit(hook.webhook.address).hostname or "")


def outcome_of(response: Response | None) -> str:
    """sent, dropped (answered meanwhile), gone, failed (to be repeated), or refused for good."""
    match response:
        case None:
            return "dropped"
        case Response(status) if 200 <= status < 300:
            return "sent"
        case Response(404 | 410):
            return "gone"
        case Response(status) if status == 429 or status >= 500:
            return "failed"
    return "refused"


async def guarded(work: Awaitable[None]) -> None:
    """Do work beside the game: a failure is logged, and nothing else happens."""
    try:
        await work
    except FornoError as error:
        log.warning("a call was not made", why=str(error))
