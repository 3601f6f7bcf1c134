"""Where time went, as a picture: who called whom from the bottom up, as wide as it took."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path

WIDTH, ROW, TEXT = 1200.0, 18, 11
NARROWEST = 1.0
"""Pixels: what is thinner is not drawn."""
LETTER = 6.8
"""About the width of a letter."""
COLOURS = {"forno": "#e8853a", "aiohttp": "#6aa5d8", "asyncpg": "#5fae8b", "asyncio": "#b9b2a6"}
OTHER = "#d9cdb8"


class Call:
    """A function in its place: what it took with all that it called."""

    def __init__(self) -> None:
        self.spent = 0
        self.called: dict[str, Call] = {}

    def add(self, names: list[str], spent: int) -> None:
        self.spent += spent
        if names:
            self.called.setdefault(names[0], Call()).add(names[1:], spent)

    @property
    def height(self) -> int:
        return 1 + max((call.height for call in self.called.values()), default=0)


def read(files: Iterable[Path]) -> Call:
    """Stacks as the sampler wrote them, of one process or several."""
    root = Call()
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            stack, _, spent = line.rpartition(" ")
            root.add(stack.split(";"), int(spent))
    return root


def picture(root: Call) -> str:
    """As SVG. Each box says its share when one points at it."""
    height = ROW * root.height + 2
    boxes: list[str] = []

    def box(name: str, call: Call, left: float, depth: int) -> None:
        width = WIDTH * call.spent / root.spent
        if width < NARROWEST:
            return
        top = height - ROW * (depth + 1)
        share = f"{name}: {call.spent / root.spent:.1%}"
        boxes.append(
            f'<g><title>{escape(share)}</title><rect x="{left:.1f}" y="{top}" width="{width:.1f}" height="{ROW - 1}" '
            f'fill="{COLOURS.get(name.partition(".")[0], OTHER)}" rx="1"/>{label(name, left, top, width)}</g>'
        )
        for inner, called in sorted(call.called.items()):
            box(inner, called, left, depth + 1)
            left += WIDTH * called.spent / root.spent

    if root.spent:
        box("all", root, 0.0, 0)
    style = f"font: {TEXT}px monospace"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:.0f} {height}" style="{style}">\n'
        + "\n".join(boxes)
        + "\n</svg>\n"
    )


def label(name: str, left: float, top: int, width: float) -> str:
    """As much of the name as there is room for; its end says the most."""
    room = int((width - 6) / LETTER)
    if room < 4:
        return ""
    said = name if len(name) <= room else "…" + name[1 - room :]
    return f'<text x="{left + 3:.1f}" y="{top + ROW - 5}">{escape(said)}</text>'


def draw(stacks: Iterable[Path], file: Path) -> None:
    file.write_text(picture(read(stacks)), encoding="utf-8")
