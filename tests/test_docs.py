"""The README's and the documentation's examples run: Python as doctests, commands as they would be typed."""

from __future__ import annotations

import doctest
import io
import re
import shlex
from pathlib import Path

import pytest

from forno.cli import main

CHECKOUT = Path(__file__).parents[1]
PAGES = [CHECKOUT / "README.md", *sorted((CHECKOUT / "docs").rglob("*.md"))]
NOT_HERE = ("test", "bench", "lab", "serve")
"""Commands that take too long, run these tests again, or go on until somebody stops them: they have tests of
their own (tests/lab, tests/server/hosting). So does `./forno` alone."""


def _blocks(page: Path, language: str) -> str:
    """All blocks of a language, one after the other."""
    return "\n".join(re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(encoding="utf-8"), re.M | re.S))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_examples(page: Path) -> None:
    examples = doctest.DocTestParser().get_doctest(_blocks(page, "python"), {}, page.name, str(page), 0)
    failed = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS).run(examples).failed
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "examples").symlink_to(CHECKOUT / "examples")
    monkeypatch.chdir(tmp_path)
    for line in _blocks(page, "sh").splitlines():
        script, *arguments = shlex.split(line, comments=True) or [""]
        if script == "./forno" and arguments and arguments[0] not in NOT_HERE:
            monkeypatch.setattr("sys.stdin", io.StringIO())
            assert main(arguments) == 0, line


@pytest.mark.parametrize("page", [*PAGES, CHECKOUT / "CONTRIBUTING.md"], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
