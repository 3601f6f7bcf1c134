"""The texts, from text/*.ftl: one Fluent bundle a language, read once."""

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
    source = (files(__package__) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    # No isolation marks: these texts are read in terminals and logs as well as in a page.
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(source))
    return made


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
