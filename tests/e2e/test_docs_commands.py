"""Commands in the README and the documentation run as they are typed there, but with fewer games."""

from __future__ import annotations

import io
import re
import shlex
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

import pytest

from forno.cli import main
from harness import CHECKOUT
from harness.counts import FULL

PAGES = [CHECKOUT / "README.md", *sorted((CHECKOUT / "docs").rglob("*.md"))]
NOT_HERE = ("test", "set-up", "docs", "kernel", "wheel", "pictures", "bench", "lab", "serve")
"""Commands that take too long, run these tests again, or go on until somebody stops them: they have tests of
their own (tests/server/lab, tests/server/hosting, tests/server/kernel, tests/e2e/browser). So does `./forno` alone."""
STATUS = {"./forno verify game.txt": 3}
"""Exit statuses besides 0: the record has no result, since nobody plays here."""
FEW = {"--games": 4, "--worlds": 2}
"""How many games are played and deals imagined where the page names more, which only takes longer: the commands accept
each number from 1 and from 2. With FORNO_COUNTS=full, as many as on the page."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "examples").symlink_to(CHECKOUT / "examples")
    monkeypatch.chdir(tmp_path)
    for line in commands_on(page):
        script, *arguments = shlex.split(line, comments=True) or [""]
        if script == "./forno" and arguments and arguments[0] not in NOT_HERE:
            monkeypatch.setattr("sys.stdin", io.StringIO())
            with ThreadPoolExecutor(1) as thread:  # a browser's event loop may run in this one
                assert thread.submit(main, with_few(arguments)).result() == STATUS.get(line, 0), line


def with_few(arguments: list[str]) -> list[str]:
    """The command with small counts."""
    if FULL:
        return arguments
    after = pairwise(["", *arguments])
    return [str(min(int(word), FEW[option])) if option in FEW else word for option, word in after]


@pytest.mark.skipif(FULL, reason="counts stay as they are")
def test_counts_become_small_and_all_else_stays() -> None:
    assert with_few(["arena", "--games", "200", "--seed", "77"]) == ["arena", "--games", "4", "--seed", "77"]
    assert with_few(["review", "--worlds", "1"]) == ["review", "--worlds", "1"]


def commands_on(page: Path) -> list[str]:
    """Lines of all blocks that are for a shell."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", page.read_text(encoding="utf-8"), re.M | re.S)
    return "\n".join(blocks).splitlines()
