"""Texts to read: the rules with a search, the keys, and the explanation of a card."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import indent

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Input, Static

from forno.guides import GuideText, guide_text
from forno.guides import names as guide_names
from forno.rulebook import page
from forno.terminal.screens.dialogs import Dialog, TextDialog
from forno.terminal.tables.base import CardInfo
from forno.terminal.widgets import key_name


class RulesDialog(Dialog[None]):
    """The rules of a game as people read them, with a line to search all of them one by one."""

    def __init__(self, game: str, lang: str) -> None:
        self.guide = guide_text(game, lang) if game in guide_names() else None
        self.page = page(game, lang)
        super().__init__(self.page.title, lang)

    def body(self) -> ComposeResult:
        yield Input(placeholder=self.say("home-rules-search"), compact=True)
        with VerticalScroll(classes="reading"):
            yield Static(self.rules(""), classes="text")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.query_one(".text", Static).update(self.rules(event.value.strip()))

    def on_input_submitted(self) -> None:
        self.query_one(VerticalScroll).focus()

    def key_slash(self) -> None:
        self.query_one(Input).focus()

    def rules(self, word: str) -> Content:
        """The guide; or the rules that contain this text, under their headings."""
        if self.guide and not word:
            return guide_content(self.guide)
        found = self.page.search(word) if word else self.page
        parts = [Content(found.about), Content("")] if not word and found.about else []
        for section in found.sections:
            parts += [Content.styled(section.heading, "bold $accent"), Content("")]
            for line in section.lines:
                parts += [Content.assemble(line.text, (f"  {line.id}", "$text-muted")), Content("")]
        return Content("\n").join(parts) if found.sections else Content(self.nothing_found(word))

    def nothing_found(self, word: str) -> str:
        return self.say("home-rules-none" if word else "home-rules-missing")

    def keys(self) -> list[tuple[str, str]]:
        return [("up,down", self.say("terminal-key-scroll")), ("slash", self.say("home-rules-search"))]


def guide_content(guide: GuideText) -> Content:
    """The sections of a guide, with its examples indented."""
    parts: list[Content] = []
    for heading, lines in guide.sections:
        parts += [Content.styled(heading, "bold $accent"), Content("")]
        for line in lines:
            scene = [Content.styled(indent(line.scene, "    "), "$text-muted")] if line.scene else []
            parts += [Content(line.text), *scene, Content("")]
    return Content("\n").join(parts)


class CardDialog(TextDialog):
    """A card and its explanation."""

    def __init__(self, card: CardInfo, lang: str) -> None:
        art = [Content.from_markup(card.art), Content("")] if card.art else []
        super().__init__(card.title, Content("\n").join([*art, Content(card.text)]), lang)


def help_text(keys: Sequence[tuple[str, str]], lang: str) -> Content:
    """The keys in a column, one in a line."""
    width = max(len(key_name(key)) for key, _ in keys) + 2
    lines = [Content.assemble((f"{key_name(key):{width}}", "bold $accent"), label) for key, label in keys]
    return Content("\n").join(lines)
