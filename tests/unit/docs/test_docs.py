"""The README's and the documentation's examples in Python run, and their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from forno.rulebook.bundles import say
from forno.rulebook.register import GAMES
from harness import CHECKOUT

PAGES = [CHECKOUT / "README.md", *sorted((CHECKOUT / "docs").rglob("*.md"))]


def _blocks(page: Path, language: str) -> str:
    """All blocks of a language, one after the other."""
    return "\n".join(re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(encoding="utf-8"), re.M | re.S))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_examples(page: Path) -> None:
    examples = doctest.DocTestParser().get_doctest(_blocks(page, "python"), {}, page.name, str(page), 0)
    failed = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS).run(examples).failed
    assert failed == 0


@pytest.mark.parametrize("page", [*PAGES, *sorted(CHECKOUT.glob("[CS]*.md"))], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    """To a file that is there, and to a heading of it. (tests/e2e/browser/test_site.py checks the built site.)"""
    assert [link for link in _links(page.read_text(encoding="utf-8")) if not _is_there(page, link)] == []


def _links(text: str) -> list[str]:
    """Relative links in the text, without those in blocks of code."""
    prose = re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S)
    return [link for link in re.findall(r"(?:\]\(|<img [^>]*src=\")([^)\"\s]+)", prose) if ":" not in link]


def _is_there(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    target = page.parent / path if path else page
    return target.exists() and (not anchor or anchor in _anchors(target.read_text(encoding="utf-8")))


def _anchors(text: str) -> set[str]:
    """The anchors of the headings: in lower case, without punctuation, with hyphens for spaces."""
    headings = re.findall(r"^#+ (.+)$", text, re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_a_link_to_nothing_is_found() -> None:
    page = CHECKOUT / "docs" / "index.md"
    assert _links('[a](play.md#x) `b`\n```\n[c](d.md)\n```\n<img src="e.png">') == ["play.md#x", "e.png"]
    assert _is_there(page, "protocol.md#the-games-own-words")
    assert not _is_there(page, "protocol.md#no-such-heading")
    assert not _is_there(page, "no-such-page.md")


def test_the_readme_says_in_a_line_what_kind_of_game_each_is() -> None:
    lines = re.findall(r"^- \*\*([^]*[]+)\*\*: (.{40,})$", (CHECKOUT / "README.md").read_text(encoding="utf-8"), re.M)
    assert [title for title, _ in lines] == [say("en", f"game-{name}") for name in GAMES]


def test_every_decision_is_in_the_list_of_decisions() -> None:
    """And so in the navigation of the site."""
    folder = CHECKOUT / "docs" / "decisions"
    listed = re.findall(r"^- \[\d{4}\]\((.+)\)", (folder / "index.md").read_text(encoding="utf-8"), re.M)
    assert listed == sorted(path.name for path in folder.glob("0*.md"))


def test_every_page_is_in_one_of_the_lists_that_make_the_navigation() -> None:
    """Sphinx warns of a page that is in none, and the build of the site fails."""
    docs = CHECKOUT / "docs"
    starts = sorted(docs.glob("for-*.md"))
    listed = {
        (start.parent / page).resolve()
        for start in [*starts, docs / "decisions" / "index.md"]
        for page in re.findall(r"^(?:\d+\.|-) \[[^\]]*\]\(([\w/-]+\.md)\)", start.read_text(encoding="utf-8"), re.M)
    }
    pages = {page.resolve() for page in docs.rglob("*.md")} - {start.resolve() for start in starts}
    assert pages - listed == {docs / "index.md"}


def test_the_reference_names_modules_that_are_there() -> None:
    pages = [page.read_text(encoding="utf-8") for page in (CHECKOUT / "docs" / "reference").glob("*.md")]
    named = re.findall(r"^\.\. automodule:: (\S+)$", "\n".join(pages), re.M)
    assert {"forno", "forno.bots", "forno.testing"} <= {*named}
    assert [name for name in named if find_spec(name) is None] == []
