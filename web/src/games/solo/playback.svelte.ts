/** Playback of a SOLO table: for each update its motion, sounds and texts, by the places of things on the screen. */
import { announce } from '../../device/announce.svelte';
import { playSound } from '../../device/sound';
import type { TableUpdate } from '../../net/table-source';
import type { SoloEvent, SoloHandEnded, SoloMove, SoloView } from '../../protocol';
import { announcementsOf, flightsOf, lostRaceNotice, soundsOf } from './event-effects';
import type { FlightRequest } from '../card-motion.svelte';
import type { SoloSource } from './solo-input.svelte';
import { describeEvent } from './solo-text';

const NOTICE_MS = 5000;
/** The next hand is played meanwhile: the scores do not stay on the pile for longer than it takes to read them. */
const SHEET_MS = 14_000;
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
  /** Number of discards so far: the same card on top again is another card. */
  discardCount = $state(0);
  /** The card below the top one. */
  below = $state.raw<number | null>(null);
  private timer = 0;
  private sheetTimer = 0;

  constructor(
    private readonly source: () => SoloSource,
    private readonly fly: (requests: FlightRequest[]) => void,
  ) {
    this.narration = this.narrationOf(source().game.events);
  }

  /** Show an update. The page still has the state before it: cards leave from their places in that. */
  show(update: TableUpdate<SoloView, SoloMove>): void {
    const { events, roomEvents, before, game } = update;
    const { you, names } = this.source();
    if (update.jump) return this.reset(events);
    this.discard(events, before?.view);
    this.fly(flightsOf(events, { you, sizes: before?.view.sizes ?? game.view.sizes }));
    this.narration = this.narrationOf(events) || this.narration;
    soundsOf(events).forEach((sound) => void playSound(sound));
    announce(announcementsOf(events, you, names).join(' '));
    this.notify(lostRaceNotice(roomEvents, names));
    this.showScoreSheet(update);
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.sheetTimer);
  }

  private reset(events: SoloEvent[]): void {
    this.below = null;
    this.narration = this.narrationOf(events);
    this.scoreSheet = null;
  }

  private narrationOf(events: readonly SoloEvent[]): string {
    const { names, you } = this.source();
    const isPenalty = events.some((event) => event.event === 'penalty-taken');
    /** The cards of a swapped hand are counted at the seats: the swap itself is the news. */
    const isSwap = events.some(({ event }) => event === 'hands-swapped' || event === 'hands-passed');
    const told = events.filter(({ event }) => !(isPenalty && event === 'drew') && !(isSwap && event === 'received'));
    const lines = told.map((event) => describeEvent(abridged(event), names, you)).filter(Boolean);
    const lastTwo = lines.slice(-2).join(' ');
    return lastTwo.length > MAX_NARRATION_LENGTH ? lines.at(-1)! : lastTwo;
  }

  private discard(events: SoloEvent[], before: SoloView | undefined): void {
    const played = events.findLast((event) => event.event === 'played' || event.event === 'started');
    if (!played) return;
    this.discardCount += 1;
    this.below = played.event === 'started' ? null : (played.cards.at(-2) ?? before?.top ?? null);
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
    clearTimeout(this.sheetTimer);
    this.sheetTimer = window.setTimeout(() => (this.scoreSheet = null), SHEET_MS);
  }
}
