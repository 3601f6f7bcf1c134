/** Figures of a review: shares of one game won, in hundredths. */
import type { GameReview, ReviewedDecision } from '../../protocol';

export const hundredths = (share: number): number => Math.round(100 * share);

/** `+12`, `−3`, `0`: with a minus sign, not a hyphen. */
export function signed(points: number): string {
  if (!points) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

export interface ResultParts {
  share: number;
  deal: number;
  luck: number;
  skill: number;
  result: number;
}

/** The parts of the result, in hundredths that add up: luck takes the rounding error. */
export function resultParts(review: GameReview): ResultParts {
  const share = hundredths(review.share);
  const deal = hundredths(review.deal);
  const skill = hundredths(review.skill);
  const result = hundredths(review.result);
  return { share, deal, luck: result - share - deal - skill, skill, result };
}

/** The decisions that cost most, the worst first; losses within the standard error are left out. */
export function costliest(decisions: readonly ReviewedDecision[], most: number): ReviewedDecision[] {
  const lost = decisions.filter(({ same, loss, error }) => !same && loss > error && hundredths(loss) > 0);
  return lost.sort((one, other) => other.loss - one.loss).slice(0, most);
}

/** The seat's chance to win before each of its decisions, and the result. */
export const winChances = (review: GameReview): number[] => [
  ...review.decisions.map(({ outlook }) => outlook),
  review.result,
];
