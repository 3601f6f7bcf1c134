"""Operators on calls and their arguments."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lab.mutants.operators.base import Operator, constant, is_read, pick
from lab.mutants.tree import FunctionTree, Inapplicable

RECEIVER = "receiver"
"""In the place of an argument: the object whose method is called."""


@dataclass(frozen=True)
class ReplaceCall(Operator):
    """Put a constant in the place of a call."""

    callee: str
    new: Any
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        call = pick(tree.calls(self.callee), self.nth, self)
        above = tree.parents[call]
        tree.replace(above if isinstance(above, ast.Await) else call, constant(self.new))


@dataclass(frozen=True)
class CallInstead(Operator):
    """Call another function with the same arguments; with `receiver`, the object of the called method comes first."""

    callee: str
    by: Callable[..., Any]
    receiver: bool = False
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        call = pick(tree.calls(self.callee), self.nth, self)
        if self.receiver:
            call.args = [_part(tree, call, RECEIVER, self), *call.args]
        call.func = tree.inject(self.by)
        tree.refresh()


@dataclass(frozen=True)
class SwapCalls(Operator):
    """Let two calls change places."""

    first: str
    second: str

    def edit(self, tree: FunctionTree) -> None:
        first = pick(tree.calls(self.first), None, self)
        second = pick(tree.calls(self.second), None, self)
        between = ast.Constant(None)
        tree.replace(first, between)
        tree.replace(second, first)
        tree.replace(between, second)


@dataclass(frozen=True)
class Unwrap(Operator):
    """Replace a call, or an attribute of a result, by a part of it: an argument, the receiver, or the call or attribute
    of a name inside it."""

    outer: str
    to: int | str = 0
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        wholes: list[ast.expr] = [*tree.calls(self.outer)]
        if isinstance(self.to, str) and self.to != RECEIVER:
            wholes += [node for node in tree.nodes(ast.Attribute) if node.attr == self.outer and is_read(tree, node)]
            wholes = [whole for whole in wholes if _named(tree, whole, self.to)]
        whole = pick(wholes, self.nth, self)
        tree.replace(whole, _part(tree, whole, self.to, self))


def _named(tree: FunctionTree, whole: ast.expr, name: str) -> list[ast.expr]:
    """List the calls and attributes of this name inside an expression."""
    parts = [part for part in ast.walk(whole) if part is not whole]
    calls = [part for part in parts if isinstance(part, ast.Call) and tree.name_of(part.func) == name]
    reads = [part for part in parts if isinstance(part, ast.Attribute) and part.attr == name and is_read(tree, part)]
    return [*calls, *reads]


def _part(tree: FunctionTree, whole: ast.expr, to: int | str, what: Operator) -> ast.expr:
    match whole, to:
        case ast.Call(func=ast.Attribute(value=receiver)), str() if to == RECEIVER:
            return receiver
        case ast.Call(args=arguments), int():
            return pick(arguments, to, what)
        case _, str() if to != RECEIVER:
            return pick(_named(tree, whole, to), None, what)
    raise Inapplicable(f"{what} has no such part")


@dataclass(frozen=True)
class ReplaceArgument(Operator):
    """Pass a constant."""

    callee: str
    argument: int | str
    new: Any
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        tree.replace(_argument(tree, self), constant(self.new))


@dataclass(frozen=True)
class DropArgument(Operator):
    """Do not pass an argument: its default is used."""

    callee: str
    argument: int | str
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        argument = _argument(tree, self)
        above = tree.parents[argument]
        tree.replace(above if isinstance(above, ast.keyword) else argument, None)


@dataclass(frozen=True)
class AddArgument(Operator):
    """Pass one more constant, after the other arguments."""

    callee: str
    new: Any
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        pick(tree.calls(self.callee), self.nth, self).args.append(constant(self.new))
        tree.refresh()


def _argument(tree: FunctionTree, wanted: ReplaceArgument | DropArgument) -> ast.expr:
    """Find an argument by its place or by its keyword."""
    name, found = wanted.argument, list[ast.expr]()
    for call in tree.calls(wanted.callee):
        if isinstance(name, int):
            found += call.args[name : name + 1 or None]
        else:
            found += [keyword.value for keyword in call.keywords if keyword.arg == name]
    return pick(found, wanted.nth, wanted)
