/** A lesson: the real table, with a chef who speaks and moves that are played by themselves or asked of the learner. */
import type { Moment, Sitting } from '../lib/sitting';
import { say } from '../lib/texts.svelte';
import type { AnyMove, GameView, Lesson, LessonBeat, Refusal, RoomView } from '../protocol';

export class LessonSitting implements Sitting {
  readonly mode = 'lesson';
  readonly ahead = 0;
  readonly hint = null;
  /** The beat that the chef is speaking. */
  at = $state(0);
  /** What the chef says instead, after a move that is allowed but not asked for. */
  remark = $state('');
  private readonly hearers = new Set<(moment: Moment) => void>();

  constructor(private readonly lesson: Lesson) {}

  get beats(): LessonBeat[] {
    return this.lesson.beats;
  }

  get beat(): LessonBeat {
    return this.beats[this.at]!;
  }

  /** Is a move wanted before the lesson goes on? */
  get isAsking(): boolean {
    return this.beat.ask.length > 0;
  }

  get isLast(): boolean {
    return this.at === this.beats.length - 1;
  }

  get room(): RoomView {
    return this.lesson.room;
  }

  /** A beat that asks shows the table as it was: its own view is the one after the answer. */
  get game(): GameView {
    return this.shown(this.at);
  }

  private shown(at: number): GameView {
    const { ask, game } = this.beats[at]!;
    if (ask.length) return this.beats[at - 1]!.game;
    return this.beats[at + 1]?.ask.length ? { ...game, options: [] } : game;
  }

  get you(): number {
    return this.lesson.seat;
  }

  get names(): readonly string[] {
    return this.room.chairs.map((chair, seat) => (seat === this.you ? say('learn-you') : chair.name));
  }

  get here(): readonly boolean[] {
    return this.names.map(() => true);
  }

  /** To another beat; the next one is played, any other shown at once. */
  go(at: number): void {
    const before = this.game;
    const jump = at !== this.at + 1 || this.beats[at]?.scene !== this.beat.scene;
    this.at = Math.max(0, Math.min(this.beats.length - 1, at));
    this.remark = '';
    const events = jump || this.isAsking ? [] : this.beat.game.events;
    this.tell({ at: 0, events, news: [], before, game: this.game, jump });
  }

  private tell(moment: Moment): void {
    for (const hear of this.hearers) hear(moment);
  }

  onMoment(hear: (moment: Moment) => void): () => void {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  }

  act(move: AnyMove): Promise<Refusal | null> {
    if (!this.isAsking) return Promise.resolve(null);
    if (!this.beat.ask.some((wanted) => same(wanted, move))) {
      this.remark = say(this.beat.wrong ?? 'learn-wrong-default');
      return Promise.resolve(null);
    }
    const before = this.game;
    const { game } = this.beat;
    this.remark = '';
    this.answered(game, before);
    return Promise.resolve(null);
  }

  /** What the answer led to is shown with the next beat's line. */
  private answered(game: GameView, before: GameView): void {
    const isLast = this.isLast;
    if (!isLast) this.at += 1;
    const next = isLast ? [] : this.isAsking ? [] : this.beat.game.events;
    const jump = !isLast && this.beats[this.at - 1]!.scene !== this.beat.scene;
    this.tell({ at: 0, events: jump ? [] : [...game.events, ...next], news: [], before, game: this.game, jump });
  }

  why(): Promise<Refusal | null> {
    const text = say(this.beat.wrong ?? 'learn-wrong-default');
    return Promise.resolve({ type: 'refusal', id: null, rule: 'play.move', values: {}, text });
  }
}

/** The same move, whatever the order of its fields and whether defaults are written. */
function same(one: AnyMove, other: AnyMove): boolean {
  const written = (move: AnyMove): string =>
    JSON.stringify(
      Object.entries(move)
        .filter(([, value]) => value !== 0 && value !== false && !(Array.isArray(value) && value.length === 0))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return written(one) === written(other);
}
