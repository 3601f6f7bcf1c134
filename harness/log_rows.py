"""Rows and marks of a store for tests, and appends whose outcome is one word."""

from __future__ import annotations

from forno.server.store import DuplicateCommand, RoomIndex, Row, SequenceConflict, Store, Unavailable

PLAYING = RoomIndex("playing", False, 0, b"{}")


def row(seq: int, command: str = "", body: bytes = b"") -> Row:
    return Row(seq, command or f"command {seq}", body or f"body {seq}".encode())


async def outcome(log: Store, room: str, entry: Row, mark: RoomIndex = PLAYING) -> str:
    """Append a row; how it ended: won, taken, known 3, unavailable."""
    try:
        await log.append(room, entry, mark)
    except DuplicateCommand as known:
        return f"known {known.row.seq}"
    except SequenceConflict:
        return "taken"
    except Unavailable:
        return "unavailable"
    return "won"


async def fill(log: Store, room: str, count: int, mark: RoomIndex = PLAYING) -> None:
    for seq in range(1, count + 1):
        await log.append(room, row(seq), mark)
