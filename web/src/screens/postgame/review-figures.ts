/** Figures of a review: shares of one game won, in hundredths. */
import type { GameReview, ReviewedDecision, ReviewFigures } from '../../protocol';

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
export function resultParts(figures: ReviewFigures): ResultParts {
  const share = hundredths(figures.share);
  const deal = hundredths(figures.deal);
  const skill = hundredths(figures.skill);
  const result = hundredths(figures.result);
  return { share, deal, luck: result - share - deal - skill, skill, result };
}

/** The decisions that cost most, the worst first; losses within the standard error are left out. */
export function costliest(decisions: readonly ReviewedDecision[], most: number): ReviewedDecision[] {
  const lost = decisions.filter(({ same, loss, error }) => !same && loss > error && hundredths(loss) > 0);
  return lost.sort((one, other) => other.loss - one.loss).slice(0, most);
}

/** The seat's chance to win before each of its decisions, and the result once all are reviewed. */
export const winChances = ({ decisions, figures }: GameReview): number[] => [
  ...decisions.map(({ outlook }) => outlook),
  ...(figures ? [figures.result] : []),
];
