"""A game's rules as a page to read, made from the same data that refuses moves."""

from __future__ import annotations

from itertools import groupby

import msgspec

from forno.rulebook.bundles import say
from forno.rulebook.register import Rule, rules, text

MARK = "*"
"""Stands before a line that is a decision of this project."""


class Line(msgspec.Struct, frozen=True):
    """One rule on the page."""

    id: str
    text: str
    ruling: bool


class Section(msgspec.Struct, frozen=True):
    """A chapter of the rulebook."""

    heading: str
    lines: tuple[Line, ...]

    def search(self, word: str) -> Section:
        """Only the lines in which this word, or part of a word, stands; an id counts too."""
        found = (line for line in self.lines if word.casefold() in f"{line.id} {line.text}".casefold())
        return Section(self.heading, tuple(found))


class Page(msgspec.Struct, frozen=True):
    """A whole rulebook. `text` is the plain form; faces that can do better read the parts."""

    title: str
    about: str
    players: str
    note: str
    sections: tuple[Section, ...]

    def search(self, word: str) -> Page:
        """The same page with only those lines in which this word, or part of a word, stands."""
        found = (section.search(word) for section in self.sections)
        return msgspec.structs.replace(self, sections=tuple(section for section in found if section.lines))

    @property
    def text(self) -> str:
        head = [part for part in (self.title, self.about, self.players, f"{MARK} {self.note}") if part]
        body = [part for section in self.sections for part in ("", section.heading, "", *map(_plain, section.lines))]
        return "\n".join([*head, *body]) + "\n"


def page(game: str, lang: str, players: tuple[int, int] | None = None) -> Page:
    """The rulebook of a game in a language. The rulebook knows no games: how many can play it is told."""
    chapters = groupby(rules(game), key=lambda rule: rule.section)
    return Page(
        title=say(lang, "rules-title", game=say(lang, f"game-{game}")) or game,
        about=say(lang, f"game-{game}-about") or "",
        players=(say(lang, "rules-players", least=players[0], most=players[1]) or "") if players else "",
        note=say(lang, "rules-ruling") or "",
        sections=tuple(_section(name, list(chapter), lang) for name, chapter in chapters),
    )


def _section(name: str, chapter: list[Rule], lang: str) -> Section:
    lines = tuple(Line(rule.id, text(rule.id, lang), rule.ruling) for rule in chapter)
    return Section(say(lang, f"section-{name}") or name, lines)


def _plain(line: Line) -> str:
    return f"{MARK if line.ruling else '-'} {line.text} [{line.id}]"
