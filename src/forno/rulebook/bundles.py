"""The texts, from text/LANGUAGE/*.ftl, in Fluent's notation. The page reads the same files.

A language has a thousand texts, of which most programs say a few: the files are read once, but a text is made sense of
when it is first said. No text refers to another one.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from forno.core.errors import Unreadable

LANGUAGES = ("en", "fr", "it", "ru", "de")
TEXT = re.compile(r"^([a-z][\w-]*) *=.*\n(?:(?:[ \t].*)?\n)*", re.MULTILINE)
"""A name, and all that is indented below it."""
LONGEST = 1000
"""Characters of a value that is put into a text."""


@cache
def texts(lang: str) -> dict[str, str]:
    """All texts of a language as they are written, by name."""
    if lang not in LANGUAGES:
        raise Unreadable(f"not a language of the rulebook; there are: {', '.join(LANGUAGES)}", lang or "(nothing)")
    return {found[1]: found[0] for source in sources(lang) for found in TEXT.finditer(source)}


def sources(lang: str) -> list[str]:
    """Every text file of a language."""
    folder = files(__package__) / "text" / lang
    parts = sorted((part for part in folder.iterdir() if part.name.endswith(".ftl")), key=lambda part: part.name)
    return [part.read_text(encoding="utf-8") for part in parts]


@cache
def bundle(lang: str) -> FluentBundle:
    """What was said in a language up to now."""
    # No isolation marks: these texts are read in terminals and logs as well as in a page.
    return FluentBundle([lang], use_isolating=False)


def said(lang: str, message: str) -> FluentBundle:
    """The bundle with this text in it."""
    made = bundle(lang)
    if not made.has_message(message):
        made.add_resource(FluentResource(texts(lang)[message]))
    return made


def say(lang: str, message: str, attribute: str = "", /, **values: object) -> str | None:
    """A text, or an attribute of it, with its values put in; None where the language has none."""
    if message not in texts(lang):
        return None
    made = said(lang, message)
    found = made.get_message(message)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        return None
    written, _ = made.format_pattern(pattern, {name: short(value) for name, value in values.items()})
    return str(written)


def short(value: object) -> object:
    """What somebody wrote may be as long as a book, and Fluent prints none of that: the beginning is enough."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value
