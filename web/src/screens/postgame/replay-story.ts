/** The story of a replay: a caption for each step, the starts of rounds, and the cards in the oven. */
import { kindOf } from '../../cards/codes';
import type { GameText } from '../../games/game-renderers';
import type { AnyEvent, Frame, PizzaEvent } from '../../protocol';
import { describeRoomEvent } from '../table/room-text';

/** The start of a round or of a hand. */
export interface Chapter {
  step: number;
  of: 'round' | 'hand';
  number: number;
}

/** An ingredient card, or the order of a seat. */
export type OvenCard = number | { seat: number; order: string };

const MAX_SENTENCES = 4;

/** Describe a step in the words of the log: its last sentences, or nothing if nothing was said. */
export function captionOf(frame: Frame | null, names: readonly string[], text: GameText): string {
  const events = (frame?.game?.events ?? []).map((event) => text.describeEvent(event, names)).filter(Boolean);
  // The end of a game is the last of its own events, unless the table was closed.
  const roomEvents = (frame?.room_events ?? []).filter(({ event }) => event !== 'game-ended' || !events.length);
  return [...roomEvents.map((event) => describeRoomEvent(event, names)), ...events].filter(Boolean).slice(-MAX_SENTENCES).join(' ');
}

/** A mark on the slider, at a share of its length. */
export interface Mark {
  share: number;
  /** None where the number before is too near. */
  number: number | null;
}

/** Share of the slider's length that a number needs. */
const NUMBER_SHARE = 0.07;

/** The marks of chapters; numbers do not lie over each other. */
export function marksOf(chapters: readonly Chapter[], lastStep: number): Mark[] {
  let free = 0;
  return chapters.map(({ step, number }) => {
    const share = step / Math.max(1, lastStep);
    if (share < free) return { share, number: null };
    free = share + NUMBER_SHARE;
    return { share, number };
  });
}

/** Where rounds and hands begin. Of several that begin in one step, as after an empty round, the last one counts. */
export function chaptersOf(steps: readonly (readonly AnyEvent[])[]): Chapter[] {
  return steps.flatMap((events, step) => events.flatMap((event) => chapterAt(step, event)).slice(-1));
}

function chapterAt(step: number, event: AnyEvent): Chapter[] {
  if (event.event === 'round-began') return [{ step, of: 'round', number: event.round }];
  return event.event === 'hand-began' ? [{ step, of: 'hand', number: event.number }] : [];
}

/** The cards in the oven after some more events, from the bottom to the top. All that was put in was told. */
export function ovenAfter(before: readonly OvenCard[], events: readonly PizzaEvent[], size: number): OvenCard[] {
  let oven = [...before];
  for (const event of events) {
    if (event.event === 'announced') oven.push(...announcedCards(event));
    else if (event.event === 'order-laid') oven.push({ seat: event.seat, order: event.order });
    else if (event.event === 'revealed') oven = oven.slice(event.cards.length);
    else if (event.event === 'order-revealed') oven = oven.slice(1);
    else if (event.event === 'leftovers') oven = [...event.cards].sort(byColumn);
  }
  return oven.slice(0, size); // a move that was taken back leaves its cards on top
}

/** Column by column, doubles below singles. (round.leftovers, round.leftover-doubles) */
const byColumn = (one: number, other: number): number => kindOf(one) - kindOf(other) || other - one;

/** Ingredients of one kind, the top card last. */
function announcedCards(event: Extract<PizzaEvent, { event: 'announced' }>): OvenCard[] {
  const single = 2 * event.kind;
  const singles = Array<number>(event.number - 2 * event.doubles).fill(single);
  const doubles = Array<number>(event.doubles).fill(single + 1);
  return event.top === single ? [...doubles, ...singles] : [...singles, ...doubles];
}
