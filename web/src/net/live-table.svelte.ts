/** A live table: the server's latest state of it, and the viewer's commands. */
import { SvelteSet } from 'svelte/reactivity';
import { clearAnnouncements } from '../device/announce.svelte';
import { makeKey } from '../device/random';
import { firstSeat, forgetSeat, seatOfKey, seats, storeSeat } from '../device/seats.svelte';
import { readStored, writeStored } from '../device/storage';
import { dealNotes, notesOf, storeDealNotes } from '../fairness/deal-notes';
import { language } from '../i18n/texts.svelte';
import type {
  Announcement,
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
import { noteReading, restoredResults } from './results';
import { actAs, keyOfPerson, ownSeats, sharedSeats, type DeviceSeat } from './shared-device';
import { ShownFrames } from './shown-frames.svelte';
import { Updates, type Hint, type TableSource, type TableUpdate } from './table-source';
import { resolveRoom, resolveRoomEvent, type TextMap } from './text-references';
import { visibleLines } from './visible-log';

/** A line of the table's log: an event of the game, or of the room. Later lines have a higher id. */
export type LogLine =
  /** `answered` is the decision that the event answers. */
  | { id: number; at: number; event: AnyEvent; answered: number }
  | { id: number; at: number; roomEvent: AnyRoomEvent };

/** Stands for the decision of events that answer none: those of the deal. */
const DEALT = -1;

/** The server's state of the table. */
interface TableState {
  room: RoomView;
  /** Null before the first deal, between two games, and while the cards are covered. */
  game: GameView | null;
  you: number | null;
  /** The decision that is owed now. */
  turn: { seat: number; decision: number } | null;
}

function turnOf({ status }: RoomView, game: GameView | null): TableState['turn'] {
  const question = status === 'playing' ? game?.view.question : null;
  return question ? { seat: question.seat, decision: game!.decision ?? 0 } : null;
}

/** The last moves that a bot played for somebody, the oldest first, and how many there were. */
export interface PlayedTurns {
  moves: AnyMove[];
  count: number;
}

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
  /** The table as it is now; null until the first snapshot. */
  snapshot = $state.raw<TableState | null>(null);
  /** A finished game whose results the reader still looks at, while the others go on to the next one. */
  private results = $state.raw<(TableState & { log: LogLine[] }) | null>(null);
  private seat = $state<number | null>(null);
  /** The id of this device's person, with a seat or in the queue; null for spectators. */
  person = $state<number | null>(null);
  connected = $state.raw<boolean[]>([]);
  spectators = $state(0);
  clockOffsetMs = $state(0);
  /** A line of the server's operator for everybody; empty for none. */
  announcement = $state('');
  /** The people whom the reader does not hear. The server leaves them out at a seat, not in the queue. */
  readonly muted: SvelteSet<number>;
  private lines = $state.raw<LogLine[]>([]);
  private readonly connection: Connection;
  /** Names and chat that people typed; `snapshot` and `log` have them in place of the references. */
  private texts: TextMap = {};
  private lineCount = 0;
  /** The decision at the last snapshot: of earlier events it is not known which decision they answer. */
  private firstDecision = 0;
  /** Number of the game that a contribution is being sent for. */
  private contributingTo = 0;
  /** The reader has asked for the next game, and leaves the results with it. */
  private isMovingOn = false;
  private readonly roomListeners = new Set<(events: readonly AnyRoomEvent[]) => void>();
  /** A new key that the server may already know. */
  private pendingKey: string | null = null;
  /** The cards are covered: people share this device, and none of them has asked to see theirs. (house.hot-seat) */
  isCovered = $state(false);
  /** The person who sees their cards on a shared device, and the number of the game. */
  private uncovered = $state.raw<{ person: number; number: number } | null>(null);
  /** The last decision whose clock was started from here. */
  private clockStarted = '';
  /** How long the server lets somebody be absent before a bot plays. */
  graceMs = $state(0);
  /** The moves that a bot played during the reader's last absence; null if none, or if the reader has closed them. */
  playedForYou = $state.raw<PlayedTurns | null>(null);
  private closedPlayed = '';
  private readonly shownFrames: ShownFrames;

  constructor(readonly id: string) {
    this.muted = new SvelteSet(readStored<{ people: number[] }>(`muted/${id}`, { people: [] }).people);
    const isShared = (seats[id]?.length ?? 0) > 1;
    this.shownFrames = new ShownFrames(this.waitingTable());
    this.connection = new Connection(id, this.listener(), firstSeat(id)?.key ?? null, language(), isShared);
    for (const { key, person } of seats[id] ?? []) if (isShared && person === undefined) void this.learnPerson(key);
  }

  // --- a table that waits for the reader (house.absent)

  /** Let the game go on from where the reader left it; null unless it waits for that. */
  readonly resume: (() => void) | null = $derived.by(() => (this.shownFrames.isPaused ? () => this.shownFrames.goOn() : null));

  /** Note whether something is being played back, which has not been shown yet. */
  playBack(isBehind: boolean): void {
    this.shownFrames.playBack(isBehind);
  }

  /** The state on which confirmations of shown frames depend. */
  private waitingTable(): ConstructorParameters<typeof ShownFrames>[0] {
    const table = this;
    return {
      get isShown() {
        return table.snapshot !== null;
      },
      get isWaiting() {
        return table.snapshot?.room.waits === true && table.snapshot.you !== null && !table.isCovered;
      },
      get goesOnAlone() {
        const { game, turn, you } = table.snapshot!;
        return game !== null && (turn?.seat !== you || game.jump_in !== null);
      },
      get isKnown() {
        return seatOfKey(table.id, table.key)?.number === table.snapshot?.room.number;
      },
      get isConnected() {
        return table.connectionState === 'open';
      },
      confirm: () => table.connection.confirm(),
    };
  }

  /** Put the note away about what a bot played. */
  closePlayed(): void {
    this.closedPlayed = JSON.stringify(this.playedForYou);
    this.playedForYou = null;
  }

  private notePlayed(moves: AnyMove[], count: number): void {
    const played = { moves, count };
    if (JSON.stringify(played) !== this.closedPlayed) this.playedForYou = count ? played : null;
  }

  // --- state

  /** The key of the person whom this page shows; null for spectators. */
  get key(): string | null {
    return this.connection.key;
  }

  /** The table on the screen: the results that the reader looks at, else the table as it is now. */
  private readonly shown: TableState | null = $derived.by(() => this.results ?? this.snapshot);
  // Derived: most frames leave the room as it is, and what shows the room is not drawn again.
  readonly room: RoomView = $derived.by(() => this.shown!.room);
  /** The room as it is now, also behind the results of the last game. */
  readonly roomNow: RoomView = $derived.by(() => this.snapshot!.room);
  readonly hasGame: boolean = $derived.by(() => this.shown?.game != null);
  /** Only while there is a game: see `hasGame`. */
  readonly game: GameView = $derived.by(() => this.shown!.game!);
  /** The viewer's seat in what is shown: a new one comes with its first snapshot. */
  readonly you: number | null = $derived.by(() => (this.shown ? this.shown.you : this.seat));
  readonly log: LogLine[] = $derived.by(() => (this.results ? this.logOfResults(this.results.log) : this.lines));
  private readonly seatViews: readonly SeatView[] = $derived.by(() => this.shown?.room.seats ?? NO_SEATS);
  readonly names: readonly string[] = $derived.by(() => this.seatViews.map(({ name }) => name));

  /** The face of a person at the table. */
  faceOf(person: number): PersonFace | BotFace | null {
    const { seats, queue } = this.room;
    return [...seats, ...queue].find((one) => one.person === person)?.face ?? null;
  }

  get isHost(): boolean {
    return this.person !== null && this.snapshot?.room.host === this.person;
  }

  /** The host; or anybody with a seat while the host is away. (house.stand-in) */
  get isHostOrStandIn(): boolean {
    const room = this.snapshot?.room;
    const host = [...(room?.seats ?? []), ...(room?.queue ?? [])].find(({ person }) => person === room?.host);
    return this.isHost || (this.seat !== null && host?.away !== false);
  }

  /** Whether the reader has a place in the queue. */
  get isInQueue(): boolean {
    return this.person !== null && this.seat === null;
  }

  /** Whether the reader may talk: players, and people in the queue where the table allows it. */
  get canTalk(): boolean {
    const { settings, status } = this.roomNow;
    if (settings.chat === 'off' || status === 'closed' || this.person === null) return false;
    return this.seat !== null || settings.guests_talk !== false;
  }

  /** The others have gone on: to the next lobby, or to the next game. */
  get isBehindResults(): boolean {
    return this.results !== null;
  }

  /** Leave the results for the table as it is now. */
  leaveResults(): void {
    this.results = null;
    noteReading(this.id, null);
  }

  /** The log of the finished game, and what was said since. */
  private logOfResults(log: LogLine[]): LogLine[] {
    const last = log.at(-1)?.id ?? 0;
    return [...log, ...this.lines.filter((line) => line.id > last && 'roomEvent' in line)];
  }

  /** Listen to what happens at the table besides the game, also while the results are shown. */
  onRoomEvents(listener: (events: readonly AnyRoomEvent[]) => void): () => void {
    this.roomListeners.add(listener);
    return () => this.roomListeners.delete(listener);
  }

  // --- people who share this device (house.hot-seat)

  /** The seats of the people who pass this device round; none while nobody shares it. */
  readonly deviceSeats: DeviceSeat[] = $derived.by(() => (this.snapshot ? sharedSeats(this.snapshot.room) : []));
  /** The person of a shared device who owes a decision now. */
  readonly nextHere: DeviceSeat | null = $derived.by(
    () => this.deviceSeats.find(({ seat }) => seat === this.snapshot?.turn?.seat) ?? null,
  );
  /** Whether somebody has asked to see their cards, which are on their way. */
  readonly isUncovering: boolean = $derived.by(() => this.isCovered && this.uncovered !== null);

  /** Whether a seat belongs to somebody on this device. */
  isOwnSeat(seat: number): boolean {
    return seat === this.you || ownSeats(this.room).some((own) => own.seat === seat);
  }

  /** Seat another person, who shares this device. The key is stored before it is sent, as with a seat of one's own. */
  async addPerson(name: string, face: PersonFace): Promise<Refusal | null> {
    const key = makeKey();
    storeSeat(this.id, { key, name, game: this.room.game, used: Date.now() });
    const refusal = await this.send({ type: 'add-person', name, key, face });
    if (refusal) forgetSeat(this.id, key);
    else await this.learnPerson(key);
    return refusal;
  }

  /** Note the id of the person whom a key opens, and forget a key that opens nothing. */
  private async learnPerson(key: string): Promise<void> {
    const { person, refusal } = await actAs(this.id, key, null);
    if (refusal && INVALID_KEY_RULES.includes(refusal.rule)) forgetSeat(this.id, key);
    const stored = seatOfKey(this.id, key);
    if (stored && person !== null) storeSeat(this.id, { ...stored, person });
  }

  /** Send a command in the name of somebody on this device, whose seat is another than the one shown. */
  async sendFor(seat: number, command: Command): Promise<Refusal | null> {
    const own = ownSeats(this.room).find((one) => one.seat === seat);
    if (!own || seat === this.you) return this.send(command);
    const { refusal } = await actAs(this.id, own.key, command);
    if (!refusal && command.type === 'leave-seat') forgetSeat(this.id, own.key);
    return refusal;
  }

  /** Whether somebody in the queue is of this device, and not the person whom the page shows. */
  isQueuedHere(person: number): boolean {
    return person !== this.person && keyOfPerson(this.id, person) !== undefined;
  }

  /** Take somebody of this device out of the queue. */
  async leaveQueueFor(person: number): Promise<Refusal | null> {
    const key = keyOfPerson(this.id, person);
    if (key === undefined) return null;
    const { refusal } = await actAs(this.id, key, { type: 'leave-queue' });
    if (!refusal) forgetSeat(this.id, key);
    return refusal;
  }

  /** Take the cards off the page and out of its memory, and follow the game as the public does. */
  cover(): void {
    if (!this.snapshot || !this.deviceSeats.length || this.snapshot.room.status !== 'playing') return;
    this.uncovered = null;
    this.keepPublic(this.snapshot);
    this.greetAsNeeded(this.snapshot.room);
  }

  /** Show the cards of one of the people who share this device. */
  uncover(person: number): void {
    if (!this.snapshot) return;
    this.uncovered = { person, number: this.snapshot.room.number };
    this.greetAsNeeded(this.snapshot.room);
  }

  /** Be the device's owner again: after a game, whose results are public. */
  showOwner(): void {
    const owner = firstSeat(this.id)?.key ?? null;
    if (this.room.status !== 'over' || !owner || owner === this.key) return;
    this.uncovered = null;
    this.connection.identify(owner);
  }

  /** Keep what the public knows of the table; the cards are asked for anew when somebody uncovers theirs. */
  private keepPublic({ room, turn }: Pick<TableState, 'room' | 'turn'>): void {
    this.snapshot = { room, game: null, you: null, turn };
    this.lines = this.lines.filter((line) => 'roomEvent' in line);
    if (!this.isCovered) clearAnnouncements();
    this.isCovered = true;
  }

  private mustCover(room: RoomView): boolean {
    return room.status === 'playing' && sharedSeats(room).length > 0 && this.uncovered?.number !== room.number;
  }

  /** Whether this stream may show a hand: the one of the person who asked for it. */
  private mayShow(room: RoomView): boolean {
    if (this.connection.isCovered || this.mustCover(room)) return false;
    return !sharedSeats(room).length || room.status !== 'playing' || this.uncovered?.person === this.person;
  }

  /** Greet as the person whom this device shows now, covered between two of them. */
  private greetAsNeeded(room: RoomView): void {
    if ((seats[this.id]?.length ?? 0) < 2 && !this.connection.isCovered) return;
    const key = this.neededKey(room);
    const isCovered = this.mustCover(room);
    if (key !== this.key || isCovered !== this.connection.isCovered) this.connection.identify(key, isCovered);
  }

  private neededKey(room: RoomView): string | null {
    const owner = firstSeat(this.id)?.key ?? null;
    if (room.status === 'lobby') return owner;
    const own = ownSeats(room);
    const shown = own.find(({ person }) => person === this.uncovered?.person) ?? own.find(({ key }) => key === this.key);
    return (shown ?? own[0])?.key ?? owner;
  }

  /** Start the clock of a decision that waited until its player has the screen. */
  private startClock(): void {
    const { game, turn, room } = this.snapshot!;
    if (!this.deviceSeats.length || !game?.clock.covered || turn?.seat !== this.seat) return;
    const { decision } = turn;
    const occasion = `${room.number}/${decision}`;
    if (this.clockStarted === occasion) return;
    this.clockStarted = occasion;
    void this.send({ type: 'uncover', number: room.number, decision });
  }

  // --- commands

  /** Send a command to the room. Resolves to null if it was accepted, else to the refusal. */
  async send(command: Command): Promise<Refusal | null> {
    const answer = await this.connection.send(command);
    return answer.type === 'refusal' ? answer : null;
  }

  async play(move: AnyMove): Promise<Refusal | null> {
    this.shownFrames.goOn();
    const refusal = await this.send({ type: 'play-move', move, ...this.decision() });
    if (!refusal) this.playedForYou = null;
    return refusal;
  }

  checkMove(move: AnyMove | string): Promise<Refusal | null> {
    return this.send({ type: 'check-move', move, ...this.decision() });
  }

  get requestHint(): (() => Promise<Hint | Refusal>) | null {
    const isAllowed = this.snapshot?.room.settings.hints ?? true;
    return isAllowed && !this.isCovered && this.you !== null ? () => this.fetchHint() : null;
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
    return this.enter(name, (key) => this.send({ type: 'take-seat', name, key, face, invite }));
  }

  private async enter(name: string, command: (key: string) => Promise<Refusal | null>): Promise<Refusal | null> {
    const key = makeKey();
    storeSeat(this.id, { key, name, game: this.room.game, used: Date.now() });
    const refusal = await command(key);
    if (refusal) {
      forgetSeat(this.id, key);
      return refusal;
    }
    this.seatLoss = null;
    this.connection.identify(key);
    return null;
  }

  /** Be ready for the next game, and go to its lobby. */
  async playAgain(): Promise<Refusal | null> {
    this.isMovingOn = true;
    const refusal = await this.send({ type: 'set-ready', ready: true });
    this.isMovingOn = false;
    if (!refusal) this.leaveResults();
    return refusal;
  }

  /** Join the queue for the next game with a new key, stored before it is sent as with a seat. */
  async joinQueue(name: string, face: PersonFace | null = null): Promise<Refusal | null> {
    return this.enter(name, (key) => this.send({ type: 'join-queue', name, key, face }));
  }

  /** Leave the queue: a spectator again. */
  async leaveQueue(): Promise<Refusal | null> {
    const refusal = await this.send({ type: 'leave-queue' });
    if (refusal) return refusal;
    this.forgetOwnSeat();
    this.connection.identify(firstSeat(this.id)?.key ?? null);
    return null;
  }

  /** Stop hearing a person, or hear them again. */
  async mute(person: number, on: boolean): Promise<Refusal | null> {
    const refusal = await this.send({ type: 'mute-person', person, on });
    if (refusal) return refusal;
    if (on) this.muted.add(person);
    else this.muted.delete(person);
    writeStored(`muted/${this.id}`, { people: [...this.muted] });
    return null;
  }

  /** Leave the seat and close. In the lobby the seat becomes free; later a bot plays, and the key stays valid. */
  async leaveSeat(): Promise<Refusal | null> {
    const refusal = await this.send({ type: 'leave-seat' });
    if (refusal) return refusal;
    if (this.roomNow.status === 'lobby') this.forgetOwnSeat();
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
    const stored = seatOfKey(this.id, this.connection.key);
    storeSeat(this.id, { name: '', game: this.room.game, ...stored, key, used: Date.now() }, stored?.key);
    this.connection.identify(key);
  }

  /** Send this device's contribution to the shuffle, after noting the commitment. (house.fair) */
  async contribute(): Promise<void> {
    const words = makeKey();
    const { commitment, number } = this.roomNow;
    if (this.contributingTo === number) return;
    this.contributingTo = number;
    storeDealNotes(this.id, number, { commitment });
    if (await this.send({ type: 'contribute', words })) this.contributingTo = 0;
    else storeDealNotes(this.id, number, { words });
  }

  /** Set the language of the texts of refusals. */
  setLanguage(lang: string): void {
    this.connection.speak(lang);
  }

  retry(): void {
    this.connection.retry();
  }

  close(): void {
    this.shownFrames.close();
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
        if (state === 'open') this.shownFrames.update();
      },
      welcome: ({ seat, person, now_ms: now, grace_ms: graceMs, played, played_count: count }: Welcome) => {
        this.seat = seat;
        this.person = person;
        this.storePerson(person);
        this.clockOffsetMs = now - Date.now();
        this.graceMs = graceMs;
        this.notePlayed(played, count);
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
      announcement: ({ text }: Announcement) => {
        this.announcement = text;
      },
      refused: (refusal: Refusal) => this.greetingRefused(refusal),
    };
  }

  /** Note the id of the person whom the key opens, at its first greeting. */
  private storePerson(person: number | null): void {
    const stored = seatOfKey(this.id, this.key);
    if (stored && person !== null && stored.person === undefined) storeSeat(this.id, { ...stored, person });
  }

  /** Replace an invalid key: by the new one if a change was under way, else by none. */
  private greetingRefused(refusal: Refusal): void {
    if (!this.connection.key || !INVALID_KEY_RULES.includes(refusal.rule)) {
      this.refusal = refusal;
    } else if (this.pendingKey && this.pendingKey !== this.connection.key) {
      this.useKey(this.pendingKey);
    } else {
      this.forgetOwnSeat();
      const next = firstSeat(this.id)?.key ?? null;
      if (!next) this.seatLoss = refusal;
      this.uncovered = null;
      this.connection.identify(next, (seats[this.id]?.length ?? 0) > 1);
    }
  }

  /** Forget the seat of the person whom this page shows; others of this device keep theirs. */
  private forgetOwnSeat(): void {
    if (this.key) forgetSeat(this.id, this.key);
  }

  private reset({ room: received, game: last }: Snapshot): void {
    const game = received.status === 'lobby' ? null : last;
    const room = resolveRoom(received, this.texts, this.seat);
    const turn = turnOf(room, game);
    if (this.snapshot) this.keepResults(room);
    else this.restoreResults(room, last);
    const mayShow = this.mayShow(room);
    this.greetAsNeeded(room);
    if (!mayShow) return this.keepPublic({ room, turn });
    const said = this.isCovered ? this.lines : [];
    this.isCovered = false;
    this.snapshot = { room, game, you: this.seat, turn };
    this.firstDecision = game?.decision ?? 0;
    this.lines = [...said, ...(game?.events ?? []).map((event) => this.eventLine(Date.now(), event, DEALT))];
    if (game) this.show({ at: Date.now(), events: [], roomEvents: [], before: null, game, jump: true });
    this.contributeIfDue();
    this.startClock();
    this.shownFrames.update();
  }

  private apply({ at_ms: at, room_events: received = [], room, game }: Frame): void {
    const before = this.snapshot!;
    const after = room ? resolveRoom(room, this.texts, this.seat) : before.room;
    const heard = received.filter((event) => !this.isMuted(event, before.room));
    const roomEvents = heard.map((event) => resolveRoomEvent(event, this.texts, this.seat));
    this.keepResults(after);
    const mayShow = !this.isCovered && this.mayShow(after);
    this.greetAsNeeded(after);
    if (!mayShow) {
      this.addToLog(at, roomEvents, [], null);
      this.noteDeal(roomEvents, null);
      this.keepPublic({ room: after, turn: game ? turnOf(after, game) : before.turn });
      return this.tellRoomEvents(roomEvents);
    }
    const current = after.status === 'lobby' ? null : (game ?? before.game);
    this.snapshot = { room: after, game: current, you: this.seat, turn: turnOf(after, current) };
    this.addToLog(at, roomEvents, game?.events ?? [], before.game);
    this.noteDeal(roomEvents, game ?? null);
    const now = this.snapshot.game;
    if (now && (game || roomEvents.length)) {
      const sameGame = before.game?.number === now.number ? before.game : null;
      this.publish(at, game?.events ?? [], roomEvents, sameGame, now);
    }
    this.tellRoomEvents(roomEvents);
    this.contributeIfDue();
    this.startClock();
    this.shownFrames.update();
  }

  private tellRoomEvents(events: readonly AnyRoomEvent[]): void {
    if (events.length) for (const listener of this.roomListeners) listener(events);
  }

  /** Whether an event is the speech of somebody whom the reader has muted. */
  private isMuted(event: AnyRoomEvent, room: RoomView): boolean {
    if (event.event === 'nudged') return this.muted.has(room.seats[event.by]?.person ?? 0);
    return (event.event === 'chat-message' || event.event === 'reaction-sent') && this.muted.has(event.person);
  }

  /** Keep the results in sight when the others go on to the next game. */
  private keepResults(next: RoomView): void {
    const before = this.snapshot;
    if (this.results || this.isMovingOn || before?.room.status !== 'over' || !before.game) return;
    if (next.number <= before.room.number) return;
    this.results = { ...before, log: this.lines };
    noteReading(this.id, before.room.number);
  }

  /** After a reload show the results again that the reader looked at. */
  private restoreResults(room: RoomView, last: GameView | null): void {
    const restored = restoredResults(this.id, room, last, this.person);
    if (!restored) return;
    const log = restored.game.events.map((event) => this.eventLine(Date.now(), event, DEALT));
    this.results = { ...restored, turn: null, log };
  }

  private show(update: TableUpdate): void {
    if (!this.results) this.updates.publish(update);
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
    const told = this.lines.flatMap((line) => ('event' in line ? [line.event] : []));
    this.show(
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
    const kept = this.lines.filter((line) => 'roomEvent' in line || line.answered < firstVoid);
    const answered = isNewGame ? DEALT : (before?.decision ?? DEALT);
    const added = [
      ...loggedRoomEvents(roomEvents, events).map((roomEvent) => ({ id: ++this.lineCount, at, roomEvent })),
      ...events.map((event) => this.eventLine(at, event, answered)),
    ];
    this.lines = visibleLines([...kept, ...added], this.seat, this.roomNow).slice(-MAX_LOG_LINES);
  }

  private eventLine(at: number, event: AnyEvent, answered: number): LogLine {
    return { id: ++this.lineCount, at, event, answered };
  }

  private contributeIfDue(): void {
    const { room } = this.snapshot!;
    if (this.seat === null || room.status !== 'lobby' || room.seats[this.seat]?.contributed) return;
    void this.contribute();
  }
}
