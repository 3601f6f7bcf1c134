/** A lesson as a table source: the chef's lines, with moves that are played back or asked of the learner. */
import { say } from '../../i18n/texts.svelte';
import { Updates, type TableSource } from '../../net/table-source';
import type { AnyMove, GameView, Lesson, LessonBeat, Refusal, RoomView } from '../../protocol';

export class LessonSource implements TableSource {
  readonly mode = 'lesson';
  readonly updates = new Updates();
  readonly clockOffsetMs = 0;
  readonly requestHint = null;
  /** Index of the current beat. */
  at = $state(0);
  /** The chef's line instead of the beat's, after a legal move that was not asked for. */
  correction = $state('');

  constructor(private readonly lesson: Lesson) {}

  get beats(): LessonBeat[] {
    return this.lesson.beats;
  }

  get beat(): LessonBeat {
    return this.beats[this.at]!;
  }

  /** Whether the lesson waits for a move. */
  get isAsking(): boolean {
    return this.beat.ask.length > 0;
  }

  get isLast(): boolean {
    return this.at === this.beats.length - 1;
  }

  get room(): RoomView {
    return this.lesson.room;
  }

  /** A beat that asks shows the game before the answer: its own game is the one after it. */
  get game(): GameView {
    const { ask, game } = this.beat;
    if (ask.length) return this.beats[this.at - 1]!.game;
    return this.beats[this.at + 1]?.ask.length ? { ...game, legal_moves: [] } : game;
  }

  get you(): number {
    return this.lesson.seat;
  }

  get names(): readonly string[] {
    return this.room.seats.map((seatView, seat) => (seat === this.you ? say('learn-you') : seatView.name));
  }

  get connected(): readonly boolean[] {
    return this.names.map(() => true);
  }

  /** Go to a beat: the next one is played back, any other is shown at once. */
  goTo(at: number): void {
    const before = this.game;
    const jump = at !== this.at + 1 || this.beats[at]?.scene !== this.beat.scene;
    this.at = Math.max(0, Math.min(this.beats.length - 1, at));
    this.correction = '';
    const events = jump || this.isAsking ? [] : this.beat.game.events;
    this.updates.publish({ at: 0, events, roomEvents: [], before, game: this.game, jump });
  }

  play(move: AnyMove): Promise<Refusal | null> {
    if (this.isAsking) {
      if (this.beat.ask.some((wanted) => isSameMove(wanted, move))) this.goOn();
      else this.correction = say(this.beat.wrong ?? 'learn-wrong-default');
    }
    return Promise.resolve(null);
  }

  /** Show the result of the learner's move together with the next beat. */
  private goOn(): void {
    const before = this.game;
    const answered = this.beat;
    const { isLast } = this;
    this.correction = '';
    if (!isLast) this.at += 1;
    const next = isLast || this.isAsking ? [] : this.beat.game.events;
    const jump = !isLast && answered.scene !== this.beat.scene;
    const events = jump ? [] : [...answered.game.events, ...next];
    this.updates.publish({ at: 0, events, roomEvents: [], before, game: this.game, jump });
  }

  checkMove(): Promise<Refusal | null> {
    const text = say(this.beat.wrong ?? 'learn-wrong-default');
    return Promise.resolve({ type: 'refusal', id: null, rule: 'play.move', values: {}, text });
  }
}

/** Compare moves by their fields, in any order and with or without defaults. */
function isSameMove(one: AnyMove, other: AnyMove): boolean {
  const canonical = (move: AnyMove): string =>
    JSON.stringify(
      Object.entries(move)
        .filter(([, value]) => value !== 0 && value !== false && !(Array.isArray(value) && value.length === 0))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return canonical(one) === canonical(other);
}
