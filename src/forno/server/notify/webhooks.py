"""Webhooks: a notice in the format of its service, signed.

The signature is in the header Forno-Signature: `t=SECONDS,v1=HEX`, where HEX is HMAC-SHA256 of `SECONDS.BODY` with the
webhook's secret. A receiver checks it and that the time is recent. A notice may come twice: the header Forno-Id is the
same both times.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple

import msgspec

from forno.server.notify.calls import Notice
from forno.server.protocol.calls import HookFormat, Webhook

SIGNATURE, ID = "Forno-Signature", "Forno-Id"
MARKDOWN = re.compile(r"([\\`*_{}\[\]()<>#|~:@>-])")


class HookRequest(NamedTuple):
    """A request to a webhook."""

    method: str
    url: str
    headers: dict[str, str]
    body: bytes


def hook_request(hook: Webhook, notice: Notice, secret: bytes, now_s: int) -> HookRequest:
    """The request that tells a notice."""
    method, url, headers, body = FORMATS[hook.format](hook, notice)
    stamped = {"User-Agent": "Forno", ID: notice_id(notice), SIGNATURE: signature(secret, body, now_s)}
    return HookRequest(method, url, headers | stamped, body)


def notice_id(notice: Notice) -> str:
    """An id of a notice, the same however often it is sent."""
    return sha256(f"{notice.room} {notice.tag}".encode()).hexdigest()[:32]


def signature(secret: bytes, body: bytes, now_s: int) -> str:
    return f"t={now_s},v1={hmac.digest(secret, f'{now_s}.'.encode() + body, sha256).hex()}"


# --- formats


def in_lines(notice: Notice) -> str:
    return "\n".join(filter(None, (notice.text, notice.link)))


def as_json(hook: Webhook, body: object) -> HookRequest:
    return HookRequest("POST", hook.address, {"Content-Type": "application/json"}, msgspec.json.encode(body))


def for_discord(hook: Webhook, notice: Notice) -> HookRequest:
    """Names cannot mention anybody, nor be read as Markdown."""
    text = "\n".join(filter(None, (MARKDOWN.sub(r"\\\1", notice.text), notice.link)))
    return as_json(hook, {"content": text, "allowed_mentions": {"parse": []}})


def for_slack(hook: Webhook, notice: Notice) -> HookRequest:
    text = in_lines(notice).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return as_json(hook, {"text": text})


def for_matrix(hook: Webhook, notice: Notice) -> HookRequest:
    """The address of a room in the client-server API: a notice sent twice under one tag is shown once."""
    url = f"{hook.address.rstrip('/')}/send/m.room.message/{notice_id(notice)}"
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {hook.token}"}
    return HookRequest("PUT", url, headers, msgspec.json.encode({"msgtype": "m.notice", "body": in_lines(notice)}))


def for_ntfy(hook: Webhook, notice: Notice) -> HookRequest:
    headers = {"Content-Type": "text/plain; charset=utf-8", "Tags": "pizza"}
    headers |= {"Click": notice.link} if notice.link else {}
    headers |= {"Authorization": f"Bearer {hook.token}"} if hook.token else {}
    return HookRequest("POST", hook.address, headers, notice.text.encode())


def as_plain_json(hook: Webhook, notice: Notice) -> HookRequest:
    return as_json(hook, notice)


Format = Callable[[Webhook, Notice], HookRequest]
FORMATS: dict[HookFormat, Format] = {
    "discord": for_discord,
    "slack": for_slack,
    "matrix": for_matrix,
    "ntfy": for_ntfy,
    "json": as_plain_json,
}
