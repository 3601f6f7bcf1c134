"""The check of the Host header. A page of another site whose name was pointed at this server (DNS rebinding) has that
site's name in it, and nothing that is built from an unchecked Host is ever sent."""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from aiohttp import web

from forno.core.errors import Refused
from forno.server.protocol.refusals import words
from forno.server.settings import Settings
from forno.server.web.api import Handler, language, path_of, refusal_response
from forno.server.web.request_body import SETTINGS

HOST = re.compile(r"(?:\[(?P<v6>[0-9A-Fa-f:.]+)\]|(?P<name>[A-Za-z0-9_.-]+))(?::[0-9]{1,5})?")
PROBES = ("/healthz", "/readyz")
"""Asked by load balancers at the server's own address, whatever its public one is."""


class HostNames:
    """The names under which the server answers.

    With a public address that is its host, without one addresses, localhost, names in .local and the machine's own:
    none that another site can own. `host_names` are added in both cases.
    """

    def __init__(self, settings: Settings) -> None:
        public = urlsplit(settings.public).hostname or ""
        self._names = {name.lower().rstrip(".") for name in (public, *settings.host_names) if name}
        self._is_public = bool(public)
        if not public:
            self._names.add(socket.gethostname().lower())

    def allow(self, header: str) -> bool:
        """Is this a host, with or without a port, that the server answers under?"""
        name = host_of(header)
        return bool(name) and (self._is_named(name) or (not self._is_public and is_own(name)))

    def allow_probe(self, header: str) -> bool:
        """The same for probes, which may also use the server's address, or no Host at all."""
        return not header or self.allow(header) or is_own(host_of(header))

    def _is_named(self, name: str) -> bool:
        parents = (f"*{name[dot:]}" for dot, sign in enumerate(name) if sign == ".")
        return name in self._names or not self._names.isdisjoint(parents)


ALLOWED: web.AppKey[HostNames] = web.AppKey("host_names")


def host_of(header: str) -> str:
    """The host of a Host header in lower case, without its port; empty if there is none."""
    found = HOST.fullmatch(header)
    return (found["v6"] or found["name"]).lower().rstrip(".") if found else ""


def is_own(name: str) -> bool:
    """Can no other site own this name?"""
    if name == "localhost" or name.endswith((".localhost", ".local")):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@web.middleware
async def check_host(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse a request under another name. (wire.host)"""
    allowed = request.app[ALLOWED]
    headers = request.headers.getall("Host", ())
    host = headers[0] if len(headers) == 1 else ""
    if allowed.allow(host) or (path_of(request) in PROBES and len(headers) <= 1 and allowed.allow_probe(host)):
        return await handler(request)
    refused = Refused("wire.host", address=own_address(request))
    if "text/html" in request.headers.get("Accept", ""):
        return web.Response(text=words(refused, language(request)) + "\n", status=421)
    return refusal_response(refused, request)


def own_address(request: web.Request) -> str:
    """The public address, or that of the socket which the request came through."""
    if public := request.app[SETTINGS].public:
        return public
    name = request.transport.get_extra_info("sockname") if request.transport else None
    if not isinstance(name, tuple):
        return "http://localhost"
    return f"http://[{name[0]}]:{name[1]}" if ":" in name[0] else f"http://{name[0]}:{name[1]}"
