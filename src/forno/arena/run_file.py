"""The file of a run, with one line for each finished deal, so that a killed run can be resumed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from forno.arena.plan import Plan
from forno.arena.play_deal import PlayedDeal
from forno.core.errors import Unreadable


class RunHeader(msgspec.Struct, frozen=True, tag_field="arena", tag="forno arena 1"):
    """The first line of the file."""

    plan: Plan


class RunFile:
    """An open run file: `dealt` has the deals that were saved before, `add` saves another one."""

    def __init__(self, file: Path, plan: Plan) -> None:
        self.file = file
        self.plan = plan
        self.dealt: list[PlayedDeal] = []

    def __enter__(self) -> RunFile:
        try:
            there = self.file.read_bytes() if self.file.exists() else b""
            length = self._read(there)
            self.to = self.file.open("r+b" if self.file.exists() else "wb")
        except OSError as error:
            raise Unreadable(error.strerror or "cannot be written", str(self.file)) from None
        self.to.truncate(length)
        self.to.seek(length)
        if not length:
            self._write(RunHeader(self.plan))
        return self

    def _read(self, there: bytes) -> int:
        """Read the deals and return the length of the whole lines: an incomplete last line is dropped."""
        whole, newline, torn = there.rpartition(b"\n")
        if not newline:
            self._check_torn(torn)
            return 0
        heading, *rest = whole.split(b"\n")
        self._check(heading)
        self.dealt = list(self._deals(rest))
        return len(whole) + 1

    def _check_torn(self, heading: bytes) -> None:
        if not msgspec.json.encode(RunHeader(self.plan)).startswith(heading):
            raise Unreadable("not a saved run of the arena", str(self.file))

    def _check(self, line: bytes) -> None:
        try:
            plan = msgspec.json.decode(line, type=RunHeader).plan
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Unreadable("not a saved run of the arena", str(self.file)) from None
        if plan != self.plan:
            raise Unreadable(f"a saved run of another plan: {difference(plan, self.plan)}", str(self.file))

    def _deals(self, lines: list[bytes]) -> Iterator[PlayedDeal]:
        for number, line in enumerate(lines, start=2):
            try:
                yield msgspec.json.decode(line, type=PlayedDeal)
            except (msgspec.DecodeError, UnicodeDecodeError):
                raise Unreadable("not a deal of the arena", f"{self.file}, line {number}") from None

    def add(self, dealt: PlayedDeal) -> None:
        self._write(dealt)

    def _write(self, what: msgspec.Struct) -> None:
        self.to.write(msgspec.json.encode(what) + b"\n")
        self.to.flush()

    def __exit__(self, *trouble: object) -> None:
        self.to.close()


def difference(there: Plan, here: Plan) -> str:
    """Return the first difference of two plans: `seed 1, not 2`."""
    pairs = zip(msgspec.structs.asdict(there).items(), msgspec.structs.asdict(here).values(), strict=True)
    name, one, other = next((name, one, other) for (name, one), other in pairs if one != other)
    return f"{name.replace('_', ' ')} {_said(one)}, not {_said(other)}"


def _said(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
