"""Flame graphs as SVG: each function on top of its caller, as wide as the time that it took."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path

WIDTH, ROW, TEXT = 1200.0, 18, 11
MIN_WIDTH = 1.0
"""Narrowest box that is drawn, in pixels."""
CHARACTER_WIDTH = 6.8
"""Approximate width of a character, in pixels."""
COLOURS = {"forno": "#e8853a", "aiohttp": "#6aa5d8", "asyncpg": "#5fae8b", "asyncio": "#b9b2a6"}
OTHER = "#d9cdb8"


class CallNode:
    """A function in its call path: its time, including that of its callees."""

    def __init__(self) -> None:
        self.time_us = 0
        self.children: dict[str, CallNode] = {}

    def add(self, names: list[str], time_us: int) -> None:
        self.time_us += time_us
        if names:
            self.children.setdefault(names[0], CallNode()).add(names[1:], time_us)

    @property
    def height(self) -> int:
        return 1 + max((call.height for call in self.children.values()), default=0)


def read_stacks(files: Iterable[Path]) -> CallNode:
    """Read the stacks of one or several processes, as the sampling profiler writes them."""
    root = CallNode()
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            stack, _, time_us = line.rpartition(" ")
            root.add(stack.split(";"), int(time_us))
    return root


def render(root: CallNode) -> str:
    """Render as SVG; each box shows its share as a tooltip."""
    height = ROW * root.height + 2
    boxes: list[str] = []

    def box(name: str, call: CallNode, left: float, depth: int) -> None:
        width = WIDTH * call.time_us / root.time_us
        if width < MIN_WIDTH:
            return
        top = height - ROW * (depth + 1)
        share = f"{name}: {call.time_us / root.time_us:.1%}"
        boxes.append(
            f'<g><title>{escape(share)}</title><rect x="{left:.1f}" y="{top}" width="{width:.1f}" height="{ROW - 1}" '
            f'fill="{COLOURS.get(name.partition(".")[0], OTHER)}" rx="1"/>{label(name, left, top, width)}</g>'
        )
        for inner, children in sorted(call.children.items()):
            box(inner, children, left, depth + 1)
            left += WIDTH * children.time_us / root.time_us

    if root.time_us:
        box("all", root, 0.0, 0)
    style = f"font: {TEXT}px monospace"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:.0f} {height}" style="{style}">\n'
        + "\n".join(boxes)
        + "\n</svg>\n"
    )


def label(name: str, left: float, top: int, width: float) -> str:
    """Label a box with as much of the name as fits, keeping its end."""
    room = int((width - 6) / CHARACTER_WIDTH)
    if room < 4:
        return ""
    shown = name if len(name) <= room else "…" + name[1 - room :]
    return f'<text x="{left + 3:.1f}" y="{top + ROW - 5}">{escape(shown)}</text>'


def write_flame_graph(stacks: Iterable[Path], file: Path) -> None:
    file.write_text(render(read_stacks(stacks)), encoding="utf-8")
