"""The server as its operator presents it: its name, imprint, privacy notice, message of the day and announcement."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path

import msgspec
from aiohttp import web
from markdown_it import MarkdownIt

from forno.core.errors import Unreadable
from forno.rulebook.bundles import say
from forno.server.interfaces import AnnouncementService
from forno.server.protocol.moderation import Instance
from forno.server.settings import Settings
from forno.server.web.api import as_json, language
from forno.server.web.request_body import SETTINGS
from forno.server.web.static import html

ANNOUNCEMENTS: web.AppKey[AnnouncementService] = web.AppKey("announcements")
FILE_ENDINGS = (".md", ".txt")
MAX_TEXT_CHARS = 100_000
TITLES = {"imprint": "home-imprint", "privacy": "home-privacy"}

DOCUMENT = """<!doctype html>
<html lang="{lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>{title} – {name}</title>
    <link rel="icon" href="{icon}" type="image/svg+xml" />
    <link rel="stylesheet" href="{style}" />
  </head>
  <body>
    <main class="document">
{text}
      <a href="{home}">{home_name}</a>
    </main>
  </body>
</html>
"""
routes = web.RouteTableDef()


@cache
def text_of(setting: str) -> str:
    """The text of a setting: the contents of a file whose name ends in .md or .txt, or the setting itself. Unreadable
    if the file is missing."""
    if "\n" in setting or not setting.endswith(FILE_ENDINGS):
        return setting
    try:
        return Path(setting).read_text(encoding="utf-8")[:MAX_TEXT_CHARS]
    except (OSError, UnicodeError) as error:
        why = (isinstance(error, OSError) and error.strerror) or "this is no text in UTF-8"
        raise Unreadable(f"this text cannot be read: {why}", setting) from None


@cache
def as_html(text: str) -> str:
    """Markdown as HTML: headings, lists, emphasis and links. HTML in it is shown as text, and no picture is loaded."""
    return str(MarkdownIt("commonmark", {"html": False, "linkify": False}).disable("image").render(text))


def with_heading(text: str, title: str) -> str:
    """The HTML of a text below a heading: its own, if it begins with one."""
    return text if text.startswith("<h1>") else f"<h1>{title}</h1>\n{text}"


def check_texts(settings: Settings) -> None:
    """Read all texts once, at the start: a missing file is an error then, not for the first reader."""
    for setting in (settings.imprint, settings.privacy):
        text_of(setting)


@routes.get("/api/instance")
async def instance(request: web.Request) -> web.Response:
    """The server's name and messages, and which texts it has."""
    settings = request.app[SETTINGS]
    shown = Instance(
        settings.name,
        settings.motd,
        request.app[ANNOUNCEMENTS].text,
        bool(text_of(settings.imprint)),
        bool(text_of(settings.privacy)),
    )
    return as_json(msgspec.json.encode(shown))


@routes.get("/{which:imprint|privacy}")
async def text_page(request: web.Request) -> web.Response:
    """The imprint or the privacy notice, as a page that needs no script."""
    settings, which, lang = request.app[SETTINGS], request.match_info["which"], language(request)
    text = text_of(getattr(settings, which))
    if not text:
        raise web.HTTPNotFound
    title = escape(say(lang, TITLES[which]) or which)
    return html(
        request,
        DOCUMENT.format(
            lang=lang,
            title=title,
            name=escape(settings.name or "Forno"),
            icon="./icon.svg",
            style="./missing.css",
            text=with_heading(as_html(text), title),
            home="./",
            home_name=escape(say(lang, "home-missing-home") or ""),
        ),
    )
