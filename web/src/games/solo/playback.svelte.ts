/** Playback of a SOLO table: for each update its motion, sounds and texts, by the places of things on the screen. */
import { announce } from '../../device/announce.svelte';
import { isMotionReduced } from '../../device/preferences.svelte';
import { playSound } from '../../device/sound';
import type { TableUpdate } from '../../net/table-source';
import type { SoloEvent, SoloHandEnded, SoloMove, SoloView } from '../../protocol';
import type { Flight } from './card-motion';
import { announcementsOf, lostRaceNotice, pathsOf, soundsOf, type Place } from './event-effects';
import type { SoloSource } from './solo-input.svelte';
import { describeEvent } from './solo-text';

const NOTICE_MS = 5000;
const MAX_FLIGHTS_PER_PATH = 4;
const FLIGHT_INTERVAL_MS = 60;
/** Length of a narration that fits in two short lines below the pile. */
const MAX_NARRATION_LENGTH = 46;

/** Drawn cards are seen in the hand: of several, their number is enough to read. */
const abridged = (event: SoloEvent): SoloEvent =>
  'cards' in event && event.event !== 'played' && event.count > 1 ? { ...event, cards: null } : event;

export class SoloPlayback {
  /** Text of the last events. */
  narration = $state('');
  notice = $state('');
  scoreSheet = $state.raw<{ ended: SoloHandEnded; number: number } | null>(null);
  flights = $state.raw<Flight[]>([]);
  /** Number of discards so far: the same card on top again is another card. */
  discardCount = $state(0);
  /** The card below the top one. */
  below = $state.raw<number | null>(null);
  /** Origin of the top card, and of new cards in the own hand. */
  discardOrigin = $state.raw<DOMRect | null>(null);
  drawOrigin = $state.raw<DOMRect | null>(null);
  private timer = 0;
  private flightCount = 0;

  constructor(
    private readonly source: () => SoloSource,
    private readonly root: () => HTMLElement | undefined,
  ) {
    this.narration = this.narrationOf(source().game.events);
  }

  /** Show an update. The page still has the state before it: cards leave from their places in that. */
  show(update: TableUpdate<SoloView, SoloMove>): void {
    const { events, roomEvents, before, game } = update;
    const { you, names } = this.source();
    if (update.jump) return this.reset(events);
    this.discard(events, before?.view);
    this.fly(events, game.view.sizes.length);
    this.narration = this.narrationOf(events) || this.narration;
    soundsOf(events).forEach((sound) => void playSound(sound));
    announce(announcementsOf(events, you, names).join(' '));
    this.notify(lostRaceNotice(roomEvents, names));
    this.showScoreSheet(update);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private reset(events: SoloEvent[]): void {
    this.discardOrigin = this.drawOrigin = null;
    this.below = null;
    this.flights = [];
    this.narration = this.narrationOf(events);
    this.scoreSheet = null;
  }

  private narrationOf(events: readonly SoloEvent[]): string {
    const { names, you } = this.source();
    const isPenalty = events.some((event) => event.event === 'penalty-taken');
    const told = events.filter((event) => !(isPenalty && event.event === 'drew'));
    const lines = told.map((event) => describeEvent(abridged(event), names, you)).filter(Boolean);
    const lastTwo = lines.slice(-2).join(' ');
    return lastTwo.length > MAX_NARRATION_LENGTH ? lines.at(-1)! : lastTwo;
  }

  private discard(events: SoloEvent[], before: SoloView | undefined): void {
    const played = events.findLast((event) => event.event === 'played' || event.event === 'started');
    if (!played) return;
    this.discardCount += 1;
    if (played.event === 'started') {
      this.discardOrigin = this.rectOf('draw');
      this.below = null;
      return;
    }
    const { you } = this.source();
    const own = played.seat === you ? this.find(`[data-held="${played.cards.at(-1)}"]`) : null;
    this.discardOrigin = (own ?? this.elementOf(played.seat))?.getBoundingClientRect() ?? null;
    this.below = played.cards.at(-2) ?? before?.top ?? null;
  }

  private fly(events: SoloEvent[], players: number): void {
    this.drawOrigin = this.rectOf('draw');
    if (isMotionReduced()) return;
    const { you } = this.source();
    // Cards for the own hand arrive there face up.
    const paths = pathsOf(events, players).filter(({ to, from }) => to !== you || from !== 'draw');
    for (const path of paths) {
      const [from, to] = [this.rectOf(path.from), this.rectOf(path.to)];
      if (!from || !to) continue;
      const flights = Array.from({ length: Math.min(path.count, MAX_FLIGHTS_PER_PATH) }, (_, index) => ({
        id: this.flightCount++,
        from,
        to,
        delayMs: index * FLIGHT_INTERVAL_MS,
      }));
      this.flights = [...this.flights, ...flights];
    }
  }

  removeFlight(flight: Flight): void {
    this.flights = this.flights.filter((other) => other !== flight);
  }

  private notify(notice: string): void {
    if (!notice) return;
    this.notice = notice;
    announce(notice);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.notice = ''), NOTICE_MS);
  }

  /** Show the scores of a hand; the end of a whole live game has its own summary. */
  private showScoreSheet({ events, before, game }: TableUpdate<SoloView, SoloMove>): void {
    const ended = events.find((event) => event.event === 'hand-ended');
    if (!ended || (game.outcome && this.source().mode === 'live')) return;
    this.scoreSheet = { ended, number: before?.view.number ?? game.view.number };
  }

  private find(selector: string): Element | null {
    return this.root()?.querySelector(selector) ?? null;
  }

  private elementOf(place: Place): Element | null {
    return this.find(`[data-place="${place}"]`);
  }

  private rectOf(place: Place): DOMRect | null {
    return this.elementOf(place)?.getBoundingClientRect() ?? null;
  }
}
