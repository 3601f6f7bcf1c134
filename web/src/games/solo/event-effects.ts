/** Effects of SOLO's events on ear and eye: sounds, announcements and paths of cards. Pure. */
import type { Sound } from '../../device/sound';
import { formatSeconds, say } from '../../i18n/texts.svelte';
import type { AnyRoomEvent, SoloEvent } from '../../protocol';
import { describeEvent } from './solo-text';

/** The sounds of these events, each once. */
export function soundsOf(events: readonly SoloEvent[]): Sound[] {
  const sounds = new Set<Sound>();
  for (const event of events) {
    if (event.event === 'played' || event.event === 'started') sounds.add('card');
    if (event.event === 'penalty-taken' || event.event === 'forgot') sounds.add('thud');
    if (event.event === 'hand-ended' && event.seat >= 0) sounds.add('bell');
  }
  return [...sounds];
}

/** Events that need no announcement to the player who caused them. */
const OWN_ACTIONS = ['played', 'colour-named', 'kept', 'passed', 'hand-kept'];
const isOwnAction = (event: SoloEvent, you: number | null): boolean =>
  'seat' in event && event.seat === you && OWN_ACTIONS.includes(event.event);

export function announcementsOf(events: readonly SoloEvent[], you: number | null, names: readonly string[]): string[] {
  return events.filter((event) => !isOwnAction(event, you)).map((event) => describeEvent(event, names, you)).filter(Boolean);
}

/** A notice to a player whose jump-in or move came too late; empty if there was none. (house.beaten, house.jumped) */
export function lostRaceNotice(roomEvents: readonly AnyRoomEvent[], names: readonly string[]): string {
  for (const event of roomEvents) {
    if (event.event === 'jump-in-lost')
      return say('solo-note-jump-in-lost', { name: names[event.by] ?? '', seconds: formatSeconds(event.margin_ms) });
    if (event.event === 'move-overtaken') return say('solo-note-move-overtaken', { name: names[event.by] ?? '' });
  }
  return '';
}

/** A place of cards: the draw pile, the discard pile, a seat. */
export type Place = 'draw' | 'pile' | number;
export interface CardPath {
  from: Place;
  to: Place;
  count: number;
}

/** Paths of face-down cards; a card that is played appears on the discard pile by itself. */
export function pathsOf(events: readonly SoloEvent[], players: number): CardPath[] {
  return events.flatMap((event): CardPath[] => {
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
