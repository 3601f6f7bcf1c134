"""Every text that the page asks for is there, and every text of the page is asked for."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import forno.rulebook
from harness import CHECKOUT

SOURCES = CHECKOUT / "web" / "src"
TEXTS = Path(forno.rulebook.__file__).parent / "text" / "en"
AREAS = ("home", "table", "pizza", "solo", "after", "learn", "cards")
LESSONS = Path(forno.rulebook.__file__).parents[1] / "lessons"


@cache
def written() -> str:
    return "\n".join(
        path.read_text(encoding="utf-8") for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")
    )


@cache
def ids(area: str) -> frozenset[str]:
    parsed = FluentParser().parse((TEXTS / f"{area}.ftl").read_text(encoding="utf-8"))
    return frozenset(entry.id.name for entry in parsed.body if isinstance(entry, ftl.Message))


def test_every_text_that_the_page_names_is_there() -> None:
    known = {name for path in TEXTS.glob("*.ftl") for name in ids(path.stem)}
    named = set(re.findall(r"\b(?:say|sayOrNull)\(\s*'([a-z0-9-]+)(?:\.[a-z]+)?'", written()))
    assert named
    assert named - known == set()


def test_every_beginning_that_the_page_names_belongs_to_a_text() -> None:
    known = {name for path in TEXTS.glob("*.ftl") for name in ids(path.stem)}
    begun = set(re.findall(r"\b(?:say|sayOrNull)\(\s*`([a-z0-9-]+-)\$", written()))
    assert begun
    assert {begin for begin in begun if not any(name.startswith(begin) for name in known)} == set()


def test_no_text_of_the_page_is_left_over() -> None:
    """A text is asked for by its whole name, or by a name that is put together from its beginning."""
    source = written() + "".join(path.read_text(encoding="utf-8") for path in LESSONS.glob("*.toml"))
    whole = set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", source))
    begun = tuple(set(re.findall(r"([a-z0-9]+(?:-[a-z0-9]+)*-)\$\{", source)))
    unused = {name for area in AREAS for name in ids(area) if name not in whole and not name.startswith(begun)}
    assert unused == set()
