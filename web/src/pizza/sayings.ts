/**
 * What each player said last, for the bubbles at the table. Memory is part of the game: a viewer is shown what was
 * announced since their own last turn began, nothing older. (turn.memory)
 */
import type { PizzaAnnounced, PizzaEvent } from '../protocol';

export interface Saying {
  announced: PizzaAnnounced | null;
  order: string | null;
}

export interface Sayings {
  bySeat: Readonly<Record<number, Saying>>;
  /** Who spoke last, and whose turn it is. */
  last: number | null;
  turn: number | null;
}

export const SILENCE: Sayings = { bySeat: {}, last: null, turn: null };

export function heardAfter(sayings: Sayings, event: PizzaEvent, you: number | null): Sayings {
  switch (event.event) {
    case 'turn-began': {
      const wasMine = you !== null && sayings.turn === you;
      const mine = sayings.bySeat[you ?? -1];
      return { ...sayings, turn: event.seat, bySeat: wasMine ? (mine ? { [you]: mine } : {}) : sayings.bySeat };
    }
    case 'announced':
      return said(sayings, event.seat, { announced: event, order: null });
    case 'nothing-put':
      return said(sayings, event.seat, { announced: null, order: null });
    case 'order-laid':
      return said(sayings, event.seat, {
        announced: sayings.bySeat[event.seat]?.announced ?? null,
        order: event.order,
      });
    case 'round-began':
    case 'round-ended':
      return SILENCE;
    default:
      return sayings;
  }
}

function said(sayings: Sayings, seat: number, saying: Saying): Sayings {
  return { ...sayings, bySeat: { ...sayings.bySeat, [seat]: saying }, last: seat };
}
