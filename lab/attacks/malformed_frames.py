"""Malformed WebSocket frames (RFC 6455, section 5)."""

from __future__ import annotations

import random
from collections.abc import Callable

from harness.load.websocket import CLOSE, PING, PONG, TEXT, frame

BINARY, CONTINUATION = 0x2, 0x0
FINAL = 0x80
INVALID_UTF8 = (b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82", b"\x80")
"""Bytes that are not UTF-8."""
Payload = tuple[bytes, int]
"""Bytes, and the number of frames in them."""


def raw_frame(first: int, data: bytes = b"", *, size: int | None = None, mask: bytes | None = b"\0\0\0\0") -> bytes:
    """Build a frame from its first byte, with a length that need not match the payload."""
    length, masked = len(data) if size is None else size, 0x80 if mask is not None else 0
    if length < 126:
        head = bytes((first, masked | length))
    elif length < 1 << 16:
        head = bytes((first, masked | 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((first, masked | 127)) + length.to_bytes(8, "big")
    return head + (mask or b"") + data


def masked_frame(kind: int, data: bytes, mask: bytes) -> bytes:
    """Build a frame with a mask that is not zero, as browsers send it."""
    repeated = (mask * (len(data) // 4 + 1))[: len(data)]
    covered = int.from_bytes(data, "big") ^ int.from_bytes(repeated, "big")
    return raw_frame(FINAL | kind, covered.to_bytes(len(data), "big"), mask=mask)


def fragmented(chance: random.Random, kind: int, data: bytes) -> Payload:
    """Split one message into several frames, with a ping in between."""
    cuts = sorted(chance.randrange(len(data) + 1) for _ in range(chance.randint(1, 4)))
    parts = [data[begin:end] for begin, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    sent = [raw_frame(kind, parts[0]), frame(PING, b"between")]
    sent += [raw_frame(CONTINUATION, part) for part in parts[1:-1]]
    return b"".join([*sent, raw_frame(FINAL | CONTINUATION, parts[-1])]), len(sent) + 1


def well_framed(chance: random.Random, data: bytes) -> Payload:
    """Put a message into valid frames, whatever it contains."""
    draw = chance.random()
    if draw < 0.8:
        return frame(TEXT, data), 1
    if draw < 0.88:
        return masked_frame(TEXT, data, chance.randbytes(4)), 1
    if draw < 0.94:
        return fragmented(chance, TEXT, data)
    return (frame(BINARY, data), 1) if draw < 0.97 else (frame(chance.choice((PING, PONG)), data[:125]), 1)


MALFORMED: dict[str, Callable[[random.Random], Payload]] = {
    "reserved bits": lambda chance: (raw_frame(FINAL | TEXT | chance.choice((0x10, 0x20, 0x40)), b"{}"), 1),
    "unknown opcode": lambda chance: (raw_frame(FINAL | chance.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)), b"{}"), 1),
    "unmasked": lambda chance: (raw_frame(FINAL | TEXT, b"{}", mask=None), 1),
    "fragmented control": lambda chance: (raw_frame(chance.choice((PING, PONG, CLOSE)), b"x"), 1),
    "long ping": lambda chance: (raw_frame(FINAL | chance.choice((PING, PONG)), b"x" * chance.choice((126, 9999))), 1),
    "continuation without start": lambda chance: (raw_frame(chance.choice((0, FINAL)) | CONTINUATION, b"{}"), 1),
    "started twice": lambda chance: (raw_frame(TEXT, b"{") * 2 + raw_frame(FINAL | CONTINUATION, b"}"), 3),
    "invalid UTF-8": lambda chance: (frame(TEXT, b'{"type":"hello","lang":"' + chance.choice(INVALID_UTF8) + b'"}'), 1),
    "length beyond 2^63": lambda chance: (raw_frame(FINAL | TEXT, b"{", size=(1 << 63) + chance.randrange(1 << 62)), 1),
    "truncated payload": lambda chance: (raw_frame(FINAL | TEXT, b"{", size=chance.choice((2, 125, 126, 9000))), 1),
    "truncated header": lambda chance: (raw_frame(FINAL | TEXT, b"x" * 300)[: chance.randint(1, 7)], 1),
    "too large": lambda chance: (frame(TEXT, b"x" * chance.choice((16_385, 20_000, 300_000))), 1),
    "large fragments": lambda chance: (raw_frame(TEXT, b"x" * 1000) + raw_frame(CONTINUATION, b"x" * 1000) * 30, 31),
    "empty fragments": lambda chance: (raw_frame(TEXT) + raw_frame(CONTINUATION) * 200, 201),
    "ping flood": lambda chance: (frame(PING, b"x" * chance.choice((0, 125))) * 100, 100),
    "pong flood": lambda chance: (frame(PONG, b"x" * 8) * 100, 100),
    "invalid close": lambda chance: (frame(CLOSE, chance.choice((b"x", b"\x00\x00", b"\x03\xed", b"\x03\xe8\xff"))), 1),
    "data after close": lambda chance: (frame(CLOSE, b"\x03\xe8") + frame(TEXT, b"{}") * 50, 51),
    "HTTP request": lambda chance: (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n", 1),
    "random bytes": lambda chance: (chance.randbytes(chance.randint(1, 3000)), 1),
}  # fmt: skip
"""Payloads by name. After most of them the rest of the stream cannot be parsed, so they are sent last."""
