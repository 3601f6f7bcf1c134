"""WebSocket frames as nobody should send them. (RFC 6455, section 5)"""

from __future__ import annotations

import random
from collections.abc import Callable

from benchmarks.server.wire import CLOSE, PING, PONG, TEXT, frame

BINARY, MORE = 0x2, 0x0
FINAL = 0x80
NO_TEXT = (b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82", b"\x80")
"""Bytes that are no UTF-8."""
Sent = tuple[bytes, int]
"""Bytes, and how many frames they are."""


def raw(first: int, data: bytes = b"", *, size: int | None = None, mask: bytes | None = b"\0\0\0\0") -> bytes:
    """A frame by its first byte, with a length that may be a lie."""
    told, masked = len(data) if size is None else size, 0x80 if mask is not None else 0
    if told < 126:
        head = bytes((first, masked | told))
    elif told < 1 << 16:
        head = bytes((first, masked | 126)) + told.to_bytes(2, "big")
    else:
        head = bytes((first, masked | 127)) + told.to_bytes(8, "big")
    return head + (mask or b"") + data


def hidden(kind: int, data: bytes, mask: bytes) -> bytes:
    """With a mask that changes what it covers, as browsers send."""
    repeated = (mask * (len(data) // 4 + 1))[: len(data)]
    covered = int.from_bytes(data, "big") ^ int.from_bytes(repeated, "big")
    return raw(FINAL | kind, covered.to_bytes(len(data), "big"), mask=mask)


def in_pieces(chance: random.Random, kind: int, data: bytes) -> Sent:
    """One message in several frames, with a ping between two of them."""
    cuts = sorted(chance.randrange(len(data) + 1) for _ in range(chance.randint(1, 4)))
    parts = [data[begin:end] for begin, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    sent = [raw(kind, parts[0]), frame(PING, b"between")]
    sent += [raw(MORE, part) for part in parts[1:-1]]
    return b"".join([*sent, raw(FINAL | MORE, parts[-1])]), len(sent) + 1


def fair(chance: random.Random, data: bytes) -> Sent:
    """A message in frames that are as they should be, whatever it says."""
    luck = chance.random()
    if luck < 0.8:
        return frame(TEXT, data), 1
    if luck < 0.88:
        return hidden(TEXT, data, chance.randbytes(4)), 1
    if luck < 0.94:
        return in_pieces(chance, TEXT, data)
    return (frame(BINARY, data), 1) if luck < 0.97 else (frame(chance.choice((PING, PONG)), data[:125]), 1)


BROKEN: dict[str, Callable[[random.Random], Sent]] = {
    "reserved bits": lambda chance: (raw(FINAL | TEXT | chance.choice((0x10, 0x20, 0x40)), b"{}"), 1),
    "unknown kind": lambda chance: (raw(FINAL | chance.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)), b"{}"), 1),
    "no mask": lambda chance: (raw(FINAL | TEXT, b"{}", mask=None), 1),
    "control in pieces": lambda chance: (raw(chance.choice((PING, PONG, CLOSE)), b"x"), 1),
    "long control": lambda chance: (raw(FINAL | chance.choice((PING, PONG)), b"x" * chance.choice((126, 9999))), 1),
    "rest of nothing": lambda chance: (raw(chance.choice((0, FINAL)) | MORE, b"{}"), 1),
    "begun twice": lambda chance: (raw(TEXT, b"{") + raw(TEXT, b"{") + raw(FINAL | MORE, b"}"), 3),
    "bad text": lambda chance: (frame(TEXT, b'{"type":"say","text":"' + chance.choice(NO_TEXT) + b'"}'), 1),
    "endless": lambda chance: (raw(FINAL | TEXT, b"{", size=(1 << 63) + chance.randrange(1 << 62)), 1),
    "half": lambda chance: (raw(FINAL | TEXT, b"{", size=chance.choice((2, 125, 126, 9000))), 1),
    "half a head": lambda chance: (raw(FINAL | TEXT, b"x" * 300)[: chance.randint(1, 7)], 1),
    "too large": lambda chance: (frame(TEXT, b"x" * chance.choice((16_385, 20_000, 300_000))), 1),
    "too large in pieces": lambda chance: (raw(TEXT, b"x" * 1000) + raw(MORE, b"x" * 1000) * 30, 31),
    "pieces of nothing": lambda chance: (raw(TEXT) + raw(MORE) * 200, 201),
    "a flood of pings": lambda chance: (frame(PING, b"x" * chance.choice((0, 125))) * 100, 100),
    "a flood of pongs": lambda chance: (frame(PONG, b"x" * 8) * 100, 100),
    "odd goodbye": lambda chance: (frame(CLOSE, chance.choice((b"x", b"\x00\x00", b"\x03\xed", b"\x03\xe8\xff"))), 1),
    "after the goodbye": lambda chance: (frame(CLOSE, b"\x03\xe8") + frame(TEXT, b"{}") * 50, 51),
    "another request": lambda chance: (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n", 1),
    "noise": lambda chance: (chance.randbytes(chance.randint(1, 3000)), 1),
}  # fmt: skip
"""After most of these nothing more can be understood, so they come last."""
