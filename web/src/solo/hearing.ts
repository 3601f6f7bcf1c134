/** What a moment of SOLO is to the ear, and which cards are seen to go where. */
import type { Sound } from '../lib/sound';
import type { AnyNews, SoloEvent } from '../protocol';
import { say } from '../lib/texts.svelte';
import { saySolo } from './words';

/** The sounds of what happened, each once. */
export function soundsOf(events: readonly SoloEvent[]): Sound[] {
  const sounds = new Set<Sound>();
  for (const event of events) {
    if (event.event === 'played' || event.event === 'started') sounds.add('card');
    if (event.event === 'penalty-taken' || event.event === 'forgot') sounds.add('thud');
    if (event.event === 'hand-ended' && event.seat >= 0) sounds.add('bell');
  }
  return [...sounds];
}

/** What one did oneself need not be said, unless it brought something. */
const OWN = ['played', 'colour-named', 'kept', 'passed', 'hand-kept'];
const isKnown = (event: SoloEvent, you: number | null): boolean =>
  'seat' in event && event.seat === you && OWN.includes(event.event);

export function sayings(events: readonly SoloEvent[], you: number | null, names: readonly string[]): string[] {
  return events.filter((event) => !isKnown(event, you)).map((event) => saySolo(event, names)).filter(Boolean);
}

/** Who was quicker, as told to the one who was not. (house.beaten, house.jumped) */
export function beatenBy(news: readonly AnyNews[], names: readonly string[]): string {
  for (const piece of news) {
    if (piece.news === 'beaten')
      return say('solo-note-beaten', { name: names[piece.by] ?? '', milliseconds: piece.milliseconds });
    if (piece.news === 'overtaken') return say('solo-note-overtaken', { name: names[piece.by] ?? '' });
  }
  return '';
}

/** Where cards lie: the draw pile, the discards, a seat. */
export type Spot = 'draw' | 'pile' | number;
export interface Way {
  from: Spot;
  to: Spot;
  count: number;
}

/** The ways of face-down cards; the one that is played is seen on the pile itself. */
export function waysOf(events: readonly SoloEvent[], players: number): Way[] {
  return events.flatMap((event): Way[] => {
    if (event.event === 'drew') return [{ from: 'draw', to: event.seat, count: event.count }];
    if (event.event === 'reshuffled') return [{ from: 'pile', to: 'draw', count: 3 }];
    if (event.event === 'hands-swapped')
      return [
        { from: event.seat, to: event.other, count: 3 },
        { from: event.other, to: event.seat, count: 3 },
      ];
    if (event.event === 'hands-passed')
      return Array.from({ length: players }, (_, seat) => ({
        from: seat,
        to: (seat + event.direction + players) % players,
        count: 2,
      }));
    return [];
  });
}
