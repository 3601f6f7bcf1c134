"""Every mutant has a check that is there, some are caught here, and whatever is not caught is said."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from lab.mutants.incidents import INCIDENTS
from lab.mutants.mutant import MUTANTS, Mutant, caught_by, change, edit
from lab.mutants.trying import tried
from lab.world.served import Served

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
"""One of almost every chapter."""


def nothing() -> None:
    """Nothing is broken."""


def clumsy() -> None:
    edit(nothing, "what is not there", "")


MOVES = ("tests/solo/test_moves.py::test_text_and_json",)
HARMLESS = Mutant("harmless", "Nothing is broken.", nothing, MOVES)
CLUMSY = Mutant("clumsy", "What it changes is no longer there.", clumsy, MOVES)
MISSED = Mutant("missed", "Its check is no longer there.", nothing, ("tests/solo/test_moves.py::test_nothing",))
CHECKS = sorted({check for mutant in MUTANTS.values() for check in mutant.checks})
LOOKED_FOR = Mutant("looked_for", "All checks are looked for, and none is run.", nothing, ("--collect-only", *CHECKS))


@pytest.mark.asyncio
async def test_a_mutant_is_caught_or_it_is_a_fault(tmp_path: Path) -> None:
    """All checks are there, so pytest finds no fault with looking for them."""
    ours = [f"{__name__}:{name}" for name in ("HARMLESS", "CLUMSY", "MISSED", "LOOKED_FOR")]
    outcome = await tried(tmp_path, [*ours, *QUICK])
    assert outcome.counts == {"caught": len(QUICK), "survived": 2, "slipped": 2}, outcome.faults
    faults = [fault.partition(":")[0] for fault in outcome.faults]
    assert faults == ["harmless survived", "clumsy slipped", "missed slipped", "looked_for survived"]
    assert outcome.figures == {"caught, percent": 100 * len(QUICK) / outcome.tries}


def test_there_are_enough_and_each_says_what_it_breaks() -> None:
    assert len(MUTANTS) >= 60
    assert [name for name, mutant in MUTANTS.items() if name != mutant.name or not mutant.checks] == []
    assert [name for name, mutant in MUTANTS.items() if "\n" in mutant.what or mutant.what[-1:] not in (".", ")")] == []


def test_what_each_changes_is_there() -> None:
    """Each in a process of its own: the rest of this one is to stay whole."""
    assert [name for name, mutant in MUTANTS.items() if not applies(mutant)] == []
    assert not applies(CLUMSY)


def applies(mutant: Mutant) -> bool:
    child = os.fork()
    if child == 0:
        try:
            mutant()
            os._exit(0)
        finally:
            os._exit(1)
    return os.waitpid(child, 0)[1] == 0


def test_every_incident_is_copied() -> None:
    assert len(INCIDENTS) == 23
    assert {*INCIDENTS.values()} <= {*MUTANTS}


def test_no_two_mutants_have_one_name() -> None:
    with pytest.raises(ValueError, match="two mutants are called skip_skips_nobody"):
        caught_by(*MOVES)(MUTANTS["skip_skips_nobody"].breakage)


def test_what_is_to_be_changed_must_be_there() -> None:
    with pytest.raises(LookupError, match="nothing has 'else' 0 times"):
        edit(nothing, "else", "")
    with pytest.raises(AttributeError):
        change(HARMLESS, "colour", "red")


def test_servers_of_a_trial_are_broken_in_the_same_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Served(tmp_path).command == ["-m", "forno", "serve"]
    monkeypatch.setenv("FORNO_MUTANT", "tell_first")
    assert Served(tmp_path).command == ["-m", "lab.mutants.server", "tell_first"]
    assert Served(tmp_path, mutant="write_behind").command[-1] == "write_behind"
