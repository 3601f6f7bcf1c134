"""Nobody needs colours: every two kinds and every two colours of SOLO differ, in grey and for the colour-blind.

What is compared is the very pixels of the gallery of cards, as Chromium shows them to such eyes. The measure is the
mean absolute difference of two cards, over all pixels and the three channels (0 to 255). Two prints of one card differ
by 0. Ink and ground of our cards are about 100 apart. So a mean of 5 says that a twentieth of the face, on a card of
40 x 60 pixels a piece of 11 x 11, is ink on the one card and ground on the other: as much as a letter and half of a
drawing, which nobody overlooks. In grey this is shape and brightness alone.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Page

from harness.browser.fixtures import NewDevice
from harness.browser.person import Person
from harness.browser.virtual_site import VirtualSite

SIGHTS = ["none", "achromatopsia", "protanopia", "deuteranopia", "tritanopia"]
"""Everybody's, grey, without red, without green, without blue."""
LEAST = 5.0
WIDTHS = {40: 1, 80: 2}
"""In pixels, and which of the gallery's sizes that is."""
KINDS = [f'svg.kind-{kind}[data-card="{2 * kind}"]' for kind in range(6)]
COLOURS = [f'svg.suit-{colour}[data-card="{13 * colour + 4}"]' for colour in range(4)]
LEAVE = """(wanted) => document.querySelectorAll('.one, .square, .wide').forEach((one) => {
  if (!one.querySelector(wanted)) one.remove();
})"""
"""The rest of the gallery would only take time."""
BOXES = """([queries, nth]) => queries.map((query) => {
  const box = document.querySelectorAll(query)[nth].getBoundingClientRect();
  return [box.x + scrollX, box.y + scrollY, box.width, box.height].map(Math.round);
})"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_cards_differ_for_every_eye(theme: str, site: VirtualSite, device: NewDevice) -> None:
    person = Person(device(color_scheme=theme), site.address, "Lina")
    person.go("/cards")
    person.page.locator(".gallery").wait_for()
    person.page.evaluate(LEAVE, ", ".join([*KINDS, *COLOURS]))
    eyes = person.device.new_cdp_session(person.page)
    alike = []
    for sight in SIGHTS:
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        seen = Image.open(io.BytesIO(person.page.screenshot(full_page=True))).convert("RGB")
        for width in WIDTHS:
            alike += [
                f"{sight}, {width} px: {one} and {other} differ by {apart:.1f} only"
                for queries in (KINDS, COLOURS)
                for one, other, apart in pairs(queries, cards(person.page, seen, queries, width))
                if apart < LEAST
            ]
    assert alike == []


def cards(page: Page, seen: Image.Image, queries: list[str], width: int) -> list[Image.Image]:
    """These cards, cut out of the picture."""
    boxes: list[list[int]] = page.evaluate(BOXES, [queries, WIDTHS[width]])
    assert {box[2] for box in boxes} == {width}
    return [seen.crop((x, y, x + wide, y + high)) for x, y, wide, high in boxes]


def pairs(names: list[str], drawn: list[Image.Image]) -> Iterator[tuple[str, str, float]]:
    for (one, first), (other, second) in combinations(zip(names, drawn, strict=True), 2):
        yield one, other, difference(first, second)


def difference(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3
