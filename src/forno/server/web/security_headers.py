"""Headers that tell browsers what the server's answers may be used for. They are on every answer: pages, files, the
API, refusals, and errors that aiohttp answers by itself."""

from __future__ import annotations

from typing import Any

from aiohttp import web, web_protocol, web_response
from multidict import CIMultiDict

from forno.server.web.request_body import SETTINGS

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": ", ".join(
        f"{feature}=()"
        for feature in (
            "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer", "microphone",
            "midi", "payment", "publickey-credentials-get", "usb",
        )
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Server": "forno",
}  # fmt: skip
"""On every answer; `Server` names no version."""
STRICT_TRANSPORT_SECURITY = "max-age=31536000"
"""For a year https only, for this host alone: others below its name are not ours."""
NOTHING_LOADED = "default-src 'none'; frame-ancestors 'none'"
"""The content security policy of an answer that is no page: opened in a browser it loads and runs nothing."""
WITHOUT_POLICY = ("text/javascript", "application/javascript", "image/svg+xml", "text/html")
"""A policy on a worker's script would hold for the worker; drawings have styles of their own; a page brings its own."""


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Complete the headers of an answer, just before they are sent."""
    complete(response.headers, response.content_type, https=request.app[SETTINGS].public.startswith("https:"))


def complete(headers: CIMultiDict[str], content_type: str, *, https: bool) -> None:
    """Add what is missing; `Server` replaces aiohttp's."""
    headers["Server"] = HEADERS["Server"]
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if content_type not in WITHOUT_POLICY:
        headers.setdefault("Content-Security-Policy", NOTHING_LOADED)
    if https:
        headers.setdefault("Strict-Transport-Security", STRICT_TRANSPORT_SECURITY)


answer_error = web_protocol.RequestHandler.handle_error


def handle_error(self: Any, *args: Any, **named: Any) -> web.StreamResponse:
    """Answer a request that cannot be parsed, which belongs to no application, with the same headers."""
    response = answer_error(self, *args, **named)
    complete(response.headers, response.content_type, https=False)
    return response


def install(app: web.Application) -> None:
    """Complete every answer of an application, and those that aiohttp makes before an application is asked."""
    app.on_response_prepare.append(add_headers)
    web_protocol.RequestHandler.handle_error = handle_error  # type: ignore[method-assign]
    web_response.SERVER_SOFTWARE = HEADERS["Server"]  # type: ignore[attr-defined]
