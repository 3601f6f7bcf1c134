"""The strokes that plots are made of, as SVG. Colours come from the style around them, by the name of what is drawn."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

WIDTH = 720
Point = tuple[float, float]


def picture(title: str, height: float, parts: Iterable[str]) -> str:
    inside = "".join(parts)
    return f'<svg role="img" viewBox="0 0 {WIDTH} {height:.0f}"><title>{escape(title)}</title>{inside}</svg>'


def line(x1: float, y1: float, x2: float, y2: float, sort: str) -> str:
    return f'<line class="{sort}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def words(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def dot(x: float, y: float, sort: str = "", about: str = "") -> str:
    """Whoever points at it is told what it is about."""
    told = f"<title>{escape(about)}</title>" if about else ""
    return f'<circle class="{f"dot {sort}".strip()}" cx="{x:.1f}" cy="{y:.1f}" r="5">{told}</circle>'


def way(points: Iterable[Point], sort: str) -> str:
    """From point to point."""
    return f'<polyline class="{sort}" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}"/>'
