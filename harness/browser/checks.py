"""Layout checks for any screen: no sideways scrolling, no clipped text, no broken word, large enough targets."""

from __future__ import annotations

from typing import Any

from harness.browser.person import Person

TARGET_PX = 44
"""The least width and height of what is to be tapped, in pixels. (WCAG 2.5.5)"""

TOO_SMALL = """(least) => {
  const controls = [...document.querySelectorAll('button, summary, select, [role=radio], [role=switch], input')];
  const top = document.querySelector('dialog[open]');
  const isIn = (one, hit) => !hit || one.contains(hit) || hit.contains(one);
  const hits = (one, x, y) => isIn(one, document.elementFromPoint(x, y));
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && (!top || top.contains(one));
  const small = (one) => {
    const area = one.closest('label') ?? one;
    const box = area.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2, reach = least / 2 - 1;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const wide = box.width >= least - 0.5 || (hits(area, x - reach, y) && hits(area, x + reach, y));
    const high = box.height >= least - 0.5 || (hits(area, x, y - reach) && hits(area, x, y + reach));
    return !(wide && high);
  };
  const told = (one) => {
    const { width, height } = one.getBoundingClientRect();
    const name = `${one.dataset.test ?? one.className ?? one.localName} (${one.innerText?.slice(0, 20)})`;
    return `${name} ${Math.round(width)}x${Math.round(height)}`;
  };
  return controls.filter((one) => isSeen(one) && small(one)).map(told);
}"""

# The width at which each card of the hand is hit, at the middle of its height; cards lie over each other.
HIT_WIDTHS = """() => [...document.querySelectorAll('[data-hand-card], [data-held]')].map((card) => {
  card.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const hits = (x) => card.contains(document.elementFromPoint(x, (top + bottom) / 2));
  let width = 0;
  for (let x = Math.ceil(left); x < right; x++) width += hits(x);
  return width;
})"""

CUT_OFF = """() => {
  const clipped = (one) => {
    const style = getComputedStyle(one);
    return (style.overflowX === 'hidden' || style.overflowX === 'clip') && style.textOverflow !== 'ellipsis'
      && one.scrollWidth > one.clientWidth + 1;
  };
  const outside = (one) => {
    const { left, right } = one.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1;
  };
  // A note that is longer than its place can be scrolled, which nobody sees; on a wide screen it has the space.
  const isLong = (one) => innerWidth >= 1000 && one.matches('[data-test=turn-note]')
    && one.scrollHeight > one.clientHeight + 1;
  const scrolls = (one) => {
    for (let around = one; around; around = around.parentElement) {
      const isScroller = ['auto', 'scroll'].includes(getComputedStyle(around).overflowX);
      if (isScroller && around.scrollWidth > around.clientWidth) return true;
    }
    return one.closest('[role=toolbar]') !== null;
  };
  return [...document.querySelectorAll('h1, h2, h3, p, button, a, label, legend, th, td, li, b')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen'))
    .filter((one) => one.innerText.trim() && (isLong(one) || ((clipped(one) || outside(one)) && !scrolls(one))))
    .map((one) => `<${one.localName} class="${one.className}"> ${one.innerText.trim().slice(0, 40)}`);
}"""

# The words of buttons that go on in the next line, which no space divides.
BROKEN_WORDS = """() => {
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true });
  const buttons = [...document.querySelectorAll('button')].filter(isSeen);
  const texts = (one) => {
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), found = [];
    while (walker.nextNode()) if (!walker.currentNode.parentElement.closest('.unseen')) found.push(walker.currentNode);
    return found;
  };
  const isBroken = (text, word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  };
  const broken = (text) => [...text.data.matchAll(/[^\\s\\u2010-\\u2015-]+/g)].filter((word) => isBroken(text, word));
  return buttons.flatMap(texts).flatMap(broken).map(([word]) => word);
}"""


def nothing_scrolls_sideways(person: Person) -> None:
    widths: dict[str, Any] = person.page.evaluate(
        "() => ({ page: document.scrollingElement.scrollWidth, screen: document.documentElement.clientWidth })"
    )
    assert widths["page"] <= widths["screen"], f"{person.page.url} scrolls sideways: {widths}"


def a_finger_hits_every_card(person: Person) -> None:
    """Fail if a card of the hand leaves less than a finger needs, with a pixel for the rounding of its edges."""
    widths: list[int] = person.page.evaluate(HIT_WIDTHS)
    assert widths
    assert min(widths) >= TARGET_PX - 1, f"cards of the hand are hit at widths of {widths}"


def nothing_is_cut_off(person: Person) -> None:
    cut: list[str] = person.page.evaluate(CUT_OFF)
    assert cut == [], f"cut off at {person.page.url}: {cut}"


def no_word_is_broken(person: Person) -> None:
    broken: list[str] = person.page.evaluate(BROKEN_WORDS)
    assert broken == [], f"broken in the middle at {person.page.url}: {broken}"


def a_finger_hits_everything(person: Person) -> None:
    small: list[str] = person.page.evaluate(TOO_SMALL, TARGET_PX)
    assert small == [], f"too small for a finger at {person.page.url}: {small}"
