"""Open Graph tags: the preview that a messenger shows of a link. They tell what anybody with the link may know."""

from __future__ import annotations

import re
from html import escape

import msgspec
from aiohttp import web

from forno.core.errors import Refused
from forno.rulebook.bundles import say
from forno.server.store.base import Unavailable
from forno.server.web.api import HISTORY, language, path_of, take
from forno.server.web.request_body import SETTINGS

PATH = re.compile(r"/(t|rules|learn)/([a-z0-9-]+)")
ROOM = re.compile(r"[a-z2-7]{16}")
PICTURES = ("mamma-mia", "sole-mio", "grande", "plus", "solo")
"""Games that have a picture of their own, made by `harness.browser.page_pictures`."""
WIDTH_PX, HEIGHT_PX = 1200, 630


class _Room(msgspec.Struct):
    """The parts of a room that its preview tells."""

    game: str
    seats: list[msgspec.Raw]


async def preview_tags(request: web.Request) -> str:
    """The tags for the address of a request, in its language."""
    lang = language(request)
    found = PATH.match(path_of(request))
    kind, name = found.groups() if found else ("", "")
    if kind == "t":
        room = await room_of(request, name)
        if room is None:
            return tags(request, "", "Forno", say(lang, "home-preview") or "")
        title = game_name(lang, room.game)
        text = say(lang, "home-preview-table", game=title, seats=len(room.seats))
        return tags(request, room.game, title, text or "")
    if kind and name in PICTURES:
        title = game_name(lang, name)
        return tags(request, name, title, say(lang, f"home-preview-{kind}", game=title) or "")
    return tags(request, "", "Forno", say(lang, "home-preview") or "")


async def room_of(request: web.Request, name: str) -> _Room | None:
    """The room of a link. A browser that opens it needs no preview, and the store is spared the question."""
    if not ROOM.fullmatch(name) or "Sec-Fetch-Mode" in request.headers:
        return None
    try:
        take(request, "look")
        return msgspec.json.decode(await request.app[HISTORY].room(name), type=_Room)
    except (Refused, Unavailable):
        return None


def game_name(lang: str, game: str) -> str:
    """The name of a game; one of another package keeps the name that it has there."""
    return say(lang, f"game-{game}") or game


def tags(request: web.Request, game: str, title: str, text: str) -> str:
    """The tags with the picture of a game, or with that of all games."""
    base = request.app[SETTINGS].public.rstrip("/") or f"{request.scheme}://{request.host}"
    picture = f"{base}/preview/{game if game in PICTURES else 'forno'}.png"
    told = {
        "og:type": "website",
        "og:site_name": "Forno",
        "og:title": title,
        "og:description": text,
        "og:image": picture,
        "og:image:width": str(WIDTH_PX),
        "og:image:height": str(HEIGHT_PX),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items())
