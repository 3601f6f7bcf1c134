"""No two modules of Forno import each other, directly or in a circle.

Every import counts: at the top of a module, inside a function, and for type checkers only.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")
"""The fields of a statement, a handler or a case that hold statements."""
LEFT: list[list[str]] = []
"""Cycles that are still there: the list must become empty, and may never grow."""


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(tree: ast.Module, modules: frozenset[str]) -> Iterator[str]:
    """The modules of ours that a module names in its imports."""
    for node in statements(tree):
        if isinstance(node, ast.Import):
            yield from (name for alias in node.names if (name := within(alias.name, modules)))
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            for alias in node.names:
                if name := within(f"{node.module}.{alias.name}", modules):
                    yield name


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """The statements of a module, at any depth; expressions, most of a tree, hold none."""
    ahead = [tree]
    while ahead:
        node = ahead.pop()
        yield node
        for part in BLOCKS:
            ahead += getattr(node, part, ())


def within(name: str, modules: frozenset[str]) -> str:
    """The module that a dotted name belongs to; empty where it is none of ours."""
    while name not in modules and name:
        name = name.rpartition(".")[0]
    return name


def import_graph() -> dict[str, set[str]]:
    paths = {module_name(path): path for path in sorted(SOURCE.rglob("*.py"))}
    modules = frozenset(paths)
    return {
        name: set(imported(ast.parse(path.read_text(encoding="utf-8")), modules)) - {name}
        for name, path in paths.items()
    }


def cycles(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """Sets of modules in which each one reaches every other one."""
    reached = {name: reachable(graph, name) for name in graph}
    tied = {name: frozenset(other for other in reached[name] if name in reached[other]) for name in graph}
    return sorted(sorted(group) for group in set(tied.values()) if group)


def reachable(graph: Mapping[str, set[str]], start: str) -> set[str]:
    """All modules that importing this one may import."""
    found: set[str] = set()
    ahead = [start]
    while ahead:
        fresh = graph[ahead.pop()] - found
        found |= fresh
        ahead += fresh
    return found


def test_no_modules_import_each_other() -> None:
    assert cycles(import_graph()) == LEFT


def test_a_cycle_would_be_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set()}
    assert cycles(graph) == [["b", "c"]]


def test_every_sort_of_import_counts() -> None:
    source = """
import forno.core.table as tables
from forno.core import move
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from forno.core.chance import Chance
def late() -> None:
    from forno.core.event import Event
"""
    modules = frozenset(f"forno.core.{name}" for name in ("table", "move", "chance", "event"))
    assert set(imported(ast.parse(source), modules)) == modules
