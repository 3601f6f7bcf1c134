/** Effects of SOLO's events on ear and eye: sounds, announcements and paths of cards. Pure. */
import type { ShownCard } from '../../cards/card-info';
import type { Sound } from '../../device/sound';
import { formatSeconds, say } from '../../i18n/texts.svelte';
import type { AnyRoomEvent, SoloEvent } from '../../protocol';
import type { FlightRequest } from '../card-motion.svelte';
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

// --- cards in flight

const BACK: ShownCard = { back: 'solo' };
const DRAW_PILE = '[data-place="draw"]';
const TOP_CARD = '[data-place="pile"] [data-lands]';
const held = (card: number): string => `[data-held="${card}"]`;
const ANY_HELD = '[data-held]';
const fanOf = (seat: number): string => `[data-place="${seat}"]`;
/** Cards of one hand that are seen to move when whole hands do. */
const MAX_OF_HAND = 6;

interface Viewer {
  you: number | null;
  /** Hand sizes before the events. */
  sizes: readonly number[];
}

/** Flights of cards, each from where it is to where it goes; cards that others hold turn over when they are played. */
export function flightsOf(events: readonly SoloEvent[], viewer: Viewer): FlightRequest[] {
  return events.flatMap((event): FlightRequest[] => {
    switch (event.event) {
      case 'played':
        return event.cards.map((card) =>
          event.seat === viewer.you
            ? { card: { solo: card }, from: held(card), to: TOP_CARD }
            : { card: { solo: card }, back: BACK, from: fanOf(event.seat), to: TOP_CARD },
        );
      case 'started':
        return [{ card: { solo: event.card }, back: BACK, from: DRAW_PILE, to: TOP_CARD }];
      case 'dealt':
      case 'drew':
        return taken(event, DRAW_PILE);
      case 'reshuffled':
        return repeated(3, { card: BACK, from: TOP_CARD, to: DRAW_PILE });
      case 'hands-swapped':
        return [
          ...wholeHand(event.seat, event.other, viewer),
          ...wholeHand(event.other, event.seat, viewer),
        ];
      case 'hands-passed':
        return viewer.sizes.flatMap((_, seat) => wholeHand(seat, next(seat, event.direction, viewer), viewer));
      default:
        return [];
    }
  });
}

const next = (seat: number, direction: number, { sizes }: Viewer): number =>
  (seat + direction + sizes.length) % sizes.length;

type Taken = Extract<SoloEvent, { event: 'dealt' | 'drew' }>;

/** Cards taken from a place: into the own hand they turn over, to another seat they go face down. */
function taken({ seat, count, cards }: Taken, from: string): FlightRequest[] {
  if (cards) return cards.map((card) => ({ card: { solo: card }, back: BACK, from, to: held(card) }));
  return repeated(Math.min(count, MAX_OF_HAND), { card: BACK, from, to: fanOf(seat) });
}

/** A whole hand that goes from one seat to another, face down. */
function wholeHand(from: number, to: number, { you, sizes }: Viewer): FlightRequest[] {
  const place = (seat: number): string => (seat === you ? ANY_HELD : fanOf(seat));
  return repeated(Math.min(sizes[from]!, MAX_OF_HAND), { card: BACK, from: place(from), to: place(to) });
}

const repeated = (count: number, request: FlightRequest): FlightRequest[] => Array(count).fill(request);
