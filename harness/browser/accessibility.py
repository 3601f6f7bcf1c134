"""Accessibility of a screen, by axe-core."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from playwright.sync_api import Page

from harness import CHECKOUT
from harness.browser.person import Person

AXE = (CHECKOUT / "web/node_modules/axe-core/axe.min.js").read_text()
RUN = """async ([part, rules]) => {
  const runOnly = rules.length ? { runOnly: rules } : {};
  const options = { resultTypes: ['violations'], elementRef: true, preload: false };
  const { violations } = await axe.run(part, { ...options, ...runOnly });
  const isPicture = (id, { element }) =>
    id === 'label-content-name-mismatch' && element.matches('[data-hand-card], [data-test=explained]');
  const words = ({ target, failureSummary }) => `${target} ${failureSummary?.split('\\n')[1] ?? ''}`;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isPicture(id, node)) }))
    .filter(({ nodes }) => nodes.length)
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(words).join(' | ')}`);
}"""
"""The print on a card is part of its picture: an order is named by its title and needs, not "Classic 4".
Files that the page refers to are not read again: only the rule for audio elements needs them, and there are none."""
RULES: dict[Literal["light", "dark"], list[str]] = {"dark": ["color-contrast", "link-in-text-block"], "light": []}
"""Rules of axe for each theme, all if none are named: the themes differ in colours only."""


def violations(page: Page, rules: Sequence[str] = (), part: str = "html") -> list[str]:
    """Find what axe-core calls serious or critical in a part of this screen, by all rules or by these."""
    if not page.evaluate("typeof window.axe === 'object'"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(RUN, [part, [*rules]])
    return found


class Examined:
    """Collects what is found, so that one run tells all."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}

    def look(self, person: Person, screen: str, part: str = "") -> None:
        """Look at a screen by day and by night, or at a part of it, by its data-test name: the rest was seen before."""
        if part:
            person.wait_for(part, f"{screen} is shown")
        within = f"[data-test={part}]" if part else "html"
        for theme, rules in RULES.items():
            person.page.emulate_media(color_scheme=theme)
            person.page.wait_for_timeout(50)
            found = violations(person.page, rules, within)
            if found:
                self.found[f"{screen}, {theme}"] = found
