/** Accessibility checks with axe. */
import axe from 'axe-core';

/** Limit of a test with such a check: axe visits every element, which takes seconds on a busy machine. */
export const AXE_TIMEOUT_MS = 300_000;

/** Rules that jsdom cannot check, as it has no layout, or that concern the page around a component. */
const SKIPPED = ['color-contrast', 'region', 'page-has-heading-one'];

/** Violations within an element, each with the first element that causes it. */
export async function violations(element: Element = document.body): Promise<string[]> {
  const rules = Object.fromEntries(SKIPPED.map((rule) => [rule, { enabled: false }]));
  const result = await axe.run(element, { rules, resultTypes: ['violations'], selectors: false, preload: false });
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
