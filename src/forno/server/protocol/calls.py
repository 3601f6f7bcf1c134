"""Bodies of HTTP requests and responses about calls to the table: push subscriptions and webhooks.

They are kept beside the log, and deleted with the key of their person or with the room.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Address = Annotated[str, Meta(min_length=1, max_length=1024)]
Minutes = Annotated[int, Meta(ge=0, le=1439, description="Minutes since midnight")]
Language = Annotated[str, Meta(max_length=16)]
HookFormat = Literal["discord", "slack", "matrix", "ntfy", "json"]


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time of day in which a device is not called; a call is made when it ends."""

    begins: Minutes
    ends: Minutes
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    """The time zone of the device: Europe/Rome"""


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A push subscription as the browser made it, for the person whose key comes with it."""

    endpoint: Address
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]
    lang: Language = "en"
    quiet: QuietHours | None = None


class Unsubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a subscription."""

    endpoint: Address


class Webhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address that is told what a spectator of the room sees: starts, turns of absent players, results."""

    address: Address
    format: HookFormat
    lang: Language = "en"
    token: Annotated[str, Meta(max_length=512, pattern=r"^[\x21-\x7e]*$")] = ""
    """An access token, where the service needs one: Matrix."""


class WebhookView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The webhook of a room, as its host sees it. Of the address, which is a secret, only the host is told."""

    format: HookFormat
    host: str
    secret: str = ""
    """The key of its signatures, told once: when the webhook is set."""
