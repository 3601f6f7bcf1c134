"""The file format of a backup: its lines, the check that they are complete, and the rotation of dated backups."""

from __future__ import annotations

import gzip
import os
import time
import zlib
from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from types import TracebackType

import msgspec

from forno.core.errors import Unreadable
from forno.platform import make_private_file, make_private_folder
from forno.server.store.base import RoomIndex
from forno.server.store.moderation import Ban, Report
from forno.server.store.recipients import Recipient
from forno.server.store.rings import Ring

HEAD = b'{"forno": "backup 3"}\n'
DATED_NAME = "forno-%Y%m%dT%H%M%SZ.backup"
"""Names of a rotation's files, in UTC: their order is that of their times."""
ANY_DATE = "forno-" + 8 * "[0-9]" + "T" + 6 * "[0-9]" + "Z.backup"


class BackupRow(msgspec.Struct, tag="row", omit_defaults=True, forbid_unknown_fields=True):
    """A row of a room; bytes are written in base64."""

    room: str
    seq: int
    command: str
    body: bytes
    text_id: int = 0
    text: str = ""
    index: RoomIndex | None = None
    chat_at: int = 0


class BackupRecipient(Recipient, frozen=True, tag="recipient", forbid_unknown_fields=True):
    """A recipient of calls."""


class BackupRing(Ring, frozen=True, tag="ring", forbid_unknown_fields=True):
    """A key ring."""


class BackupReport(Report, frozen=True, tag="report", forbid_unknown_fields=True):
    """A player's report."""


class BackupBan(Ban, frozen=True, tag="ban", forbid_unknown_fields=True):
    """An address that is banned from a room."""


class BackupSecret(msgspec.Struct, tag="secret", forbid_unknown_fields=True):
    """A secret of the server's own: push subscriptions are made for its key."""

    name: str
    value: bytes


BackupLine = BackupRow | BackupRecipient | BackupRing | BackupSecret | BackupReport | BackupBan


class Checksum(msgspec.Struct, forbid_unknown_fields=True):
    """The last line, which proves that nothing is missing or changed."""

    rows: int
    sha256: str


class BackupWriter:
    """A backup that is being written, to a temporary file beside its destination. Only its owner may read it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.draft = path.with_name(f".{path.name}.{os.getpid()}.part")
        self.count = 0
        self.hash = sha256()

    def __enter__(self) -> BackupWriter:
        make_private_file(self.draft)
        self.below = self.draft.open("wb")
        self.file = gzip.GzipFile(filename="", mode="wb", fileobj=self.below, compresslevel=6, mtime=0)
        self.put(HEAD)
        return self

    def put(self, line: bytes) -> None:
        self.hash.update(line)
        self.file.write(line)

    def write(self, line: BackupLine) -> None:
        self.put(msgspec.json.encode(line) + b"\n")
        self.count += 1

    def finish(self) -> None:
        """Write the last line, flush it to the disk, and give the file its name."""
        self.file.write(msgspec.json.encode(Checksum(self.count, self.hash.hexdigest())) + b"\n")
        self.file.close()
        self.below.flush()
        os.fsync(self.below.fileno())
        self.below.close()
        self.draft.replace(self.path)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()
        self.below.close()
        self.draft.unlink(missing_ok=True)


def checked(path: Path) -> None:
    """Read the whole file once. Raises Unreadable unless every line is there, as it was written."""
    count, last = 0, None
    seen = sha256()
    for line in raw_lines(path):
        if last is not None:
            seen.update(last)
            count += 1
        elif line != HEAD:
            raise Unreadable("this is not a backup of Forno", str(path))
        last = line
    tail = tail_of(path, last)
    if (tail.rows, tail.sha256) != (count - 1, seen.hexdigest()):
        raise Unreadable("the backup is damaged: its check sum does not fit", str(path))


def tail_of(path: Path, line: bytes | None) -> Checksum:
    try:
        return msgspec.json.decode(line or b"", type=Checksum)
    except msgspec.DecodeError:
        raise Unreadable("the backup is cut off: its last line is missing", str(path)) from None


def lines_of(path: Path) -> Iterator[BackupLine]:
    """The lines of a file that was checked: all lines but the first and the last."""
    for number, (line, _) in enumerate(pairwise(raw_lines(path)), start=1):
        if number == 1:
            continue
        try:
            yield msgspec.json.decode(line, type=BackupLine)
        except msgspec.DecodeError as error:
            raise Unreadable(f"not a row: {error}", f"{path}, line {number}") from None


def raw_lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as file:
            yield from file
    except (OSError, EOFError, zlib.error) as error:
        raise Unreadable(f"the backup cannot be read: {error}", str(path)) from None


# --- rotation


def dated_file(folder: Path) -> Path:
    """Name the backup of this moment in a folder, which is made if it is missing."""
    make_private_folder(folder)
    return folder / time.strftime(DATED_NAME, time.gmtime())


def delete_oldest(folder: Path, keep: int) -> list[Path]:
    """Delete all dated backups of a folder but the newest; return what was deleted. Other files stay."""
    old = sorted(folder.glob(ANY_DATE))[:-keep]
    for file in old:
        file.unlink(missing_ok=True)
    return old
