"""Drawings as SVG. Colours come from the style sheet of the page, by class."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup, escape

WIDTH = 720
Point = tuple[float, float]


def picture(title: str, height: float, parts: Iterable[str]) -> Markup:
    """Put parts into a picture that has a name for screen readers."""
    inside = Markup("").join(map(Markup, parts))
    return Markup('<svg role="img" viewBox="0 0 {} {:.0f}"><title>{}</title>{}</svg>').format(
        WIDTH, height, title, inside
    )


def line(x1: float, y1: float, x2: float, y2: float, sort: str) -> str:
    return f'<line class="{sort}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def words(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def dot(x: float, y: float, sort: str = "", about: str = "") -> str:
    """Draw a dot, with a tooltip if there is a text for it."""
    told = f"<title>{escape(about)}</title>" if about else ""
    return f'<circle class="{f"dot {sort}".strip()}" cx="{x:.1f}" cy="{y:.1f}" r="5">{told}</circle>'


def way(points: Iterable[Point], sort: str) -> str:
    """Draw a line through points."""
    return f'<polyline class="{sort}" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}"/>'
