"""Request ids: every HTTP request and every WebSocket has one, in its log lines and in the header of its answer."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable

from aiohttp import web
from structlog.contextvars import bound_contextvars

from forno.server.infra.logging import log
from forno.server.infra.metrics import REQUEST_SECONDS

REQUEST_ID = web.RequestKey("request_id", str)
HEADER = "X-Request-Id"
ID_BYTES = 8


@web.middleware
async def identify_request(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Give a request an id that is part of every line logged while it is handled. It is made here and never taken from
    the client, who could write somebody else's."""
    request[REQUEST_ID] = request_id = secrets.token_hex(ID_BYTES)
    began = time.monotonic()
    with bound_contextvars(request=request_id):
        status = 500
        try:
            response = await handler(request)
            status = response.status
        except web.HTTPException as error:
            status = error.status
            raise
        finally:
            took_s = time.monotonic() - began
            if status != 101:
                REQUEST_SECONDS.observe(took_s)
            log.debug(
                "answered", method=request.method[:8], route=route_of(request), status=status, ms=int(1000 * took_s)
            )
    return response


async def add_request_id(request: web.Request, response: web.StreamResponse) -> None:
    """Name the id in the answer's header; that of a WebSocket is in the answer to its handshake."""
    if request_id := request.get(REQUEST_ID):
        response.headers[HEADER] = request_id


def route_of(request: web.Request) -> str:
    """The route of a request, such as /api/rooms/{room}: never its path, which may hold the name of a room or worse."""
    info = request.match_info.get_info()
    return info.get("formatter") or info.get("path") or "none"
