"""Operators on whole functions and on values."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from lab.mutants.operators.base import Operator, constant
from lab.mutants.tree import FunctionTree


@dataclass(frozen=True)
class ReturnConstant(Operator):
    """Do nothing but return a constant."""

    new: Any

    def edit(self, tree: FunctionTree) -> None:
        tree.definition.body = [ast.Return(constant(self.new))]
        tree.refresh()


@dataclass(frozen=True)
class ReplaceFunction(Operator):
    """Call another function with the same parameters."""

    by: Callable[..., Any]

    def edit(self, tree: FunctionTree) -> None:
        _forward(tree, self.by)

    def value(self, old: Any) -> Any:
        return self.by


@dataclass(frozen=True)
class WrapFunction(Operator):
    """Call another function, whose first argument is the original one."""

    by: Callable[..., Any]

    def edit(self, tree: FunctionTree) -> None:
        _forward(tree, self.by, tree.inject(tree.original()))

    def value(self, old: Any) -> Any:
        return partial(self.by, old)


def _forward(tree: FunctionTree, by: Callable[..., Any], *first: ast.expr) -> None:
    """Reduce a function to a call of another one with its own arguments."""
    parameters = tree.definition.args
    arguments: list[ast.expr] = [*first]
    arguments += [ast.Name(one.arg, ast.Load()) for one in (*parameters.posonlyargs, *parameters.args)]
    if parameters.vararg:
        arguments.append(ast.Starred(ast.Name(parameters.vararg.arg, ast.Load()), ast.Load()))
    keywords = [ast.keyword(one.arg, ast.Name(one.arg, ast.Load())) for one in parameters.kwonlyargs]
    if parameters.kwarg:
        keywords.append(ast.keyword(None, ast.Name(parameters.kwarg.arg, ast.Load())))
    call: ast.expr = ast.Call(tree.inject(by), arguments, keywords)
    is_async = isinstance(tree.definition, ast.AsyncFunctionDef)
    tree.definition.body = [ast.Return(ast.Await(call) if is_async else call)]
    tree.refresh()


@dataclass(frozen=True)
class SetValue(Operator):
    """Give an attribute of a class, or a constant of a module, another value."""

    new: Any

    def value(self, old: Any) -> Any:
        return self.new
