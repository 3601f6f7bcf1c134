"""The history of a run as its clients saw it: one line of JSON for each command sent, answer and frame received.

Times are seconds of one monotonic clock, so that the checker knows which commands were over before others began.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Literal, Self

import msgspec


class CommandSent(msgspec.Struct, frozen=True, tag="sent"):
    """A command was sent. The same command may be sent again until its answer is known."""

    at: float
    client: str
    room: str
    command: str
    what: str


class CommandAnswered(msgspec.Struct, frozen=True, tag="answered"):
    """A command was acknowledged, or refused by a rule."""

    at: float
    client: str
    room: str
    command: str
    answer: Literal["done", "refused"]
    rule: str = ""


class FrameReceived(msgspec.Struct, frozen=True, tag="frame"):
    """A frame, to the byte, and its number in the viewer's stream."""

    at: float
    client: str
    room: str
    n: int
    text: str


class FinalState(msgspec.Struct, frozen=True, tag="final"):
    """The state of a client at the end, after all faults were healed: the number and hash of its frames."""

    client: str
    room: str
    key: str | None
    n: int
    hash: str
    view: str
    """The last room and game as JSON."""
    former_keys: tuple[str, ...] = ()
    """Keys of the same client that open nothing any more."""


HistoryEntry = CommandSent | CommandAnswered | FrameReceived | FinalState
_encoder, _decoder = msgspec.json.Encoder(), msgspec.json.Decoder(HistoryEntry)


class History:
    """An append-only file, unbuffered: what is written survives a kill of the writer."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.out: IO[bytes] | None = None

    def __enter__(self) -> Self:
        self.out = self.file.open("ab", buffering=0)
        return self

    def __exit__(self, *_: object) -> None:
        assert self.out is not None
        self.out.close()

    def write(self, line: HistoryEntry) -> None:
        assert self.out is not None
        self.out.write(_encoder.encode(line) + b"\n")


def read(files: Iterable[Path]) -> Iterator[HistoryEntry]:
    """Read all entries of some histories; a line that a kill cut off is left out."""
    for file in files:
        for line in file.read_bytes().splitlines():
            try:
                yield _decoder.decode(line)
            except msgspec.DecodeError:
                continue
