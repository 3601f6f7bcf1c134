/** The review of a seat: how precise it is, and luck and choices only where they can be told apart. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GameText } from '../../../src/games/game-renderers';
import { LANGUAGES, loadTexts, say, setLanguage } from '../../../src/i18n/texts.svelte';
import type { GameReview, ReviewFigures } from '../../../src/protocol';
import type { ReplaySource } from '../../../src/screens/postgame/replay-source.svelte';
import Review from '../../../src/screens/postgame/Review.svelte';

/** Shows a review without decisions, which needs neither the game nor its words. */
function show(precision: Pick<ReviewFigures, 'interval' | 'precise'>): void {
  const figures = { share: 0.5, deal: 0.1, luck: 0.2, skill: 0.2, result: 1, ...precision };
  const review: GameReview = { seat: 0, total: 0, decisions: [], figures };
  render(Review, { review, source: {} as ReplaySource, text: {} as GameText, path: '' });
}

const names = (): string[] => screen.getAllByRole('term').map(({ textContent }) => textContent);
const parts = (...ids: string[]): string[] => ids.map((id) => say(`after-review-${id}`));
const note = (): string | null | undefined => document.querySelector('[data-test=review-imprecise]')?.textContent;

beforeAll(() => loadTexts('after'));
afterEach(cleanup);

describe.each(LANGUAGES)('in %s', (language) => {
  it('says that it is too rough, and shows no interval', async () => {
    await setLanguage(language);
    show({ interval: null, precise: false });
    expect(note()).toBe(say('after-review-rough'));
    expect(note()).not.toContain('after-review');
    expect(names()).toEqual(parts('share', 'deal', 'both', 'result'));
    expect(document.body.textContent).not.toContain('±');
  });
});

describe('in English', () => {
  beforeAll(() => setLanguage('en'));
  it('says how imprecise it is', () => {
    show({ interval: 0.17, precise: false });
    expect(note()).toContain('± 17');
    expect(names()).toEqual(parts('share', 'deal', 'both', 'result'));
  });
  it('tells luck from choices where it is precise', () => {
    show({ interval: 0.04, precise: true });
    expect(note()).toBeUndefined();
    expect(names()).toEqual(parts('share', 'deal', 'luck', 'skill', 'result'));
    expect(document.querySelector('[data-test=review-skill]')?.textContent).toContain('± 4');
  });
});
