/** A finished game, step by step, through the eyes of a seat: the same table as a live one, on which nothing can be done. */
import type { Frame, GameView, Refusal, Replay, RoomView } from '../protocol';
import type { Moment, Sitting } from '../lib/sitting';

/** A step of the replay as one of its viewers saw it: the frame, and the game and the room as they were then. */
interface Seen {
  frame: Frame | null;
  game: GameView;
  room: RoomView;
}

export class ReplaySitting implements Sitting {
  readonly mode = 'replay';
  readonly ahead = 0;
  readonly hint = null;
  step = $state(0);
  /** Which of the replay's viewers is looking: with open cards, the number of a seat. */
  eyes = $state(0);
  private readonly seen: Seen[][];
  private readonly hearers = new Set<(moment: Moment) => void>();

  constructor(
    steps: Replay,
    /** The seat whose replay this is; null for the public; with open cards the seat is `eyes`. */
    private readonly viewer: number | null,
    readonly isOpen: boolean,
  ) {
    const viewers = steps[0]?.length ?? 0;
    this.seen = Array.from({ length: viewers }, (_, eye) => follow(steps.map((frames) => frames[eye] ?? null)));
  }

  get steps(): number {
    return this.seen[0]?.length ?? 0;
  }

  private now(eyes = this.eyes, step = this.step): Seen {
    return this.seen[eyes]![step]!;
  }

  get room(): RoomView {
    return this.now().room;
  }

  get game(): GameView {
    return { ...this.now().game, options: [] };
  }

  get you(): number | null {
    return this.isOpen ? this.eyes : this.viewer;
  }

  get names(): readonly string[] {
    return this.room.chairs.map((chair) => chair.name);
  }

  get here(): readonly boolean[] {
    return this.room.chairs.map(() => true);
  }

  /** Every seat's view of this step, for open cards. */
  get views(): GameView['view'][] {
    return this.seen.map((steps) => steps[this.step]!.game.view);
  }

  /** The step at which a seat was about to make this decision; where it is not known, the first one. */
  stepOf(decision: number): number {
    return Math.max(0, this.seen[0]!.findIndex(({ game }) => game.decision === decision));
  }

  /** The game as it was at a step. */
  at(step: number): GameView {
    return this.now(this.eyes, step).game;
  }

  /** To a step: the next one is played, any other is shown at once. */
  go(step: number): void {
    const wanted = Math.max(0, Math.min(this.steps - 1, step));
    if (wanted === this.step) return;
    const jump = wanted !== this.step + 1;
    const before = this.game;
    this.step = wanted;
    this.tell(before, jump);
  }

  look(eyes: number): void {
    this.eyes = eyes;
    this.tell(null, true);
  }

  private tell(before: GameView | null, jump: boolean): void {
    const { frame } = this.now();
    const events = jump ? [] : (frame?.game?.events ?? []);
    const moment = { at: frame?.at ?? 0, events, news: frame?.news ?? [], before, game: this.game, jump };
    for (const hear of this.hearers) hear(moment);
  }

  onMoment(hear: (moment: Moment) => void): () => void {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  }

  act(): Promise<Refusal | null> {
    return Promise.resolve(null);
  }

  why(): Promise<Refusal | null> {
    return Promise.resolve(null);
  }
}

/** Frames tell what changed; here each step has all of it. Steps before the cards are dealt are left out. */
function follow(frames: (Frame | null)[]): Seen[] {
  let room: RoomView | null = null;
  let game: GameView | null = null;
  return frames.flatMap((frame) => {
    room = frame?.room ?? room;
    game = frame?.game ?? game;
    return room && game ? [{ frame, room, game }] : [];
  });
}
