"""The static files of the web page, built from web/: one document for every address, and its assets."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from aiohttp import web

PAGE = Path(str(files("forno") / "page"))
ADDRESSES = ("/", "/t/{rest:.*}", "/rules", "/rules/{rest:.*}", "/learn/{rest:.*}", "/cards")
ROOT_FILES = {
    "icon.svg": "image/svg+xml",
    "manifest.webmanifest": "application/manifest+json",
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

routes = web.RouteTableDef()


def document(request: web.Request) -> web.StreamResponse:
    """The page itself, never cached: its assets carry hashes in their names and are cached for ever."""
    if not (PAGE / "index.html").is_file():
        return web.Response(text=NOT_BUILT, status=503)
    sockets = f"ws://{request.host} wss://{request.host}"
    headers = {"Content-Security-Policy": CONTENT_SECURITY_POLICY.format(sockets=sockets), "Cache-Control": "no-cache"}
    return web.FileResponse(PAGE / "index.html", headers=headers)


for address in ADDRESSES:

    @routes.get(address)
    async def page(request: web.Request) -> web.StreamResponse:
        return document(request)


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
