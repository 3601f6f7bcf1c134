"""Cross-origin requests: which Origin headers the server accepts, at the socket and at every request that writes."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from urllib.parse import urlsplit

from lab.attacks.malformed_requests import exchange, statuses

CONNECTIONS = 10
SAME_ORIGINS: tuple[tuple[str, ...], ...] = ((), ("http://{host}",), ("https://{host}",))
"""Accepted: no header (programs), and our own page, also behind a TLS proxy."""
FOREIGN_ORIGINS: tuple[tuple[str, ...], ...] = tuple(
    (origin,)
    for origin in (
        "", "null", "NULL", "*", "file://", "about:blank", "data:", "blob:http://{host}", "http://", "https://",
        "{host}", "//{host}", "://{host}", "ws://{host}", "ftp://{host}", "chrome-extension://{host}", "HTTP://{host}",
        "https://evil.example", "http://evil.example:{port}", "http://{name}", "https://{name}", "http://{name}:1",
        "http://{name}:{port}0", "http://{name}:0{port}", "http://{host}.evil.example", "http://{name}.evil.example:{port}",
        "http://evil.{host}", "http://evil-{host}", "http://{host}@evil.example", "http://evil.example@{host}",
        "http://user:word@{host}", "http://evil.example#{host}", "http://evil.example/{host}", "http://evil.example?{host}",
        "http://evil.example\\{host}", "http://{host}/", "http://{host}/path", "http://{host}?x", "http://{host}#x",
        "http://{host}\thttp://evil.example", "http://{host},http://evil.example",
        "http://evil.example http://{host}", "http://{name}.:{port}", "http://[::1]:{port}", "http://[::ffff:{name}]:{port}",
        "http://[", "http://[evil", "http://]", "http://127.1:{port}", "http://2130706433:{port}", "http://0x7f.1:{port}",
        "http://0:{port}", "http://xn--80ak6aa92e.example", "http://xn--:{port}", "http://\u0435vil.example",
        "http://\uff11\uff12\uff17.0.0.1:{port}", "http://localhost:{port}", "http://LOCALHOST:{port}",
        "http://{host}%00.evil.example", "javascript:alert(1)",
    )
)  # fmt: skip
DUPLICATE_ORIGINS = (("http://{host}", "https://evil.example"), ("https://evil.example", "http://{host}"))
"""Two Origin headers: neither is more trustworthy than the other."""


async def cross_origin_violations(address: str, room: str) -> list[str]:
    """Find foreign origins that are accepted, and our own that are refused."""
    semaphore = asyncio.Semaphore(CONNECTIONS)

    async def check(names: tuple[str, ...], is_ours: bool) -> list[str]:
        async with semaphore:
            return [*status_violations(names, is_ours, await request_with_origins(address, room, names))]

    asking = [
        *(check(names, True) for names in SAME_ORIGINS),
        *(check(names, False) for names in (*FOREIGN_ORIGINS, *DUPLICATE_ORIGINS)),
    ]
    return [violation for violations in await asyncio.gather(*asking) for violation in violations]


def status_violations(names: tuple[str, ...], is_ours: bool, statuses: dict[str, int]) -> Iterator[str]:
    for what, status in statuses.items():
        if (status in (101, 200, 204)) != is_ours:
            yield f"{what}: {status} for a page of {names}"
        elif not is_ours and status not in (400, 403):
            yield f"{what}: {status} and no refusal for a page of {names}"


async def request_with_origins(address: str, room: str, names: tuple[str, ...]) -> dict[str, int]:
    """Send every request with these Origin headers; return the status of each."""
    url = urlsplit(address)
    assert url.hostname is not None
    assert url.port is not None
    placeholders = {"host": url.netloc, "name": url.hostname, "port": str(url.port)}
    origins = "".join(f"Origin: {name.format(**placeholders)}\r\n" for name in names)
    wanted = make_requests(room, f"Host: {url.netloc}\r\nConnection: close\r\n{origins}")
    received = await asyncio.gather(*(exchange((url.hostname, url.port), data) for data in wanted.values()))
    return {what: next(iter(statuses(one)), 0) for what, one in zip(wanted, received, strict=True)}


def make_requests(room: str, heads: str) -> dict[str, bytes]:
    """Build the socket handshake and each request that changes state."""
    socket = heads.replace("close", "Upgrade") + "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    socket += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    opening = {"type": "open-room", "id": secrets.token_hex(16), "game": "solo", "seats": 2, "name": "Eve"}
    body = json.dumps(opening | {"key": secrets.token_urlsafe(16)})
    return {
        "GET /ws": f"GET /ws/{room} HTTP/1.1\r\n{socket}".encode(),
        "POST /api/rooms": f"POST /api/rooms HTTP/1.1\r\n{heads}Content-Length: {len(body)}\r\n\r\n{body}".encode(),
        "PUT /api/rings": (
            f"PUT /api/rings/{secrets.token_urlsafe(32)} HTTP/1.1\r\n{heads}"
            'If-Match: "0"\r\nContent-Length: 8\r\n\r\nhttp://x'
        ).encode(),
        "POST /api/qr": f"POST /api/qr HTTP/1.1\r\n{heads}Content-Length: 8\r\n\r\nhttp://x".encode(),
    }
