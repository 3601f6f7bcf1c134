"""A mutant: one small deliberate breakage of the program, as data, and the tests that must catch it.

Mutants are read from tables (see `lab.mutants.tables`). Nothing of the program is imported before one is resolved or
applied.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from types import CodeType, FunctionType
from typing import Any

from lab.mutants.operators import Operator, WrapFunction
from lab.mutants.tree import FunctionTree, Inapplicable


class At:
    """Operators at a target, one after the other.

    The target is an import path: `package.module:function`, `package.module:Class.attribute`, or, of a function that
    dispatches on a type, `package.module:function[Type]`.
    """

    def __init__(self, target: str, *operators: Operator) -> None:
        self.target = target
        self.operators = operators

    def resolve(self) -> Change:
        """Find the target and apply the operators to a copy of it; Inapplicable if either cannot be done."""
        try:
            holder, name, found = locate(self.target)
            function = function_of(found)
            return self.change_of(function) if function else self.change_at(holder, name, found)
        except Inapplicable as error:
            raise Inapplicable(f"{self.target}: {error}") from None

    def change_of(self, function: FunctionType) -> Change:
        if function in CHANGED and not all(isinstance(operator, WrapFunction) for operator in self.operators):
            raise Inapplicable("it is changed already")
        tree = FunctionTree(function)
        before = ast.unparse(tree.definition)
        for operator in self.operators:
            operator.edit(tree)
        if ast.unparse(tree.definition) == before:
            raise Inapplicable(f"{self.operators} change nothing")
        return CodeChange(function, tree.compiled(), tree.injected)

    def change_at(self, holder: Any, name: str, old: Any) -> Change:
        new = old
        for operator in self.operators:
            new = operator.value(new)
        if new == old:
            raise Inapplicable(f"{self.operators} change nothing")
        return ValueChange(holder, name, new)


def locate(target: str) -> tuple[Any, str, Any]:
    """Import a target: the module or class that holds it, its name there, and the object stored under that name."""
    module, _, path = target.partition(":")
    path, _, dispatched = path.partition("[")
    *outer, name = path.split(".")
    try:
        holder: Any = import_module(module)
        for step in outer:
            holder = getattr(holder, step)
        found = inspect.getattr_static(holder, name)
        if dispatched:
            [found] = {one for kind, one in found.registry.items() if kind.__name__ == dispatched.rstrip("]")}
    except (ImportError, AttributeError, ValueError) as error:
        raise Inapplicable(f"it is not there: {error}") from None
    return holder, name, found


def function_of(found: Any) -> FunctionType | None:
    """Return the function inside a property, class method or decorated function; None if it is something else."""
    match found:
        case property(fget=function):
            found = function
        case classmethod(__func__=function) | staticmethod(__func__=function) | cached_property(func=function):
            found = function
    if callable(found) and not isinstance(found, type):
        found = inspect.unwrap(found)
    return found if isinstance(found, FunctionType) else None


@dataclass(frozen=True)
class CodeChange:
    """New code for a function: it works wherever the function is in use already."""

    function: FunctionType
    code: CodeType
    injected: dict[str, Any]

    def make(self, undo: ExitStack) -> None:
        old = self.function.__code__
        was_changed = self.function in CHANGED
        self.function.__globals__.update(self.injected)
        self.function.__code__ = self.code
        CHANGED.add(self.function)

        def restore() -> None:
            self.function.__code__ = old
            for name in self.injected:
                del self.function.__globals__[name]
            if not was_changed:
                CHANGED.discard(self.function)

        undo.callback(restore)


@dataclass(frozen=True)
class ValueChange:
    """A new value for an attribute of a module or class."""

    holder: Any
    name: str
    new: Any

    def make(self, undo: ExitStack) -> None:
        had = self.name in vars(self.holder)
        old = inspect.getattr_static(self.holder, self.name)
        setattr(self.holder, self.name, self.new)
        undo.callback(setattr, self.holder, self.name, old) if had else undo.callback(delattr, self.holder, self.name)


Change = CodeChange | ValueChange
CHANGED: set[FunctionType] = set()
"""Functions whose code is not that of their source."""


@dataclass(frozen=True)
class Mutant:
    """A breakage with a name. Its parts are resolved together: each function is the target of one part only."""

    name: str
    description: str
    """The defect and, in brackets, where it occurred."""
    changes: At | tuple[At, ...]
    tests: tuple[str, ...] = ()
    """Names of tests, `test_x` or `test_x[case]`, of which at least one fails. Without any, an experiment shows the
    breakage."""

    def resolve(self) -> list[Change]:
        """Find everything that is to be changed, without changing it; Inapplicable if a part of it cannot be found."""
        changes = (self.changes,) if isinstance(self.changes, At) else self.changes
        return [change.resolve() for change in changes]

    def apply(self) -> ExitStack:
        """Break the program, for as long as the process lives, or until what is returned is closed."""
        undo = ExitStack()
        for change in self.resolve():
            change.make(undo)
        return undo


def by_name(*tables: Iterable[Mutant]) -> dict[str, Mutant]:
    """Join tables of mutants; ValueError if two have one name."""
    mutants: dict[str, Mutant] = {}
    for mutant in (mutant for table in tables for mutant in table):
        if mutant.name in mutants:
            raise ValueError(f"two mutants are called {mutant.name}")
        mutants[mutant.name] = mutant
    return mutants
