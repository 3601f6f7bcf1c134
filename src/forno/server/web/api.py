"""The HTTP API: rooms, finished games, calls to the table, key rings, QR codes, health."""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Callable
from functools import wraps
from io import BytesIO
from typing import Annotated, Any
from weakref import WeakKeyDictionary

import msgspec
import segno
from aiohttp import web

from forno.core.errors import Refused
from forno.rulebook import LANGUAGES
from forno.server.infra.address_limits import AddressLimits, Costly
from forno.server.infra.client_address import ClientAddress, TrustedProxies
from forno.server.infra.logging import log, place_of
from forno.server.infra.metrics import RATE_LIMITED, REFUSALS
from forno.server.infra.rate_limit import TokenBucket
from forno.server.infra.readiness import Readiness
from forno.server.interfaces import CallService, History, ReportService, RingKeeper, RoomService
from forno.server.protocol import OpenRoom, OwnSeat, PlayOn
from forno.server.protocol.calls import Subscription, Unsubscription, Webhook
from forno.server.protocol.moderation import ReportPerson
from forno.server.protocol.refusals import refusal, store_refusal, unreadable
from forno.server.store.base import Unavailable
from forno.server.web.request_body import SETTINGS, decode_body, read_body
from forno.server.web.request_id import REQUEST_ID, route_of
from forno.server.web.security_headers import error_words

SERVICE: web.AppKey[RoomService] = web.AppKey("service")
HISTORY: web.AppKey[History] = web.AppKey("history")
RINGS: web.AppKey[RingKeeper] = web.AppKey("rings")
CATALOGUE: web.AppKey[bytes] = web.AppKey("catalogue")
"""The games on offer, encoded where games may be imported."""
LESSONS: web.AppKey[Callable[[str], bytes]] = web.AppKey("lessons")
"""Encodes the lesson on a game, there too."""
READINESS: web.AppKey[Readiness] = web.AppKey("readiness")
STOPPING: web.AppKey[list[bool]] = web.AppKey("stopping")
"""Not empty once the server shuts down."""
RATE_LIMITS: WeakKeyDictionary[Any, TokenBucket] = WeakKeyDictionary()
"""By transport."""

CALLS: web.AppKey[CallService] = web.AppKey("calls")
REPORTS: web.AppKey[ReportService] = web.AppKey("reports")
PROXIES: web.AppKey[TrustedProxies] = web.AppKey("proxies")
ADDRESS_LIMITS: web.AppKey[AddressLimits] = web.AppKey("address_limits")

STATUS = {
    "house.missing": 404,
    "wire.path": 404,
    "house.key": 403,
    "house.share": 403,
    "wire.rate": 429,
    "wire.full": 503,
}
STATUS |= {"wire.stopping": 503, "wire.slow": 408, "house.spectators": 403, "house.closed": 410}
STATUS |= {
    "wire.version": 410,
    "wire.store": 503,
    "wire.damaged": 503,
    "wire.fault": 503,
    "wire.origin": 403,
    "wire.host": 421,
    "wire.address": 429,
    "wire.connections": 429,
    "wire.size": 413,
    "house.after": 409,
    "house.command": 409,
    "house.play-on": 409,
    "wire.key-file": 503,
    "wire.ring": 412,
    "house.address": 403,
    "house.host": 403,
    "house.banned": 403,
    "house.report": 409,
    "house.words": 422,
}
ROOM = "{room:[a-z2-7]{16}}"
MAX_LINK_CHARS = 600
MAX_OWN_SEATS = 50
OwnSeats = Annotated[list[OwnSeat], msgspec.Meta(max_length=MAX_OWN_SEATS)]
RING = "{ring:[A-Za-z0-9_-]{43}}"
MAX_RING_BYTES = 65_536
VERSION = re.compile(r'"([0-9]{1,9})"')
"""The version of a key ring, as an entity tag."""

routes = web.RouteTableDef()
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def answer_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer every refusal with its rule. No client ever gets a traceback."""
    try:
        if not path_of(request).startswith("/assets/"):
            check_rate(request)
        response = await handler(request)
    except Refused as refused:
        response = refusal_response(refused, request)
    except (msgspec.MsgspecError, UnicodeError, web.RequestPayloadError) as error:
        response = refusal_response(unreadable(error), request)
    except Unavailable as error:
        response = refusal_response(store_refusal(error), request)
    except web.HTTPException as error:
        response = http_refusal(error, request)
    except ConnectionError:
        raise
    except Exception as error:
        log.error("a request failed", route=route_of(request), why=type(error).__name__, where=place_of(error))
        response = refusal_response(Refused("wire.broken", request=request[REQUEST_ID]), request, 500)
    return response


def http_refusal(error: web.HTTPException, request: web.Request) -> web.Response:
    """The refusal in place of aiohttp's own answer, whose text may repeat the request. (wire.path, wire.unreadable)"""
    if error.status < 400:
        raise error
    is_nowhere = error.status in (404, 405)
    refused = Refused("wire.path") if is_nowhere else Refused("wire.unreadable", why=error_words(error.status))
    response = refusal_response(refused, request)
    response.set_status(error.status)
    if "Allow" in error.headers:
        response.headers["Allow"] = error.headers["Allow"]
    return response


def check_rate(request: web.Request) -> None:
    """Count a request against the rate limit of its connection. (wire.rate)

    A trusted proxy sends the requests of many people through one connection: those are counted against the client's
    network. (wire.address)
    """
    if not client_of(request).is_direct:
        take(request, "request")
        return
    settings, now = request.app[SETTINGS], time.monotonic()
    limit = RATE_LIMITS.get(request.transport)
    if limit is None:
        limit = RATE_LIMITS[request.transport] = TokenBucket(settings.rate, settings.burst, now)
    if not limit.take(now):
        RATE_LIMITED.labels("connection").inc()
        raise Refused("wire.rate", seconds=limit.wait)


def path_of(request: web.Request) -> str:
    """The path of a request below the public address, whether a proxy removes its path or not."""
    base, path = request.app[SETTINGS].base, request.path
    return path[len(base) - 1 :] if path.startswith(base) else path


def client_of(request: web.Request) -> ClientAddress:
    """The client's address, for limits and logs."""
    headers = request.headers
    return request.app[PROXIES].client(
        request.remote, headers.getall("X-Forwarded-For", ()), headers.getall("Forwarded", ())
    )


def limited(name: Costly) -> Callable[[Handler], Handler]:
    """Count the requests to a handler against this limit of the client's network. (wire.address)"""

    def limit(handler: Handler) -> Handler:
        @wraps(handler)
        async def take_and_handle(request: web.Request) -> web.StreamResponse:
            take(request, name)
            return await handler(request)

        return take_and_handle

    return limit


def take(request: web.Request, name: Costly) -> None:
    """Count a request against this limit of the client's network. (wire.address)"""
    request.app[ADDRESS_LIMITS].take(name, client_of(request).network)


def refusal_response(refused: Refused, request: web.Request, status: int = 400) -> web.Response:
    """A refusal in the language of the request."""
    REFUSALS.labels(refused.rule).inc()
    body = refusal(None, refused, language(request))
    headers = {"Retry-After": str(refused.values["seconds"])} if "seconds" in refused.values else None
    return web.Response(
        body=body, status=STATUS.get(refused.rule, status), content_type="application/json", headers=headers
    )


def language(request: web.Request) -> str:
    """The first language that the browser prefers and the server has."""
    wanted = re.findall(r"\b([a-z]{2})\b", request.headers.get("Accept-Language", ""))
    return next((lang for lang in wanted if lang in LANGUAGES), "en")


def as_json(body: bytes) -> web.Response:
    return web.Response(body=body, content_type="application/json", headers={"Cache-Control": "no-store"})


def key_of(request: web.Request) -> str | None:
    """The key of a seat, from a header: it is never part of an address."""
    scheme, _, key = request.headers.get("Authorization", "").partition(" ")
    return key if scheme == "Bearer" and key else None


@routes.post("/api/rooms")
@limited("open")
async def create_room(request: web.Request) -> web.Response:
    return as_json(
        await request.app[SERVICE].create_room(await decode_body(request, OpenRoom), client_of(request).network)
    )


@routes.get("/api/rooms")
@limited("list")
async def list_rooms(request: web.Request) -> web.Response:
    return as_json(await request.app[HISTORY].list_rooms())


@routes.post("/api/my-tables")
@limited("list")
async def own_tables(request: web.Request) -> web.Response:
    """The tables of one's own. The keys are sent in the body: no address holds them."""
    asked = await decode_body(request, OwnSeats)
    return as_json(await request.app[HISTORY].own_tables(asked))


@routes.post("/api/forget")
@limited("forget")
async def forget(request: web.Request) -> web.Response:
    """Forget the owners of these keys. They are sent in the body: no address holds them."""
    return as_json(await request.app[SERVICE].forget(await decode_body(request, OwnSeats)))


@routes.route("*", "/api/tables")
@routes.route("*", "/api/tables/{rest:.*}")
async def old_address(request: web.Request) -> web.Response:
    """Tell a page of protocol version 1, in a tab that was left open, to reload. (wire.version)"""
    raise Refused("wire.version")


@routes.get("/api/games")
async def games(request: web.Request) -> web.Response:
    return as_json(request.app[CATALOGUE])


@routes.get("/api/lessons/{game}")
async def lesson(request: web.Request) -> web.Response:
    try:
        return as_json(request.app[LESSONS](request.match_info["game"]))
    except Refused as refused:
        return refusal_response(refused, request, 404)


@routes.get(f"/api/rooms/{ROOM}")
@limited("look")
async def room(request: web.Request) -> web.Response:
    return as_json(await request.app[HISTORY].room(request.match_info["room"], key_of(request)))


@routes.get(f"/api/rooms/{ROOM}/games/{{number:[0-9]{{1,4}}}}/replay/{{viewer}}")
@limited("look")
async def replay(request: web.Request) -> web.Response:
    info = request.match_info
    history = request.app[HISTORY]
    return as_json(await history.replay(info["room"], int(info["number"]), info["viewer"], key_of(request)))


@routes.get(f"/api/rooms/{ROOM}/games/{{number:[0-9]{{1,4}}}}/record{{form:(\\.json)?}}")
@limited("look")
async def record(request: web.Request) -> web.Response:
    info = request.match_info
    json = bool(info["form"])
    body = await request.app[HISTORY].record(info["room"], int(info["number"]), key_of(request), as_json=json)
    if json:
        return as_json(body)
    name = f"forno-{info['room']}-{info['number']}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return web.Response(body=body, content_type="text/plain", charset="utf-8", headers=headers)


@routes.get(f"/api/rooms/{ROOM}/games/{{number:[0-9]{{1,4}}}}/review/{{seat:[0-9]{{1,2}}}}")
@limited("review")
async def review(request: web.Request) -> web.Response:
    info, history = request.match_info, request.app[HISTORY]
    known = request.query.get("known", "")
    which = info["room"], int(info["number"]), int(info["seat"]), int(known) if known.isdecimal() else -1
    return as_json(await history.review(*which, key_of(request), language(request), client_of(request).network))


@routes.post(f"/api/rooms/{ROOM}/games/{{number:[0-9]{{1,4}}}}/play-on")
@limited("open")
async def play_on(request: web.Request) -> web.Response:
    info, command = request.match_info, await decode_body(request, PlayOn)
    service = request.app[SERVICE]
    return as_json(
        await service.play_on(info["room"], int(info["number"]), key_of(request), command, client_of(request).network)
    )


@routes.get(f"/api/rings/{RING}")
async def ring(request: web.Request) -> web.Response:
    """A key ring, with its version as entity tag: `"0"` if there is none of this id."""
    version, kept = await request.app[RINGS].read(request.match_info["ring"])
    return web.Response(
        body=kept, content_type="application/octet-stream", headers={"Cache-Control": "no-store", "ETag": tag(version)}
    )


@routes.put(f"/api/rings/{RING}")
async def write_ring(request: web.Request) -> web.Response:
    """Replace the version of a key ring that If-Match names. (wire.ring)"""
    named = VERSION.fullmatch(request.headers.get("If-Match", ""))
    if named is None:
        raise Refused("wire.ring")
    if int(named[1]) == 0:
        take(request, "ring")
    kept = await read_body(request, MAX_RING_BYTES)
    version = await request.app[RINGS].write(request.match_info["ring"], int(named[1]), kept)
    return web.Response(status=204, headers={"ETag": tag(version)})


def tag(version: int) -> str:
    return f'"{version}"'


@routes.post(f"/api/rooms/{ROOM}/push")
@limited("call")
async def subscribe(request: web.Request) -> web.Response:
    subscription = await decode_body(request, Subscription)
    await request.app[CALLS].subscribe(request.match_info["room"], key_of(request), subscription)
    return as_json(b"null")


@routes.delete(f"/api/rooms/{ROOM}/push")
@limited("call")
async def unsubscribe(request: web.Request) -> web.Response:
    ended = await decode_body(request, Unsubscription)
    await request.app[CALLS].unsubscribe(request.match_info["room"], key_of(request), ended)
    return as_json(b"null")


@routes.get(f"/api/rooms/{ROOM}/webhook")
async def webhook(request: web.Request) -> web.Response:
    return as_json(await request.app[CALLS].webhook(request.match_info["room"], key_of(request)))


@routes.put(f"/api/rooms/{ROOM}/webhook")
@limited("call")
async def set_webhook(request: web.Request) -> web.Response:
    hook = await decode_body(request, Webhook)
    return as_json(await request.app[CALLS].set_webhook(request.match_info["room"], key_of(request), hook))


@routes.delete(f"/api/rooms/{ROOM}/webhook")
@limited("call")
async def remove_webhook(request: web.Request) -> web.Response:
    return as_json(await request.app[CALLS].set_webhook(request.match_info["room"], key_of(request), None))


@routes.post(f"/api/rooms/{ROOM}/reports")
@limited("report")
async def report(request: web.Request) -> web.Response:
    """A player's report about somebody at their table. (house.report)"""
    told = await decode_body(request, ReportPerson)
    await request.app[REPORTS].report(request.match_info["room"], key_of(request), told)
    return as_json(b"null")


@routes.post("/api/qr")
@limited("picture")
async def qr(request: web.Request) -> web.Response:
    """A link as a QR code. The link is sent in the body, since links hold keys."""
    link = (await read_body(request)).decode()
    if not 1 <= len(link) <= MAX_LINK_CHARS or not link.isprintable():
        raise Refused("house.text", most=MAX_LINK_CHARS)
    picture = BytesIO()
    segno.make(link, error="m", micro=False).save(picture, kind="svg", scale=8, border=2, xmldecl=False, svgns=True)
    return web.Response(body=picture.getvalue(), content_type="image/svg+xml")


@routes.get("/healthz")
async def healthz(request: web.Request) -> web.Response:
    """The process is alive."""
    return web.Response(text="ok\n")


@routes.get("/readyz")
async def readyz(request: web.Request) -> web.Response:
    """The process can take connections: the store takes writes, all tasks run, and no shutdown has begun."""
    problems = ["it is stopping"] if request.app[STOPPING] else await request.app[READINESS].problems()
    if not problems:
        return web.Response(text="ready\n")
    return web.Response(text=f"not ready: {'; '.join(problems)}\n", status=503)
