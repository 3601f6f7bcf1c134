// @vitest-environment ./tests/no-dom.ts
import { describe, expect, it } from 'vitest';
import type { GameReview, ReviewedDecision, ReviewFigures } from '../../../src/protocol';
import { costliest, hundredths, resultParts, signed, winChances } from '../../../src/screens/postgame/review-figures';

const pass = { move: 'pass' } as ReviewedDecision['chosen'];
const choice = (decision: number, loss: number, error: number, same = false): ReviewedDecision => ({
  decision, loss, error, same, chosen: pass, best: pass, outlook: 0.5, edge: 0, luck: 0, why: '',
});
const figures = (parts: Partial<ReviewFigures>): ReviewFigures => ({
  share: 0.25, deal: 0, luck: 0, skill: 0, interval: 0.05, precise: true, result: 0, ...parts,
});
const review = (parts: Partial<GameReview>): GameReview => ({ seat: 0, total: 1, decisions: [], figures: null, ...parts });

describe('a review in figures', () => {
  it('says parts of a game in hundredths, with a true minus sign', () => {
    expect([0.254, 0, -0.031].map((part) => signed(hundredths(part)))).toEqual(['+25', '0', '−3']);
  });
  it('has parts that add up, whatever rounding does', () => {
    const { share = 0, deal = 0, luck = 0, skill = 0, result } = resultParts(figures({ share: 1 / 3, deal: 0.084, luck: 0.7155, skill: -0.6329, result: 0.5 }));
    expect([share, deal, skill, result]).toEqual([33, 8, -63, 50]);
    expect(share + deal + luck + skill).toBe(result);
  });
  it('does not tell luck from skill where the interval is too wide', () => {
    const parts = resultParts(figures({ share: 0.25, deal: 0.05, luck: 0.5, skill: 0.2, interval: 0.12, precise: false, result: 1 }));
    expect(parts).toEqual({ share: 25, deal: 5, both: 70, result: 100 });
  });
  it('blames no choice that chance may explain, that a master would have made, or that cost nothing', () => {
    const decisions = [choice(1, 0.1, 0.02), choice(2, 0.1, 0.2), choice(3, 0.2, 0.1, true), choice(4, 0.3, 0.05), choice(5, 0.004, 0.001)];
    expect(costliest(decisions, 5).map(({ decision }) => decision)).toEqual([4, 1]);
    expect(costliest(decisions, 1)).toHaveLength(1);
  });
  it('ends its course with the result', () => {
    const decisions = [choice(1, 0, 0)];
    expect(winChances(review({ decisions }))).toEqual([0.5]);
    expect(winChances(review({ decisions, figures: figures({ result: 1 }) }))).toEqual([0.5, 1]);
  });
});
