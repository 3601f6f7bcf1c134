"""Tests by the names of their functions: a test that moves to another file changes no mutant."""

from __future__ import annotations

import re
from functools import cache

from harness import CHECKOUT

FOLDERS = ("tests", "lab/smoke")
DEFINITION = re.compile(r"^(?:async )?def (test_\w+)", re.MULTILINE)


class UnknownTest(LookupError):
    """A name that no test has, or several."""


def node_id(test: str) -> str:
    """Return pytest's id of a test: of a whole one, `test_x`, or of one of its cases, `test_x[case]`."""
    files = files_by_name().get(test.partition("[")[0], [])
    if len(files) != 1:
        raise UnknownTest(f"{test} is in {' and in '.join(files) or 'no file of tests'}")
    return f"{files[0]}::{test}"


@cache
def files_by_name() -> dict[str, list[str]]:
    """Map the name of each test to the files that define it."""
    files: dict[str, list[str]] = {}
    for path in sorted(path for folder in FOLDERS for path in (CHECKOUT / folder).rglob("test_*.py")):
        for name in DEFINITION.findall(path.read_text(encoding="utf-8")):
            files.setdefault(name, []).append(path.relative_to(CHECKOUT).as_posix())
    return files
