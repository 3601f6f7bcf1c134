/** A live table: what the server last said of it, and what this viewer can do there. */
import type { AnyEvent, AnyMove, AnyNews, Frame, GameView, Here, Refusal, RoomView, State, Welcome } from '../protocol';
import { note as seenDeal } from '../fairness/noted';
import { Connection, type Asked, type Line } from './connection';
import { forgetSeat, keepSeat, makeKey, note, noted, seats } from './device.svelte';
import { stillShown } from './memory';
import type { Advice, Moment, Sitting } from './sitting';
import { language } from './texts.svelte';

/** A line of the table's log: an event of the game, or news of the table. Later lines have a higher id. */
export type LogLine = { id: number; at: number; event: AnyEvent } | { id: number; at: number; news: AnyNews };

const MOST_LINES = 400;
/** Greetings refused by these mean that the key opens nothing (any more). */
const NO_KEY = ['house.key', 'wire.unreadable'];

export class LiveTable implements Sitting {
  readonly mode = 'live';
  line = $state<Line>('connecting');
  /** Why the line is as it is, in a sentence of the server's. */
  reason = $state('');
  /** Since when the line is lost, and when it is tried again; 0: it is not. */
  lostSince = $state(0);
  nextTry = $state(0);
  /** The server is known to have no such table, or the key opens no seat. */
  refusal = $state.raw<Refusal | null>(null);
  /** The seat was lost: removed by the host, or its lock changed elsewhere. One watches from now on. */
  unseated = $state.raw<Refusal | null>(null);
  known = $state.raw<{ room: RoomView; game: GameView | null } | null>(null);
  you = $state<number | null>(null);
  here = $state.raw<boolean[]>([]);
  watching = $state(0);
  ahead = $state(0);
  log = $state.raw<LogLine[]>([]);
  private readonly connection: Connection;
  private readonly hearers = new Set<(moment: Moment) => void>();
  private lines = 0;
  /** The game whose words for the shuffle are under way. */
  private contributing = 0;
  /** A new key that the server may have already. */
  private newKey: string | null = null;

  constructor(readonly id: string) {
    this.connection = new Connection(id, this.listener(), seats[id]?.key ?? null, language());
  }

  // --- what is so

  get room(): RoomView {
    return this.known!.room;
  }

  /** Only while there is a game: `known.game` says whether. */
  get game(): GameView {
    return this.known!.game!;
  }

  get names(): readonly string[] {
    return this.known?.room.chairs.map((chair) => chair.name) ?? [];
  }

  get isHost(): boolean {
    return this.you !== null && this.known?.room.host === this.you;
  }

  // --- doing

  /** Do something at the table. Null: done; else the rule that refused it. */
  async do(asked: Asked): Promise<Refusal | null> {
    const answer = await this.connection.do(asked);
    return answer.type === 'refusal' ? answer : null;
  }

  act(move: AnyMove): Promise<Refusal | null> {
    return this.do({ type: 'act', move, ...this.asked() });
  }

  why(move: AnyMove | string): Promise<Refusal | null> {
    return this.do({ type: 'why', move, ...this.asked() });
  }

  get hint(): (() => Promise<Advice | Refusal>) | null {
    const allowed = this.known?.room.settings.hints ?? true;
    return allowed && this.you !== null ? () => this.askHint() : null;
  }

  private async askHint(): Promise<Advice | Refusal> {
    const answer = await this.connection.do({ type: 'hint', ...this.asked() });
    if (answer.type === 'advice' || answer.type === 'refusal') return answer;
    throw new Error(`a hint was answered with ${answer.type}`);
  }

  private asked(): { number: number; decision: number } {
    return { number: this.game.number, decision: this.game.decision ?? 0 };
  }

  /** Sit down with a new key. It is kept before it is sent, so that a reload in between loses no seat. */
  async sit(name: string, seat: number | null = null, invite: string | null = null): Promise<Refusal | null> {
    const key = makeKey();
    keepSeat(this.id, { key, name, game: this.room.game, used: Date.now() });
    const refusal = await this.do({ type: 'sit', name, key, seat, invite });
    if (refusal) {
      forgetSeat(this.id);
      return refusal;
    }
    this.unseated = null;
    this.connection.greet(key);
    return null;
  }

  /** Get up. Before the start the seat is free again; later a bot plays, and the key still opens it. */
  async leave(): Promise<Refusal | null> {
    const refusal = await this.do({ type: 'leave' });
    if (refusal) return refusal;
    if (this.room.status === 'lobby') forgetSeat(this.id);
    this.close();
    return null;
  }

  /** Change the lock of the own seat: other devices that have the old key are shut out. */
  async rekey(): Promise<Refusal | null> {
    const key = (this.newKey = makeKey());
    const refusal = await this.do({ type: 'rekey', key });
    this.newKey = null;
    if (!refusal) this.takeKey(key);
    return refusal;
  }

  private takeKey(key: string): void {
    const kept = seats[this.id];
    keepSeat(this.id, { name: '', game: this.room.game, ...kept, key, used: Date.now() });
    this.connection.greet(key);
  }

  /** Say this device's words for the shuffle, once the commitment was seen. (house.fair) */
  async contribute(): Promise<void> {
    const words = makeKey();
    const { commitment, number } = this.room;
    if (this.contributing === number) return;
    this.contributing = number;
    note(this.id, number, { commitment });
    if (await this.do({ type: 'contribute', words })) this.contributing = 0;
    else note(this.id, number, { words });
  }

  onMoment(hear: (moment: Moment) => void): () => void {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  }

  /** The texts of refusals come in the language of the greeting. */
  speak(lang: string): void {
    this.connection.greet(undefined, lang);
  }

  retry(): void {
    this.connection.retry();
  }

  close(): void {
    this.connection.close();
  }

  // --- hearing

  private listener() {
    return {
      line: (line: Line, why: string, next: number) => {
        if (line !== 'open') this.lostSince ||= Date.now();
        else this.lostSince = 0;
        this.line = line;
        this.reason = why;
        this.nextTry = next;
      },
      welcome: ({ seat, now }: Welcome) => {
        this.you = seat;
        this.ahead = now - Date.now();
      },
      state: (state: State) => this.begin(state),
      frame: (frame: Frame) => this.follow(frame),
      here: ({ seats: present, watching }: Here) => {
        this.here = present;
        this.watching = watching;
      },
      refused: (refusal: Refusal) => this.refused(refusal),
    };
  }

  /** A key that opens nothing is tried no more: the new one of a lock being changed, or none. */
  private refused(refusal: Refusal): void {
    if (!this.connection.key || !NO_KEY.includes(refusal.rule)) {
      this.refusal = refusal;
    } else if (this.newKey && this.newKey !== this.connection.key) {
      this.takeKey(this.newKey);
    } else {
      forgetSeat(this.id);
      this.unseated = refusal;
      this.connection.greet(null);
    }
  }

  private begin({ room, game }: State): void {
    this.known = { room, game };
    this.log = (game?.events ?? []).map((event) => ({ id: ++this.lines, at: Date.now(), event }));
    if (game) this.tell({ at: Date.now(), events: [], news: [], before: null, game, jump: true });
    this.greetDeal();
  }

  private follow({ at, news = [], room, game }: Frame): void {
    const before = this.known!;
    const after = room ?? before.room;
    this.known = { room: after, game: after.status === 'lobby' ? null : (game ?? before.game) };
    this.remember(at, news, game?.events ?? []);
    for (const piece of news)
      if (piece.news === 'began') note(this.id, piece.number, seenDeal(piece, game ?? null, noted(this.id, piece.number)));
    const now = this.known.game;
    if (now && (game || news.length)) {
      const sameGame = before.game?.number === now.number ? before.game : null;
      this.tell({ at, events: game?.events ?? [], news, before: sameGame, game: now, jump: false });
    }
    this.greetDeal();
  }

  private tell(moment: Moment): void {
    for (const hear of this.hearers) hear(moment);
  }

  private remember(at: number, news: AnyNews[], events: AnyEvent[]): void {
    const isNew = news.some((piece) => piece.news === 'began');
    const lines = this.log.filter((line) => !isNew || 'news' in line);
    const told = news.map((piece) => ({ id: ++this.lines, at, news: piece }));
    const heard = events.map((event) => ({ id: ++this.lines, at, event }));
    this.log = stillShown([...lines, ...told, ...heard], this.you, this.room).slice(-MOST_LINES);
  }

  private greetDeal(): void {
    const { room } = this.known!;
    if (this.you === null || room.status !== 'lobby' || room.chairs[this.you]?.contributed) return;
    void this.contribute();
  }
}
