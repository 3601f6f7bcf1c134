"""All mutants of the lab find what they break, and no refactoring inside a function breaks a mutant."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest

from harness import CHECKOUT
from lab.mutants.catalogue import ALL, INCIDENTS, MUTANTS
from lab.mutants.mutant import At, by_name, function_of, locate
from lab.mutants.simulation import MUTANTS as SIMULATED
from lab.mutants.tree import FunctionTree

EVERY = {**ALL, **{f"{name} in the simulation": mutant for name, mutant in SIMULATED.items()}}


def test_every_mutant_finds_its_target_and_its_place_there() -> None:
    for mutant in EVERY.values():
        assert mutant.resolve()


def test_there_are_enough_and_each_says_what_it_breaks() -> None:
    assert len(MUTANTS) >= 182
    assert [name for name, mutant in ALL.items() if name != mutant.name] == []
    for mutant in EVERY.values():
        assert "\n" not in mutant.description
        assert mutant.description.endswith((".", ")"))


def test_every_check_is_there() -> None:
    for check in {check for mutant in MUTANTS.values() for check in mutant.checks}:
        file, _, name = check.partition("::")
        text = (CHECKOUT / file).read_text(encoding="utf-8")
        assert f"def {name.partition('[')[0]}" in text, check


def test_every_incident_is_copied() -> None:
    assert len(INCIDENTS) == 23
    assert {*INCIDENTS.values()} <= {*MUTANTS}


def test_no_two_mutants_have_one_name() -> None:
    with pytest.raises(ValueError, match="two mutants are called skip_skips_nobody"):
        by_name(MUTANTS.values(), [MUTANTS["skip_skips_nobody"]])


def test_the_tables_are_read_without_the_program() -> None:
    script = "import sys, lab.mutants.catalogue; print([name for name in sys.modules if name.split('.')[0] == 'forno'])"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True).stdout == "[]\n"


# --- refactoring


def trees() -> Iterator[tuple[At, FunctionTree]]:
    """The functions that mutants change."""
    for changes in (mutant.changes for mutant in EVERY.values()):
        for change in (changes,) if isinstance(changes, At) else changes:
            if function := function_of(locate(change.target)[2]):
                yield change, FunctionTree(function)


def changed(change: At, tree: FunctionTree) -> str:
    for operator in change.operators:
        operator.edit(tree)
    return ast.unparse(tree.definition)


class Renaming(ast.NodeTransformer):
    """Gives every parameter and local variable another name."""

    def __init__(self, names: frozenset[str]) -> None:
        self.names = names

    def visit(self, node: ast.AST) -> ast.AST:
        for name, value in ast.iter_fields(node):
            if name in ("id", "arg", "name", "rest") and value in self.names and not isinstance(node, ast.keyword):
                setattr(node, name, f"{value}_of_old")
        return self.generic_visit(node)


def renamed(tree: FunctionTree, names: frozenset[str]) -> FunctionTree:
    Renaming(names).visit(tree.definition)
    tree.refresh()
    return tree


def test_renaming_every_variable_changes_no_mutant() -> None:
    for change, tree in trees():
        names, expected = tree.locals, FunctionTree(tree.function)
        changed(change, expected)
        again = changed(change, renamed(tree, names))
        assert without_numbers(ast.unparse(renamed(expected, names).definition)) == without_numbers(again)


def without_numbers(text: str) -> str:
    """Names of injected objects are numbered."""
    return re.sub(r"_injected_\d+", "_injected", text)


class Extraction(ast.NodeTransformer):
    """Puts the test of every `if` and the value of every `return` into a variable first."""

    def extracted(self, statement: ast.stmt, field: str) -> list[ast.stmt]:
        self.generic_visit(statement)
        value = getattr(statement, field)
        if value is None:
            return [statement]
        name = f"extracted_{statement.lineno}_{statement.col_offset}"
        setattr(statement, field, ast.Name(name, ast.Load()))
        return [ast.Assign([ast.Name(name, ast.Store())], value), statement]

    def visit_If(self, node: ast.If) -> list[ast.stmt]:
        return self.extracted(node, "test")

    def visit_Return(self, node: ast.Return) -> list[ast.stmt]:
        return self.extracted(node, "value")


def test_naming_every_condition_and_result_breaks_no_mutant() -> None:
    for change, tree in trees():
        Extraction().visit(tree.definition)
        tree.refresh()
        before = ast.unparse(tree.definition)
        assert changed(change, tree) != before
        compile(ast.unparse(tree.definition), change.target, "exec")
