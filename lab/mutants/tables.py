"""Mutants as data: a reader of the tables in `areas` and of `simulation.toml`.

    package = "forno.games.solo"
    tests = ["test_of_mutants_that_name_none"]

    [mutants]
    name = ["The defect. (where it occurred)", ".rules.turn:go_on_from SkipBranch('Skipped')", "test_that_fails"]

A mutant is a description, one change or several, and tests or none. A change is a target (see `At`) and, after a space,
its operators as Python writes them; `partial`, builtins, and `lab.mutants.functions` are known by name. A target that
begins with a dot is below the table's package.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from lab.mutants import operators
from lab.mutants.functions import FUNCTIONS
from lab.mutants.mutant import At, Mutant

NAMES: dict[str, Any] = {name: getattr(operators, name) for name in operators.__all__}
NAMES |= FUNCTIONS | {"partial": partial}


def read_mutants(path: Path) -> tuple[Mutant, ...]:
    """Read the mutants of a table; ValueError with the name of one that cannot be read."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    package, tests = table.get("package", ""), table.get("tests", [])
    return tuple(read_mutant(name, parts, package, tests) for name, parts in table["mutants"].items())


def read_mutant(name: str, parts: Sequence[str], package: str = "", tests: Sequence[str] = ()) -> Mutant:
    """Read one mutant, which has these tests if it names none; ValueError if it cannot be read."""
    description, *others = parts
    own_tests = [part for part in others if part.startswith("test_")]
    try:
        changes = [read_change(part, package) for part in others if part not in own_tests]
    except Exception as error:
        raise ValueError(f"{name} cannot be read: {error}") from error
    return Mutant(name, description, changes[0] if len(changes) == 1 else tuple(changes), tuple(own_tests or tests))


def read_change(text: str, package: str = "") -> At:
    """Read a change, such as `forno.server.settings:Settings.is_shared ReturnConstant(False)`."""
    target, made_by = text.split(maxsplit=1)
    return At(package * target.startswith(".") + target, *eval(f"({made_by},)", dict(NAMES)))
