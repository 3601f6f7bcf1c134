"""Functions by which mutants replace or wrap the program's own, where neither an operator nor a `lambda` says it."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

from lab.mutants.functions import connections, games, leaks, stores

FUNCTIONS: dict[str, Callable[..., Any]] = {}
"""All of them by name. Nothing of the program is imported before one is called."""

for module in (connections, games, leaks, stores):
    for name, value in vars(module).items():
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            if name in FUNCTIONS:
                raise ValueError(f"two functions are called {name}")
            FUNCTIONS[name] = value
