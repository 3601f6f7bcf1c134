/** The source of a table on the screen: a live table, a replay or a lesson. */
import type {
  AnyEvent,
  AnyMove,
  AnyRoomEvent,
  AnyView,
  GameView,
  PizzaEvent,
  PizzaView,
  Refusal,
  RoomView,
  SoloEvent,
  SoloView,
} from '../protocol';

/** Events of the game family that a view belongs to. */
export type EventOf<View> = View extends PizzaView ? PizzaEvent : View extends SoloView ? SoloEvent : AnyEvent;

/** The game as one viewer may know it, with the types of its family. */
export interface GameOf<View, Move> extends Omit<GameView, 'events' | 'view' | 'legal_moves' | 'jump_in'> {
  events: EventOf<View>[];
  view: View;
  legal_moves: Move[];
  jump_in: { ends_at_ms: number; claim: Move | null } | null;
}

/** One step of a table: its events, and the game before and after them. */
export interface TableUpdate<View = AnyView, Move = AnyMove> {
  /** In milliseconds since 1970. */
  at: number;
  events: EventOf<View>[];
  roomEvents: AnyRoomEvent[];
  before: GameOf<View, Move> | null;
  game: GameOf<View, Move>;
  /** Show the new state at once, without playback: a jump in a replay, a state after reconnecting. */
  jump: boolean;
}

/** Publisher of a source's updates. */
export class Updates<View = AnyView, Move = AnyMove> {
  private readonly listeners = new Set<(update: TableUpdate<View, Move>) => void>();

  /** Returns the function that unsubscribes. */
  subscribe(listener: (update: TableUpdate<View, Move>) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  publish(update: TableUpdate<View, Move>): void {
    for (const listener of this.listeners) listener(update);
  }
}

/** A good bot's move, and its reason in one sentence. */
export interface Hint<Move = AnyMove> {
  move: Move;
  text: string;
}

export interface TableSource<View = AnyView, Move = AnyMove> {
  readonly mode: 'live' | 'replay' | 'lesson';
  /** All hands lie open beside the table, as in a replay with open cards. */
  readonly isOpen?: boolean;
  readonly room: RoomView;
  /** False while the cards of a shared device are covered: there is no `game` then. Absent where that cannot be. */
  readonly hasGame?: boolean;
  readonly game: GameOf<View, Move>;
  /** The viewer's seat; null for a spectator. */
  readonly you: number | null;
  readonly names: readonly string[];
  /** Presence by seat. */
  readonly connected: readonly boolean[];
  /** The server's clock minus this device's, for countdowns. */
  readonly clockOffsetMs: number;
  readonly updates: Updates<View, Move>;
  /** Let a game go on that has waited for the viewer; null or absent where it does not wait for that. */
  readonly resume?: (() => void) | null;
  /** Make a move. Resolves to null if it was accepted, else to the refusal. */
  play(move: Move): Promise<Refusal | null>;
  /** Ask whether a move would be refused, without making it. Text may say what no move can: `put 1 olive, 1 salami`. */
  checkMove(move: Move | string): Promise<Refusal | null>;
  /** Null where the table allows no hints. */
  readonly requestHint: (() => Promise<Hint<Move> | Refusal>) | null;
}

/** Whether the decision is the viewer's. */
export function isAsked<View extends { question: { seat: number } | null }, Move>(
  source: Pick<TableSource<View, Move>, 'game' | 'you'>,
): boolean {
  const { view, legal_moves: legalMoves } = source.game;
  return view.question !== null && view.question.seat === source.you && legalMoves.length > 0;
}
