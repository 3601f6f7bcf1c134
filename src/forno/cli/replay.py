"""`forno replay`"""

from __future__ import annotations

from rich.console import Console

import forno
from forno.cli.arguments import RecordFile, read_text
from forno.cli.complaint import FAILED_CHECK, complain
from forno.core.errors import BrokenRecord
from forno.core.record import read_record


def replay(file: RecordFile, /) -> int:
    """Check a game record move by move; say at which line it stops being legal."""
    record = read_record(read_text(file))
    try:
        match = record.replay(forno.game(record.game))
    except BrokenRecord as broken:
        return complain(f"{file}: {broken}", FAILED_CHECK)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    ended = f"result: {record.result.say(record.names)}" if record.result else "the game is not over"
    console.print(f"{record.game}, {', '.join(record.names)}: all {len(match.turns)} moves are legal; {ended}")
    return 0
