/** Notes that this device takes of a deal before the first move, to compare with the game's record afterwards. */
import { readStored, writeStored } from '../device/storage';
import type { GameStarted, GameView } from '../protocol';
import decks from './decks.json';

export interface DealNotes {
  /** RoomView.commitment, seen before this device sent its contribution. */
  commitment?: string;
  root?: string;
  places?: string;
  /** Counts from 0. */
  seat?: number;
  /** This device's contribution to the shuffle. */
  words?: string;
  /** Names of the cards dealt to this seat. */
  hand?: string[];
}

const notes = readStored<Record<string, DealNotes>>('notes', {});

/** Add to the notes of a game. */
export function storeDealNotes(room: string, number: number, added: DealNotes): void {
  notes[`${room}/${number}`] = { ...notes[`${room}/${number}`], ...added };
  writeStored('notes', notes);
}

export function dealNotes(room: string, number: number): DealNotes | undefined {
  return notes[`${room}/${number}`];
}

/** Note what the frame with the room event `game-started` shows of a deal; `before` is what was noted until then. */
export function notesOf(
  started: GameStarted,
  game: GameView | null,
  before: Pick<DealNotes, 'commitment' | 'words'> = {},
): DealNotes {
  const seat = game?.view.viewer ?? null;
  const known: DealNotes = {
    ...before,
    commitment: before.commitment || started.commitment,
    root: started.root,
    places: started.places,
  };
  if (seat === null) return known;
  const hand = dealtHand(game, seat);
  return { ...known, seat, ...(hand ? { hand } : {}) };
}

function dealtHand(game: GameView | null, seat: number): string[] | null {
  const event = game?.events.find((one) => one.event === 'dealt' && one.seat === seat);
  if (event?.event !== 'dealt') return null;
  if ('cards' in event) return event.cards?.map((code) => decks.solo.cards[code] ?? '') ?? null;
  const ingredients = event.ingredients?.map((code) => decks.pizza.cards[code] ?? '');
  return ingredients ? [...ingredients, ...(event.orders ?? [])] : null;
}
