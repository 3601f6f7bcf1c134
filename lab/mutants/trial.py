"""`python -m lab.mutants.trial FOLDER NAME...`: run the tests of these mutants. Prints a line of JSON for each.

The program is imported once; each mutant then has a process of its own, forked from this one. A test that fails has
caught the mutant. A test that cannot be run, or that fails by an error in the lab's own code, has caught nothing. In
the end the tests that failed run once more on the unchanged program, under the name of `control`: they must pass.
"""

from __future__ import annotations

import gc
import os
import sys
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from lab.mutants.catalogue import MUTANTS
from lab.mutants.mutant import Mutant
from lab.mutants.node_ids import node_id

SLIPS = (ImportError, NameError, AttributeError, TypeError, SyntaxError)
"""Errors that are the mutant's own: a program that fails by one of them is not caught by a test."""
SHORT = {"FORNO_KILLS": "4", "FORNO_REDEALS": "300"}
"""Settings of tests that can be long or short."""
CLIENT_TIMEOUT_S = 8.0
"""How long a client waits for a message that may never come; on virtual time as long as usual, which costs nothing."""
TEST_TIMEOUT_S = 90
CONTROL = "control"
PYTEST = ["-x", "-q", f"--timeout={TEST_TIMEOUT_S}"]
PYTEST += ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:schemathesis"]


class Trial(msgspec.Struct, frozen=True):
    """The result of one mutant's tests."""

    name: str
    end: Literal["caught", "survived", "slipped"]
    how: str = ""
    """Which test failed, and how."""


class FirstFailure:
    """A pytest plugin that keeps what fails first, and whether it is the failure of a test."""

    def __init__(self) -> None:
        self.seen: list[tuple[bool, str]] = []

    def pytest_exception_interact(self, node: pytest.Item, call: pytest.CallInfo[Any], report: Any) -> None:
        assert call.excinfo is not None
        is_test = getattr(report, "when", "") == "call" and not issubclass(call.excinfo.type, SLIPS)
        self.seen.append((is_test, f"{node.nodeid}: {call.excinfo.exconly()[:300]}"))


def tried(mutant: Mutant, folder: Path) -> Trial:
    """Try a mutant in a process of its own; its output is kept in the folder."""
    answer = folder / f"{mutant.name}.json"
    child = os.fork()
    if child == 0:
        try:
            answer.write_bytes(msgspec.json.encode(undergo(mutant, folder)))
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    if not answer.exists():
        return Trial(mutant.name, "slipped", "it ended before its trial")
    return msgspec.json.decode(answer.read_bytes(), type=Trial)


def undergo(mutant: Mutant, folder: Path) -> Trial:
    """Break the program of this process, and run the tests. Servers that a test starts are broken as well."""
    output = os.open(folder / f"{mutant.name}.txt", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.environ |= SHORT | {"FORNO_MUTANT": "" if mutant.name == CONTROL else mutant.name}
    try:
        tests = [node_id(test) for test in mutant.tests]
        if not all(test.startswith("tests/virtual/") for test in tests):
            import_module("forno.client").Seat.until.__defaults__ = (CLIENT_TIMEOUT_S,)
        mutant.apply()
    except Exception as error:
        return Trial(mutant.name, "slipped", f"{type(error).__name__}: {error}")
    first = FirstFailure()
    code = pytest.main([*PYTEST, f"--basetemp={folder / mutant.name}", *tests], plugins=[first])
    is_test, how = first.seen[0] if first.seen else (False, f"pytest ended with {code}")
    if code == pytest.ExitCode.OK:
        return Trial(mutant.name, "survived")
    return Trial(mutant.name, "caught" if is_test else "slipped", how)


def named(name: str) -> Mutant:
    """Find a mutant of the catalogue, or `module:NAME` of any module."""
    module, _, attribute = name.rpartition(":")
    found: Mutant = getattr(import_module(module), attribute) if module else MUTANTS[name]
    return found


def control(mutants: list[Mutant]) -> Mutant:
    """Make the unchanged program a mutant with the tests of these."""
    tests = dict.fromkeys(test for mutant in mutants for test in mutant.tests)
    return Mutant(CONTROL, "Nothing is broken.", (), tuple(tests))


def main(folder: Path, names: list[str]) -> None:
    import_module("forno.server.main")
    with redirect_stdout(StringIO()):
        pytest.main([*PYTEST, "--markers"])  # imports the plugins
    gc.freeze()
    caught = [mutant for mutant in map(named, names) if report(tried(mutant, folder)).end == "caught"]
    if caught:
        report(tried(control(caught), folder))


def report(trial: Trial) -> Trial:
    print(msgspec.json.encode(trial).decode(), flush=True)
    return trial


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), sys.argv[2:])
