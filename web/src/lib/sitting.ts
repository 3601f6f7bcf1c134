/** What a table on the screen needs, wherever it comes from: a live table, a replay or a lesson. */
import type { AnyEvent, AnyMove, AnyNews, GameView, Refusal, RoomView } from '../protocol';

/** Something happened: what was heard, and the game as it is after it. */
export interface Moment {
  /** When, in milliseconds since 1970. */
  at: number;
  events: AnyEvent[];
  news: AnyNews[];
  /** The game before and after. */
  before: GameView | null;
  game: GameView;
  /** Show the new state at once: a jump in a replay, a state after reconnecting. */
  jump: boolean;
}

/** What a good bot would do, and why in one sentence. */
export interface Advice {
  move: AnyMove;
  text: string;
}

export interface Sitting {
  readonly mode: 'live' | 'replay' | 'lesson';
  readonly room: RoomView;
  /** The game as it is now. */
  readonly game: GameView;
  /** The viewer's seat; null for one who watches. */
  readonly you: number | null;
  readonly names: readonly string[];
  /** Which seats are connected. */
  readonly here: readonly boolean[];
  /** The server's clock minus this device's, in milliseconds: for counting down to GameView.clock.ends. */
  readonly ahead: number;
  /** Be told of each moment; the answer stops that. */
  onMoment(hear: (moment: Moment) => void): () => void;
  /** Make a move. Null: done; else the rule that refused it. */
  act(move: AnyMove): Promise<Refusal | null>;
  /** Would this move be refused, and why? Nothing is done. As text it can also say what no move can be: `put 1 olive, 1 salami`. */
  why(move: AnyMove | string): Promise<Refusal | null>;
  /** Null where the table allows no hints. */
  readonly hint: (() => Promise<Advice | Refusal>) | null;
}

/** Does this viewer owe the answer? */
export function isAsked(sitting: Sitting): boolean {
  const question = sitting.game.view.question;
  return question !== null && question.seat === sitting.you && sitting.game.options.length > 0;
}
