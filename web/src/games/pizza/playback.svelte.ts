/**
 * Playback of a pizza table. The server never waits for an animation: events are queued here and shown step by step, at
 * this viewer's speed; each update ends with its true view.
 */
import { announce } from '../../device/announce.svelte';
import { preferences } from '../../device/preferences.svelte';
import { playSound } from '../../device/sound';
import type { TableUpdate } from '../../net/table-source';
import type { PizzaEvent, PizzaMove, PizzaView } from '../../protocol';
import type { FlightRequest } from '../card-motion.svelte';
import { bubblesAfter, NO_SPEECH, viewAfter, type SpeechBubbles } from './event-effects';
import { flightsOf, flightsOfStep, type Viewpoint } from './flights';
import type { RoundResult } from './pizza-text';
import { EMPTY_STAGE, isOvenEvent, settleStage, stageOf, stepsOf, type OvenStage, type OvenStep } from './oven-steps';

/** A step of the oven's emptying, an event of a turn, or the true view after an update. */
type QueueItem = { step: OvenStep } | { event: PizzaEvent } | { view: PizzaView };

/** Time that cards put into the oven are shown, if more waits behind them. */
const ANNOUNCED_MS = 260;

export class PizzaPlayback {
  /** The table as it is shown now. */
  view = $state.raw<PizzaView>()!;
  stage = $state.raw<OvenStage>(EMPTY_STAGE);
  bubbles = $state.raw<SpeechBubbles>(NO_SPEECH);
  /** Whether the emptying of the oven is on the screen. */
  isEmptying = $state(false);
  isPaused = $state(false);
  /** Text of the last event shown. */
  narration = $state('');
  /** The result of the round before, from its end until the viewer puts something in. */
  roundResult = $state.raw<RoundResult | null>(null);
  /** The viewer's orders that failed in this emptying. */
  private failedCount = 0;
  private queue = $state.raw<QueueItem[]>([]);
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** Skipped events make no sound and no flight. */
  private isSkipping = false;
  /** Time that the next view is shown, if more waits behind it. */
  private viewMs = 0;

  constructor(
    view: PizzaView,
    past: readonly PizzaEvent[],
    private readonly you: () => number | null,
    private readonly describe: (event: PizzaEvent) => string,
    private readonly fly: (requests: FlightRequest[]) => void = () => {},
  ) {
    this.show(view, past);
  }

  /** Whether more has happened than is shown. */
  get isBehind(): boolean {
    return this.queue.length > 0;
  }

  /** Whether the queue ends with a question for this viewer. */
  get isQuestionWaiting(): boolean {
    const last = this.queue.at(-1);
    return last !== undefined && 'view' in last && last.view.question?.seat === this.you();
  }

  enqueue({ events, before, game, jump }: TableUpdate<PizzaView, PizzaMove>): void {
    if (jump) return this.show(game.view, game.events);
    this.queue = [...this.queue, ...itemsOf(events, before?.view), { view: game.view }];
    if (this.timer === null && !this.isPaused) this.resume();
  }

  /** Show a state at once, without playback. */
  private show(view: PizzaView, past: readonly PizzaEvent[]): void {
    this.stop();
    this.queue = [];
    this.narration = '';
    this.roundResult = null;
    this.view = view;
    this.stage = stageOf(view);
    this.isEmptying = view.emptying;
    this.bubbles = past.reduce((bubbles, event) => bubblesAfter(bubbles, event, this.you()), NO_SPEECH);
  }

  // --- controls

  pause(): void {
    this.isPaused = true;
    this.stop();
  }

  resume(): void {
    this.isPaused = false;
    this.stop();
    while (this.queue.length) {
      const durationMs = this.showNext();
      if (durationMs > 0) {
        this.timer = setTimeout(() => this.resume(), durationMs / preferences.speed);
        return;
      }
    }
  }

  /** Pause after the next event. */
  step(): void {
    this.pause();
    while (this.queue.length) {
      const [next] = this.queue;
      this.showNext();
      if (next && 'step' in next && next.step.isLast) return;
    }
  }

  /** Skip to this viewer's question, or to the end of the emptying. */
  skipToQuestion(): void {
    const isWaiting = this.isQuestionWaiting;
    this.skipWhile(() => isWaiting || this.isEmptying);
  }

  skipAll(): void {
    this.skipWhile(() => true);
  }

  close(): void {
    this.stop();
  }

  private skipWhile(condition: () => boolean): void {
    this.stop();
    this.isSkipping = true;
    while (this.queue.length && condition()) this.showNext();
    this.isSkipping = false;
    this.resume();
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  // --- showing

  /** Show the next item of the queue. Returns the time that it is shown for, in milliseconds. */
  private showNext(): number {
    const next = this.queue[0]!;
    this.queue = this.queue.slice(1);
    if ('view' in next) return this.showView(next.view);
    if ('event' in next) return this.showEvent(next.event);
    return this.showStep(next.step);
  }

  private showView(view: PizzaView): number {
    this.view = view;
    this.stage = settleStage(this.stage, view);
    this.isEmptying = view.emptying;
    const durationMs = this.queue.length && !this.isSkipping ? this.viewMs : 0;
    this.viewMs = 0;
    return durationMs;
  }

  private get viewpoint(): Viewpoint {
    return { view: this.view, you: this.you() };
  }

  private showEvent(event: PizzaEvent): number {
    this.bubbles = bubblesAfter(this.bubbles, event, this.you());
    const leftovers = this.isEmptying ? this.stage.table : [];
    if (event.event === 'round-began') this.beginRound(event.round);
    if ((event.event === 'announced' || event.event === 'nothing-put') && event.seat === this.you()) this.roundResult = null;
    if (!this.isSkipping) {
      this.narrate(event);
      this.fly(flightsOf(event, this.viewpoint, leftovers));
    }
    this.view = viewAfter(this.view, event);
    if (this.isSkipping) return 0;
    if (event.event === 'announced' || event.event === 'order-laid') {
      void playSound('card');
      this.viewMs = ANNOUNCED_MS;
    }
    return 0;
  }

  private beginRound(round: number): void {
    this.isEmptying = false;
    const served = this.view.places.map((place) => place.served?.length ?? null);
    this.roundResult = round > 1 && this.you() !== null ? { round: round - 1, served, failed: this.failedCount } : null;
  }

  private showStep({ event, durationMs, isLast, sound, apply }: OvenStep): number {
    const before = this.stage;
    const after = apply(before);
    if (!this.isSkipping) this.fly(flightsOfStep(event, before, after, this.viewpoint));
    this.isEmptying = true;
    this.stage = after;
    if (event.event === 'round-ended') {
      this.bubbles = NO_SPEECH;
      this.failedCount = 0;
    }
    if (isLast && event.event === 'failed' && event.seat === this.you()) this.failedCount += event.orders.length;
    if (isLast) this.view = viewAfter(this.view, event);
    if (this.isSkipping) return 0;
    if (sound) void playSound(sound);
    const isRevealed = isLast && (event.event === 'order-revealed' || event.event === 'revealed');
    if (isRevealed || (this.stage.lastEvent === event && before.lastEvent !== event)) this.narrate(event);
    return durationMs;
  }

  private narrate(event: PizzaEvent): void {
    const text = this.describe(event);
    if (!text) return;
    this.narration = text;
    announce(text);
  }
}

/** Queue items of these events, in their order. The oven fills up until it is turned over. */
function itemsOf(events: readonly PizzaEvent[], before: PizzaView | undefined): QueueItem[] {
  let oven = before?.oven ?? 0;
  return events.flatMap((event): QueueItem[] => {
    if (event.event === 'announced') oven += event.number - event.doubles;
    if (event.event === 'order-laid') oven += 1;
    if (!isOvenEvent(event)) return [{ event }];
    if (event.event === 'game-ended' && before?.variant !== 'plus') return [];
    return stepsOf(event, oven).map((step) => ({ step }));
  });
}
