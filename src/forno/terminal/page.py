"""A rulebook page as a terminal can show it."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from forno.rulebook import Page, Section


def show_page(console: Console, page: Page, search: str = "") -> None:
    """The whole page; a word that was searched for stands out."""
    console.print(Text(page.title, style="bold"))
    for line in filter(None, (page.about, page.players)):
        console.print(Text(line))
    console.print(Text(f"* {page.note}", style="dim"))
    for section in page.sections:
        console.print(Text(f"\n{section.heading}\n", style="bold"))
        console.print(_lines(section, search))


def _lines(section: Section, search: str) -> Table:
    """Each rule with its id; a star before those that are this project's decisions."""
    lines = Table.grid(padding=(0, 1))
    for line in section.lines:
        text = Text(line.text)
        if search:
            text.highlight_words([search], style="reverse", case_sensitive=False)
        lines.add_row("*" if line.ruling else "-", text.append(f" [{line.id}]", style="dim"))
    return lines
