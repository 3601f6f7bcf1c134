"""The bodies of requests: limited in size, time and nesting, and never inflated."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from aiohttp import web

from forno.core.errors import Refused
from forno.server.protocol.nesting import check_nesting
from forno.server.settings import Settings

SETTINGS: web.AppKey[Settings] = web.AppKey("settings")
Body = TypeVar("Body")


async def read_body(request: web.Request, most_bytes: int | None = None) -> bytes:
    """The body of a request, as large as any message or as `most_bytes` says. (wire.size) A client that sends it too
    slowly is refused (wire.slow), and so is a compressed one: it could be of any size."""
    if request.headers.get("Content-Encoding", "identity").strip().lower() != "identity":
        raise web.HTTPUnsupportedMediaType
    most_bytes = most_bytes or request.app[SETTINGS].message_bytes
    request = request.clone(client_max_size=most_bytes)
    try:
        async with asyncio.timeout(request.app[SETTINGS].silence / 1000):
            return await request.read()
    except TimeoutError:
        raise Refused("wire.slow") from None
    except web.HTTPRequestEntityTooLarge:
        raise Refused("wire.size", most=most_bytes) from None


async def decode_body(request: web.Request, kind: type[Body]) -> Body:
    """The body of a request as a message of this type. (wire.unreadable)"""
    text = (await read_body(request)).decode()
    check_nesting(text)
    return msgspec.json.decode(text, type=kind)
