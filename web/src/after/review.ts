/** Figures of a review: parts of one game won, said in hundredths. */
import type { GameReview, ReviewedDecision } from '../protocol';

export const inHundred = (part: number): string => String(Math.round(100 * part));

/** `+12`, `−3`, `0`: with a true minus sign. */
export function signed(part: number): string {
  const points = Math.round(100 * part);
  if (!points) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** The choices that cost most, the worst first; what chance alone may have made of it is left out. */
export function costliest(decisions: readonly ReviewedDecision[], most: number): ReviewedDecision[] {
  const lost = decisions.filter(({ same, loss, error }) => !same && loss > error && Math.round(100 * loss) > 0);
  return lost.sort((one, other) => other.loss - one.loss).slice(0, most);
}

/** How likely the seat was to win before each of its choices, and what it came to. */
export const courseOf = (review: GameReview): number[] => [...review.decisions.map(({ outlook }) => outlook), review.result];
