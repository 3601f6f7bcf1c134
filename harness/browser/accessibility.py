"""Accessibility of a screen, by axe-core."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

from harness import CHECKOUT

AXE = (CHECKOUT / "web/node_modules/axe-core/axe.min.js").read_text()
RUN = """async (rules) => {
  const runOnly = rules.length ? { runOnly: rules } : {};
  const options = { resultTypes: ['violations'], elementRef: true, preload: false };
  const { violations } = await axe.run({ ...options, ...runOnly });
  const isPicture = (id, { element }) =>
    id === 'label-content-name-mismatch' && element.matches('[data-hand-card], [data-test=explained]');
  const words = ({ target, failureSummary }) => `${target} ${failureSummary?.split('\\n')[1] ?? ''}`;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isPicture(id, node)) }))
    .filter(({ nodes }) => nodes.length)
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(words).join(' | ')}`);
}"""
"""What is printed on a card is part of its picture: an order is named by its title and needs, not "Classic 4".
Files that the page refers to are not read again: only the rule for audio elements needs them, and there are none."""


def violations(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """Find what axe-core calls serious or critical on this screen, by all rules or by these."""
    if not page.evaluate("typeof window.axe === 'object'"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(RUN, [*rules])
    return found
