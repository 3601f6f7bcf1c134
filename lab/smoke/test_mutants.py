"""Some mutants are caught here, and whatever is not caught is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.mutants.experiment import tried
from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import DropCall

QUICK = (
    "skip_skips_nobody",
    "oven_upside_down",
    "undo_across_a_reveal",
    "bots_win_every_race",
    "nodes_like_leaves",
    "synchronous_normal",
    "any_result_will_do",
    "guests_write_the_rules",
)
"""One of almost every area."""

MOVES = ("test_text_and_json",)
HARMLESS = Mutant("harmless", "Nothing is broken.", (), MOVES)
CLUMSY = Mutant("clumsy", "Its call is not there.", At("forno.core.table:Table.after", DropCall("nothing")), MOVES)
MISSED = Mutant("missed", "Its test is not there.", (), ("test_text_and_json[nothing]",))


@pytest.mark.asyncio
async def test_a_mutant_is_caught_or_it_is_a_fault(tmp_path: Path) -> None:
    ours = [f"{__name__}:{name}" for name in ("HARMLESS", "CLUMSY", "MISSED")]
    outcome = await tried(tmp_path, [*ours, *QUICK])
    assert outcome.counts == {"caught": len(QUICK), "survived": 1, "slipped": 2}, outcome.violations
    faults = [fault.partition(":")[0] for fault in outcome.violations]
    assert faults == ["harmless survived", "clumsy slipped", "missed slipped"]
    assert outcome.figures == {"caught, percent": 100 * len(QUICK) / outcome.trials}
