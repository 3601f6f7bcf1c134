"""The look of names and other texts: names that could be taken for each other share a key, and a name must be seen.

Look-alikes are those of Unicode (UTS 39, confusables), by the data of confusable-homoglyphs, and small capitals.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from itertools import chain

from forno.server.infra.emoji import EMOJI

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
BLANK_SIGNS = frozenset("\U00013441\U00013442\u2d7f\U0001107f\U00016fe4")
"""Letters and marks that are drawn as nothing without being ignorable: the empty hieroglyphs, and what joins letters of
Tifinagh, numbers of Brahmi and small letters of Khitan."""
KEYBOARD_SIGNS = frozenset("$+<=>^`|~")
"""Signs of ASCII that Unicode counts as symbols."""
FLAG_LETTERS = {chr(0x1F1E6 + place): letter for place, letter in enumerate("abcdefghijklmnopqrstuvwxyz")}
"""The letters that flags are spelt with, which some systems draw as such."""
OVERLAY_CLASS = 1
"""The combining class of marks that are drawn across a letter."""
EMOJI_WIDTH = 2
SIGN_WIDTHS = {
    **dict.fromkeys((0x2014, 0x2015), 2),  # em dash and bar
    0x2E3A: 4,  # dashes of two and three ems
    0x2E3B: 6,
    **dict.fromkeys((0x0E5B, 0xA66E), 3),  # the end of a Thai chapter, the o with many eyes
    **dict.fromkeys(range(0xA9C1, 0xA9CE), 4),  # Javanese ornaments
    **dict.fromkeys(range(0x12000, 0x12550), 12),  # cuneiform
    **dict.fromkeys(range(0x13000, 0x14680), 3),  # hieroglyphs
}
"""By code point: how wide a sign is drawn where Unicode does not tell, in widths of a Latin letter."""
DIRECTION_MARKS = frozenset("\u200e\u200f")
"""Direction marks that the data puts around right-to-left characters."""


def most_marks(text: str) -> int:
    """The most combining marks that one character of a text has, after those that are part of a letter are composed."""
    most = marks = 0
    for character in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(character) in COMBINING else 0
        most = max(most, marks)
    return most


def is_name(text: str) -> bool:
    """Does a text consist of letters with their marks, numbers, punctuation, plain spaces and whole emoji, and show at
    least one of these?"""
    pieces = EMOJI.split(text)
    is_seen = len(pieces) > 1 or bool(text.strip(" "))
    return (
        is_seen and all(is_written(sign) for piece in pieces for sign in piece) and not any(map(has_bare_mark, pieces))
    )


def is_written(sign: str) -> bool:
    """Is this a sign that is drawn by itself or on another: a letter, mark, number, punctuation or a plain space?"""
    is_drawn = sign.isprintable() and ord(sign) not in DEFAULT_IGNORABLE and sign not in BLANK_SIGNS
    return is_drawn and (unicodedata.category(sign)[0] in "LMNP" or sign == " " or sign in KEYBOARD_SIGNS)


def has_bare_mark(piece: str) -> bool:
    """Is there a mark with nothing under it?"""
    return any(unicodedata.category(word[0])[0] == "M" for word in piece.split(" ") if word)


def drawn_width(name: str) -> int:
    """The width of a name as it is drawn, in widths of a Latin letter; emoji and East Asian characters have two."""
    composed = unicodedata.normalize("NFC", name)
    emoji, rest = EMOJI.findall(composed), EMOJI.sub("", composed)
    return EMOJI_WIDTH * len(emoji) + sum(map(sign_width, rest))


def sign_width(sign: str) -> int:
    """The width of a sign; a ligature has that of its letters."""
    if unicodedata.category(sign) in COMBINING:
        return 0
    letters = unicodedata.normalize("NFKC", sign)
    if len(letters) > 1:
        return sum(map(sign_width, letters))
    is_wide = unicodedata.east_asian_width(sign) in "WF"
    return SIGN_WIDTHS.get(ord(sign), 2 if is_wide else 1)


def name_keys(name: str) -> tuple[str, str, str]:
    """The keys of a name: how it is written without regard to case, how it looks, and how its foreign letters look
    without regard to case. Two names are too alike if they share a key at the same place."""
    written = normal(name)
    return written.casefold(), skeleton(written), foreign_look(written).casefold()


def foreign_look(text: str) -> str:
    """The text with each letter beyond ASCII in the place of the one that it looks like."""
    return without_overlays(sign if sign.isascii() else look(sign) for sign in unicodedata.normalize("NFD", text))


def normal(name: str) -> str:
    """The name in normal form (NFKC), without what is not drawn, and with single spaces."""
    drawn = "".join(sign for sign in unicodedata.normalize("NFKC", name) if ord(sign) not in DEFAULT_IGNORABLE)
    return " ".join(unicodedata.normalize("NFKC", drawn).split())


def skeleton(text: str) -> str:
    """The skeleton of a text: the same for texts that look the same. (UTS 39, section 4)

    It goes further than Unicode: small capitals count as small letters, and what is drawn across a letter is left out.
    """
    letters = map(look, unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", without_overlays(map(look, "".join(letters))))


def without_overlays(parts: Iterable[str]) -> str:
    """The parts together, without marks that are drawn across a letter, such as the stroke of a t with a stroke."""
    return "".join(sign for sign in "".join(parts) if unicodedata.combining(sign) != OVERLAY_CLASS)


def look(sign: str) -> str:
    """The prototype of a character: one of all that look like it; of a small capital or a letter of a flag, the small
    letter."""
    prototype = prototypes().get(sign, FLAG_LETTERS.get(sign, sign))
    return small_capitals().get(prototype, prototype)


@cache
def small_capitals() -> dict[str, str]:
    """The small letter of each small capital, and of what stands for it as a prototype."""
    found = {}
    for sign in map(chr, chain(range(0x0250, 0x02B0), range(0x1D00, 0x1D80), range(0xA720, 0xA800))):
        _, is_small, letter = unicodedata.name(sign, "").partition("LATIN LETTER SMALL CAPITAL ")
        prototype = prototypes().get(sign, sign)
        if is_small and len(letter) == 1 and not prototype.isascii():
            found[sign] = found[prototype] = letter.lower()
    return found


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
