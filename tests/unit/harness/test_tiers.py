"""`./forno test ARGUMENTS` installs the tier that the arguments need, and goes straight to pytest."""

from __future__ import annotations

import pytest

from harness import CHECKOUT
from harness.tiers import folders_for, pytest_arguments, tier_of

PARALLEL = ["--numprocesses", "auto", "--dist", "worksteal"]


@pytest.fixture(autouse=True)
def in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(CHECKOUT)


@pytest.mark.parametrize(
    ("arguments", "tier"),
    [
        ("tests/unit", "unit"),
        ("tests/unit/pizza/test_duel.py::test_as_much_as_was_committed_is_enough_to_stop_it", "unit"),
        ("tests/virtual/test_world.py", "unit"),
        ("-x tests/unit/solo tests/server/stores", "server"),
        ("tests/server tests/e2e/test_ray.py", "e2e"),
        ("tests", "e2e"),
        ("tests/research", "research"),
        ("tests/research tests/e2e", "e2e"),
        ("-k duel", "unit"),
        ("-kduel", "unit"),
        ("-k nothing_is_called_so", "unit"),
        ("-k duel and not bots", "e2e"),
        ("-x", "e2e"),
        ("--last-failed", "e2e"),
    ],
)
def test_the_tier_of_arguments(arguments: str, tier: str) -> None:
    option, found, expression = arguments.partition("-k ")
    given = [*option.split(), *(["-k", expression] if found else [])]
    assert tier_of(folders_for(given)) == tier


def test_a_name_is_searched_in_the_tiers_that_have_it() -> None:
    assert folders_for(["-k", "duel"]) == ["tests/unit"]
    assert folders_for(["-k", "duel or own_postgres"]) == ["tests/unit", "tests/server"]


def test_pytest_gets_what_was_typed_and_all_cores() -> None:
    assert pytest_arguments(["-k", "duel"]) == [*PARALLEL, "-k", "duel", "tests/unit"]
    assert pytest_arguments(["-x", "tests/unit"]) == [*PARALLEL, "-x", "tests/unit"]
    one = "tests/unit/pizza/test_duel.py::test_as_much_as_was_committed_is_enough_to_stop_it"
    assert pytest_arguments([one]) == [one]
    assert pytest_arguments(["--pdb", "tests/unit"]) == ["--pdb", "tests/unit"]
