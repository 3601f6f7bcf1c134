"""A table that stands still: hand, oven and main button keep their boxes through a round, at every size.

Recorded games are stepped through at three sizes and with larger text; one size is played live, with its buttons.
FORNO_COUNTS=full steps through whole games in all combinations.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from harness.browser.fixtures import NewDevice
from harness.browser.input_devices import Touch
from harness.browser.person import Person, ends_a_round, finish, play_until
from harness.counts import FULL, count
from harness.servers import ServerProcess

GAMES = ["mamma-mia", "sole-mio", "grande", "plus", "solo"]
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SIZES: list[dict[str, Any]] = [PHONE, {"width": 844, "height": 390}, {"width": 1440, "height": 900}]
TOLERANCE_PX = 4
ROUND_STEPS = 50
"""Steps of a recorded game that are looked at: about a round of turns with a few orders out of the oven."""

# The parts of each family that keep their boxes. A part that is not on the screen is not measured.
WATCH = """() => {
  const parts = { hand: '[data-test=hand]', middle: '[data-test=oven], [data-test=pile]',
                  scene: '[data-test=oven-scene]', button: '[data-test=actions] .main, .offers > .main:first-child' };
  const seen = window.boxes = {};
  const measure = () => {
    for (const [part, query] of Object.entries(parts)) {
      const found = document.querySelector(query);
      if (!found?.checkVisibility()) continue;
      const { left, top, right, bottom } = found.getBoundingClientRect();
      (seen[part] ??= []).push([left, top, right, bottom]);
    }
  };
  window.measure = measure;
  new MutationObserver(() => requestAnimationFrame(measure)).observe(document.body, { childList: true, subtree: true });
}"""
STEP_THROUGH = """async (steps) => {
  const settle = () => new Promise((done) => requestAnimationFrame(done));
  for (let step = 0; step < steps; step++) {
    document.querySelector('[data-test=next]').click();
    await settle();
    measure();
  }
}"""
TEXT_SIZE = """(size) => {
  const stored = JSON.parse(localStorage.getItem('forno.preferences') ?? '{}');
  localStorage.setItem('forno.preferences', JSON.stringify({ ...stored, size }));
}"""
SETTLE_MS = 300
"""Milliseconds in which a page that was just loaded has laid itself out."""
SPREAD = """() => Object.fromEntries(Object.entries(window.boxes).map(([part, boxes]) =>
  [part, Math.max(...[0, 1, 2, 3].map((side) => {
    const values = boxes.map((box) => box[side]);
    return Math.max(...values) - Math.min(...values);
  }))]))"""


def begin(person: Person, game: str, seats: int) -> None:
    if game == "solo":
        person.play_solo(seats)
    else:
        person.play_bots(game, seats)


def moved(page: Page) -> dict[str, float]:
    """Say how far each part has moved, in pixels, and fail if a part was never seen."""
    spread: dict[str, float] = page.evaluate(SPREAD)
    assert {"hand", "middle"} <= spread.keys()
    return {part: pixels for part, pixels in spread.items() if pixels > TOLERANCE_PX}


@pytest.mark.parametrize("game", GAMES)
def test_a_round_stands_still(game: str, server: ServerProcess, device: NewDevice) -> None:
    person = Person(device(**PHONE), server.address, "Berta", inputs=Touch())
    begin(person, game, 3)
    person.page.evaluate(WATCH)
    play_until(lambda: person.is_at_end or ends_a_round(person), person, seconds=120)
    assert moved(person.page) == {}
    if not person.is_at_end:
        finish(person)
    person.press("replay-link")
    person.wait_for("step", "the replay opens")
    for size in SIZES:
        for text in (1, 1.5) if FULL or size is PHONE else (1,):
            stands_still_in_replay(person.page, game, size, text)


def stands_still_in_replay(page: Page, game: str, size: dict[str, Any], text: float) -> None:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.evaluate(TEXT_SIZE, text)
    page.goto(page.url.partition("#")[0])
    page.reload()
    page.locator("[data-test=step]").wait_for()
    page.wait_for_timeout(SETTLE_MS)
    page.evaluate(WATCH)
    page.evaluate(STEP_THROUGH, count(ROUND_STEPS, 1000))
    assert moved(page) == {}, f"{game} at {size['width']}x{size['height']}, text at {text:.0%}"
