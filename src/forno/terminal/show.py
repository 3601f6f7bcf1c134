"""Guides and rulebook pages as a terminal shows them."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from forno.guides import GuideText
from forno.rulebook import Page, Section


def show_guide(console: Console, guide: GuideText) -> None:
    """Print the rules of a game as people read them."""
    console.print(Text(guide.title, style="bold"))
    for heading, lines in guide.sections:
        console.print(Text(f"\n{heading}\n", style="bold"))
        for line in lines:
            console.print(Text(line.text))
            if line.scene:
                console.print(Padding(Text(line.scene, style="dim"), (0, 0, 0, 4)))


def show_page(console: Console, page: Page, search: str = "") -> None:
    """Print a page of the rulebook, with the searched word highlighted."""
    console.print(Text(page.title, style="bold"))
    for line in filter(None, (page.about, page.players)):
        console.print(Text(line))
    console.print(Text(f"* {page.note}", style="dim"))
    for section in page.sections:
        console.print(Text(f"\n{section.heading}\n", style="bold"))
        console.print(_lines(section, search))


def _lines(section: Section, search: str) -> Table:
    """Return the rules with their ids; a star marks a decision of this project."""
    lines = Table.grid(padding=(0, 1))
    for line in section.lines:
        text = Text(line.text)
        if search:
            text.highlight_words([search], style="reverse", case_sensitive=False)
        lines.add_row("*" if line.ruling else "-", text.append(f" [{line.id}]", style="dim"))
    return lines
