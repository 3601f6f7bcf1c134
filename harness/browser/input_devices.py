"""Input devices of a person: mouse, touch and keyboard. They reach only what a person could reach on the screen."""

from __future__ import annotations

import time
from typing import Any, Protocol

from playwright.sync_api import ElementHandle, Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from harness.browser.playing import Gone, OutOfReach

Point = tuple[float, float]
"""A point of the screen, in pixels."""

REACH_TIMEOUT_S = 30.0
"""Seconds in which a visible element must become reachable."""
GONE_MS = 500
"""Milliseconds after which an element that is not there is gone: the table has moved on."""
EXPLAINED_TIMEOUT_S = 8.0
"""Seconds in which an explanation that lies over an element must go away."""

POINT = """([one]) => {
  if (!one) return 'gone';
  const shares = [[.5, .5], [.5, .25], [.5, .8], [.2, .5], [.85, .5], [.1, .15], [.06, .5], [.06, .9], [.94, .1]];
  one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = one.getBoundingClientRect();
  if (!box.width || one.disabled) return one.disabled ? 'it is disabled' : 'it has no size';
  let over = 'it is outside of the screen';
  for (const [across, down] of shares) {
    const x = box.x + box.width * across, y = box.y + box.height * down;
    const hit = document.elementFromPoint(x, y);
    if (!hit) continue;
    if (one.contains(hit) || hit.closest('label')?.contains(one)) return { x, y };
    const place = `${Math.round(x)}, ${Math.round(y)} of ${innerWidth} x ${innerHeight}`;
    over = `<${hit.localName} class="${hit.getAttribute('class') ?? ''}"> lies over it at ${place}`;
    if (hit.closest('[data-card-info]')) over = 'explained';
  }
  return over;
}"""
"""Find a point at which the element itself is hit (cards lie over each other), or say why there is none. An
explanation of a card may lie over it, which comes a moment after the tap on that card."""

FOCUS = """(one) => {
  const isBehind = document.querySelector('dialog:modal') && !one.closest('dialog:modal');
  if (isBehind || !one.checkVisibility()) return 'gone';
  if (!one.matches('button, a, input, select, summary, [tabindex]')) return 'gone';
  const now = document.activeElement;
  if (now === one) return '';
  const bar = one.closest('[role=toolbar]');
  if (bar && bar.contains(now) && one.tabIndex < 0) {
    const all = [...bar.querySelectorAll('button')];
    return all.indexOf(now) < all.indexOf(one) ? 'ArrowRight' : 'ArrowLeft';
  }
  const before = now !== document.body && (now.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING);
  return before ? 'Shift+Tab' : 'Tab';
}"""
"""Find the key that moves the focus towards the element; empty once it has the focus."""


class InputDevice(Protocol):
    """A way to press elements and to write into fields."""

    def press(self, page: Page, one: Locator) -> None: ...

    def write(self, page: Page, one: Locator, text: str) -> None: ...


class Mouse:
    def press(self, page: Page, one: Locator) -> None:
        point = reachable(page, one)
        page.mouse.click(point["x"], point["y"])

    def write(self, page: Page, one: Locator, text: str) -> None:
        self.press(page, one)
        overwrite(page, text)


class Touch(Mouse):
    def press(self, page: Page, one: Locator) -> None:
        point = reachable(page, one)
        page.touchscreen.tap(point["x"], point["y"])


class Finger:
    """One finger on the screen, moved by the browser's debugging protocol: the browser scrolls and cancels as it would
    under a real one."""

    STEPS = 8

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def drag(self, start: Point, end: Point, *, until: str = "", duration_ms: int = 120) -> None:
        """Touch, rest until the page shows the element `until`, move in a straight line, and lift. The page reads the
        speed from the events, however slow the machine is."""
        began_s = time.time()
        self.send("touchStart", began_s, start)
        if until:
            self.page.locator(until).first.wait_for()
        for step in range(1, self.STEPS + 1):
            x, y = (a + (b - a) * step / self.STEPS for a, b in zip(start, end, strict=True))
            self.send("touchMove", began_s + duration_ms * step / self.STEPS / 1000, (x, y))
        self.send("touchEnd", began_s + duration_ms / 1000)

    def press(self, at: Point, *, until: str) -> None:
        """Touch until the page shows an element, and lift."""
        self.send("touchStart", time.time(), at)
        self.page.locator(until).first.wait_for()
        self.send("touchEnd", time.time())

    def send(self, kind: str, at_s: float, *points: Point) -> None:
        touching = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "timestamp": at_s, "touchPoints": touching})


class Keyboard:
    """Tab and arrow keys to move the focus, Enter or Space to press, for a link Enter; never a click."""

    MOST_KEYS = 120

    def press(self, page: Page, one: Locator) -> None:
        target = self.reach(page, one)
        name = target.get_attribute("data-test") or ""
        page.keyboard.press("Enter" if len(name) % 2 or target.evaluate("(one) => one.matches('a')") else "Space")

    def write(self, page: Page, one: Locator, text: str) -> None:
        self.reach(page, one)
        overwrite(page, text)

    def reach(self, page: Page, one: Locator) -> ElementHandle:
        target = element(one)
        for _ in range(self.MOST_KEYS):
            key = target.evaluate(FOCUS)
            if not key:
                return target
            if key == "gone":
                raise Gone(f"{one} is gone")
            page.keyboard.press(key)
        focused = page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        raise OutOfReach(f"no keys lead to {one}; they lead to {focused}")


def element(one: Locator) -> ElementHandle:
    try:
        return one.element_handle(timeout=GONE_MS)
    except PlaywrightTimeout:
        raise Gone(f"{one} is gone") from None


def reachable(page: Page, one: Locator) -> dict[str, float]:
    began = time.monotonic()
    while True:
        found: Any = one.evaluate_all(POINT)
        if isinstance(found, dict):
            return found
        if found == "gone":
            raise Gone(f"{one} is gone")
        waited_s = time.monotonic() - began
        if waited_s > EXPLAINED_TIMEOUT_S and found == "explained":
            raise Gone(f"the explanation of a card lies over {one}")
        if waited_s > REACH_TIMEOUT_S:
            said = page.evaluate("document.body.innerText.slice(0, 500)")
            raise OutOfReach(f"{one} is out of reach: {found}. On the screen: {said!r}")
        page.wait_for_timeout(40)


def overwrite(page: Page, text: str) -> None:
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(text) if text.isascii() else page.keyboard.insert_text(text)
