"""Delivery of messages to recipients: at least once, by one process at a time.

A process has a lease on the message that it sends. If it dies, the lease ends, and another process sends the message;
should both have sent it, the recipient knows it again: a notification by its tag, a notice by its id.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Protocol

import msgspec

from forno.core.errors import Refused
from forno.server.infra.clock import MonotonicClock
from forno.server.infra.metrics import CALL_QUEUE, CALLS
from forno.server.infra.tasks import TaskSet
from forno.server.notify import webhooks
from forno.server.notify.calls import Notice
from forno.server.notify.outbound import Outbound, Response, Unreachable
from forno.server.protocol.calls import Subscription, Webhook
from forno.server.store.recipients import Call, Recipient, Recipients

LEASE_MS = 30_000
"""For one attempt, which takes at most `outbound.TIMEOUT_S`."""
RETRY_DELAYS_S = (2.0, 8.0, 32.0)
"""Before each repetition of a request that failed."""

Attempt = Callable[[], Awaitable[Response | None]]
"""Sends a request; None if it need not be sent any more."""
Wanted = Callable[[], Awaitable[bool]]
"""Whether a message is still to be sent."""


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


class Delivery:
    """Claims messages, sends them and repeats them after a failure. One for each process."""

    def __init__(
        self, recipients: Recipients, outbound: Outbound, push: PushSender | None, clock: MonotonicClock, tasks: TaskSet
    ) -> None:
        self.recipients = recipients
        self.outbound = outbound
        self.push = push
        self.tasks = tasks
        self._clock = clock

    async def claim(self, call: Call) -> Call | None:
        """Claim a message for one attempt; None if it is another process's, or done."""
        now = self._clock.now()
        return await self.recipients.claim(call, now, now + LEASE_MS)

    async def push_message(
        self, claim: Call, recipient: Recipient, message: bytes, life_s: int, is_wanted: Wanted
    ) -> None:
        """Send a message to a device. A newer one takes the place of one that was not delivered yet."""
        assert self.push is not None
        subscription = msgspec.json.decode(recipient.body, type=Subscription)
        headers, body = self.push.request(subscription, message)
        urgency = "normal" if claim.kind == "withdrawal" else "high"
        headers |= {"TTL": str(life_s), "Topic": claim.recipient, "Urgency": urgency}

        async def attempt() -> Response | None:
            return await self.outbound.send("POST", recipient.address, headers, body) if await is_wanted() else None

        with CALL_QUEUE.track_inprogress():
            await self._send(claim, recipient, "push", attempt)

    async def notice(self, claim: Call, recipient: Recipient, notice: Notice) -> None:
        """Tell a webhook a notice."""
        hook = msgspec.json.decode(recipient.body, type=StoredHook)
        request = webhooks.hook_request(hook.webhook, notice, hook.secret, self._clock.now() // 1000)
        with CALL_QUEUE.track_inprogress():
            await self._send(claim, recipient, "webhook", lambda: self.outbound.send(*request))

    async def _send(self, claim: Call, recipient: Recipient, kind: str, attempt: Attempt) -> None:
        """Send a request, and again after a failure while the lease is ours. A recipient that is gone is deleted."""
        for delay_s in (*RETRY_DELAYS_S, None):
            response = await outcome_of_attempt(attempt)
            outcome = outcome_of(response)
            CALLS.labels(kind, outcome).inc()
            if outcome == "gone":
                await self.recipients.delete(recipient)
            if response is None or outcome != "failed" or delay_s is None:
                await self.recipients.finish(claim)
                return
            wait_s = max(delay_s, response.retry_after_s)
            if not await self.recipients.renew(claim, self._clock.now() + int(wait_s * 1000) + LEASE_MS):
                return
            await asyncio.sleep(wait_s)


async def outcome_of_attempt(attempt: Attempt) -> Response | None:
    try:
        return await attempt()
    except Refused:  # the operator has changed the list
        return Response(410)
    except Unreachable:
        return Response(503)


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


def short(recipient: Recipient) -> str:
    """A name of a recipient at its table that tells nothing."""
    return sha256(f"{recipient.room} {recipient.lock} {recipient.address}".encode()).hexdigest()[:32]
