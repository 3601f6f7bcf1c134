"""`forno verify`"""

from __future__ import annotations

from rich.console import Console

from forno.cli.arguments import RecordFile, read_text
from forno.core.record import read_record
from forno.fairness import Unfair
from forno.fairness import verify as checks
from forno.games import find

UNFAIR = 1


def verify(file: RecordFile, /) -> int:
    """Check that a game record's deal was fair: what was promised before is what was dealt."""
    record = read_record(read_text(file))
    console = Console(highlight=False, markup=False, soft_wrap=True)
    try:
        for line in checks(record, find(record.game)):
            console.print(line)
    except Unfair as unfair:
        console.stderr = True
        console.print(f"{file}: {unfair}")
        return UNFAIR
    return 0
