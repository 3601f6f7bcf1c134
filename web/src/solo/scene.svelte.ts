/** What moves and what is said as the game goes on: made of each moment, and of where things lie on the screen. */
import { announce } from '../lib/announce.svelte';
import { isStill } from '../lib/device.svelte';
import type { Moment, Sitting } from '../lib/sitting';
import { play } from '../lib/sound';
import type { SoloEvent, SoloHandEnded, SoloView } from '../protocol';
import { beatenBy, sayings, soundsOf, waysOf, type Spot } from './hearing';
import type { Flight } from './travel';
import { saySolo } from './words';

const NOTED = 5000;
const MOST_BACKS = 4;
const APART = 60;
/** What fits in two short lines below the pile. */
const LONGEST = 46;

/** Cards that came are seen in the hand: of many, their number is enough to read. */
const inShort = (event: SoloEvent): SoloEvent =>
  'cards' in event && event.event !== 'played' && event.count > 1 ? { ...event, cards: null } : event;

export class Scene {
  /** What just happened, for the eye. */
  said = $state('');
  note = $state('');
  sheet = $state.raw<{ ended: SoloHandEnded; number: number } | null>(null);
  flights = $state.raw<Flight[]>([]);
  laid = $state(0);
  below = $state.raw<number | null>(null);
  /** Where the card on top came from, and where new cards in hand come from. */
  from = $state.raw<DOMRect | null>(null);
  source = $state.raw<DOMRect | null>(null);
  private timer = 0;
  private count = 0;

  constructor(
    private readonly seat: () => Sitting,
    private readonly root: () => HTMLElement | undefined,
  ) {
    this.said = this.lastSaid(seat().game.events as SoloEvent[]);
  }

  /** The page still shows what was before: places are taken now, and cards leave from there. */
  hear(moment: Moment): void {
    const events = moment.events as SoloEvent[];
    const { you, names } = this.seat();
    if (moment.jump) return this.show(events);
    this.lay(events, moment.before?.view as SoloView | undefined);
    this.send(events, (moment.game.view as SoloView).sizes.length);
    this.said = this.lastSaid(events) || this.said;
    soundsOf(events).forEach((sound) => void play(sound));
    announce(sayings(events, you, names).join(' '));
    this.tell(beatenBy(moment.news, names));
    this.turnSheet(moment, events);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private show(events: SoloEvent[]): void {
    this.from = this.source = null;
    this.below = null;
    this.flights = [];
    this.said = this.lastSaid(events);
    this.sheet = null;
  }

  private lastSaid(events: readonly SoloEvent[]): string {
    const { names } = this.seat();
    const isPenalty = events.some((event) => event.event === 'penalty-taken');
    const told = events.filter((event) => !(isPenalty && event.event === 'drew'));
    const lines = told.map((event) => saySolo(inShort(event), names)).filter(Boolean);
    const two = lines.slice(-2).join(' ');
    return two.length > LONGEST ? lines.at(-1)! : two;
  }

  private lay(events: SoloEvent[], before: SoloView | undefined): void {
    const played = events.findLast((event) => event.event === 'played' || event.event === 'started');
    if (!played) return;
    this.laid += 1;
    if (played.event === 'started') {
      this.from = this.rect('draw');
      this.below = null;
      return;
    }
    const { you } = this.seat();
    const own = played.seat === you ? this.find(`[data-held="${played.cards.at(-1)}"]`) : null;
    this.from = (own ?? this.place(played.seat))?.getBoundingClientRect() ?? null;
    this.below = played.cards.at(-2) ?? before?.top ?? null;
  }

  private send(events: SoloEvent[], players: number): void {
    this.source = this.rect('draw');
    if (isStill()) return;
    const { you } = this.seat();
    // Own cards are seen to come by themselves, face up.
    const ways = waysOf(events, players).filter(({ to, from }) => to !== you || from !== 'draw');
    for (const { from, to, count } of ways) {
      const [start, end] = [this.rect(from), this.rect(to)];
      if (!start || !end) continue;
      const backs = Array.from({ length: Math.min(count, MOST_BACKS) }, (_, index) => index * APART);
      this.flights = [...this.flights, ...backs.map((delay) => ({ id: this.count++, from: start, to: end, delay }))];
    }
  }

  landed(flight: Flight): void {
    this.flights = this.flights.filter((other) => other !== flight);
  }

  private tell(note: string): void {
    if (!note) return;
    this.note = note;
    announce(note);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.note = ''), NOTED);
  }

  /** The end of a whole game has a page of its own. */
  private turnSheet(moment: Moment, events: SoloEvent[]): void {
    const ended = events.find((event) => event.event === 'hand-ended');
    if (!ended || (moment.game.outcome && this.seat().mode === 'live')) return;
    const number = (moment.before?.view as SoloView | undefined)?.number ?? (moment.game.view as SoloView).number;
    this.sheet = { ended, number };
  }

  private find(selector: string): Element | null {
    return this.root()?.querySelector(selector) ?? null;
  }

  private place(spot: Spot): Element | null {
    return this.find(`[data-place="${spot}"]`);
  }

  private rect(spot: Spot): DOMRect | null {
    return this.place(spot)?.getBoundingClientRect() ?? null;
  }
}
