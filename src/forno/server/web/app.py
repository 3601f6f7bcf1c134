"""The web application: routes, the socket's door, and who may come through it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from aiohttp import web

from forno.core.errors import Refused
from forno.server.contract import House
from forno.server.settings import Settings
from forno.server.unhurried import unhurried
from forno.server.web import page
from forno.server.web.pages import CATALOGUE, HOUSE, LESSONS, ROOM, SETTINGS, STOPPING, Answer, explain, routes
from forno.server.web.socket import Conversation, Socket

SOCKETS: web.AppKey[dict[Socket, None]] = web.AppKey("sockets", dict[Socket, None])
"""In the order in which they came."""
PULSE = 0.6
"""The time between two pings, as a share of that after which a silent line is lost. They measure each line's delay, and
at the second one it is known which line is dead."""


answer_expect = web.AbstractRoute.handle_expect_header


async def expect(route: web.AbstractRoute, request: web.Request) -> web.StreamResponse | None:
    """Of what one can expect of a server, this one knows one thing. aiohttp repeats the others in its answer, and fails
    where they are no text. Every route is asked, that of a path that is not there too."""
    if request.headers["Expect"].lower() != "100-continue":
        raise web.HTTPExpectationFailed(text="Only 100-continue can be expected here.")
    return await answer_expect(route, request)


web.AbstractRoute.handle_expect_header = expect  # type: ignore[method-assign, assignment]


def make_app(house: House, settings: Settings, catalogue: bytes, lessons: Callable[[str], bytes]) -> web.Application:
    app = web.Application(middlewares=[explain, ours_only], client_max_size=settings.message_bytes)
    app[HOUSE] = house
    app[SETTINGS] = settings
    app[SOCKETS] = {}
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
    settings = request.app[SETTINGS]
    check_origin(request, settings)
    await request.app[HOUSE].come_in()
    transport = request.transport
    if transport is None:  # gone while waiting: nobody hears the answer
        return web.Response()
    if len(request.app[SOCKETS]) >= settings.connections or request.app[STOPPING]:
        raise Refused("wire.stopping" if request.app[STOPPING] else "wire.full")
    ws = web.WebSocketResponse(
        autoping=False, compress=False, max_msg_size=settings.message_bytes, decode_text=True, timeout=1.0
    )
    await ws.prepare(request)
    await converse(request.app, ws, transport, request.match_info["room"])
    return ws


async def converse(app: web.Application, ws: web.WebSocketResponse, transport: asyncio.Transport, room: str) -> None:
    """Through a socket that is open, until it is not."""
    socket = Socket(ws, transport, app[SETTINGS])
    app[SOCKETS][socket] = None
    try:
        socket.ping()
        await Conversation(socket, app[HOUSE], room).hold()
    except ConnectionError:
        pass
    finally:
        app[SOCKETS].pop(socket)


def check_origin(request: web.Request, settings: Settings) -> None:
    """A browser says which page it comes from: only ours, and those that the host names. (wire.origin)"""
    public = urlsplit(settings.public)
    ours = {f"{scheme}://{request.host}" for scheme in ("http", "https")} | {f"{public.scheme}://{public.netloc}"}
    if not ours.union(settings.origins).issuperset(request.headers.getall("Origin", ())):
        raise Refused("wire.origin")


@web.middleware
async def ours_only(request: web.Request, handler: Answer) -> web.StreamResponse:
    """No page of somebody else's opens tables in the name of whoever looks at it."""
    if request.method == "POST":
        check_origin(request, request.app[SETTINGS])
    return await handler(request)


async def pulse(app: web.Application):  # type: ignore[no-untyped-def]
    """Ping every line now and then."""
    task = asyncio.ensure_future(beat(app))
    yield
    task.cancel()


async def beat(app: web.Application) -> None:
    """Round after round, and never thousands at once: else all moves would wait for their pings."""
    while True:
        async for some in unhurried([*app[SOCKETS]], PULSE * app[SETTINGS].silence / 1000):
            for socket in some:
                if socket.is_lost(time.monotonic()):
                    socket.cut("silence")
                else:
                    socket.ping()


async def say_goodbye(app: web.Application) -> None:
    app[STOPPING].append(True)
    app[HOUSE].stop()
