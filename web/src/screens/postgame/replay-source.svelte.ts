/** A finished game as a table source: step by step, as one viewer saw it, without moves to make. */
import { resolveRoom, resolveRoomEvent, type TextMap } from '../../net/text-references';
import { Updates, type TableSource } from '../../net/table-source';
import type { Frame, GameView, PizzaEvent, Refusal, Replay, RoomView } from '../../protocol';
import { chaptersOf, ovenAfter, type Chapter, type OvenCard } from './replay-story';

/** One step as one viewer saw it: the frame, and the whole state after it. */
interface Step {
  frame: Frame | null;
  game: GameView;
  room: RoomView;
}

export class ReplaySource implements TableSource {
  readonly mode = 'replay';
  readonly updates = new Updates();
  readonly clockOffsetMs = 0;
  readonly requestHint = null;
  step = $state(0);
  /** Index of the viewer whose frames are shown; with open cards, the number of a seat. */
  viewpoint = $state(0);
  private readonly stepsByViewer: Step[][];
  private ovens: OvenCard[][] | null = null;

  constructor(
    { texts, steps }: Replay,
    /** The seat whose replay this is; null for the public. With open cards the seat is `viewpoint`. */
    private readonly viewer: number | null,
    readonly isOpen: boolean,
  ) {
    const viewers = steps[0]?.length ?? 0;
    this.stepsByViewer = Array.from({ length: viewers }, (_, index) =>
      stepsOf(steps.map((frames) => resolveFrame(frames[index] ?? null, texts, isOpen ? index : viewer))),
    );
  }

  get stepCount(): number {
    return this.stepsByViewer[0]?.length ?? 0;
  }

  private stepAt(step = this.step): Step {
    return this.stepsByViewer[this.viewpoint]![step]!;
  }

  get room(): RoomView {
    return this.stepAt().room;
  }

  get game(): GameView {
    return { ...this.stepAt().game, legal_moves: [] };
  }

  get you(): number | null {
    return this.isOpen ? this.viewpoint : this.viewer;
  }

  get names(): readonly string[] {
    return this.room.seats.map(({ name }) => name);
  }

  get connected(): readonly boolean[] {
    return this.room.seats.map(() => true);
  }

  /** The frames of the viewpoint, step by step. */
  get frames(): (Frame | null)[] {
    return this.stepsByViewer[this.viewpoint]!.map(({ frame }) => frame);
  }

  get chapters(): Chapter[] {
    return chaptersOf(this.frames.map((frame) => frame?.game?.events ?? []));
  }

  /** The cards in the oven at the current step, from the bottom to the top; empty in other games. */
  get oven(): OvenCard[] {
    return (this.ovens ??= ovensOf(this.stepsByViewer[0]!))[this.step]!;
  }

  /** Every seat's view of the current step, for open cards. */
  get views(): GameView['view'][] {
    return this.stepsByViewer.map((steps) => steps[this.step]!.game.view);
  }

  /** The step at which a decision was pending; the first one if it is unknown. */
  stepOf(decision: number): number {
    return Math.max(0, this.stepsByViewer[0]!.findIndex(({ game }) => game.decision === decision));
  }

  gameAt(step: number): GameView {
    return this.stepAt(step).game;
  }

  /** Go to a step: the next one is played back, any other is shown at once. */
  goTo(step: number): void {
    const wanted = Math.max(0, Math.min(this.stepCount - 1, step));
    if (wanted === this.step) return;
    const jump = wanted !== this.step + 1;
    const before = this.game;
    this.step = wanted;
    this.publish(before, jump);
  }

  viewAs(viewpoint: number): void {
    this.viewpoint = viewpoint;
    this.publish(null, true);
  }

  private publish(before: GameView | null, jump: boolean): void {
    const { frame } = this.stepAt();
    const events = jump ? [] : (frame?.game?.events ?? []);
    const roomEvents = frame?.room_events ?? [];
    this.updates.publish({ at: frame?.at_ms ?? 0, events, roomEvents, before, game: this.game, jump });
  }

  play(): Promise<Refusal | null> {
    return Promise.resolve(null);
  }

  checkMove(): Promise<Refusal | null> {
    return Promise.resolve(null);
  }
}

/** The oven after each step. What is put in is told to all, so that any viewer's frames do. */
function ovensOf(steps: readonly Step[]): OvenCard[][] {
  let oven: OvenCard[] = [];
  return steps.map(({ frame, game: { view } }) => {
    if (view.game === 'pizza') oven = ovenAfter(oven, (frame?.game?.events ?? []) as PizzaEvent[], view.oven);
    return oven;
  });
}

/** The frame with names and chat in place of the references. */
function resolveFrame(frame: Frame | null, texts: TextMap, you: number | null): Frame | null {
  if (!frame) return null;
  const roomEvents = frame.room_events?.map((event) => resolveRoomEvent(event, texts, you)) ?? [];
  return { ...frame, room_events: roomEvents, room: frame.room ? resolveRoom(frame.room, texts, you) : null };
}

/** Complete each frame, which has only what changed, to the whole state. Steps before the deal are left out. */
function stepsOf(frames: (Frame | null)[]): Step[] {
  let room: RoomView | null = null;
  let game: GameView | null = null;
  return frames.flatMap((frame) => {
    room = frame?.room ?? room;
    game = frame?.game ?? game;
    return room && game ? [{ frame, room, game }] : [];
  });
}
