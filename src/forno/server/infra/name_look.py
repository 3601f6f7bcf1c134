"""The look of names and other texts: names that could be taken for each other share a key, and a name must be seen.

Look-alikes are those of Unicode (UTS 39, confusables), by the data of confusable-homoglyphs.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from itertools import chain

MAX_MARKS = 4
"""Combining marks on one character. Hebrew, Thai and Vietnamese need three at most; dozens cover the lines around."""
COMBINING = ("Mn", "Me")
"""Categories of Unicode: marks that take no space, and marks that enclose."""
DEFAULT_IGNORABLE = frozenset(
    chain(
        (0x00AD, 0x034F, 0x061C, 0x3164, 0xFEFF, 0xFFA0),
        range(0x115F, 0x1161), range(0x17B4, 0x17B6), range(0x180B, 0x1810), range(0x200B, 0x2010),
        range(0x202A, 0x202F), range(0x2060, 0x2070), range(0xFE00, 0xFE10), range(0xFFF0, 0xFFF9),
        range(0x1BCA0, 0x1BCA4), range(0x1D173, 0x1D17B), range(0xE0000, 0xE1000),
    )
)  # fmt: skip
"""Code points that are not drawn: the property Default_Ignorable_Code_Point of Unicode."""
BLANK = frozenset("\u2800\ufffc\U0001d159")
"""Characters that are drawn as nothing without being ignorable: the empty Braille pattern, the place of an object that
is not there, the empty note head."""
DIRECTION_MARKS = frozenset("\u200e\u200f")
"""Direction marks that the data puts around right-to-left characters."""


def most_marks(text: str) -> int:
    """The most combining marks that one character of a text has, after those that are part of a letter are composed."""
    most = marks = 0
    for character in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(character) in COMBINING else 0
        most = max(most, marks)
    return most


def is_visible(name: str) -> bool:
    """Does a name show at least one letter, digit, sign or picture?"""
    return any(unicodedata.category(sign)[0] in "LNPS" and sign not in BLANK for sign in normal(name))


def name_keys(name: str) -> tuple[str, str, str]:
    """The keys of a name: how it is written without regard to case, how it looks, and how its foreign letters look
    without regard to case. Two names are too alike if they share a key at the same place."""
    written = normal(name)
    return written.casefold(), skeleton(written), foreign_look(written).casefold()


def foreign_look(text: str) -> str:
    """The text with each letter beyond ASCII in the place of the one that it looks like."""
    return "".join(sign if sign.isascii() else look(sign) for sign in unicodedata.normalize("NFD", text))


def normal(name: str) -> str:
    """The name in normal form (NFKC), without what is not drawn, and with single spaces."""
    drawn = "".join(sign for sign in unicodedata.normalize("NFKC", name) if ord(sign) not in DEFAULT_IGNORABLE)
    return " ".join(unicodedata.normalize("NFKC", drawn).split())


def skeleton(text: str) -> str:
    """The skeleton of a text: the same for texts that look the same. (UTS 39, section 4)"""
    parts = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(map(look, parts)))


def look(sign: str) -> str:
    """The prototype of a character: one of all that look like it."""
    return prototypes().get(sign, sign)


@cache
def prototypes() -> dict[str, str]:
    """The prototype of each character that has look-alikes. The data names for a prototype all its look-alikes, and for
    each of these the prototype alone; where two look like each other, the longer one is it, or the first."""
    from confusable_homoglyphs.confusables import confusables_data  # reads a large file

    found: dict[str, str] = {}
    for named, alike in confusables_data.items():
        one, others = unmarked(named), [unmarked(other["c"]) for other in alike]
        if len(one) == 1 and len(others) == 1 and is_prototype(others[0], one, confusables_data):
            found[one] = others[0]
    return found


def is_prototype(candidate: str, of: str, data: dict[str, list[dict[str, str]]]) -> bool:
    if len(data.get(candidate, ())) != 1:
        return True
    return (-len(candidate), candidate) < (-len(of), of)


def unmarked(text: str) -> str:
    return "".join(sign for sign in text if sign not in DIRECTION_MARKS)
