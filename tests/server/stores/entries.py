"""Rows and marks for tests, with as few words as can be."""

from __future__ import annotations

from forno.server.log import Known, Log, Mark, Row, Taken, Unavailable

PLAYING = Mark("playing", False, 0, b"{}")


def row(seq: int, command: str = "", body: bytes = b"") -> Row:
    return Row(seq, command or f"command {seq}", body or f"body {seq}".encode())


async def outcome(log: Log, room: str, entry: Row, mark: Mark = PLAYING) -> str:
    """Append, and say in a word how it ended: won, taken, known 3, unavailable."""
    try:
        await log.append(room, entry, mark)
    except Known as known:
        return f"known {known.row.seq}"
    except Taken:
        return "taken"
    except Unavailable:
        return "unavailable"
    return "won"


async def fill(log: Log, room: str, count: int, mark: Mark = PLAYING) -> None:
    for seq in range(1, count + 1):
        await log.append(room, row(seq), mark)
