"""HTTP: opening tables, the list, replays and records, health, metrics."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from io import BytesIO
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
import segno
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from forno.core.errors import Refused
from forno.rulebook import LANGUAGES
from forno.server.budget import Budget
from forno.server.contract import House
from forno.server.log.base import Unavailable
from forno.server.protocol import Open
from forno.server.refusals import refusal, unreadable
from forno.server.settings import Settings

HOUSE: web.AppKey[House] = web.AppKey("house")
SETTINGS: web.AppKey[Settings] = web.AppKey("settings")
BUDGETS: WeakKeyDictionary[Any, Budget] = WeakKeyDictionary()
CATALOGUE: web.AppKey[bytes] = web.AppKey("catalogue")
"""What can be played here, made where games may be known."""
LESSONS: web.AppKey[Callable[[str], bytes]] = web.AppKey("lessons")
"""The lesson on a game, made there too."""

STATUS = {"house.missing": 404, "house.key": 403, "house.share": 403, "wire.rate": 429, "wire.full": 503}
STATUS |= {"wire.stopping": 503, "wire.slow": 408, "house.spectators": 403, "house.closed": 410}
STATUS |= {"wire.store": 503, "wire.origin": 403, "wire.size": 413, "house.after": 409, "house.command": 409}
ROOM = "{room:[a-z2-7]{16}}"
LONGEST_LINK = 600

routes = web.RouteTableDef()
Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def explain(request: web.Request, handler: Answer) -> web.StreamResponse:
    """Every refusal is told with its rule; nobody sees a traceback."""
    try:
        if not request.path.startswith("/assets/"):
            spend(request)
        response = await handler(request)
    except Refused as refused:
        response = told(refused, request)
    except (msgspec.MsgspecError, UnicodeError, web.RequestPayloadError) as error:
        response = told(unreadable(error), request)
    except Unavailable:
        response = told(Refused("wire.store"), request)
    except web.HTTPRequestEntityTooLarge as error:
        response = told(Refused("wire.size", most=error.text or ""), request)
    if not response.prepared:
        response.headers.setdefault("X-Content-Type-Options", "nosniff")
        response.headers.setdefault("Referrer-Policy", "no-referrer")
    return response


def spend(request: web.Request) -> None:
    """A connection has one budget for all that it asks, as a socket has."""
    settings, now = request.app[SETTINGS], time.monotonic()
    budget = BUDGETS.get(request.transport)
    if budget is None:
        budget = BUDGETS[request.transport] = Budget(settings.rate, settings.burst, now)
    if not budget.take(now):
        raise Refused("wire.rate", seconds=budget.wait)


def told(refused: Refused, request: web.Request, status: int = 400) -> web.Response:
    body = refusal(None, refused, language(request))
    return web.Response(body=body, status=STATUS.get(refused.rule, status), content_type="application/json")


def language(request: web.Request) -> str:
    """The first language of the browser's that we speak."""
    wanted = re.findall(r"\b([a-z]{2})\b", request.headers.get("Accept-Language", ""))
    return next((lang for lang in wanted if lang in LANGUAGES), "en")


def as_json(body: bytes) -> web.Response:
    return web.Response(body=body, content_type="application/json", headers={"Cache-Control": "no-store"})


def key_of(request: web.Request) -> str | None:
    """A seat's key travels in a header, never in an address."""
    scheme, _, key = request.headers.get("Authorization", "").partition(" ")
    return key if scheme == "Bearer" and key else None


async def body(request: web.Request) -> bytes:
    """What was sent with a request. Whoever dribbles it for ever is not waited for. (wire.slow)"""
    try:
        async with asyncio.timeout(request.app[SETTINGS].silence / 1000):
            return await request.read()
    except TimeoutError:
        raise Refused("wire.slow") from None


@routes.post("/api/tables")
async def open_table(request: web.Request) -> web.Response:
    return as_json(await request.app[HOUSE].open_table(msgspec.json.decode(await body(request), type=Open)))


@routes.get("/api/tables")
async def tables(request: web.Request) -> web.Response:
    return as_json(await request.app[HOUSE].tables())


@routes.get("/api/games")
async def games(request: web.Request) -> web.Response:
    return as_json(request.app[CATALOGUE])


@routes.get("/api/lessons/{game}")
async def lesson(request: web.Request) -> web.Response:
    try:
        return as_json(request.app[LESSONS](request.match_info["game"]))
    except Refused as refused:
        return told(refused, request, 404)


@routes.get(f"/api/tables/{ROOM}")
async def table(request: web.Request) -> web.Response:
    return as_json(await request.app[HOUSE].table(request.match_info["room"]))


@routes.get(f"/api/tables/{ROOM}/games/{{number:[0-9]{{1,4}}}}/replay/{{viewer}}")
async def replay(request: web.Request) -> web.Response:
    info = request.match_info
    house = request.app[HOUSE]
    return as_json(await house.replay(info["room"], int(info["number"]), info["viewer"], key_of(request)))


@routes.get(f"/api/tables/{ROOM}/games/{{number:[0-9]{{1,4}}}}/record{{form:(\\.json)?}}")
async def record(request: web.Request) -> web.Response:
    info = request.match_info
    json = bool(info["form"])
    body = await request.app[HOUSE].record(info["room"], int(info["number"]), key_of(request), as_json=json)
    if json:
        return as_json(body)
    name = f"forno-{info['room']}-{info['number']}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return web.Response(body=body, content_type="text/plain", charset="utf-8", headers=headers)


@routes.get(f"/api/tables/{ROOM}/games/{{number:[0-9]{{1,4}}}}/review/{{seat:[0-9]{{1,2}}}}")
async def review(request: web.Request) -> web.Response:
    info, house = request.match_info, request.app[HOUSE]
    which = info["room"], int(info["number"]), int(info["seat"])
    return as_json(await house.review(*which, key_of(request), language(request)))


@routes.post("/api/qr")
async def qr(request: web.Request) -> web.Response:
    """A link as a picture for another device's camera. Sent as a body: links hold keys."""
    link = (await body(request)).decode()
    if not 1 <= len(link) <= LONGEST_LINK or not link.isprintable():
        raise Refused("house.text", most=LONGEST_LINK)
    picture = BytesIO()
    segno.make(link, error="m", micro=False).save(picture, kind="svg", scale=8, border=2, xmldecl=False, svgns=True)
    return web.Response(body=picture.getvalue(), content_type="image/svg+xml")


@routes.get("/healthz")
async def healthz(request: web.Request) -> web.Response:
    """The process lives."""
    return web.Response(text="ok\n")


STOPPING: web.AppKey[list[bool]] = web.AppKey("stopping")


@routes.get("/readyz")
async def readyz(request: web.Request) -> web.Response:
    """Send people here: the log can be reached, and nobody is packing up."""
    if not request.app[STOPPING] and await request.app[HOUSE].is_ready():
        return web.Response(text="ready\n")
    return web.Response(text="not ready\n", status=503)


@routes.get("/metrics")
async def metrics(request: web.Request) -> web.Response:
    return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})
