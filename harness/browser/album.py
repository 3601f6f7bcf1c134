"""An album of pictures: every screen at three sizes, in two themes and every language, as one contact sheet a screen.

A picture is SCREEN/LANGUAGE-SIZE-THEME.jpg; a sheet, SCREEN.jpg, has a row for each language.
"""

from __future__ import annotations

import html
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw
from playwright.sync_api import Page, ViewportSize

from forno.rulebook import LANGUAGES

SIZES_PX: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "landscape": {"width": 844, "height": 390},
    "wide": {"width": 1440, "height": 900},
}
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("dark", "light")
SETTLE_MS = 150
"""Time in which a page lays itself out anew."""
QUALITY_PERCENT = 75

COLUMNS: tuple[tuple[tuple[str, Theme], ...], ...] = (
    (("phone", "light"),),
    (("phone", "dark"),),
    (("landscape", "light"), ("landscape", "dark")),
    (("wide", "light"),),
    (("wide", "dark"),),
)
"""The columns of a sheet's rows; two pictures of a phone on its side lie over each other."""
SCALES = {"phone": 0.5, "landscape": 0.47, "wide": 0.46}
GAP_PX = 8
CAPTION_PX = 14


def take_pictures(page: Page, folder: Path, screen: str, language: str, arrange: Callable[[], object]) -> Iterator[str]:
    """Take a screen's pictures, and yield the name of each size while the page has it.

    `arrange` is called at each size: it shows what does not last, or what a change of the size closes.
    """
    before = page.viewport_size
    pictures = folder / screen
    pictures.mkdir(parents=True, exist_ok=True)
    for size, viewport in SIZES_PX.items():
        page.set_viewport_size(viewport)
        page.wait_for_timeout(SETTLE_MS)
        arrange()
        yield size
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(SETTLE_MS)
            page.screenshot(path=pictures / f"{language}-{size}-{theme}.jpg", type="jpeg", quality=QUALITY_PERCENT)
    assert before
    page.set_viewport_size(before)
    page.wait_for_timeout(SETTLE_MS)


def bind(folder: Path) -> list[Path]:
    """Make a sheet of each screen's pictures, and a page that shows all sheets; the sheets."""
    screens = sorted(path for path in folder.iterdir() if path.is_dir())
    sheets = [save_sheet(screen) for screen in screens]
    figures = "\n".join(figure(screen) for screen in screens)
    page = (
        f"<!doctype html><meta charset=utf-8><title>Forno</title><style>img {{ max-width: 100% }}</style>\n{figures}\n"
    )
    (folder / "index.html").write_text(page, encoding="utf-8")
    return sheets


def figure(screen: Path) -> str:
    """A sheet with links to its pictures in full size."""
    name = html.escape(screen.name)
    links = " ".join(f'<a href="{name}/{file.name}">{file.stem}</a>' for file in sorted(screen.glob("*.jpg")))
    return f'<h2>{name}</h2><img src="{name}.jpg" alt="{name}" loading="lazy"><details>{links}</details>'


def save_sheet(screen: Path) -> Path:
    """Save one screen's pictures as a sheet with a row for each language."""
    rows = [sheet_row(screen, language) for language in LANGUAGES]
    sheet = Image.new("RGB", (rows[0].width, sum(row.height for row in rows)))
    for number, row in enumerate(rows):
        sheet.paste(row, (0, number * row.height))
    path = screen.with_suffix(".jpg")
    sheet.save(path, quality=QUALITY_PERCENT)
    return path


def sheet_row(screen: Path, language: str) -> Image.Image:
    widths = [thumbnail_px(column[0][0])[0] for column in COLUMNS]
    heights = [sum(thumbnail_px(size)[1] + CAPTION_PX for size, _ in column) for column in COLUMNS]
    row = Image.new("RGB", (sum(widths) + GAP_PX * (len(widths) + 1), max(heights) + GAP_PX), "#888888")
    draw = ImageDraw.Draw(row)
    left = GAP_PX
    for column, width in zip(COLUMNS, widths, strict=True):
        top = 0
        for size, theme in column:
            file = screen / f"{language}-{size}-{theme}.jpg"
            draw.text((left, top), f"{screen.name} {file.stem}", fill="black")
            if file.exists():
                with Image.open(file) as picture:
                    thumbnail = picture.resize(thumbnail_px(size), Image.Resampling.LANCZOS)
                row.paste(thumbnail, (left, top + CAPTION_PX))
            top += thumbnail_px(size)[1] + CAPTION_PX
        left += width + GAP_PX
    return row


def thumbnail_px(size: str) -> tuple[int, int]:
    viewport, scale = SIZES_PX[size], SCALES[size]
    return round(viewport["width"] * scale), round(viewport["height"] * scale)
