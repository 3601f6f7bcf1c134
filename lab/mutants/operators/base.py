"""Types and helpers that all operators share."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Any, TypeVar

from lab.mutants.tree import FunctionTree, Inapplicable

T = TypeVar("T")


class Operator:
    """A change to the tree of a function, or to the value of an attribute or constant."""

    def edit(self, tree: FunctionTree) -> None:
        raise Inapplicable(f"{self} changes no function")

    def value(self, old: Any) -> Any:
        raise Inapplicable(f"{self} changes no value such as {type(old).__name__}")


def pick(found: Sequence[T], nth: int | None, operator: Operator) -> T:
    """Choose the only place that fits an operator, or the n-th; Inapplicable if there is none such."""
    if nth is None and len(found) == 1:
        return found[0]
    if nth is not None and -len(found) <= nth < len(found):
        return found[nth]
    raise Inapplicable(f"{operator} fits {len(found)} places")


def constant(value: Any) -> ast.expr:
    """Make an expression that has this value: what `repr` writes."""
    return ast.parse(repr(value), mode="eval").body


def contains(whole: ast.AST, part: ast.AST) -> bool:
    return whole is not part and part in ast.walk(whole)


def is_read(tree: FunctionTree, node: ast.Attribute) -> bool:
    above = tree.parents[node]
    return isinstance(node.ctx, ast.Load) and not (isinstance(above, ast.Call) and above.func is node)
