"""Tables that stand still: hand, oven or pile, and main button keep their boxes while a game is played.

A game is watched live, with its buttons; its replay is stepped through at three sizes and with larger text.
FORNO_COUNTS=full steps through whole games in all combinations.
"""

from __future__ import annotations

from playwright.sync_api import Page

from harness.browser.person import Person
from harness.counts import FULL, count

PHONE = (390, 844)
SIZES = (PHONE, (844, 390), (1440, 900))
TOLERANCE_PX = 4
ROUND_STEPS = 20
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
  const next = () => document.querySelector('[data-test=next]');
  for (let step = 0; step < steps && !next().disabled; step++) {
    next().click();
    await settle();
    measure();
  }
}"""
TEXT_SIZE = """(size) => {
  const stored = JSON.parse(localStorage.getItem('forno.preferences') ?? '{}');
  localStorage.setItem('forno.preferences', JSON.stringify({ ...stored, size }));
}"""
LARGER = 1.5
SETTLE_MS = 300
"""Milliseconds in which a page that was just loaded, or has another size, has laid itself out."""
SPREAD = """() => Object.fromEntries(Object.entries(window.boxes).map(([part, boxes]) =>
  [part, Math.max(...[0, 1, 2, 3].map((side) => {
    const values = boxes.map((box) => box[side]);
    return Math.max(...values) - Math.min(...values);
  }))]))"""


def watch(person: Person) -> None:
    """Begin to measure; `stood_still` ends it."""
    person.page.evaluate(WATCH)


def stood_still(person: Person) -> None:
    """Fail if a part has moved, or if hand, middle or main button was never seen."""
    assert moved(person.page) == {}, f"the table of {person.name} moved"
    assert has_seen_all(person)


def has_seen_all(person: Person) -> bool:
    seen: list[str] = person.page.evaluate("() => Object.keys(window.boxes)")
    return {"hand", "middle", "button"} <= {*seen}


def stands_still_in_replay(person: Person, *, larger: bool) -> None:
    """Step through the replay of the game that has just ended, at all sizes; with larger text on a phone, or on request
    everywhere."""
    person.press("replay-link")
    person.wait_for("step", "the replay opens")
    for size in SIZES:
        step_through(person.page, size)
    if FULL or larger:
        person.page.evaluate(TEXT_SIZE, LARGER)
        person.page.reload()
        person.wait_for("step", "the replay opens with larger text")
        for size in SIZES if FULL else (PHONE,):
            step_through(person.page, size)


def step_through(page: Page, size: tuple[int, int]) -> None:
    """Go on from the step that is shown; with full counts from the first step to the last."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    if FULL:
        page.keyboard.press("Home")
    page.wait_for_timeout(SETTLE_MS)
    page.evaluate(WATCH)
    page.evaluate(STEP_THROUGH, count(ROUND_STEPS, 1000))
    assert moved(page) == {}, f"{page.url} at {width}x{height}"


def moved(page: Page) -> dict[str, float]:
    """Say how far each part has moved, in pixels; fail if neither the middle nor the emptying of the oven was seen."""
    spread: dict[str, float] = page.evaluate(SPREAD)
    assert "hand" in spread
    assert {"middle", "scene"} & spread.keys()
    return {part: pixels for part, pixels in spread.items() if pixels > TOLERANCE_PX}
