"""Frames with other bytes need another `FRAME_FORMAT`: else every running table would be taken for a changed one."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from forno.server.viewer_frames import FRAME_FORMAT
from forno.version import NEXT
from harness.golden import RENEWING

LOGS = Path(__file__).parent / "logs" / NEXT
KNOWN = Path(__file__).parent / "frame_formats.json"
"""For each version, a digest of the streams of the golden logs."""


def digest() -> str:
    """A digest of the heads of all streams of the golden logs, which their own test compares with what is built now."""
    heads = {
        f"{file.stem}, {name}": head
        for file in sorted(LOGS.glob("*.json"))
        for name, head in json.loads(file.read_text(encoding="utf-8")).items()
        if name.startswith("stream")
    }
    return sha256(json.dumps(heads, sort_keys=True).encode()).hexdigest()


def test_frames_have_the_bytes_of_their_format() -> None:
    known = json.loads(KNOWN.read_text(encoding="utf-8")) if KNOWN.exists() else {}
    if RENEWING and str(FRAME_FORMAT) not in known:
        known[str(FRAME_FORMAT)] = digest()
        KNOWN.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
    if known.get(str(FRAME_FORMAT)) != digest():
        pytest.fail(
            "frames have other bytes than before: count FRAME_FORMAT in viewer_frames.py up, then "
            "FORNO_GOLDEN=renew ./forno test tests/unit/rooms/test_frame_format.py",
            pytrace=False,
        )
