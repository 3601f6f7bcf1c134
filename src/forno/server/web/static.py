"""The static files of the web page, built from web/: one document for every address, and its assets; and the page
for an address that does not exist."""

from __future__ import annotations

import re
from html import escape
from importlib.resources import files
from pathlib import Path

from aiohttp import web

from forno.rulebook.bundles import say
from forno.server.web.api import Handler, language
from forno.server.web.preview import preview_tags
from forno.server.web.request_body import SETTINGS

PAGE = Path(str(files("forno") / "page"))
ADDRESSES = ("/", "/t/{rest:.*}", "/rules", "/rules/{rest:.*}", "/learn/{rest:.*}", "/cards", "/my-tables")
ROOT_FILES = {
    "icon.svg": "image/svg+xml",
    "icon-180.png": "image/png",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "licences.txt": "text/plain; charset=utf-8",
    "manifest.webmanifest": "application/manifest+json",
    "missing.css": "text/css",
    "worker.js": "text/javascript",
}
CACHE_FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = "The page is not built: run ./forno in the checkout, or python web/build.py.\n"

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob:",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self' {sockets}",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""Nothing is loaded from elsewhere, and no inline script or style runs."""

LANGUAGE_LINK = re.compile(r'\s*<link\b[^>]*\bhreflang="([a-z]{2})"[^>]*>')
"""A link of the page to files that one language needs."""

routes = web.RouteTableDef()


def document(request: web.Request, tags: str = "") -> web.StreamResponse:
    """The page itself, never cached: its assets carry hashes in their names and are cached for ever. Its links begin
    with the path of the public address, `tags` are added to its head, and the files of other languages are not
    preloaded."""
    if not (PAGE / "index.html").is_file():
        return web.Response(text=NOT_BUILT, status=503)
    lang = language(request)
    base = request.app[SETTINGS].base
    text = (PAGE / "index.html").read_text(encoding="utf-8").replace('="./', f'="{base}')
    text = text.replace("</head>", f'<meta name="forno-base" content="{base}" />{tags}</head>', 1)
    return html(request, LANGUAGE_LINK.sub(lambda link: link[0] if link[1] == lang else "", text))


def html(request: web.Request, text: str, status: int = 200) -> web.Response:
    """An HTML document under the content security policy."""
    sockets = f"ws://{request.host} wss://{request.host}"
    headers = {"Content-Security-Policy": CONTENT_SECURITY_POLICY.format(sockets=sockets), "Cache-Control": "no-cache"}
    return web.Response(text=text, status=status, content_type="text/html", headers=headers)


for address in ADDRESSES:

    @routes.get(address)
    async def page(request: web.Request) -> web.StreamResponse:
        return document(request, await preview_tags(request))


MISSING = """<!doctype html>
<html lang="{lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>{title} – Forno</title>
    <link rel="icon" href="{base}icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="{base}missing.css" />
  </head>
  <body>
    <main>
      <img src="{base}icon.svg" alt="" />
      <h1>{title}</h1>
      <p>{text}</p>
      <a href="{base}">{home}</a>
    </main>
  </body>
</html>
"""


@web.middleware
async def answer_missing(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer a browser at an address that does not exist with a page that leads home, in its language."""
    try:
        return await handler(request)
    except web.HTTPNotFound:
        if "text/html" not in request.headers.get("Accept", ""):
            raise
    lang = language(request)
    texts = {"title": "home-missing", "text": "home-missing-text", "home": "home-missing-home"}
    told = {name: escape(say(lang, message) or "") for name, message in texts.items()}
    return html(request, MISSING.format(lang=lang, base=request.app[SETTINGS].base, **told), status=404)


@routes.get("/preview/{name:[a-z-]+}.png")
async def preview_picture(request: web.Request) -> web.StreamResponse:
    path = PAGE / "preview" / f"{request.match_info['name']}.png"
    if not path.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(path, headers={"Cache-Control": "public, max-age=86400"})


@routes.get("/assets/{name:[A-Za-z0-9._-]+}")
async def asset(request: web.Request) -> web.StreamResponse:
    path = PAGE / "assets" / request.match_info["name"]
    if not path.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(path, headers={"Cache-Control": CACHE_FOR_EVER})


@routes.get(f"/{{name:{'|'.join(ROOT_FILES)}}}")
async def root_file(request: web.Request) -> web.StreamResponse:
    name = request.match_info["name"]
    if not (PAGE / name).is_file():
        raise web.HTTPNotFound
    return web.FileResponse(PAGE / name, headers={"Cache-Control": "no-cache", "Content-Type": ROOT_FILES[name]})
