"""All that happened, line by line: when, where, what, and the bytes. Two runs are the same if their hashes are."""

from __future__ import annotations

from hashlib import sha256


class Trace:
    """Hashes every line, and keeps them if somebody wants to read them."""

    def __init__(self, *, keep: bool = False) -> None:
        self.hashing = sha256()
        self.lines: list[bytes] | None = [] if keep else None

    def note(self, at: float, who: str, what: str, data: bytes = b"") -> None:
        line = b"%.6f %s %s %s\n" % (at, who.encode(), what.encode(), data)
        self.hashing.update(line)
        if self.lines is not None:
            self.lines.append(line)

    @property
    def hash(self) -> str:
        return self.hashing.hexdigest()

    @property
    def text(self) -> bytes:
        return b"".join(self.lines or ())
