"""Baseline: a server of a minimal page with one button, which tells when it was pressed."""

from __future__ import annotations

import sys

from aiohttp import web

PAGE = """<!doctype html><title>bare</title>
<button data-test=ready onclick="this.setAttribute('aria-expanded', 'true')">ready</button>"""


async def page(request: web.Request) -> web.Response:
    return web.Response(text=PAGE, content_type="text/html")


app = web.Application()
app.add_routes([web.get("/", page)])
web.run_app(app, host="127.0.0.1", port=int(sys.argv[1]), print=None)
