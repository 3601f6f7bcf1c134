/** What a device notes before the first move, so that nobody can tell another story after the game. */
import type { Began, GameView } from '../protocol';
import decks from './decks.json';

export interface Noted {
  /** RoomView.commitment, seen before this device said its words. */
  commitment?: string;
  root?: string;
  places?: string;
  /** Counts from 0. */
  seat?: number;
  /** What this device gave to the shuffle. */
  words?: string;
  /** The cards that this seat was dealt, by their names. */
  hand?: string[];
}

/** To be called with the frame that has the news `began`, and with what was seen and said before it. */
export function note(began: Began, game: GameView | null, before: Pick<Noted, 'commitment' | 'words'> = {}): Noted {
  const seat = game?.view.viewer ?? null;
  const known: Noted = {
    ...before,
    commitment: before.commitment || began.commitment,
    root: began.root,
    places: began.places,
  };
  if (seat === null) return known;
  const hand = dealt(game, seat);
  return { ...known, seat, ...(hand ? { hand } : {}) };
}

function dealt(game: GameView | null, seat: number): string[] | null {
  const event = game?.events.find((heard) => heard.event === 'dealt' && heard.seat === seat);
  if (event?.event !== 'dealt') return null;
  if ('cards' in event) return event.cards?.map((code) => decks.solo.cards[code] ?? '') ?? null;
  const ingredients = event.ingredients?.map((code) => decks.pizza.cards[code] ?? '');
  return ingredients ? [...ingredients, ...(event.orders ?? [])] : null;
}
