"""`python -m lab.mutants.trial FOLDER NAME...`: does a check fail where a mutant is at work? A line of JSON for each.

The program is read once; each mutant then has a process of its own, forked from this one. A check that fails has caught
the mutant; one that cannot even begin, or stumbles over a slip in the mutant's own text, has caught nothing. In the end
the checks that failed run once more with nothing broken, under the name of `control`: there they must not fail.
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

import forno.server.main  # noqa: F401 - read ahead
from forno.client import Seat
from lab.mutants.all import MUTANTS
from lab.mutants.mutant import Mutant

SLIPS = (ImportError, NameError, AttributeError, TypeError, SyntaxError)
"""Errors of whoever wrote the mutant."""
SHORT = {"FORNO_KILLS": "4", "FORNO_REDEALS": "300"}
"""Where a check can be long or short."""
WAIT = 8.0
"""Seconds that a client waits for what may never come."""
PATIENCE = 90
"""Seconds for a test."""
CONTROL = "control"
PYTEST = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:schemathesis", f"--timeout={PATIENCE}"]


class Trial(msgspec.Struct, frozen=True):
    """What became of a mutant."""

    name: str
    end: Literal["caught", "survived", "slipped"]
    how: str = ""
    """Which test failed, and how."""


class Witness:
    """Sees what fails first."""

    def __init__(self) -> None:
        self.seen: list[tuple[bool, str]] = []

    def pytest_exception_interact(self, node: pytest.Item, call: pytest.CallInfo[Any], report: Any) -> None:
        assert call.excinfo is not None
        is_check = getattr(report, "when", "") == "call" and not issubclass(call.excinfo.type, SLIPS)
        self.seen.append((is_check, f"{node.nodeid}: {call.excinfo.exconly()[:300]}"))


def tried(mutant: Mutant, folder: Path) -> Trial:
    """In a process of its own; what it says is kept in the folder."""
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
    """Break the program, and run the checks."""
    said = os.open(folder / f"{mutant.name}.txt", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(said, 1)
    os.dup2(said, 2)
    os.environ |= SHORT | {"FORNO_MUTANT": "" if mutant.name == CONTROL else mutant.name}
    Seat.until.__defaults__ = (WAIT,)
    try:
        mutant()
    except Exception as error:
        return Trial(mutant.name, "slipped", f"{type(error).__name__}: {error}")
    witness = Witness()
    code = pytest.main([*PYTEST, f"--basetemp={folder / mutant.name}", *mutant.checks], plugins=[witness])
    is_check, how = witness.seen[0] if witness.seen else (False, f"pytest ended with {code}")
    if code == pytest.ExitCode.OK:
        return Trial(mutant.name, "survived")
    return Trial(mutant.name, "caught" if is_check else "slipped", how)


def named(name: str) -> Mutant:
    """One of ours, or `module:name` of any."""
    module, _, attribute = name.rpartition(":")
    found: Mutant = getattr(import_module(module), attribute) if module else MUTANTS[name]
    return found


def control(mutants: list[Mutant]) -> Mutant:
    """None at all, for the checks of these."""
    checks = dict.fromkeys(check for mutant in mutants for check in mutant.checks)
    return Mutant(CONTROL, "Nothing is broken.", lambda: None, tuple(checks))


def main(folder: Path, names: list[str]) -> None:
    with redirect_stdout(StringIO()):
        pytest.main([*PYTEST, "--markers"])  # reads the plugins ahead
    gc.freeze()
    caught = [mutant for mutant in map(named, names) if say(tried(mutant, folder)).end == "caught"]
    if caught:
        say(tried(control(caught), folder))


def say(trial: Trial) -> Trial:
    print(msgspec.json.encode(trial).decode(), flush=True)
    return trial


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), sys.argv[2:])
