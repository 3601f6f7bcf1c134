"""Operators on statements: calls made for their effect, assignments, returns, raises and loops."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import Any

from lab.mutants.operators.base import Operator, constant, pick
from lab.mutants.tree import FunctionTree, Inapplicable, Word


@dataclass(frozen=True)
class DropCall(Operator):
    """Do not make a call whose result nobody uses."""

    callee: str
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        tree.replace(_call_statement(tree, self), ast.Pass())


@dataclass(frozen=True)
class RaiseInstead(Operator):
    """Raise the exception again where its handler would make a call."""

    callee: str
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        tree.replace(_call_statement(tree, self), ast.Raise())


def _call_statement(tree: FunctionTree, wanted: DropCall | RaiseInstead) -> ast.stmt:
    calls = tree.calls(wanted.callee)
    statements = [one for one in tree.nodes(ast.Expr) if _awaited(one.value) in calls]
    return pick(statements, wanted.nth, wanted)


def _awaited(node: ast.expr) -> ast.expr:
    return node.value if isinstance(node, ast.Await) else node


@dataclass(frozen=True)
class DropAssignment(Operator):
    """Do not assign to an attribute, or to an item of it."""

    attribute: str
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        statement, target = pick(_targets(tree, self.attribute), self.nth, self)
        if target in _targets_of(statement):
            tree.replace(statement, ast.Pass())
            return
        pair = tree.parents[target]
        assert isinstance(pair, ast.Tuple)
        place = pair.elts.index(target)
        del pair.elts[place]
        if isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Tuple):
            del statement.value.elts[place]
        else:
            pair.elts.insert(place, ast.Name("_", ast.Store()))
        tree.refresh()


@dataclass(frozen=True)
class ReplaceAssigned(Operator):
    """Assign a constant to an attribute."""

    attribute: str
    new: Any
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        statement, target = pick(_targets(tree, self.attribute), self.nth, self)
        tree.replace(statement, ast.Assign([target], constant(self.new)))


@dataclass(frozen=True)
class AssignOnce(Operator):
    """Do not assign to an attribute that has a value already."""

    attribute: str
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        statement, target = pick(_targets(tree, self.attribute), self.nth, self)
        if not isinstance(statement, ast.Assign) or not isinstance(target, ast.Attribute):
            raise Inapplicable(f"{self} needs a plain assignment")
        old = ast.Attribute(target.value, target.attr, ast.Load())
        statement.value = ast.BoolOp(ast.Or(), [old, statement.value])
        tree.refresh()


def _targets(tree: FunctionTree, attribute: str) -> list[tuple[ast.stmt, ast.expr]]:
    """List where an attribute, or an item of it, gets a value: the statement, and its part on the left."""
    found: list[tuple[ast.stmt, ast.expr]] = []
    for statement in tree.nodes(ast.Assign, ast.AugAssign, ast.AnnAssign):
        flat = [part for target in _targets_of(statement) for part in _flat(target)]
        for target in flat:
            base = target.value if isinstance(target, ast.Subscript) else target
            if isinstance(base, ast.Attribute) and base.attr == attribute:
                found.append((statement, target))
    return found


def _targets_of(statement: ast.stmt) -> list[ast.expr]:
    match statement:
        case ast.Assign(targets=targets):
            return targets
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
            return [target]
    return []


def _flat(target: ast.expr) -> list[ast.expr]:
    return [part for one in target.elts for part in _flat(one)] if isinstance(target, ast.Tuple) else [target]


@dataclass(frozen=True)
class ReplaceReturn(Operator):
    """Return a constant from a `return` that returns something else."""

    new: Any
    mention: Word = ""
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        found = [one for one in tree.nodes(ast.Return) if one.value is not None]
        pick(tree.mentioning(self.mention, found), self.nth, self).value = constant(self.new)
        tree.refresh()


@dataclass(frozen=True)
class ReturnInstead(Operator):
    """Return where an exception would be raised."""

    mention: Word = ""
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        tree.replace(pick(tree.mentioning(self.mention, tree.nodes(ast.Raise)), self.nth, self), ast.Return())


@dataclass(frozen=True)
class LoopOnce(Operator):
    """Leave a `while` after the first round."""

    mention: Word = ""
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        loops = {loop.test: loop for loop in tree.nodes(ast.While)}
        pick([loops[test] for test in tree.mentioning(self.mention, [*loops])], self.nth, self).body.append(ast.Break())
        tree.refresh()


@dataclass(frozen=True)
class DeleteIfThere(Operator):
    """Delete an item of an attribute if it is there, where it must be."""

    attribute: str
    nth: int | None = None

    def edit(self, tree: FunctionTree) -> None:
        found = [one for one in tree.nodes(ast.Delete) if _item_of(one, self.attribute)]
        statement = pick(found, self.nth, self)
        item = statement.targets[0]
        assert isinstance(item, ast.Subscript)
        pop = ast.Attribute(item.value, "pop", ast.Load())
        tree.replace(statement, ast.Expr(ast.Call(pop, [item.slice, constant(None)], [])))


def _item_of(statement: ast.Delete, attribute: str) -> bool:
    match statement.targets:
        case [ast.Subscript(value=ast.Attribute(attr=name))]:
            return name == attribute
    return False
