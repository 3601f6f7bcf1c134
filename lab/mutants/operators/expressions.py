"""Operators on other expressions: sums, collections, constants, attributes and SQL."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from typing import Any, TypeGuard

from lab.mutants.operators.base import Operator, constant, contains, is_read, pick
from lab.mutants.tree import FunctionTree, Inapplicable, Word


@dataclass(frozen=True)
class DropTerm(Operator):
    """Leave out one term of a sum, of a concatenation or of a union."""

    mention: Word = ""
    within: str = ""
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        terms = [term for whole in tree.nodes(ast.BinOp) if not _is_sum(tree.parents[whole]) for term in _terms(whole)]
        fitting = tree.mentioning(self.mention, tree.within(self.within, terms))
        term = pick(fitting, self.nth, self)
        whole = tree.parents[term]
        assert isinstance(whole, ast.BinOp)
        tree.replace(whole, whole.right if term is whole.left else whole.left)


def _is_sum(node: ast.AST) -> TypeGuard[ast.BinOp]:
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.BitOr)


def _terms(node: ast.expr) -> list[ast.expr]:
    """List the terms of a sum, from left to right; none if it is something else."""
    if not _is_sum(node):
        return []
    return [term for side in (node.left, node.right) for term in (_terms(side) or [side])]


@dataclass(frozen=True)
class DropElement(Operator):
    """Leave out one element of a tuple, list or set, or one of several patterns."""

    mention: Word
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        elements: list[ast.AST] = [part for whole in tree.nodes(ast.MatchOr) for part in whole.patterns]
        displays: list[ast.Tuple | ast.List | ast.Set] = tree.nodes(ast.Tuple, ast.List, ast.Set)
        elements += [part for whole in displays for part in whole.elts]
        fitting = tree.mentioning(self.mention, elements)
        element = pick([one for one in fitting if not any(contains(other, one) for other in fitting)], self.nth, self)
        whole = tree.parents[element]
        tree.replace(element, None)
        if isinstance(whole, ast.MatchOr) and len(whole.patterns) == 1:
            tree.replace(whole, whole.patterns[0])


@dataclass(frozen=True)
class ReplaceConstant(Operator):
    """Put one constant in the place of another."""

    old: Any
    new: Any
    within: str = ""
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        found = [one for one in tree.nodes(ast.Constant) if type(one.value) is type(self.old) and one.value == self.old]
        tree.replace(pick(tree.within(self.within, found), self.nth, self), constant(self.new))


@dataclass(frozen=True)
class ReplaceRead(Operator):
    """Use a constant where an attribute is read."""

    attribute: str
    new: Any
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        found = [node for node in tree.nodes(ast.Attribute) if node.attr == self.attribute and is_read(tree, node)]
        tree.replace(pick(found, self.nth, self), constant(self.new))


@dataclass(frozen=True)
class RenameRead(Operator):
    """Read another attribute of the same object."""

    attribute: str
    new: str
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        found = [node for node in tree.nodes(ast.Attribute) if node.attr == self.attribute and is_read(tree, node)]
        pick(found, self.nth, self).attr = self.new
        tree.refresh()


@dataclass(frozen=True)
class ReplaceIndex(Operator):
    """Read always the same item of an attribute."""

    attribute: str
    new: Any
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        found = [node for node in tree.nodes(ast.Subscript) if tree.name_of(node.value) == self.attribute]
        pick([node for node in found if isinstance(node.ctx, ast.Load)], self.nth, self).slice = constant(self.new)
        tree.refresh()


@dataclass(frozen=True)
class ReplaceSql(Operator):
    """Replace a phrase of an SQL statement. It is compared word by word: spaces and line breaks do not matter."""

    old: str
    new: str

    def edit(self, tree: FunctionTree) -> None:
        texts = [
            one for one in tree.nodes(ast.Constant) if isinstance(one.value, str) and self._pattern.search(one.value)
        ]
        text = pick(texts, None, self)
        text.value = self.value(text.value)

    def value(self, old: Any) -> Any:
        if not isinstance(old, str) or len(self._pattern.findall(old)) != 1:
            raise Inapplicable(f"{self} does not fit once")
        return self._pattern.sub(lambda _: self.new, old)

    @property
    def _pattern(self) -> re.Pattern[str]:
        words: list[str] = re.findall(r"\w+|[^\w\s]", self.old)
        start, end = r"\b" * words[0].isidentifier(), r"\b" * words[-1].isidentifier()
        return re.compile(start + r"\s*".join(map(re.escape, words)) + end)
