/** A table source with a fixed game: accepts every move, refuses every check, and records both. */
import { Updates, type EventOf, type GameOf, type Hint, type TableSource } from '../../src/net/table-source';
import type { AnyRoomEvent, Refusal, RoomView } from '../../src/protocol';

export interface Situation<View, Move> {
  you: number | null;
  names: string[];
  game: GameOf<View, Move>;
}

export class FakeSource<View, Move> implements TableSource<View, Move> {
  mode: TableSource['mode'] = 'live';
  readonly updates = new Updates<View, Move>();
  readonly clockOffsetMs = 0;
  readonly you: number | null;
  readonly names: string[];
  readonly connected: boolean[];
  game: GameOf<View, Move> = $state.raw()!;
  hasGame = true;
  resume: (() => void) | null = $state.raw(null);
  hint: Hint<Move> | null = null;
  readonly played: Move[] = [];
  readonly checked: (Move | string)[] = [];

  constructor(
    situation: Situation<View, Move>,
    private readonly refusal: Refusal,
    readonly room = { seats: [], settings: {}, options: {} } as unknown as RoomView,
  ) {
    this.game = situation.game;
    this.you = situation.you;
    this.names = situation.names;
    this.connected = situation.names.map(() => true);
  }

  get requestHint(): TableSource<View, Move>['requestHint'] {
    const { hint } = this;
    return hint && (async () => hint);
  }

  async play(move: Move): Promise<Refusal | null> {
    this.played.push(move);
    return null;
  }

  async checkMove(move: Move | string): Promise<Refusal | null> {
    this.checked.push(move);
    return this.refusal;
  }

  /** Take the cards away, as when a shared device is passed on. */
  cover(): void {
    this.hasGame = false;
    this.game = null!;
  }

  /** Publish the next update. */
  update(events: EventOf<View>[], game: GameOf<View, Move> = this.game, roomEvents: AnyRoomEvent[] = []): void {
    const before = this.game;
    this.game = game;
    this.updates.publish({ at: 0, events, roomEvents, before, game, jump: false });
  }
}
