"""Malformed HTTP requests: unreadable headers, floods of headers, and request smuggling."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from contextlib import suppress

HOST = b"Host: localhost\r\n"
SMUGGLED_REQUEST = b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n"
"""A request inside another one: a server that answers it parses the outer one differently than a proxy might."""
ANSWER_TIMEOUT_S, IDLE_TIMEOUT_S = 2.0, 0.3
"""Timeouts for the first and for the next part of an answer."""
LONG = b"x" * 20_000


def post(*headers: bytes, body: bytes = SMUGGLED_REQUEST) -> bytes:
    return b"POST /api/qr HTTP/1.1\r\n" + HOST + b"".join(header + b"\r\n" for header in headers) + b"\r\n" + body


def content_length(extra: int = 0) -> bytes:
    return b"Content-Length: %d" % (len(SMUGGLED_REQUEST) + extra)


CHUNKED = b"Transfer-Encoding: chunked"
SMUGGLING: dict[str, bytes] = {
    "length and chunks": post(content_length(5), CHUNKED, body=b"0\r\n\r\n" + SMUGGLED_REQUEST),
    "chunks and length": post(CHUNKED, content_length(5), body=b"0\r\n\r\n" + SMUGGLED_REQUEST),
    "two lengths": post(b"Content-Length: 0", content_length()),
    "two lengths in one": post(b"Content-Length: 0, %d" % len(SMUGGLED_REQUEST)),
    "a length with a sign": post(b"Content-Length: +0"),
    "a length below zero": post(b"Content-Length: -1"),
    "a length in hex": post(b"Content-Length: 0x0"),
    "a length with a gap": post(b"Content-Length: 0 0"),
    "a length of many digits": post(b"Content-Length: " + b"9" * 60),
    "a length with a space before its colon": post(b"Content-Length : %d" % len(SMUGGLED_REQUEST)),
    "a length in the next line": post(b"X: y", b" Content-Length: 0", content_length()),
    "chunks by another name": post(
        content_length(5), b"Transfer-Encoding: xchunked", body=b"0\r\n\r\n" + SMUGGLED_REQUEST
    ),
    "chunks with a tab": post(content_length(5), b"Transfer-Encoding:\tchunked", body=b"0\r\n\r\n" + SMUGGLED_REQUEST),
    "chunks with a strange end": post(
        content_length(5), b"Transfer-Encoding: chunked\x0b", body=b"0\r\n\r\n" + SMUGGLED_REQUEST
    ),
    "chunks twice": post(content_length(5), CHUNKED, CHUNKED, body=b"0\r\n\r\n" + SMUGGLED_REQUEST),
    "a chunk with a lie": post(CHUNKED, body=b"-1\r\n" + SMUGGLED_REQUEST),
    "a chunk beyond measure": post(CHUNKED, body=b"f" * 17 + b"\r\n" + SMUGGLED_REQUEST),
    "a chunk with an odd line": post(CHUNKED, body=b"0\n\n" + SMUGGLED_REQUEST),
    "a header that ends in a line feed": post(b"X: y\nContent-Length: 0\n", content_length()),
    "a header with a bare carriage return": post(b"X: y\rContent-Length: 0", content_length()),
    "a name with a zero": post(b"Content-Length\x00: 0", content_length()),
}
"""The smuggled request is part of the outer one's body, or the outer one cannot be parsed."""
MALFORMED: dict[str, bytes] = {
    "nothing": b"\r\n\r\n\r\n",
    "random bytes": bytes(range(256)) * 4,
    "a TLS handshake": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(64),
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "HTTP/0.9": b"GET /\r\n\r\n",
    "HTTP/9.9": b"GET / HTTP/9.9\r\n" + HOST + b"\r\n",
    "no host": b"GET /api/games HTTP/1.1\r\n\r\n",
    "two hosts": b"GET / HTTP/1.1\r\n" + HOST + b"Host: y\r\n\r\n",
    "a host with markup": b"GET / HTTP/1.1\r\nHost: <script>;x y\r\n\r\n",
    "a host that is none": b"GET / HTTP/1.1\r\nHost: [\r\n\r\n",
    "a method of its own": b"BAKE / HTTP/1.1\r\n" + HOST + b"\r\n",
    "a method in brackets": b"<GET> / HTTP/1.1\r\n" + HOST + b"\r\n",
    "connect": b"CONNECT x:1 HTTP/1.1\r\n" + HOST + b"\r\n",
    "trace": b"TRACE / HTTP/1.1\r\n" + HOST + b"\r\n",
    "a whole address": b"GET http://[::1/ HTTP/1.1\r\n" + HOST + b"\r\n",
    "an asterisk path": b"GET * HTTP/1.1\r\n" + HOST + b"\r\n",
    "path traversal": b"GET /assets/../../../../etc/passwd HTTP/1.1\r\n" + HOST + b"\r\n",
    "path traversal, percent-encoded": b"GET /assets/%2e%2e%2f%2e%2e%2fpyproject.toml HTTP/1.1\r\n" + HOST + b"\r\n",
    "a zero in the path": b"GET /t/%00%ff%c0%af HTTP/1.1\r\n" + HOST + b"\r\n",
    "a bad percent": b"GET /t/%zz%2 HTTP/1.1\r\n" + HOST + b"\r\n",
    "a long path": b"GET /" + LONG + b" HTTP/1.1\r\n" + HOST + b"\r\n",
    "a long header": b"GET / HTTP/1.1\r\n" + HOST + b"X: " + LONG + b"\r\n\r\n",
    "many headers": b"GET / HTTP/1.1\r\n" + HOST + b"X: y\r\n" * 20_000 + b"\r\n",
    "headers without names": b"GET / HTTP/1.1\r\n" + HOST + b": y\r\n" * 10 + b"\r\n",
    "headers that are not text": b"GET /api/games HTTP/1.1\r\n" + HOST + b"Accept-Language: \xff\xfe\r\n\r\n",
    "ranges": b"GET / HTTP/1.1\r\n" + HOST + b"Range: bytes=-1-5,9-,,a\r\n\r\n",
    "a range beyond the end": b"GET /icon.svg HTTP/1.1\r\n" + HOST + b"Range: bytes=99999999-\r\n\r\n",
    "an invalid date": b"GET /icon.svg HTTP/1.1\r\n" + HOST + b"If-Modified-Since: \xff yesterday 99:99\r\n\r\n",
    "an invalid ETag": b"GET /icon.svg HTTP/1.1\r\n" + HOST + b'If-None-Match: W/"a, \x00, *\r\n\r\n',
    "an origin that is none": b"GET /ws/" + b"a" * 16 + b" HTTP/1.1\r\n" + HOST + b"Origin: http://[evil\r\n\r\n",
    "a compressed body": post(b"Content-Encoding: gzip", content_length()),
    "an invalid compressed body": post(
        b"Content-Encoding: deflate", content_length(), body=b"\xff" * len(SMUGGLED_REQUEST)
    ),
    "Expect: 100-continue": post(b"Expect: 100-continue", b"Content-Length: 5", body=b""),
    "an unknown Expect": post(b"Expect: pizza", content_length()),
    "an unknown charset": post(b"Content-Type: text/plain; charset=pizza", content_length()),
    "half an upgrade": b"GET /ws/" + b"a" * 16 + b" HTTP/1.1\r\n" + HOST + b"Upgrade: websocket\r\n\r\n",
    "an upgrade to nothing": b"GET / HTTP/1.1\r\n" + HOST + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    "an invalid WebSocket key": b"GET /ws/"
    + b"a" * 16
    + b" HTTP/1.1\r\n"
    + HOST
    + b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: no\r\n\r\n",
    "many at once": (b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n") * 300,
}


def mutate_requests(chance: random.Random, count: int) -> Iterator[bytes]:
    """Mutate the requests: flip bits, drop bytes, exchange parts."""
    known = [*SMUGGLING.values(), *MALFORMED.values()]
    for _ in range(count):
        one, other = bytearray(chance.choice(known)[:2000]), chance.choice(known)[:2000]
        for _ in range(chance.randint(0, 6)):
            one[chance.randrange(len(one))] ^= 1 << chance.randrange(8)
        begin = chance.randrange(len(one))
        if chance.random() < 0.5:
            one[begin : begin + chance.randint(0, 9)] = other[chance.randrange(len(other)) :][: chance.randint(0, 90)]
        yield bytes(one)


async def exchange(endpoint: tuple[str, int], data: bytes) -> bytes:
    """Send `data` on a new connection; return all that comes back until the server closes it or is silent."""
    received = b""
    with suppress(OSError, TimeoutError):
        reader, writer = await asyncio.open_connection(*endpoint)
        try:
            writer.write(data)
            while part := await asyncio.wait_for(reader.read(65_536), IDLE_TIMEOUT_S if received else ANSWER_TIMEOUT_S):
                received += part
        finally:
            writer.transport.abort()
    return received


def statuses(received: bytes) -> list[int]:
    return [int(found) for found in re.findall(rb"(?m)^HTTP/1\.[01] (\d{3}) ", received)]
