"""Pages of other sites: what a browser says of where it comes from, and whom the server lets in."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from urllib.parse import urlsplit

from lab.hostile.requests import asked, statuses

AT_ONCE = 10
OURS: tuple[tuple[str, ...], ...] = ((), ("http://{host}",), ("https://{host}",))
"""Programs say nothing; our own page says where it is, also behind something that speaks TLS for us."""
FOREIGN: tuple[tuple[str, ...], ...] = tuple(
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
TWICE = (("http://{host}", "https://evil.example"), ("https://evil.example", "http://{host}"))
"""Two of them: neither word is better than the other."""


async def strangers(address: str, room: str) -> list[str]:
    """Who gets in and should not, and who is kept out and should not be; at the socket and wherever one can write."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def told(names: tuple[str, ...], is_ours: bool) -> list[str]:
        async with gate:
            return [*complaints(names, is_ours, await tried(address, room, names))]

    asking = [*(told(names, True) for names in OURS), *(told(names, False) for names in (*FOREIGN, *TWICE))]
    return [fault for faults in await asyncio.gather(*asking) for fault in faults]


def complaints(names: tuple[str, ...], is_ours: bool, statuses: dict[str, int]) -> Iterator[str]:
    for what, status in statuses.items():
        if (status in (101, 200)) != is_ours:
            yield f"{what}: {status} for a page of {names}"
        elif not is_ours and status not in (400, 403):
            yield f"{what}: {status} and no refusal for a page of {names}"


async def tried(address: str, room: str, names: tuple[str, ...]) -> dict[str, int]:
    """What each request is answered that says it comes from there."""
    url = urlsplit(address)
    assert url.hostname is not None
    assert url.port is not None
    said = {"host": url.netloc, "name": url.hostname, "port": str(url.port)}
    origins = "".join(f"Origin: {name.format(**said)}\r\n" for name in names)
    wanted = requests(room, f"Host: {url.netloc}\r\nConnection: close\r\n{origins}")
    heard = await asyncio.gather(*(asked((url.hostname, url.port), data) for data in wanted.values()))
    return {what: next(iter(statuses(one)), 0) for what, one in zip(wanted, heard, strict=True)}


def requests(room: str, heads: str) -> dict[str, bytes]:
    """The socket, and each request that leaves something behind."""
    socket = heads.replace("close", "Upgrade") + "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    socket += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    opening = {"type": "open", "id": secrets.token_hex(16), "game": "solo", "seats": 2, "name": "Eve"}
    body = json.dumps(opening | {"key": secrets.token_urlsafe(16)})
    return {
        "GET /ws": f"GET /ws/{room} HTTP/1.1\r\n{socket}".encode(),
        "POST /api/tables": f"POST /api/tables HTTP/1.1\r\n{heads}Content-Length: {len(body)}\r\n\r\n{body}".encode(),
        "POST /api/qr": f"POST /api/qr HTTP/1.1\r\n{heads}Content-Length: 8\r\n\r\nhttp://x".encode(),
    }
