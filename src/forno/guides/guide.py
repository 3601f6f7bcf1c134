"""Guides: sections of paragraphs, each with its text, the rules that it tells, and cards that show it.

The complete rules with their ids are in forno.rulebook. A rule that a guide does not tell is listed as reference only.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from forno.core.errors import Unreadable
from forno.guides.numbers import Numbers, card_numbers, game_numbers
from forno.guides.scenes import Group, card_name, labelled, read_cards, scene_text
from forno.rulebook import rules, title
from forno.rulebook.bundles import say

SHARED = "shared"
"""The file with the rules that no guide tells."""


class Paragraph(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A few sentences about one thing."""

    text: str
    """The message `guide-TEXT`; its attribute `title`, if it has one, is the paragraph's heading."""
    rules: tuple[str, ...]
    """The ids of the rules that it tells."""
    card: str = ""
    """The card that it is about, in the notation of scenes; the paragraph is headed by its name."""
    option: str = ""
    """The option of the game that it is about; a text without a title is headed by the option's name."""
    scene: tuple[Group, ...] = ()


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter: its heading is the message `guide-section-NAME`."""

    name: str
    paragraphs: tuple[Paragraph, ...]


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of one game as people read them."""

    reference_only: tuple[str, ...]
    """The ids of rules that are in the reference alone, or their first parts: `wire`."""
    sections: tuple[Section, ...]

    @property
    def paragraphs(self) -> list[Paragraph]:
        return [paragraph for section in self.sections for paragraph in section.paragraphs]

    @property
    def told(self) -> set[str]:
        """The ids of the rules that the guide tells."""
        return {rule for paragraph in self.paragraphs for rule in paragraph.rules}

    def is_reference_only(self, rule: str) -> bool:
        return rule in self.reference_only or rule.partition(".")[0] in self.reference_only


class GuideLine(msgspec.Struct, frozen=True):
    """A paragraph in words, and the line that stands for its scene."""

    text: str
    scene: str = ""


class GuideText(msgspec.Struct, frozen=True):
    """A guide in one language."""

    title: str
    sections: tuple[tuple[str, tuple[GuideLine, ...]], ...]
    """Headings, each with its lines."""

    @property
    def text(self) -> str:
        parts = [self.title]
        for heading, lines in self.sections:
            parts += ["", heading, ""]
            parts += [part for line in lines for part in (line.text, f"    {line.scene}") if part.strip()]
        return "\n".join(parts) + "\n"


@cache
def names() -> tuple[str, ...]:
    """Return the games that have a guide, in the order of the register of rules."""
    games = dict.fromkeys(game for rule in rules() for game in rule.games)
    return tuple(game for game in games if (files(__package__) / f"{game}.toml").is_file())


@cache
def guide(game: str) -> Guide:
    """Return the guide of a game. Raises Unreadable for a game without one."""
    if game not in names():
        raise Unreadable(f"no guide for this game; there are: {', '.join(names())}", game or "(nothing)")
    found = _read(game)
    found["reference_only"] = [*_read(SHARED)["reference_only"], *found["reference_only"]]
    return msgspec.convert(found, Guide)


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((files(__package__) / f"{name}.toml").read_text(encoding="utf-8"))


def paragraph_numbers(game: str, paragraph: Paragraph) -> Numbers:
    """Return the values of a paragraph's text: those of the game, and those of the card that it is about."""
    card = read_cards(game, paragraph.card)[0] if paragraph.card else None
    return {**game_numbers(game), **(card_numbers(game, card) if card else {})}


def guide_text(game: str, lang: str) -> GuideText:
    """Return the guide of a game in words, a line for each paragraph and each scene."""
    sections = (
        (say(lang, f"guide-section-{section.name}") or section.name, tuple(_lines(game, section, lang)))
        for section in guide(game).sections
    )
    return GuideText(say(lang, "rules-title", game=title(game, lang)) or game, tuple(sections))


def _lines(game: str, section: Section, lang: str) -> list[GuideLine]:
    return [_line(game, paragraph, lang) for paragraph in section.paragraphs]


def _line(game: str, paragraph: Paragraph, lang: str) -> GuideLine:
    written = say(lang, f"guide-{paragraph.text}", **paragraph_numbers(game, paragraph)) or paragraph.text
    heading = paragraph_title(paragraph, lang)
    if heading:
        written = f"{heading} {written}" if heading.endswith("?") else labelled(heading, written, lang)
    return GuideLine(written, scene_text(paragraph.scene, lang))


def paragraph_title(paragraph: Paragraph, lang: str) -> str:
    """Return the heading of a paragraph; empty if it has none."""
    if paragraph.card:
        return card_name(paragraph.card, lang)
    own = say(lang, f"guide-{paragraph.text}", "title")
    return own or (say(lang, f"table-option-{paragraph.option}") or "" if paragraph.option else "")
