/** Figures of a review: parts of one game won, said in hundredths. */
import type { GameReview, ReviewedDecision } from '../protocol';

export const inHundred = (part: number): number => Math.round(100 * part);

/** `+12`, `−3`, `0`: with a true minus sign. */
export function signed(points: number): string {
  if (!points) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

export interface Parts {
  share: number;
  deal: number;
  luck: number;
  skill: number;
  result: number;
}

/** What the result is made of, in hundredths that add up: luck takes what rounding leaves. */
export function partsOf(review: GameReview): Parts {
  const [share, deal, skill, result] = [review.share, review.deal, review.skill, review.result].map(inHundred) as [number, number, number, number];
  return { share, deal, luck: result - share - deal - skill, skill, result };
}

/** The choices that cost most, the worst first; what chance alone may have made of it is left out. */
export function costliest(decisions: readonly ReviewedDecision[], most: number): ReviewedDecision[] {
  const lost = decisions.filter(({ same, loss, error }) => !same && loss > error && inHundred(loss) > 0);
  return lost.sort((one, other) => other.loss - one.loss).slice(0, most);
}

/** How likely the seat was to win before each of its choices, and what it came to. */
export const courseOf = (review: GameReview): number[] => [...review.decisions.map(({ outlook }) => outlook), review.result];
