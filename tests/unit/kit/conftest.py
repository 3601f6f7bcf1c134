"""The tutorial's little game, taken from the page that explains it: the page is its one source."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from types import ModuleType

import pytest

from forno.testing import Broken, Law, check_game
from harness import CHECKOUT

PAGE = CHECKOUT / "docs" / "write-a-game.md"


@pytest.fixture(scope="session")
def page_text() -> str:
    return PAGE.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def page(page_text: str) -> Iterator[ModuleType]:
    """A module made of the page's blocks of Python, all of which have run."""
    module = sys.modules["tutorial_page"] = ModuleType("tutorial_page")
    for block in re.finditer(r"^```python\n(.*?)^```", page_text, re.DOTALL | re.MULTILINE):
        lines_before = "\n" * page_text.count("\n", 0, block.start(1))
        exec(compile(lines_before + block[1], str(PAGE), "exec"), module.__dict__)
    yield module
    del sys.modules["tutorial_page"]


@pytest.fixture
def patch(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Makes a mutant of the tutorial's game, for one test."""
    return monkeypatch


@pytest.fixture
def caught_by(page: ModuleType) -> Callable[[Law], None]:
    """Is the mutant caught by the kit, and by this law alone?"""

    def check(law: Law) -> None:
        with pytest.raises(Broken):
            check_game(page.TIPTOP, games=25)
        with pytest.raises(Broken) as caught:
            check_game(page.TIPTOP, games=25, only=[law])
        assert caught.value.law == law.__name__

    return check
