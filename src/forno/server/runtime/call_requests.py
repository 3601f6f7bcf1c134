"""Requests about calls: subscriptions of devices, and the webhook of a room."""

from __future__ import annotations

import secrets
from urllib.parse import urlsplit

import msgspec

from forno.core.errors import Refused
from forno.server import viewer_frames
from forno.server.notify import calls
from forno.server.protocol.calls import Subscription, Unsubscription, Webhook, WebhookView
from forno.server.room import Room, lock
from forno.server.runtime.delivery import Delivery, StoredHook, short
from forno.server.runtime.registry import RoomRegistry
from forno.server.store.recipients import Call, Recipient

MAX_DEVICES = 5
"""Subscriptions of one person at a table; the oldest makes way."""
WEBHOOK = ""
"""The lock of a recipient that is a webhook."""


class CallRequests:
    """Serves the requests about calls: `forno.server.interfaces.CallService`."""

    def __init__(self, registry: RoomRegistry, delivery: Delivery) -> None:
        self._registry = registry
        self._delivery = delivery
        self._recipients = delivery.recipients

    async def subscribe(self, room: str, key: str | None, subscription: Subscription) -> None:
        """Call this device when the person with this key owes a decision."""
        live = await self._registry.find(room)
        person_lock = lock_of(live.room, key)
        self._delivery.outbound.hosts.check(subscription.endpoint)
        if self._delivery.push is None:
            raise Refused("house.address")
        self._delivery.push.check(subscription)
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
        await self._recipients.delete(Recipient(room, lock_of(live.room, key), ended.endpoint, b"", 0))

    async def webhook(self, room: str, key: str | None) -> bytes:
        """The webhook of a room, for its host; null if there is none."""
        live = await self._registry.find(room)
        need_host(live.room, key)
        hooks = [one for one in await self._recipients.of_room(room) if one.lock == WEBHOOK]
        return viewer_frames.encode(view_of(msgspec.json.decode(hooks[0].body, type=StoredHook)) if hooks else None)

    async def set_webhook(self, room: str, key: str | None, webhook: Webhook | None) -> bytes:
        """Set or remove the webhook of a room, as its host. What has happened is not told afterwards."""
        live = await self._registry.find(room)
        need_host(live.room, key)
        if webhook is not None:
            self._delivery.outbound.hosts.check(webhook.address)
        for old in await self._recipients.of_room(room):
            if old.lock == WEBHOOK:
                await self._recipients.delete(old)
        if webhook is None:
            return viewer_frames.encode(None)
        hook = StoredHook(webhook, secrets.token_hex(32).encode())
        recipient = Recipient(room, WEBHOOK, webhook.address, msgspec.json.encode(hook), self._registry.clock.now())
        if past := calls.phase_notice(live.room, webhook.lang, ""):
            await self._skip(Call(room, "notice", past.tag, short(recipient)))
        await self._recipients.save(recipient)
        return viewer_frames.encode(msgspec.structs.replace(view_of(hook), secret=hook.secret.decode()))

    async def _skip(self, call: Call) -> None:
        """Count a message as sent."""
        if claim := await self._delivery.claim(call):
            await self._recipients.finish(claim)


def lock_of(room: Room, key: str | None) -> str:
    """The lock of a key that opens something at a table that is not closed. (house.key, house.closed)"""
    room.must_be("lobby", "playing", "over")
    person = room.person_of(lock(key)) if key is not None else None
    if person is None:
        raise Refused("house.key")
    return person.lock


def need_host(room: Room, key: str | None) -> None:
    """Refuse every key but the host's. (house.host)"""
    person = room.person_of(lock_of(room, key))
    if person is None or person.id != room.host:
        raise Refused("house.host")


def view_of(hook: StoredHook) -> WebhookView:
    return WebhookView(hook.webhook.format, urlsplit(hook.webhook.address).hostname or "")
