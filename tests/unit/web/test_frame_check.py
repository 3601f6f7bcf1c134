"""Checks of WebSocket frames: the same outcome, whether a message comes at once or byte by byte."""

from __future__ import annotations

import pytest

from forno.server.web.frame_check import MAX_FRAGMENTS, FrameHeaders, is_one_message

TEXT, CONTINUATION = 0x81, 0x00


def frame(length: int, first: int = TEXT, *, masked: bool = True) -> bytes:
    """A frame of a client; its payload looks like the beginnings of other frames."""
    mask = 0x80 if masked else 0
    if length < 126:
        header = bytes([first, mask | length])
    elif length < 1 << 16:
        header = bytes([first, mask | 126]) + length.to_bytes(2, "big")
    else:
        header = bytes([first, mask | 127]) + length.to_bytes(8, "big")
    return header + (b"mask" if masked else b"") + bytes([TEXT]) * length


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 300])
def test_a_message_at_once_counts_as_one_byte_by_byte(length: int) -> None:
    data, following = frame(length), frame(3, masked=False)
    at_once, in_bytes = FrameHeaders(), FrameHeaders()
    assert is_one_message(data)
    assert at_once.fault(data) == "".join(in_bytes.fault(bytes([byte])) for byte in data) == ""
    assert at_once.fault(following) == in_bytes.fault(following) != ""


@pytest.mark.parametrize(
    "data", [b"", b"\x81", frame(3, masked=False), frame(5)[:-1], frame(5) * 2, frame(5, 0x01), frame(5, 0x89)]
)
def test_anything_else_than_one_whole_message_is_followed_byte_by_byte(data: bytes) -> None:
    assert not is_one_message(data)


def test_a_whole_message_ends_the_count_of_fragments() -> None:
    headers = FrameHeaders()
    for _ in range(2):
        assert headers.fault(frame(4)) == ""
        assert headers.fault(frame(1, CONTINUATION) * (MAX_FRAGMENTS - 1)) == ""
    assert "fragments" in headers.fault(frame(1, CONTINUATION))
