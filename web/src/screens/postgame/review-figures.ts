/** Figures of a review: shares of one game won, in hundredths. */
import type { GameReview, ReviewedDecision, ReviewFigures } from '../../protocol';

export const hundredths = (share: number): number => Math.round(100 * share);

/** `+12`, `−3`, `0`: with a minus sign, not a hyphen. */
export function signed(points: number): string {
  if (!points) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

type Part = 'share' | 'deal' | 'luck' | 'skill' | 'both' | 'result';

/**
 * The parts of the result, in hundredths that add up: luck takes the rounding error. Luck and skill are one part where
 * the interval is too wide to tell them apart.
 */
export function resultParts(figures: ReviewFigures): Partial<Record<Part, number>> {
  const share = hundredths(figures.share);
  const deal = hundredths(figures.deal);
  const skill = hundredths(figures.skill);
  const result = hundredths(figures.result);
  if (!figures.precise) return { share, deal, both: result - share - deal, result };
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
