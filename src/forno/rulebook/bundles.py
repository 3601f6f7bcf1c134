"""The texts by language: text/LANGUAGE/*.ftl, in Fluent's notation, of Forno and of packages that bring games.

languages.json lists the languages, each with its own name for itself, in the order in which they are offered. The page
reads the same file.

A package names itself by the entry point group `forno.texts`. Its folder may hold text/LANGUAGE/*.ftl and rules.toml;
its English stands in for languages that it does not have, and it cannot replace a text of Forno.

A language has a thousand texts, of which most programs need a few: the files are read once, and a text is parsed when
it is first used. No text refers to another one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from forno.core.errors import Unreadable


def language_names() -> dict[str, str]:
    """Return the name of each language for itself, in the order in which they are offered."""
    names: dict[str, str] = json.loads((files(__package__) / "languages.json").read_text(encoding="utf-8"))
    return names


LANGUAGES: tuple[str, ...] = tuple(language_names())
FALLBACK = "en"
GROUP = "forno.texts"
MESSAGE = re.compile(r"^([a-z][\w-]*) *=.*\n(?:(?:[ \t].*)?\n)*", re.MULTILINE)
"""A message: its name, and all that is indented below it."""
PLAIN = re.compile(r"([a-z][\w-]*) *= *([^\s{}](?:[^\n{}]*[^\s{}])?) *\n*")
"""A message of one line, without values and attributes: its name and its words."""
MAX_VALUE_CHARACTERS = 1000
"""The longest value that is put into a text."""
MAX_KEPT = 10_000
"""Formatted texts that are kept: they hold no names, only numbers."""


@cache
def texts(lang: str) -> dict[str, str]:
    """Return the source of every text in a language, by name."""
    if lang not in LANGUAGES:
        raise Unreadable(f"not a language of the rulebook; there are: {', '.join(LANGUAGES)}", lang or "(nothing)")
    return _third_party_texts(FALLBACK) | _third_party_texts(lang) | _messages(sources(lang))


def sources(lang: str) -> list[str]:
    """Return the text files of Forno in a language."""
    return _sources(files(__package__), lang)


def third_party_folders() -> list[Traversable]:
    """Return the folders of the packages that bring texts, by the name of their entry point."""
    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return [files(entry.value) for entry in found]


def _third_party_texts(lang: str) -> dict[str, str]:
    return _messages([source for folder in third_party_folders() for source in _sources(folder, lang)])


def _sources(package: Traversable, lang: str) -> list[str]:
    folder = package / "text" / lang
    parts = [part for part in folder.iterdir() if part.name.endswith(".ftl")] if folder.is_dir() else []
    return [part.read_text(encoding="utf-8") for part in sorted(parts, key=lambda part: part.name)]


def _messages(written: list[str]) -> dict[str, str]:
    return {found[1]: found[0] for source in written for found in MESSAGE.finditer(source.rstrip() + "\n")}


@cache
def bundle(lang: str) -> FluentBundle:
    """Return the parsed texts of a language: those used up to now."""
    # No isolation marks: these texts are read in terminals and logs as well as in a page.
    return FluentBundle([lang], use_isolating=False)


def bundle_with(lang: str, message: str) -> FluentBundle:
    """Return the parsed texts with this one among them."""
    parsed = bundle(lang)
    if not parsed.has_message(message):
        parsed.add_resource(parse(texts(lang)[message]))
    return parsed


def parse(text: str) -> ftl.Resource:
    """Parse a text. Most have one line without values, for which the parser, written in Python, is not needed."""
    if plain := PLAIN.fullmatch(text):
        return ftl.Resource([ftl.Message(ftl.Identifier(plain[1]), ftl.Pattern([ftl.TextElement(plain[2])]))])
    return FluentResource(text)


def say(lang: str, message: str, attribute: str = "", /, **values: object) -> str | None:
    """Format a text, or an attribute of it, with its values; None if the language has none."""
    if all(type(value) is int for value in values.values()):
        return _say_numbers(lang, message, attribute, tuple(values.items()))
    return _say(lang, message, attribute, values)


@lru_cache(MAX_KEPT)
def _say_numbers(lang: str, message: str, attribute: str, numbers: tuple[tuple[str, object], ...]) -> str | None:
    """Format a text without values, or with numbers alone: a screen shows the same ones again and again."""
    return _say(lang, message, attribute, dict(numbers))


def _say(lang: str, message: str, attribute: str, values: Mapping[str, object]) -> str | None:
    if message not in texts(lang):
        return None
    parsed = bundle_with(lang, message)
    found = parsed.get_message(message)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        return None
    written, _ = parsed.format_pattern(pattern, {name: shorten(value) for name, value in values.items()})
    return str(written)


def shorten(value: object) -> object:
    """Cut a very long string: Fluent formats no text with one."""
    if isinstance(value, str) and len(value) > MAX_VALUE_CHARACTERS:
        return f"{value[:MAX_VALUE_CHARACTERS]}…"
    return value
