/** The final count of a game, step by step: the pizzas of the pizza games, or the points of SOLO. */
import type { GameView, Outcome } from '../../protocol';

export interface PizzaRow {
  seat: number;
  /** Orders served, in the order in which they are laid out. */
  orders: readonly string[];
  /** The owner's kind. */
  own: number;
}

export interface PointsRow {
  seat: number;
  points: number;
}

export type FinalCount =
  | { game: 'pizza'; variant: string; rows: PizzaRow[]; steps: number }
  | { game: 'solo'; rows: PointsRow[]; steps: number };

/** Steps in which points are counted up, whatever they are. */
export const POINTS_STEPS = 12;

/** The count of a finished game; null for games that the page does not know. */
export function finalCount({ view, outcome }: Pick<GameView, 'view' | 'outcome'>): FinalCount | null {
  if (!outcome) return null;
  if (view.game === 'pizza') {
    const rows = view.places.map(({ served, own }, seat) => ({ seat, orders: served ?? [], own }));
    return { game: 'pizza', variant: view.variant, rows, steps: Math.max(0, ...rows.map(({ orders }) => orders.length)) };
  }
  if (view.game === 'solo') {
    const rows = outcome.scores.map((points, seat) => ({ seat, points }));
    return { game: 'solo', rows, steps: POINTS_STEPS };
  }
  return null;
}

/** Seats that won, alone or together. */
export const winnersOf = (outcome: Outcome | null): number[] =>
  outcome?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [];
