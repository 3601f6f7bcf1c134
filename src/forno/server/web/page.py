"""The page: one document for every address that people see, and the files it is made of. Built from web/."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from aiohttp import web

PAGE = Path(str(files("forno") / "page"))
ADDRESSES = ("/", "/t/{rest:.*}", "/rules", "/rules/{rest:.*}", "/learn/{rest:.*}", "/cards")
LOOSE = {
    "icon.svg": "image/svg+xml",
    "manifest.webmanifest": "application/manifest+json",
    "worker.js": "text/javascript",
}
FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = "The page is not built: run ./forno in the checkout, or python web/build.py.\n"

POLICY = "; ".join(
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
"""Nothing comes from elsewhere, and nothing written into the page runs."""

routes = web.RouteTableDef()


def document(request: web.Request) -> web.StreamResponse:
    """The page itself. Its files carry hashes in their names, so only it is asked for anew."""
    if not (PAGE / "index.html").is_file():
        return web.Response(text=NOT_BUILT, status=503)
    sockets = f"ws://{request.host} wss://{request.host}"
    headers = {"Content-Security-Policy": POLICY.format(sockets=sockets), "Cache-Control": "no-cache"}
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
    return web.FileResponse(path, headers={"Cache-Control": FOR_EVER})


@routes.get(f"/{{name:{'|'.join(LOOSE)}}}")
async def loose(request: web.Request) -> web.StreamResponse:
    name = request.match_info["name"]
    if not (PAGE / name).is_file():
        raise web.HTTPNotFound
    return web.FileResponse(PAGE / name, headers={"Cache-Control": "no-cache", "Content-Type": LOOSE[name]})
