"""The HTTP client for addresses that others made: push endpoints and webhooks.

A request goes to a host that the operator allows, over https, to an address outside the server's own network. The name
is resolved once for each request, every address is checked, and the connection is made to a checked one: a name that
resolves differently a moment later changes nothing. No redirect is followed.
"""

from __future__ import annotations

import asyncio
import errno
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

from forno.core.errors import FornoError, Refused

TIMEOUT_S = 10.0
"""For a whole request."""
MAX_ANSWER_BYTES = 4096
"""The part of an answer that is read; nothing of it is used."""
MAX_REQUESTS = 50
"""Concurrent requests."""
MAX_RETRY_AFTER_S = 600
HTTPS_PORT = 443
TRANSLATED = IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48")
"""IPv6 networks whose addresses stand for IPv4 addresses."""

LookUp = Callable[[str, int], Awaitable[list[str]]]
"""The IP addresses of a name."""


class Unreachable(FornoError):
    """A request that was not sent, or that was not answered."""


class Response(NamedTuple):
    """The answer to a request: its status, and how many seconds the receiver asks to wait."""

    status: int
    retry_after_s: int = 0


def is_public(address: str) -> bool:
    """Is this an address of the internet: not private, loopback, link-local, multicast, reserved, nor a disguise?"""
    ip = ip_address(address)
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped or ip.sixtofour or ip.teredo or ip.is_site_local:
            return False
        if any(ip in network for network in TRANSLATED) or int(ip) < 1 << 32:
            return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)


def is_ip_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


async def look_up(host: str, port: int) -> list[str]:
    """Ask the system for the addresses of a name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


class HostList:
    """The hosts that the operator allows. `*.example` means all hosts below it, `*` every host.

    Those in `local` may be in the server's own network, be called without https, and have a port: `ntfy.lan:8080`.
    """

    def __init__(self, allowed: Sequence[str], local: Sequence[str] = ()) -> None:
        self.allowed = [name.lower() for name in allowed]
        self.local = {name.lower() for name in local}

    def __bool__(self) -> bool:
        return bool(self.allowed or self.local)

    def allows(self, host: str) -> bool:
        return any(name in ("*", host) or (name[:2] == "*." and host.endswith(name[1:])) for name in self.allowed)

    def is_local(self, parts: SplitResult) -> bool:
        return bool({parts.hostname, f"{parts.hostname}:{parts.port}"} & self.local)

    def check(self, url: str) -> SplitResult:
        """The parts of an address that may be called; Refused for any other. (house.address)"""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", HTTPS_PORT if parts.port is None else parts.port
        except ValueError:
            raise Refused("house.address") from None
        if not url.isascii() or not url.isprintable() or " " in url or parts.username is not None or parts.fragment:
            raise Refused("house.address")
        if self.is_local(parts) and parts.scheme in ("http", "https"):
            return parts
        if parts.scheme != "https" or port != HTTPS_PORT or is_ip_address(host) or not self.allows(host):
            raise Refused("house.address")
        return parts


class CheckedResolver(AbstractResolver):
    """Resolves a name to addresses that are all public; aiohttp connects to these and to no other."""

    def __init__(self, hosts: HostList, look_up: LookUp) -> None:
        self._hosts = hosts
        self._look_up = look_up

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        addresses = await self._look_up(host, port)
        if not {host, f"{host}:{port}"} & self._hosts.local and not all(map(is_public, addresses)):
            raise OSError(errno.EACCES, f"{host} is not a host of the internet")
        return [self._result(host, port, address) for address in addresses]

    def _result(self, host: str, port: int, address: str) -> ResolveResult:
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        return ResolveResult(
            hostname=host, host=address, port=port, family=family, proto=0, flags=int(socket.AI_NUMERICHOST)
        )

    async def close(self) -> None:
        """Keep nothing."""


class Outbound:
    """Sends requests to allowed hosts. One for each process."""

    def __init__(self, hosts: HostList, look_up: LookUp = look_up, tls: ssl.SSLContext | None = None) -> None:
        self.hosts = hosts
        self._look_up = look_up
        self._tls = tls
        self._session: aiohttp.ClientSession | None = None

    async def send(self, method: str, url: str, headers: Mapping[str, str], body: bytes) -> Response:
        """Send one request. Raises Refused if the address is not allowed, Unreachable if there is no answer."""
        self.hosts.check(url)
        try:
            async with self._open().request(method, url, headers=headers, data=body, allow_redirects=False) as answer:
                await answer.content.read(MAX_ANSWER_BYTES)
                return Response(answer.status, retry_after_s(answer.headers.get("Retry-After", "")))
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            raise Unreachable(str(error) or type(error).__name__) from None

    def _open(self) -> aiohttp.ClientSession:
        if self._session is None:
            connector = aiohttp.TCPConnector(
                resolver=CheckedResolver(self.hosts, self._look_up),
                use_dns_cache=False,
                force_close=True,
                limit=MAX_REQUESTS,
                ssl=self._tls or True,
            )
            self._session = aiohttp.ClientSession(
                connector=connector,
                timeout=aiohttp.ClientTimeout(total=TIMEOUT_S),
                auto_decompress=False,
                trust_env=False,
                cookie_jar=aiohttp.DummyCookieJar(),
            )
        return self._session

    async def close(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            await session.close()


def retry_after_s(value: str) -> int:
    return min(int(value), MAX_RETRY_AFTER_S) if value.isdecimal() else 0
