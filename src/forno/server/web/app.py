"""The web application: routes, the socket's door, and who may come through it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

from aiohttp import web

from forno.core.errors import Refused
from forno.server.contract import House
from forno.server.settings import Settings
from forno.server.web import page
from forno.server.web.pages import CATALOGUE, HOUSE, LESSONS, ROOM, SETTINGS, STOPPING, explain, routes
from forno.server.web.socket import Conversation, Socket

SOCKETS: web.AppKey[set[Socket]] = web.AppKey("sockets", set[Socket])
PULSE = 5.0
TOGETHER = 50
"""Seconds between our pings, and how many go out at once: they measure each line's delay and find the dead ones."""


def make_app(house: House, settings: Settings, catalogue: bytes, lessons: Callable[[str], bytes]) -> web.Application:
    app = web.Application(middlewares=[explain], client_max_size=settings.message_bytes)
    app[HOUSE] = house
    app[SETTINGS] = settings
    app[SOCKETS] = set()
    app[CATALOGUE] = catalogue
    app[LESSONS] = lessons
    app[STOPPING] = []
    app.add_routes(routes)
    app.add_routes(page.routes)
    app.add_routes([web.get(f"/ws/{ROOM}", talk)])
    app.cleanup_ctx.append(pulse)
    app.on_shutdown.append(say_goodbye)
    return app


async def talk(request: web.Request) -> web.StreamResponse:
    """The socket of a table."""
    settings, sockets = request.app[SETTINGS], request.app[SOCKETS]
    check_origin(request, settings)
    if len(sockets) >= settings.connections or request.app[STOPPING]:
        raise Refused("wire.stopping" if request.app[STOPPING] else "wire.full")
    ws = web.WebSocketResponse(
        autoping=False, compress=False, max_msg_size=settings.message_bytes, decode_text=True, timeout=1.0
    )
    await ws.prepare(request)
    socket = Socket(ws, cast("asyncio.Transport", request.transport), settings)
    sockets.add(socket)
    try:
        await ws.ping(socket.ping())
        await Conversation(socket, request.app[HOUSE], request.match_info["room"]).hold()
    except ConnectionError:
        pass
    finally:
        sockets.discard(socket)
    return ws


def check_origin(request: web.Request, settings: Settings) -> None:
    """A browser says which page it comes from: only ours, and those that the host names. (wire.origin)"""
    origin = request.headers.get("Origin")
    if origin is None:
        return
    ours = {request.host, urlsplit(settings.public).netloc} - {""}
    if urlsplit(origin).netloc not in ours and origin not in settings.origins:
        raise Refused("wire.origin")


async def pulse(app: web.Application):  # type: ignore[no-untyped-def]
    """Ping every line now and then."""
    task = asyncio.ensure_future(beat(app))
    yield
    task.cancel()


async def beat(app: web.Application) -> None:
    """A few at a time, so that nobody waits for the pings of thousands."""
    while True:
        await asyncio.sleep(PULSE)
        silent = time.monotonic() - app[SETTINGS].silence / 1000
        sockets = app[SOCKETS]
        for number, socket in enumerate([*sockets]):
            if number % TOGETHER == TOGETHER - 1:
                await asyncio.sleep(0.01)
            if socket.heard < silent:
                socket.cut("silence")
            elif not socket.is_ended and not socket.transport.is_closing():
                try:
                    await socket.ws.ping(socket.ping())
                except (ConnectionError, RuntimeError):
                    socket.cut("silence")


async def say_goodbye(app: web.Application) -> None:
    app[STOPPING].append(True)
    app[HOUSE].stop()
