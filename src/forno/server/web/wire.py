"""WebSocket frames as bytes."""

from __future__ import annotations

TEXT, PING = 0x81, 0x89


def frame(kind: int, data: bytes) -> bytes:
    """A whole unmasked message. (RFC 6455, section 5.2)"""
    size = len(data)
    if size < 126:
        return bytes((kind, size)) + data
    if size < 1 << 16:
        return bytes((kind, 126)) + size.to_bytes(2, "big") + data
    return bytes((kind, 127)) + size.to_bytes(8, "big") + data
