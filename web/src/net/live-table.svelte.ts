/** A live table: the server's latest state of it, and the viewer's commands. */
import { makeKey } from '../device/random';
import { forgetSeat, seats, storeSeat } from '../device/seats.svelte';
import { dealNotes, notesOf, storeDealNotes } from '../fairness/deal-notes';
import { language } from '../i18n/texts.svelte';
import type {
  AnyEvent,
  AnyMove,
  AnyRoomEvent,
  BotFace,
  Frame,
  GameView,
  PersonFace,
  PresenceUpdate,
  Refusal,
  RoomView,
  SeatView,
  Snapshot,
  Texts,
  Welcome,
} from '../protocol';
import { Connection, type Command, type ConnectionListener, type ConnectionState } from './connection';
import { Updates, type Hint, type TableSource } from './table-source';
import { resolveRoom, resolveRoomEvent, type TextMap } from './text-references';
import { visibleLines } from './visible-log';

/** A line of the table's log: an event of the game, or of the room. Later lines have a higher id. */
export type LogLine =
  /** `answered` is the decision that the event answers. */
  | { id: number; at: number; event: AnyEvent; answered: number }
  | { id: number; at: number; roomEvent: AnyRoomEvent };

/** Stands for the decision of events that answer none: those of the deal. */
const DEALT = -1;

const MAX_LOG_LINES = 400;
const NO_SEATS: readonly SeatView[] = [];
/** Refusals of a greeting that mean that its key is no longer valid. */
const INVALID_KEY_RULES = ['house.key', 'wire.unreadable'];

/** The room's events without the end of a game that tells its end itself, after its last moves. */
function loggedRoomEvents(roomEvents: AnyRoomEvent[], events: AnyEvent[]): AnyRoomEvent[] {
  const tellsEnd = events.some((event) => event.event === 'game-ended');
  return tellsEnd ? roomEvents.filter((event) => event.event !== 'game-ended') : roomEvents;
}

export class LiveTable implements TableSource {
  readonly mode = 'live';
  readonly updates = new Updates();
  connectionState = $state<ConnectionState>('connecting');
  /** A sentence of the server's about the connection. */
  connectionReason = $state('');
  /** Time of the loss and of the next attempt, in milliseconds since 1970; 0 while connected. */
  lostSince = $state(0);
  retryAt = $state(0);
  /** There is no such table, or it cannot be joined. */
  refusal = $state.raw<Refusal | null>(null);
  /** The seat was lost: the host removed it, or its key was changed elsewhere. The viewer is now a spectator. */
  seatLoss = $state.raw<Refusal | null>(null);
  /** Null until the first snapshot. */
  snapshot = $state.raw<{ room: RoomView; game: GameView | null } | null>(null);
  you = $state<number | null>(null);
  /** The id of this device's person, with a seat or in the queue; null for spectators. */
  person = $state<number | null>(null);
  connected = $state.raw<boolean[]>([]);
  spectators = $state(0);
  clockOffsetMs = $state(0);
  log = $state.raw<LogLine[]>([]);
  private readonly connection: Connection;
  /** Names and chat that people typed; `snapshot` and `log` have them in place of the references. */
  private texts: TextMap = {};
  private lineCount = 0;
  /** The decision at the last snapshot: of earlier events it is not known which decision they answer. */
  private firstDecision = 0;
  /** Number of the game that a contribution is being sent for. */
  private contributingTo = 0;
  /** A new key that the server may already know. */
  private pendingKey: string | null = null;

  constructor(readonly id: string) {
    this.connection = new Connection(id, this.listener(), seats[id]?.key ?? null, language());
  }

  // --- state

  // Derived: most frames leave the room as it is, and what shows the room is not drawn again.
  readonly room: RoomView = $derived.by(() => this.snapshot!.room);
  /** Only while there is a game: see `snapshot.game`. */
  readonly game: GameView = $derived.by(() => this.snapshot!.game!);
  private readonly seatViews: readonly SeatView[] = $derived.by(() => this.snapshot?.room.seats ?? NO_SEATS);
  readonly names: readonly string[] = $derived.by(() => this.seatViews.map(({ name }) => name));

  /** The face of a person at the table. */
  faceOf(person: number): PersonFace | BotFace | null {
    const { seats, queue } = this.room;
    return [...seats, ...queue].find((one) => one.person === person)?.face ?? null;
  }

  get isHost(): boolean {
    return this.person !== null && this.snapshot?.room.host === this.person;
  }

  // --- commands

  /** Send a command to the room. Resolves to null if it was accepted, else to the refusal. */
  async send(command: Command): Promise<Refusal | null> {
    const answer = await this.connection.send(command);
    return answer.type === 'refusal' ? answer : null;
  }

  play(move: AnyMove): Promise<Refusal | null> {
    return this.send({ type: 'play-move', move, ...this.decision() });
  }

  checkMove(move: AnyMove | string): Promise<Refusal | null> {
    return this.send({ type: 'check-move', move, ...this.decision() });
  }

  get requestHint(): (() => Promise<Hint | Refusal>) | null {
    const isAllowed = this.snapshot?.room.settings.hints ?? true;
    return isAllowed && this.you !== null ? () => this.fetchHint() : null;
  }

  private async fetchHint(): Promise<Hint | Refusal> {
    const answer = await this.connection.send({ type: 'request-hint', ...this.decision() });
    if (answer.type === 'hint-answer' || answer.type === 'refusal') return answer;
    throw new Error(`a hint was answered with ${answer.type}`);
  }

  private decision(): { number: number; decision: number } {
    return { number: this.game.number, decision: this.game.decision ?? 0 };
  }

  /** Take a seat with a new key. The key is stored before it is sent, so that a reload in between loses no seat. */
  async takeSeat(name: string, face: PersonFace | null = null, invite: string | null = null): Promise<Refusal | null> {
    const key = makeKey();
    storeSeat(this.id, { key, name, game: this.room.game, used: Date.now() });
    const refusal = await this.send({ type: 'take-seat', name, key, face, invite });
    if (refusal) {
      forgetSeat(this.id);
      return refusal;
    }
    this.seatLoss = null;
    this.connection.identify(key);
    return null;
  }

  /** Leave the seat and close. In the lobby the seat becomes free; later a bot plays, and the key stays valid. */
  async leaveSeat(): Promise<Refusal | null> {
    const refusal = await this.send({ type: 'leave-seat' });
    if (refusal) return refusal;
    if (this.room.status === 'lobby') forgetSeat(this.id);
    this.close();
    return null;
  }

  /** Change the key of the own seat, so that devices with the old key lose it. */
  async changeKey(): Promise<Refusal | null> {
    const key = (this.pendingKey = makeKey());
    const refusal = await this.send({ type: 'replace-key', key });
    this.pendingKey = null;
    if (!refusal) this.useKey(key);
    return refusal;
  }

  private useKey(key: string): void {
    const stored = seats[this.id];
    storeSeat(this.id, { name: '', game: this.room.game, ...stored, key, used: Date.now() });
    this.connection.identify(key);
  }

  /** Send this device's contribution to the shuffle, after noting the commitment. (house.fair) */
  async contribute(): Promise<void> {
    const words = makeKey();
    const { commitment, number } = this.room;
    if (this.contributingTo === number) return;
    this.contributingTo = number;
    storeDealNotes(this.id, number, { commitment });
    if (await this.send({ type: 'contribute', words })) this.contributingTo = 0;
    else storeDealNotes(this.id, number, { words });
  }

  /** Set the language of the texts of refusals. */
  setLanguage(lang: string): void {
    this.connection.identify(undefined, lang);
  }

  retry(): void {
    this.connection.retry();
  }

  close(): void {
    this.connection.close();
  }

  // --- messages

  private listener(): ConnectionListener {
    return {
      stateChanged: (state: ConnectionState, reason: string, retryAt: number) => {
        if (state !== 'open') this.lostSince ||= Date.now();
        else this.lostSince = 0;
        this.connectionState = state;
        this.connectionReason = reason;
        this.retryAt = retryAt;
      },
      welcome: ({ seat, person, now_ms: now }: Welcome) => {
        this.you = seat;
        this.person = person;
        this.clockOffsetMs = now - Date.now();
      },
      snapshot: (snapshot: Snapshot) => this.reset(snapshot),
      frame: (frame: Frame) => this.apply(frame),
      texts: ({ texts }: Texts) => {
        this.texts = { ...this.texts, ...texts };
      },
      presence: ({ connected, spectators }: PresenceUpdate) => {
        this.connected = connected;
        this.spectators = spectators;
      },
      refused: (refusal: Refusal) => this.greetingRefused(refusal),
    };
  }

  /** Replace an invalid key: by the new one if a change was under way, else by none. */
  private greetingRefused(refusal: Refusal): void {
    if (!this.connection.key || !INVALID_KEY_RULES.includes(refusal.rule)) {
      this.refusal = refusal;
    } else if (this.pendingKey && this.pendingKey !== this.connection.key) {
      this.useKey(this.pendingKey);
    } else {
      forgetSeat(this.id);
      this.seatLoss = refusal;
      this.connection.identify(null);
    }
  }

  private reset({ room, game: last }: Snapshot): void {
    const game = room.status === 'lobby' ? null : last;
    this.snapshot = { room: resolveRoom(room, this.texts, this.you), game };
    this.firstDecision = game?.decision ?? 0;
    this.log = (game?.events ?? []).map((event) => this.eventLine(Date.now(), event, DEALT));
    if (game) this.updates.publish({ at: Date.now(), events: [], roomEvents: [], before: null, game, jump: true });
    this.contributeIfDue();
  }

  private apply({ at_ms: at, room_events: received = [], room, game }: Frame): void {
    const before = this.snapshot!;
    const after = room ? resolveRoom(room, this.texts, this.you) : before.room;
    const roomEvents = received.map((event) => resolveRoomEvent(event, this.texts, this.you));
    this.snapshot = { room: after, game: after.status === 'lobby' ? null : (game ?? before.game) };
    this.addToLog(at, roomEvents, game?.events ?? [], before.game);
    this.noteDeal(roomEvents, game ?? null);
    const now = this.snapshot.game;
    if (now && (game || roomEvents.length)) {
      const sameGame = before.game?.number === now.number ? before.game : null;
      this.publish(at, game?.events ?? [], roomEvents, sameGame, now);
    }
    this.contributeIfDue();
  }

  /** Tell the table what happened. After an undo the table is shown anew, without what was said since. */
  private publish(
    at: number,
    events: AnyEvent[],
    roomEvents: AnyRoomEvent[],
    before: GameView | null,
    game: GameView,
  ): void {
    const undone = roomEvents.find((event) => event.event === 'moves-undone');
    if (undone && undone.decision < this.firstDecision) this.connection.refresh();
    const told = this.log.flatMap((line) => ('event' in line ? [line.event] : []));
    this.updates.publish(
      undone
        ? { at, events: [], roomEvents, before, game: { ...game, events: told }, jump: true }
        : { at, events, roomEvents, before, game, jump: false },
    );
  }

  private noteDeal(roomEvents: readonly AnyRoomEvent[], game: GameView | null): void {
    for (const event of roomEvents)
      if (event.event === 'game-started' && event.root)
        storeDealNotes(this.id, event.number, notesOf(event, game, dealNotes(this.id, event.number)));
  }

  /** A new game begins with an empty log, and an undo takes back what was told since, but for the room's own events. */
  private addToLog(at: number, roomEvents: AnyRoomEvent[], events: AnyEvent[], before: GameView | null): void {
    const isNewGame = roomEvents.some((event) => event.event === 'game-started');
    const undone = roomEvents.find((event) => event.event === 'moves-undone');
    const firstVoid = isNewGame ? DEALT : (undone?.decision ?? Infinity);
    const kept = this.log.filter((line) => 'roomEvent' in line || line.answered < firstVoid);
    const answered = isNewGame ? DEALT : (before?.decision ?? DEALT);
    const added = [
      ...loggedRoomEvents(roomEvents, events).map((roomEvent) => ({ id: ++this.lineCount, at, roomEvent })),
      ...events.map((event) => this.eventLine(at, event, answered)),
    ];
    this.log = visibleLines([...kept, ...added], this.you, this.room).slice(-MAX_LOG_LINES);
  }

  private eventLine(at: number, event: AnyEvent, answered: number): LogLine {
    return { id: ++this.lineCount, at, event, answered };
  }

  private contributeIfDue(): void {
    const { room } = this.snapshot!;
    if (this.you === null || room.status !== 'lobby' || room.seats[this.you]?.contributed) return;
    void this.contribute();
  }
}
