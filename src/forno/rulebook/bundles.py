"""The texts, from text/LANGUAGE/*.ftl: one Fluent bundle a language, read once. The page reads the same files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from forno.core.errors import Unreadable

LANGUAGES = ("en", "fr", "it", "ru", "de")


@cache
def bundle(lang: str) -> FluentBundle:
    """All texts of a language."""
    if lang not in LANGUAGES:
        raise Unreadable(f"not a language of the rulebook; there are: {', '.join(LANGUAGES)}", lang or "(nothing)")
    # No isolation marks: these texts are read in terminals and logs as well as in a page.
    made = FluentBundle([lang], use_isolating=False)
    for source in sources(lang):
        made.add_resource(FluentResource(source))
    return made


def sources(lang: str) -> list[str]:
    """Every text file of a language."""
    folder = files(__package__) / "text" / lang
    parts = sorted((part for part in folder.iterdir() if part.name.endswith(".ftl")), key=lambda part: part.name)
    return [part.read_text(encoding="utf-8") for part in parts]


def say(lang: str, message: str, attribute: str = "", /, **values: object) -> str | None:
    """A text, or an attribute of it, with its values put in; None where the language has none."""
    texts = bundle(lang)
    if not texts.has_message(message):
        return None
    found = texts.get_message(message)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        return None
    written, _ = texts.format_pattern(pattern, values)
    return str(written)
