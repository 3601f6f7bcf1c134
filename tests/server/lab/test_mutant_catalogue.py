"""Mutants are read from tables, find their tests, and are broken by no refactoring inside a function."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.counts import count
from lab.mutants import node_ids
from lab.mutants.catalogue import ALL, INCIDENTS, MUTANTS, SIMULATED
from lab.mutants.mutant import At, by_name, function_of, locate
from lab.mutants.node_ids import UnknownTest, node_id
from lab.mutants.operators import ReturnConstant, WrapFunction
from lab.mutants.tables import read_mutant, read_mutants
from lab.mutants.tree import FunctionTree

EVERY = {**ALL, **{f"{name} in the simulation": mutant for name, mutant in SIMULATED.items()}}
REFACTORED = [*{id(mutant): mutant for mutant in EVERY.values()}.values()][:: count(4, 1)]
"""Mutants whose functions are refactored: some, or each one."""


def test_there_are_enough_and_each_says_what_it_breaks() -> None:
    assert len(MUTANTS) >= 182
    assert [name for name, mutant in ALL.items() if name != mutant.name] == []
    for mutant in EVERY.values():
        assert "\n" not in mutant.description
        assert mutant.description.endswith((".", ")"))


def test_a_test_is_found_by_its_name_in_whatever_file_it_is() -> None:
    here = "tests/server/lab/test_mutant_catalogue.py"
    name = "test_a_test_is_found_by_its_name_in_whatever_file_it_is"
    assert node_id(f"{name}[a case]") == f"{here}::{name}[a case]"


def test_a_name_that_no_test_has_or_several_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownTest, match="test_of_nothing is in no file of tests"):
        node_id("test_of_nothing")
    monkeypatch.setattr(node_ids, "files_by_name", lambda: {"test_oven": ["tests/a.py", "tests/b.py"]})
    with pytest.raises(UnknownTest, match=r"test_oven\[1\] is in tests/a.py and in tests/b.py"):
        node_id("test_oven[1]")


def test_every_incident_is_copied() -> None:
    assert len(INCIDENTS) == 23
    assert {*INCIDENTS.values()} <= {*MUTANTS}


def test_no_two_mutants_have_one_name() -> None:
    with pytest.raises(ValueError, match="two mutants are called skip_skips_nobody"):
        by_name(MUTANTS.values(), [MUTANTS["skip_skips_nobody"]])


def test_the_tables_are_read_without_the_program() -> None:
    script = "import sys, lab.mutants.catalogue; print([name for name in sys.modules if name.split('.')[0] == 'forno'])"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True).stdout == "[]\n"


# --- tables

TABLE = """
package = "forno.oven"
tests = ["test_bake"]

[mutants]
cold = ["The oven is cold.", ".heat:Oven.is_hot ReturnConstant(False)"]
burnt = ["All is burnt.", "forno.oven:bake WrapFunction(lambda original, pizza: None)", ".heat:cool ReturnConstant(0)",
    "test_bake[olive]", "test_serve"]
"""


def test_a_table_says_what_its_mutants_share(tmp_path: Path) -> None:
    (tmp_path / "oven.toml").write_text(TABLE, encoding="utf-8")
    cold, burnt = read_mutants(tmp_path / "oven.toml")
    assert (cold.name, cold.description, cold.tests) == ("cold", "The oven is cold.", ("test_bake",))
    assert isinstance(cold.changes, At)
    assert (cold.changes.target, cold.changes.operators) == ("forno.oven.heat:Oven.is_hot", (ReturnConstant(False),))
    assert isinstance(burnt.changes, tuple)
    assert [change.target for change in burnt.changes] == ["forno.oven:bake", "forno.oven.heat:cool"]
    assert isinstance(burnt.changes[0].operators[0], WrapFunction)
    assert burnt.tests == ("test_bake[olive]", "test_serve")


@pytest.mark.parametrize("change", ["Nothing", "forno.oven:bake Burn()", "forno.oven:bake ReturnConstant("])
def test_a_change_that_cannot_be_read_is_refused_with_its_mutant(change: str) -> None:
    with pytest.raises(ValueError, match="burnt cannot be read: "):
        read_mutant("burnt", ["All is burnt.", change])


# --- refactoring


def trees() -> Iterator[tuple[At, FunctionTree]]:
    """The functions that mutants change."""
    for changes in (mutant.changes for mutant in REFACTORED):
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
    renamed_names = 0
    for change, tree in trees():
        names, expected = tree.locals, FunctionTree(tree.function)
        renamed_names += len(names)
        changed(change, expected)
        again = changed(change, renamed(tree, names))
        assert without_numbers(ast.unparse(renamed(expected, names).definition)) == without_numbers(again)
    assert renamed_names > len(REFACTORED)


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
