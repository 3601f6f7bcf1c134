"""Charts of benchmarks as SVG files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from forno.reports.svg import dot, line, way, words

WIDTH, HEIGHT, LEFT, BELOW, TOP = 640, 300, 52, 44, 16
STYLE = (
    "text{font:14px sans-serif;fill:#444}.axis{stroke:#bbb}.fair{stroke:#888;stroke-dasharray:4 4}"
    ".range{stroke:#c0391b;stroke-width:2}.curve{fill:none;stroke:#c0391b;stroke-width:3}.dot{fill:#c0391b}"
    "@media(prefers-color-scheme:dark){text{fill:#ccc}.axis{stroke:#555}}"
)
Point = tuple[str, float, float, float]
"""A label, a win rate, and the ends of its confidence interval; all from 0 to 1."""


def draw_win_rates(file: Path, title: str, rows: Sequence[Sequence[str]]) -> None:
    """Draw a table of contests: wins and their interval, by what stands behind the @ of each bot's name."""
    points = []
    for _, _, bot, _, _, wins, interval, *_ in rows:
        low, _, high = interval.partition(" to ")
        points.append((bot.partition("@")[2], rate_of(wins), rate_of(low), rate_of(high)))
    file.write_text(win_rate_chart(title, points, fair=rate_of(rows[0][7])), encoding="utf-8")


def rate_of(percent: str) -> float:
    """`25.0%` -> 0.25"""
    return float(percent.rstrip("%")) / 100


def win_rate_chart(title: str, points: Sequence[Point], fair: float) -> str:
    """Make an SVG with evenly spaced points, their intervals, and a line at the fair share."""
    across = [LEFT + (WIDTH - LEFT - 20) * (place + 0.5) / len(points) for place in range(len(points))]
    parts = [f"<title>{title}</title><style>{STYLE}</style>"]
    for level in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(line(LEFT, up(level), WIDTH - 10, up(level), "axis"))
        parts.append(words(LEFT - 8, up(level) + 5, f"{level:.0%}", "end"))
    parts.append(line(LEFT, up(fair), WIDTH - 10, up(fair), "fair"))
    for x, (name, rate, low, high) in zip(across, points, strict=True):
        parts.append(line(x, up(low), x, up(high), "range"))
        parts.append(dot(x, up(rate)))
        parts.append(words(x, HEIGHT - BELOW + 20, name, "middle"))
    parts.append(way(((x, up(rate)) for x, (_, rate, _, _) in zip(across, points, strict=True)), "curve"))
    parts.append(words((LEFT + WIDTH) / 2, HEIGHT - 4, title, "middle"))
    body = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {WIDTH} {HEIGHT}">\n{body}\n</svg>\n'


def up(rate: float) -> float:
    return TOP + (HEIGHT - BELOW - TOP) * (1 - rate)
