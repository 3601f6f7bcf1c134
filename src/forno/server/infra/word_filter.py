"""A word filter for names and chat: words that the operator does not want, compared as people read them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from pathlib import Path

from forno.core.errors import Refused, Unreadable
from forno.server.infra.name_look import foreign_look, normal

DIGITS = str.maketrans("0134578@$!", "oieastbasi")
"""Digits and signs that stand for letters."""


def fold(text: str) -> str:
    """The text without case, accents and other spellings of the same letter."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(one for one in decomposed if not unicodedata.combining(one) and unicodedata.category(one) != "Cf")


def fold_look(text: str) -> str:
    """The same of how the text looks: foreign letters count as those that they are taken for (Unicode, UTS 39)."""
    return fold(foreign_look(normal(text)))


FOLDS = (fold, fold_look)
"""The ways in which a text is compared with the words of a list, which are folded in the same way."""


class WordFilter:
    """Finds the words of a list in a text.

    A word of the list is found as a whole word; with a star at its end or beginning (`fool*`) also inside longer ones.
    """

    def __init__(self, words: Iterable[str] = ()) -> None:
        listed = [*words]
        self._found = [re.compile("|".join(pattern(word, way) for word in listed)) for way in FOLDS if listed]

    def check(self, text: str) -> None:
        """Refuse a text with a word of the list. (house.words)"""
        for found, way in zip(self._found, FOLDS, strict=False):
            folded = way(text)
            if found.search(folded) or found.search(folded.translate(DIGITS)):
                raise Refused("house.words")


def pattern(word: str, way: Callable[[str], str]) -> str:
    """The regular expression that finds a word of the list in a text that is folded in this way."""
    middle = re.escape(way(word.strip("*")))
    before = "" if word.startswith("*") else r"(?<!\w)"
    return before + middle + ("" if word.endswith("*") else r"(?!\w)")


def read_words(path: str) -> WordFilter:
    """Read a list of words: one a line, `#` begins a comment. Without a path nothing is filtered."""
    if not path:
        return WordFilter()
    try:
        lines = Path(path).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeError) as error:
        why = (isinstance(error, OSError) and error.strerror) or "this is no text in UTF-8"
        raise Unreadable(f"the list of words cannot be read: {why}", path) from None
    words = (line.partition("#")[0].strip() for line in lines)
    return WordFilter(word for word in words if word.strip("*"))
