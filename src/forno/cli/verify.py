"""`forno verify`"""

from __future__ import annotations

from rich.console import Console

import forno
from forno import fairness
from forno.cli.arguments import RecordFile, read_text
from forno.cli.complaint import FAILED_CHECK, complain
from forno.core.record import read_record


def verify(file: RecordFile, /) -> int:
    """Check that a record's deal was fair: what was promised before is what was dealt."""
    record = read_record(read_text(file))
    try:
        checked = fairness.verify(record, forno.game(record.game))
    except fairness.Unfair as unfair:
        return complain(f"{file}: {unfair}", FAILED_CHECK)
    Console(highlight=False, markup=False, soft_wrap=True).print(*checked, sep="\n")
    return 0
