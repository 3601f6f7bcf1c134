"""The reference of a game: every rule with its id, from the same data as refusals."""

from __future__ import annotations

import msgspec

from forno.rulebook.bundles import say
from forno.rulebook.register import Rule, rules, text

MARK = "*"
"""The mark of a line that is a decision of this project."""


class RuleLine(msgspec.Struct, frozen=True):
    """One rule on the page."""

    id: str
    text: str
    ruling: bool


class Section(msgspec.Struct, frozen=True):
    """A chapter of the rulebook."""

    heading: str
    lines: tuple[RuleLine, ...]

    def search(self, word: str) -> Section:
        """Return the section with only those lines that contain this text, in the rule or in its id."""
        found = (line for line in self.lines if word.casefold() in f"{line.id} {line.text}".casefold())
        return Section(self.heading, tuple(found))


class Page(msgspec.Struct, frozen=True):
    """A whole rulebook. `text` is its plain form; other user interfaces read the parts."""

    title: str
    about: str
    players: str
    note: str
    sections: tuple[Section, ...]

    def search(self, word: str) -> Page:
        """Return the page with only those lines that contain this text."""
        found = (section.search(word) for section in self.sections)
        return msgspec.structs.replace(self, sections=tuple(section for section in found if section.lines))

    @property
    def text(self) -> str:
        head = [part for part in (self.title, self.about, self.players, f"{MARK} {self.note}") if part]
        body = [part for section in self.sections for part in ("", section.heading, "", *map(_plain, section.lines))]
        return "\n".join([*head, *body]) + "\n"


def title(game: str, lang: str) -> str:
    """Return the title of a game; its name if it has none."""
    return say(lang, f"game-{game}") or game


def description(game: str, lang: str) -> str:
    """Return the description of a game, in a sentence; empty if it has none."""
    return say(lang, f"game-{game}-about") or ""


def page(game: str, lang: str, players: tuple[int, int] | None = None) -> Page:
    """Return the rulebook of a game in a language, with the least and the most players if they are given."""
    chapters: dict[str, list[Rule]] = {}
    for rule in rules(game):
        chapters.setdefault(rule.section, []).append(rule)
    return Page(
        title=say(lang, "rules-title", game=title(game, lang)) or game,
        about=description(game, lang),
        players=(say(lang, "rules-players", least=players[0], most=players[1]) or "") if players else "",
        note=say(lang, "rules-ruling") or "",
        sections=tuple(_section(name, chapter, lang) for name, chapter in chapters.items()),
    )


def _section(name: str, chapter: list[Rule], lang: str) -> Section:
    lines = tuple(RuleLine(rule.id, text(rule.id, lang), rule.ruling) for rule in chapter)
    return Section(say(lang, f"section-{name}") or name, lines)


def _plain(line: RuleLine) -> str:
    return f"{MARK if line.ruling else '-'} {line.text} [{line.id}]"
