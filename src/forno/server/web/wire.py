"""WebSocket frames as bytes."""

from __future__ import annotations

TEXT = 0x81


def text_frame(data: bytes) -> bytes:
    """A whole unmasked text message. (RFC 6455, section 5.2)"""
    size = len(data)
    if size < 126:
        return bytes((TEXT, size)) + data
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + data
