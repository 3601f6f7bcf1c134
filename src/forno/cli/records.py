"""`forno replay` and `forno verify`."""

from __future__ import annotations

from rich.console import Console

import forno
from forno import fairness
from forno.cli.common import FAILED_CHECK, NO_END, RecordFile, complain, read_text
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


def verify(file: RecordFile, /) -> int:
    """Check that a record's deal was fair, and say by the exit status whether it holds a whole game."""
    record = read_record(read_text(file))
    try:
        checked = fairness.verify(record, forno.game(record.game))
    except fairness.Unfair as unfair:
        return complain(f"{file}: {unfair}", FAILED_CHECK)
    Console(highlight=False, markup=False, soft_wrap=True).print(*checked, sep="\n")
    if record.result is None:
        why = "right as far as it goes, but it has no result: a game that is not over, or a record that was cut"
        return complain(f"{file}: {why}", NO_END)
    return 0
