"""The web application: its routes, the WebSocket endpoint, the check of origins, and pings."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from functools import partial
from secrets import token_bytes
from urllib.parse import urlsplit

from aiohttp import web

from forno.core.errors import Refused
from forno.server.infra.address_limits import AddressLimits
from forno.server.infra.batches import batches_over
from forno.server.infra.client_address import TrustedProxies
from forno.server.infra.metrics import WEBSOCKETS
from forno.server.infra.readiness import Readiness
from forno.server.infra.tasks import Supervisor
from forno.server.interfaces import AnnouncementService, CallService, History, ReportService, RingKeeper, RoomService
from forno.server.settings import Settings
from forno.server.web import host_names, instance, security_headers, static
from forno.server.web.api import (
    ADDRESS_LIMITS,
    CALLS,
    CATALOGUE,
    HISTORY,
    LESSONS,
    PROXIES,
    READINESS,
    REPORTS,
    RINGS,
    ROOM,
    SERVICE,
    STOPPING,
    Handler,
    answer_errors,
    client_of,
    http_refusal,
    routes,
)
from forno.server.web.frame_check import CheckedWebSocketResponse
from forno.server.web.request_body import SETTINGS
from forno.server.web.request_id import add_request_id, identify_request
from forno.server.web.websocket import MessageLoop, WebSocketConnection

CONNECTIONS: web.AppKey[dict[WebSocketConnection, None]] = web.AppKey("connections", dict[WebSocketConnection, None])
"""In the order in which they were accepted."""
SUPERVISOR: web.AppKey[Supervisor] = web.AppKey("supervisor", Supervisor)
HTTP_ROUTES = (*routes, *static.routes, *instance.routes)
"""All routes but that of the WebSockets."""
PING_INTERVAL_SHARES = (0.3, 0.6)
"""The shortest and the longest time between two pings, as shares of that after which a silent connection is lost. Pings
measure the delay of each connection, at times that its client cannot foresee, and tell which connections are dead."""

answer_expect = web.AbstractRoute.handle_expect_header


async def expect(route: web.AbstractRoute, request: web.Request) -> web.StreamResponse | None:
    """Answer an Expect header. Only 100-continue can be met; aiohttp repeats any other in its answer, and fails where
    it is no text."""
    if request.headers["Expect"].lower() != "100-continue":
        return http_refusal(web.HTTPExpectationFailed(), request)
    return await answer_expect(route, request)


def make_app(
    service: RoomService,
    history: History,
    calls: CallService,
    rings: RingKeeper,
    reports: ReportService,
    announcements: AnnouncementService,
    settings: Settings,
    catalogue: bytes,
    lessons: Callable[[str], bytes],
    readiness: Readiness,
    supervisor: Supervisor,
) -> web.Application:
    """The web application of one server process."""
    # every route is asked, also that of a path that does not exist, which aiohttp makes itself: so its class is changed
    web.AbstractRoute.handle_expect_header = expect  # type: ignore[method-assign, assignment]
    middlewares = [
        identify_request, host_names.check_host, answer_errors, static.answer_missing, check_writing_origin,
    ]  # fmt: skip
    app = web.Application(middlewares=middlewares, client_max_size=settings.message_bytes)
    app[SERVICE] = service
    app[HISTORY] = history
    app[CALLS] = calls
    app[RINGS] = rings
    app[REPORTS] = reports
    app[instance.ANNOUNCEMENTS] = announcements
    instance.check_texts(settings)
    app[SETTINGS] = settings
    app[PROXIES] = TrustedProxies(settings.trusted_proxies)
    app[ADDRESS_LIMITS] = AddressLimits(settings.address_limits, settings.connections_per_address, time.monotonic)
    app[host_names.ALLOWED] = host_names.HostNames(settings)
    app[CONNECTIONS] = {}
    app[CATALOGUE] = catalogue
    app[LESSONS] = lessons
    app[STOPPING] = []
    app[READINESS] = readiness
    app[SUPERVISOR] = supervisor
    served = [*HTTP_ROUTES, web.get(f"/ws/{ROOM}", open_websocket)]
    for base in {"/", settings.base}:  # a proxy may remove the path of the public address or leave it
        app.add_routes(under(base, served))
    security_headers.install(app)
    app.cleanup_ctx.append(ping_in_background)
    app.on_shutdown.append(say_goodbye)
    app.on_response_prepare.append(add_request_id)
    return app


def under(base: str, defined: Iterable[web.AbstractRouteDef]) -> list[web.RouteDef]:
    """These routes below a path."""
    found = [route for route in defined if isinstance(route, web.RouteDef)]
    return [web.RouteDef(route.method, base + route.path[1:], route.handler, route.kwargs) for route in found]


async def open_websocket(request: web.Request) -> web.StreamResponse:
    """The WebSocket endpoint of a room."""
    settings = request.app[SETTINGS]
    check_origin(request, settings)
    client, limits = client_of(request), request.app[ADDRESS_LIMITS]
    limits.take("connect", client.network)
    await request.app[SERVICE].admit(client.network, request.match_info["room"])
    transport = request.transport
    if transport is None:  # gone while waiting: nobody reads the answer
        return web.Response()
    if len(request.app[CONNECTIONS]) >= settings.connections or request.app[STOPPING]:
        raise Refused("wire.stopping" if request.app[STOPPING] else "wire.full")
    with limits.connection(client.network):
        ws = CheckedWebSocketResponse(autoping=False, compress=False, max_msg_size=settings.message_bytes, timeout=1.0)
        connection = WebSocketConnection(ws, transport, settings, client)
        ws.refuse = connection.refuse_frame
        connection.opened_at = time.monotonic()
        await ws.prepare(request)
        await serve_connection(request.app, connection, request.match_info["room"])
    return ws


async def serve_connection(app: web.Application, connection: WebSocketConnection, room: str) -> None:
    """Handle the messages of an open WebSocket until it closes."""
    app[CONNECTIONS][connection] = None
    try:
        with WEBSOCKETS.track_inprogress():
            connection.ping()
            messages = MessageLoop(connection, app[SERVICE], room, app[ADDRESS_LIMITS])
            await asyncio.create_task(messages.run())  # or each message would wake up the middlewares, too
    except ConnectionError:
        pass
    finally:
        app[CONNECTIONS].pop(connection)


def check_origin(request: web.Request, settings: Settings) -> None:
    """Refuse a browser whose page is neither ours nor named in the settings. (wire.origin)"""
    public = urlsplit(settings.public)
    ours = {f"{scheme}://{request.host}" for scheme in ("http", "https")} | {f"{public.scheme}://{public.netloc}"}
    if not ours.union(settings.origins).issuperset(request.headers.getall("Origin", ())):
        raise Refused("wire.origin")


@web.middleware
async def check_writing_origin(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Check the origin of every request that changes something: no other page does it in the name of its visitors."""
    if request.method not in ("GET", "HEAD"):
        check_origin(request, request.app[SETTINGS])
    return await handler(request)


async def ping_in_background(app: web.Application):  # type: ignore[no-untyped-def]
    """Run `ping_connections` from start-up to shutdown."""
    task = app[SUPERVISOR].run("pings", partial(ping_connections, app))
    yield
    task.cancel()


def ping_interval_share() -> float:
    """A share between the shortest and the longest, drawn anew for each round."""
    shortest, longest = PING_INTERVAL_SHARES
    return shortest + (longest - shortest) * int.from_bytes(token_bytes(4), "big") / 2**32


async def ping_connections(app: web.Application, next_share: Callable[[], float] = ping_interval_share) -> None:
    """For ever, ping all connections and cut the lost ones, in batches: moves would wait for thousands of pings."""
    while True:
        period_s = next_share() * app[SETTINGS].silence / 1000
        async for batch in batches_over([*app[CONNECTIONS]], period_s):
            for connection in batch:
                if connection.is_lost(time.monotonic()):
                    connection.cut("silence")
                else:
                    connection.ping()


async def say_goodbye(app: web.Application) -> None:
    """End all connections, and take no more."""
    app[STOPPING].append(True)
    app[SERVICE].stop()
