"""Tests, lab and benchmarks share the harness, and none imports another; a unit test is collected without them."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from harness import CHECKOUT
from tests.unit.conftest import FORBIDDEN, ForbiddenImports

OURS = ("benchmarks", "forno", "harness", "lab", "tests")
MAY_IMPORT: dict[str, set[str]] = {
    "src": {"forno"},
    "harness": {"forno", "harness"},
    "lab": {"forno", "harness", "lab"},
    "benchmarks": {"forno", "harness", "benchmarks"},
    "tests/unit": {"forno", "harness", "tests.unit"},
    "tests/virtual": {"forno", "harness", "tests.virtual"},
    "tests/virtual/lab": {"forno", "harness", "tests.virtual", "lab"},
    "tests/server": {"forno", "harness", "tests.server"},
    "tests/server/lab": {"forno", "harness", "tests.server", "lab"},
    "tests/e2e": {"forno", "harness", "tests.e2e"},
    "tests/research": {"forno", "harness", "tests.research"},
    "tests/browsers": {"forno", "harness", "tests.browsers"},
    "tests/packaging": {"forno", "harness", "tests.packaging"},
}
"""By folder, the innermost counts. Tests of the lab import what they test."""


def folder_of(file: Path) -> str:
    """The innermost folder of `MAY_IMPORT` that holds a file."""
    parents = [parent.as_posix() for parent in file.relative_to(CHECKOUT).parents]
    return next(parent for parent in parents if parent in MAY_IMPORT)


def imports_of(file: Path, packages: set[str]) -> Iterator[str]:
    """Full names of modules that a file imports, anywhere in it, if any of these packages is among them."""
    text = file.read_text(encoding="utf-8")
    is_named = re.search(rf"^\s*(from|import)\b.*\b({'|'.join(packages)})\b", text, re.MULTILINE)
    for node in ast.walk(ast.parse(text if is_named else "")):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def is_allowed(module: str, allowed: set[str]) -> bool:
    return module.partition(".")[0] not in OURS or any(f"{module}.".startswith(f"{name}.") for name in allowed)


@pytest.mark.parametrize("folder", MAY_IMPORT)
def test_imports_point_to_the_harness_and_to_the_program_only(folder: str) -> None:
    files = [file for file in (CHECKOUT / folder).rglob("*.py") if folder_of(file) == folder]
    assert files
    found = [
        f"{file.relative_to(CHECKOUT)}: {module}"
        for file in files
        for module in imports_of(file, {*OURS} - MAY_IMPORT[folder])
        if not is_allowed(module, MAY_IMPORT[folder])
    ]
    assert found == []


@pytest.mark.parametrize("package", sorted(FORBIDDEN))
def test_a_package_of_another_tier_cannot_be_imported_where_unit_tests_run_alone(
    package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [*sys.modules]:
        if name.partition(".")[0] == package:
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [ForbiddenImports(), *sys.meta_path])
    with pytest.raises(ModuleNotFoundError, match="not for tests/unit"):
        __import__(package)


def pauses_in(file: Path) -> Iterator[str]:
    """Functions named `sleep` that a file calls, by their full names, but for a mere turn of the event loop."""
    text = file.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text if "sleep" in text else "")):
        name = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
        if name.endswith("sleep") and ast.unparse(node) != "asyncio.sleep(0)":
            yield name


@pytest.mark.parametrize(
    ("folder", "sleeps"), [("unit", ("time.sleep", "asyncio.sleep")), ("virtual", ("time.sleep",))]
)
def test_no_test_sleeps_in_real_time(folder: str, sleeps: tuple[str, ...]) -> None:
    """Such a pause is slow on a quiet machine and too short on a busy one."""
    files = sorted((CHECKOUT / "tests" / folder).rglob("*.py"))
    found = [f"{file.name}: {call}" for file in files for call in pauses_in(file) if call.endswith(sleeps)]
    assert files
    assert found == []
