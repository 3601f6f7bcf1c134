/**
 * What is on the screen, and when. The server never waits for anybody's animation: what happens is kept in a row here
 * and shown step by step, at this viewer's own pace; the true state comes at the end of each moment.
 */
import { announce } from '../lib/announce.svelte';
import { preferences } from '../lib/device.svelte';
import type { Moment } from '../lib/sitting';
import { play } from '../lib/sound';
import type { PizzaEvent, PizzaView } from '../protocol';
import { flightsOf, type Flight } from './flights';
import { viewAfter } from './meanwhile';
import { SILENCE, heardAfter, type Sayings } from './sayings';
import { EMPTY, isStaged, settled, stageOf, stepsOf, type Stage, type Step } from './staging';

/** One thing to show: a step of the emptying, something that happened in a turn, or the truth after a moment. */
type Shown = { step: Step } | { event: PizzaEvent } | { view: PizzaView };

/** How long something in a turn is looked at, if more has happened already. */
const TURN = 260;
export const SPEEDS = [1, 2, 4, 8] as const;

export class Scene {
  /** The table as it is shown now. */
  view = $state.raw<PizzaView>()!;
  stage = $state.raw<Stage>(EMPTY);
  sayings = $state.raw<Sayings>(SILENCE);
  flights = $state.raw<Flight[]>([]);
  /** Is the oven being emptied on the screen? */
  isOpen = $state(false);
  isPaused = $state(false);
  /** What just happened, in words. */
  told = $state('');
  private row = $state.raw<Shown[]>([]);
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** Things shown in a hurry make no sound and do not travel. */
  private isHurrying = false;

  constructor(
    view: PizzaView,
    past: readonly PizzaEvent[],
    private readonly you: () => number | null,
    private readonly words: (event: PizzaEvent) => string,
  ) {
    this.jump(view, past);
  }

  /** Has more happened than is shown? */
  get isBehind(): boolean {
    return this.row.length > 0;
  }

  /** Does a question for this viewer wait at the end of the row? */
  get isAwaited(): boolean {
    const last = this.row.at(-1);
    return last !== undefined && 'view' in last && this.isMine(last.view);
  }

  private isMine({ question }: PizzaView): boolean {
    return question !== null && question.seat === this.you();
  }

  hear(moment: Moment): void {
    const view = moment.game.view as PizzaView;
    const events = moment.events as PizzaEvent[];
    if (moment.jump) return this.jump(view, moment.game.events as PizzaEvent[]);
    this.row = [...this.row, ...shownOf(events, moment.before?.view as PizzaView | undefined), { view }];
    if (this.timer === null && !this.isPaused) this.goOn();
  }

  private jump(view: PizzaView, past: readonly PizzaEvent[]): void {
    this.stop();
    this.row = [];
    this.flights = [];
    this.told = '';
    this.view = view;
    this.stage = stageOf(view);
    this.isOpen = view.emptying;
    this.sayings = past.reduce((sayings, event) => heardAfter(sayings, event, this.you()), SILENCE);
  }

  // --- the controls

  pause(): void {
    this.isPaused = true;
    this.stop();
  }

  goOn(): void {
    this.isPaused = false;
    this.stop();
    while (this.row.length) {
      const ms = this.showNext();
      if (ms > 0) {
        this.timer = setTimeout(() => this.goOn(), ms / preferences.speed);
        return;
      }
    }
  }

  /** To the end of the event that comes next. */
  step(): void {
    this.pause();
    while (this.row.length) {
      const [next] = this.row;
      this.showNext();
      if (next && 'step' in next && next.step.isLast) return;
    }
  }

  /** At once to what is asked of this viewer, or to the end of the emptying. */
  toQuestion(): void {
    const isAwaited = this.isAwaited;
    this.hurry(() => isAwaited || this.isOpen);
  }

  /** At once to what is so now. */
  skip(): void {
    this.hurry(() => true);
  }

  close(): void {
    this.stop();
  }

  private hurry(more: () => boolean): void {
    this.stop();
    this.isHurrying = true;
    while (this.row.length && more()) this.showNext();
    this.isHurrying = false;
    this.goOn();
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  // --- showing

  /** Show the next thing in the row; how long it wants to be looked at. */
  private showNext(): number {
    const next = this.row[0]!;
    this.row = this.row.slice(1);
    if ('view' in next) return this.settle(next.view);
    if ('event' in next) return this.tell(next.event);
    return this.stand(next.step);
  }

  private settle(view: PizzaView): number {
    this.view = view;
    this.stage = settled(this.stage, view);
    this.isOpen = view.emptying;
    return 0;
  }

  private tell(event: PizzaEvent): number {
    this.sayings = heardAfter(this.sayings, event, this.you());
    if (event.event === 'round-began') this.isOpen = false;
    if (this.isHurrying) return 0;
    this.speak(event);
    this.fly(event);
    if (event.event === 'announced' || event.event === 'order-laid') void play('card');
    // Only where more waits behind it: what comes now is shown at once.
    return this.row.some((shown) => 'event' in shown || 'step' in shown) && event.event === 'announced' ? TURN : 0;
  }

  private stand({ event, ms, isLast, sound, play: act }: Step): number {
    const before = this.stage;
    this.isOpen = true;
    this.stage = act(before);
    if (event.event === 'round-ended') this.sayings = SILENCE;
    if (isLast) this.view = viewAfter(this.view, event);
    if (this.isHurrying) return 0;
    if (sound) void play(sound);
    const isOut = isLast && (event.event === 'order-revealed' || event.event === 'revealed');
    if (isOut || (this.stage.said === event && before.said !== event)) this.speak(event);
    if (this.stage.ending && !before.ending) this.fly(event);
    return ms;
  }

  private speak(event: PizzaEvent): void {
    const words = this.words(event);
    if (!words) return;
    this.told = words;
    announce(words);
  }

  private fly(event: PizzaEvent): void {
    const flights = flightsOf(event);
    if (flights.length) this.flights = [...this.flights, ...flights];
  }

  landed(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }
}

/** What is shown for these events, in their order. The oven grows until it is turned over. */
function shownOf(events: readonly PizzaEvent[], before: PizzaView | undefined): Shown[] {
  let oven = before?.oven ?? 0;
  return events.flatMap((event): Shown[] => {
    if (event.event === 'announced') oven += event.number - event.doubles;
    if (event.event === 'order-laid') oven += 1;
    if (!isStaged(event)) return [{ event }];
    if (event.event === 'game-ended' && before?.variant !== 'plus') return [];
    return stepsOf(event, oven).map((step) => ({ step }));
  });
}
