"""Operators on conditions: tests of `if` and `while`, filters, and all other expressions that are true or false."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from lab.mutants.operators.base import Operator, constant, contains, pick
from lab.mutants.tree import FunctionTree, Word

Kind = Literal["", "if", "while", "filter", "ternary", "value"]
"""Where a condition stands: in a statement, a comprehension, an expression with two outcomes, or any other place."""


@dataclass(frozen=True)
class ConditionTrue(Operator):
    """Let a condition hold whatever happens."""

    mention: Word = ""
    kind: Kind = ""
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        tree.replace(_condition(tree, self), constant(True))


@dataclass(frozen=True)
class ConditionFalse(Operator):
    """Let a condition never hold."""

    mention: Word = ""
    kind: Kind = ""
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        tree.replace(_condition(tree, self), constant(False))


@dataclass(frozen=True)
class SkipBranch(Operator):
    """Never take the branch of an `if` that mentions a word, such as the id of the rule by which it refuses."""

    mention: Word
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        test, outcome = pick(_branches(tree, self.mention), self.nth, self)
        tree.replace(test, constant(not outcome))


@dataclass(frozen=True)
class TakeBranch(Operator):
    """Always take the branch of an `if` that mentions a word."""

    mention: Word
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        test, outcome = pick(_branches(tree, self.mention), self.nth, self)
        tree.replace(test, constant(outcome))


@dataclass(frozen=True)
class DropOperand(Operator):
    """Leave out one part of a condition that is made of several: of `and`, of `or`, of `low <= x <= high`.

    Where a `branch` is named, only the conditions are looked at on which the branch that mentions this word depends.
    """

    mention: Word = ""
    branch: Word = ""
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        for chain in tree.nodes(ast.Compare):
            if len(chain.ops) > 1:
                tree.replace(chain, _links(chain))
        wholes = tree.nodes(ast.BoolOp)
        if self.branch:
            tests = [source for test, _ in _branches(tree, self.branch) for source in tree.sources(test)]
            wholes = [whole for whole in wholes if any(whole is test or contains(test, whole) for test in tests)]
        fitting = tree.mentioning(self.mention, [value for whole in wholes for value in whole.values])
        if self.mention:
            fitting = [one for one in fitting if not any(contains(one, other) for other in fitting)]
        operand = pick(fitting, self.nth, self)
        whole = tree.parents[operand]
        assert isinstance(whole, ast.BoolOp)
        rest = [value for value in whole.values if value is not operand]
        tree.replace(whole, rest[0] if len(rest) == 1 else ast.BoolOp(whole.op, rest))


COMPARISONS: dict[str, type[ast.cmpop]] = {
    "==": ast.Eq,
    "!=": ast.NotEq,
    "<": ast.Lt,
    "<=": ast.LtE,
    ">": ast.Gt,
    ">=": ast.GtE,
}


@dataclass(frozen=True)
class ReplaceComparison(Operator):
    """Compare by another relation."""

    old: str
    new: str
    mention: Word = ""
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        old = COMPARISONS[self.old]
        fitting = [compare for compare in tree.nodes(ast.Compare) if [*map(type, compare.ops)] == [old]]
        compare = pick(tree.mentioning(self.mention, fitting), self.nth, self)
        compare.ops = [COMPARISONS[self.new]()]


def _condition(tree: FunctionTree, wanted: ConditionTrue | ConditionFalse) -> ast.expr:
    found = [test for kind, test in _conditions(tree) if wanted.kind in ("", kind)]
    return pick(tree.mentioning(wanted.mention, found), wanted.nth, wanted)


def _conditions(tree: FunctionTree) -> list[tuple[Kind, ast.expr]]:
    """List everything that is true or false, as a whole. Assertions are left out: they are for type checkers."""
    tests: dict[ast.AST, Kind] = {}
    for node in tree.nodes(ast.AST):
        match node:
            case ast.If(test=test):
                tests[tree.unfolded(test)] = "if"
            case ast.While(test=test):
                tests[tree.unfolded(test)] = "while"
            case ast.IfExp(test=test):
                tests[tree.unfolded(test)] = "ternary"
            case ast.comprehension(ifs=filters):
                tests |= {tree.unfolded(test): "filter" for test in filters}
    wholes = {*tests, *tree.nodes(ast.Assert)}
    found: list[tuple[Kind, ast.expr]] = []
    for part in tree.nodes(ast.expr):
        if part in tests:
            found.append((tests[part], part))
        elif _is_boolean(part) and wholes.isdisjoint(tree.ancestors(part)):
            wholes.add(part)
            found.append(("value", part))
    return found


def _is_boolean(node: ast.expr) -> bool:
    return isinstance(node, ast.BoolOp | ast.Compare) or (
        isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    )


def _branches(tree: FunctionTree, word: Word) -> list[tuple[ast.expr, bool]]:
    """List the innermost branches that mention a word: the test, and its value if the branch is taken."""
    found: list[tuple[ast.expr, bool]] = []
    forks: list[ast.If | ast.IfExp] = tree.nodes(ast.If, ast.IfExp)
    for node in forks:
        for outcome, branch in ((True, node.body), (False, node.orelse)):
            parts = branch if isinstance(branch, list) else [branch]
            if any(tree.is_word(part, word) for top in parts for part in _outside_branches(top)):
                found.append((node.test, outcome))
    return found


def _outside_branches(node: ast.AST) -> Iterator[ast.AST]:
    """List the parts of a branch that belong to no other branch inside it."""
    if not isinstance(node, ast.If | ast.IfExp):
        yield node
        for child in ast.iter_child_nodes(node):
            yield from _outside_branches(child)


def _links(chain: ast.Compare) -> ast.BoolOp:
    """Write `a < b < c` as `a < b and b < c`."""
    values = [chain.left, *chain.comparators]
    pairs = zip(values, chain.ops, values[1:], strict=False)
    return ast.BoolOp(ast.And(), [ast.Compare(left, [op], [right]) for left, op, right in pairs])
