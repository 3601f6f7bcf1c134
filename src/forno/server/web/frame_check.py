"""Checks of WebSocket frames that aiohttp does not make: masks, and the number of fragments of a message.

A client's frame without a mask can be used to write into caches of proxies (RFC 6455, section 10.3), and the fragments
of a message that never ends count against no rate limit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aiohttp import web
from aiohttp.web_request import BaseRequest

MAX_FRAGMENTS = 64
"""Of one message. A message is short: browsers send it in one frame, proxies in few."""
WHOLE_TEXT, OPCODE, MASKED, LENGTH = 0x81, 0x0F, 0x80, 0x7F
"""Bits of the first two bytes of a frame. (RFC 6455, section 5.2)"""
CONTINUATION, FIRST_CONTROL = 0x0, 0x8
LENGTH_BYTES = {126: 2, 127: 8}
MASK_BYTES = 4


class FrameHeaders:
    """Follows the headers of a client's frames through its bytes, in pieces of any size."""

    def __init__(self) -> None:
        self._header = bytearray()
        self._payload_left = 0
        self._fragments = 0

    def fault(self, data: bytes) -> str:
        """Take in more bytes; the first fault in them in words, or an empty text."""
        if not self._payload_left and not self._header and is_one_message(data):
            self._fragments = 1
            return ""
        at = 0
        while at < len(data):
            if self._payload_left:
                skipped = min(self._payload_left, len(data) - at)
                self._payload_left -= skipped
                at += skipped
                continue
            missing = header_bytes(self._header) - len(self._header)
            self._header += data[at : at + missing]
            at += missing
            if len(self._header) >= header_bytes(self._header):
                if fault := self._header_fault():
                    return fault
                self._payload_left = payload_bytes(self._header)
                self._header.clear()
        return ""

    def _header_fault(self) -> str:
        first, second = self._header[:2]
        if not second & MASKED:
            return "a frame of a client must be masked (RFC 6455, section 5.1)"
        if first & OPCODE < FIRST_CONTROL:
            self._fragments = self._fragments + 1 if first & OPCODE == CONTINUATION else 1
            if self._fragments > MAX_FRAGMENTS:
                return f"a message may have {MAX_FRAGMENTS} fragments at most"
        return ""


def is_one_message(data: bytes) -> bool:
    """Whether these bytes are a whole text message in one masked frame, as nearly all that clients send. Longer ones
    than 64 KiB are not recognised."""
    if len(data) < 4 or data[0] != WHOLE_TEXT:
        return False
    length = data[1] - MASKED
    if length == 126:
        return len(data) == 2 + 2 + MASK_BYTES + (data[2] << 8 | data[3])
    return 0 <= length < 126 and len(data) == 2 + MASK_BYTES + length


def header_bytes(header: bytearray) -> int:
    """The length of a header, as far as its beginning tells."""
    if len(header) < 2:
        return 2
    return 2 + LENGTH_BYTES.get(header[1] & LENGTH, 0) + (MASK_BYTES if header[1] & MASKED else 0)


def payload_bytes(header: bytearray) -> int:
    """The length of the payload after a whole header."""
    length = header[1] & LENGTH
    return int.from_bytes(header[2 : 2 + LENGTH_BYTES[length]], "big") if length in LENGTH_BYTES else length


class CheckedReader:
    """Stands before aiohttp's reader of frames; after the first fault it passes nothing on."""

    def __init__(self, reader: Any, refuse: Callable[[str], None]) -> None:
        self._reader = reader
        self._headers = FrameHeaders()
        self._refuse = refuse
        self._has_fault = False

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        if not self._has_fault and (fault := self._headers.fault(data)):
            self._has_fault = True
            self._refuse(fault)
        if self._has_fault:
            return False, b""
        passed_on: tuple[bool, bytes] = self._reader.feed_data(data)
        return passed_on

    def feed_eof(self) -> None:
        self._reader.feed_eof()


class CheckedWebSocketResponse(web.WebSocketResponse):
    """A WebSocket whose frames are checked before they are read; `refuse` is told the first fault."""

    refuse: Callable[[str], None]

    def _post_start(self, request: BaseRequest, protocol: str | None, writer: Any) -> None:
        """Put the check before the reader. Bytes that came with the handshake are checked as well."""
        handler: Any = request.protocol
        early, handler._message_tail = handler._message_tail, b""
        super()._post_start(request, protocol, writer)
        handler._payload_parser = CheckedReader(handler._payload_parser, self.refuse)
        if early:
            handler._payload_parser.feed_data(early)
