"""Headers that tell browsers what the server's answers may be used for. They are on every answer: pages, files, the
API, refusals, and requests that aiohttp cannot parse."""

from __future__ import annotations

from typing import Any

from aiohttp import web, web_protocol, web_response
from multidict import CIMultiDict

from forno.core.errors import Refused
from forno.server.protocol.refusals import refusal
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
WHY_UNREADABLE = {
    415: "bodies are sent as they are, without a Content-Encoding",
    417: "nothing but 100-continue can be expected",
}
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


def error_words(status: int) -> str:
    """Why a request with this status cannot be read, in words that repeat nothing of it."""
    return WHY_UNREADABLE.get(status, "it is no request of HTTP or of WebSockets")


def handle_error(self: Any, *args: Any, **named: Any) -> web.StreamResponse:
    """Answer a request that cannot be parsed, and so belongs to no application, as any other refusal: aiohttp's answer
    would repeat what was sent. (wire.unreadable)"""
    status = answer_error(self, *args, **named).status
    unparsed = Refused("wire.unreadable", why=error_words(status))
    refused = unparsed if status < 500 else Refused("wire.broken", request="-")
    response = web.Response(body=refusal(None, refused, "en"), status=status, content_type="application/json")
    response.force_close()
    complete(response.headers, response.content_type, https=False)
    return response


def install(app: web.Application) -> None:
    """Complete every answer of an application, and those that aiohttp makes before an application is asked."""
    app.on_response_prepare.append(add_headers)
    web_protocol.RequestHandler.handle_error = handle_error  # type: ignore[method-assign]
    web_response.SERVER_SOFTWARE = HEADERS["Server"]  # type: ignore[attr-defined]
