"""What clients saw, written down as it happened: one line of JSON for each thing asked, answered or shown.

A client's word is all there is: who asked what and when, whether it was acknowledged, refused, or never answered, and
every frame to the byte. Times are one clock's, so that what was over before something else began is known.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Literal, Self

import msgspec


class Asked(msgspec.Struct, frozen=True, tag="asked"):
    """A command was sent. The same one may be sent again until its answer is known."""

    at: float
    client: str
    room: str
    command: str
    what: str


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """What became of a command: acknowledged with its place in the log, or refused by a rule."""

    at: float
    client: str
    room: str
    command: str
    answer: Literal["done", "refused"]
    seq: int = 0
    rule: str = ""


class Shown(msgspec.Struct, frozen=True, tag="shown"):
    """A frame, to the byte."""

    at: float
    client: str
    room: str
    n: int
    text: str


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """What a client had in the end, after everything was healed: the hash of all its frames, and how many they were."""

    client: str
    room: str
    key: str | None
    have: int
    hash: str
    view: str
    """The last room and game, as JSON."""


Line = Asked | Answered | Shown | Ended
_encoder, _decoder = msgspec.json.Encoder(), msgspec.json.Decoder(Line)


class History:
    """A file that grows. What is written survives the death of whoever writes it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.out: IO[bytes] | None = None

    def __enter__(self) -> Self:
        self.out = self.file.open("ab", buffering=0)
        return self

    def __exit__(self, *_: object) -> None:
        assert self.out is not None
        self.out.close()

    def write(self, line: Line) -> None:
        assert self.out is not None
        self.out.write(_encoder.encode(line) + b"\n")


def read(files: Iterable[Path]) -> Iterator[Line]:
    """All lines of some histories; one that was cut off by a kill is left out."""
    for file in files:
        for line in file.read_bytes().splitlines():
            try:
                yield _decoder.decode(line)
            except msgspec.DecodeError:
                continue
