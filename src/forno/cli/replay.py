"""`forno replay`"""

from __future__ import annotations

from rich.console import Console

from forno.cli.arguments import RecordFile, read_text
from forno.core.errors import BrokenRecord
from forno.core.record import read_record
from forno.games import find

BROKEN = 1


def replay(file: RecordFile, /) -> int:
    """Check a game record move by move; say at which line it stops being legal."""
    record = read_record(read_text(file))
    console = Console(highlight=False, markup=False, soft_wrap=True)
    try:
        match = record.replay(find(record.game))
    except BrokenRecord as broken:
        console.stderr = True
        console.print(f"{file}: {broken}")
        return BROKEN
    ended = "over" if match.table.is_over else "not over"
    console.print(f"{file}: {record.game}, {len(record.names)} players, {len(match.turns)} moves, all legal; {ended}")
    if record.result:
        console.print(record.written.get("result"))
    return 0
