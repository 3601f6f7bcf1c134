/** WebSocket connection to a room: reconnects, resumes the stream of frames, and resends commands until answered. */
import { linkTo } from '../device/base';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { makeCommandId } from '../device/random';
import { VERSION } from '../protocol';
import type {
  Announcement,
  AnyClientMessage,
  AnyServerMessage,
  CommandDone,
  Frame,
  HintAnswer,
  MoveLegal,
  PresenceUpdate,
  Refusal,
  Snapshot,
  Texts,
  Welcome,
} from '../protocol';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'ended';
export type Answer = CommandDone | Refusal | MoveLegal | HintAnswer;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A message that is answered; its id is added on sending. */
export type Command = WithoutId<Exclude<AnyClientMessage, { type: 'hello' | 'look' | 'shown' }>>;

export interface ConnectionListener {
  /** `reason` is a sentence of the server's; `retryAt` the time of the next attempt, 0 if none is due. */
  stateChanged(state: ConnectionState, reason: string, retryAt: number): void;
  welcome(welcome: Welcome): void;
  snapshot(snapshot: Snapshot): void;
  frame(frame: Frame): void;
  /** Names and chat that the next snapshot or frames refer to. */
  texts(texts: Texts): void;
  presence(presence: PresenceUpdate): void;
  /** A line of the server's operator; empty once there is none any more. */
  announcement(announcement: Announcement): void;
  /** The greeting was refused. */
  refused(refusal: Refusal): void;
}

/** Commands that change nothing. */
const QUERIES: readonly Command['type'][] = ['request-hint', 'check-move'];

interface Pending {
  type: Command['type'];
  text: string;
  sentAt: number;
  answer: (answer: Answer) => void;
}

const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 5000;
const CHECK_INTERVAL_MS = 4000;
/** Without an answer for this long, a command has the connection probed; a greeting has it dropped. */
const ANSWER_TIMEOUT_MS = 8000;
/** A connection silent for this long is probed: the browser may not have noticed that it is dead. */
const MAX_SILENCE_MS = 45_000;
/** Refusals of a greeting after which reconnecting is pointless. */
const FINAL_RULES = ['wire.version', 'house.missing', 'house.spectators', 'house.banned', 'wire.damaged'];
/** Refusals that concern the connection, not the command: the same is sent again later. */
const TRANSIENT_RULES = ['wire.rate', 'wire.store', 'wire.hello', 'wire.stopping', 'wire.full'];

export class Connection {
  private socket: WebSocket | null = null;
  private lastFrame = 0;
  private lastHash = '';
  /** The last frame or snapshot that was confirmed as shown. */
  private confirmed = -1;
  /** The last that was confirmed before a message without an id was refused; -1 if none was since. */
  private doubtful = -1;
  /** Whether frames can follow on `lastFrame`; if not, the next greeting asks for a snapshot. */
  private hasStream = false;
  private retryDelayMs = FIRST_RETRY_MS;
  private timer = 0;
  private readonly checkTimer = window.setInterval(() => this.check(), CHECK_INTERVAL_MS);
  private isClosed = false;
  private isWelcome = false;
  private lastMessageAt = Date.now();
  private helloSentAt = 0;
  private goodbye = '';
  /** The server has reported that it cannot write to its store, and not yet that it can again. */
  private isStoreDown = false;
  private readonly pending = new Map<string, Pending>();

  constructor(
    private readonly room: string,
    private readonly listener: ConnectionListener,
    public key: string | null,
    public lang: string,
    /** Whether the stream is the public's, without a hand: the screen between two people. (house.hot-seat) */
    public isCovered = false,
  ) {
    addEventListener('online', this.retry);
    addEventListener('offline', this.abandon);
    document.addEventListener('visibilitychange', this.retry);
    document.addEventListener('visibilitychange', this.sendLook);
    this.connect();
  }

  /** Send a command. It is sent again after each reconnection until it is answered. */
  send(command: Command): Promise<Answer> {
    const id = makeCommandId();
    const text = JSON.stringify({ ...command, id });
    return new Promise((answer) => {
      this.pending.set(id, { type: command.type, text, sentAt: Date.now(), answer });
      if (this.isWelcome) this.write(text);
    });
  }

  /** Greet again with another key; it begins another stream, as cards that are covered or uncovered do. */
  identify(key: string | null, isCovered = false): void {
    if (key !== this.key || isCovered !== this.isCovered) this.hasStream = false;
    if (isCovered) this.forgetQueries();
    this.key = key;
    this.isCovered = isCovered;
    if (this.isOpen) this.sendHello();
  }

  /** Leave questions about cards unanswered that nobody may see any more: they are not sent again. */
  private forgetQueries(): void {
    for (const [id, { type }] of this.pending) if (QUERIES.includes(type)) this.pending.delete(id);
  }

  /** Greet again in another language. */
  speak(lang: string): void {
    this.lang = lang;
    if (this.isOpen) this.sendHello();
  }

  /** Ask for a snapshot of the table. */
  refresh(): void {
    this.hasStream = false;
    if (this.isOpen) this.sendHello();
  }

  /** Confirm that the table is shown as the last frame or snapshot left it. */
  confirm(): void {
    this.confirmed = this.lastFrame;
    if (this.isWelcome && this.hasStream) this.write(JSON.stringify({ type: 'shown', n: this.lastFrame }));
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearInterval(this.checkTimer);
    removeEventListener('online', this.retry);
    removeEventListener('offline', this.abandon);
    document.removeEventListener('visibilitychange', this.retry);
    document.removeEventListener('visibilitychange', this.sendLook);
    this.socket?.close();
  }

  /** Reconnect now instead of waiting; probe a connection that seems open. */
  readonly retry = (): void => {
    if (this.isClosed || document.visibilityState === 'hidden') return;
    if (this.socket) return this.probe(CHECK_INTERVAL_MS);
    clearTimeout(this.timer);
    this.connect();
  };

  private get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private write(text: string): void {
    if (this.isOpen) this.socket!.send(text);
  }

  private connect(): void {
    this.listener.stateChanged('connecting', this.goodbye, 0);
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${linkTo(`/ws/${this.room}`)}`;
    const socket = (this.socket = new WebSocket(address));
    this.helloSentAt = Date.now();
    socket.onopen = () => this.sendHello();
    socket.onmessage = (message) => this.receive(message.data as string);
    socket.onclose = () => {
      if (this.socket === socket) this.reconnectLater();
    };
  }

  /** Reconnect after a delay that doubles each time, with jitter. */
  private reconnectLater(): void {
    this.socket = null;
    this.isWelcome = false;
    if (this.isClosed) return;
    const delay = this.retryDelayMs * (0.75 + Math.random() / 2);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(this.retry, delay);
    this.retryDelayMs = Math.min(MAX_RETRY_MS, this.retryDelayMs * 2);
    this.listener.stateChanged('lost', this.goodbye, Date.now() + delay);
  }

  /** Give up a socket at once: a dead one may not report that it is closed. */
  private readonly abandon = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.reconnectLater();
    socket.close();
  };

  /** Tell the server whether anybody looks at the page: only those who do not are called. */
  private readonly sendLook = (): void => {
    if (this.isWelcome) this.write(JSON.stringify({ type: 'look', looking: !document.hidden }));
  };

  // --- liveness

  /** Greet again if nothing came for this long: a greeting is answered at once and changes nothing. */
  private probe(silenceMs: number): void {
    if (this.isWelcome && Date.now() - this.lastMessageAt > silenceMs) this.sendHello();
  }

  private check(): void {
    const now = Date.now();
    if (!this.socket) return;
    if (!this.isWelcome) {
      if (now - this.helloSentAt > ANSWER_TIMEOUT_MS) this.abandon();
      return;
    }
    const [oldest] = this.pending.values();
    this.probe(oldest && now - oldest.sentAt > ANSWER_TIMEOUT_MS ? 0 : MAX_SILENCE_MS);
  }

  // --- messages

  private sendHello(): void {
    this.isWelcome = false;
    this.helloSentAt = Date.now();
    const resume = this.hasStream ? { n: this.lastFrame, hash: this.lastHash } : {};
    const { key, lang, isCovered: covered } = this;
    this.write(JSON.stringify({ type: 'hello', version: VERSION, key, lang, covered, ...resume }));
  }

  private receive(text: string): void {
    this.lastMessageAt = Date.now();
    const message = JSON.parse(text) as AnyServerMessage;
    switch (message.type) {
      case 'welcome':
        return this.welcomed(message);
      case 'snapshot':
        this.lastFrame = message.n;
        this.lastHash = message.hash;
        this.hasStream = true;
        return this.listener.snapshot(message);
      case 'frame':
        this.storeIsUp();
        return this.followFrame(text, message);
      case 'texts':
        return this.listener.texts(message);
      case 'presence-update':
        return this.listener.presence(message);
      case 'announcement':
        return this.listener.announcement(message);
      case 'goodbye':
        this.goodbye = message.text;
        return;
      case 'refusal':
        return this.refused(message);
      case 'command-done':
        this.storeIsUp();
        return this.answered(message.id, message);
      default:
        return this.answered(message.id, message);
    }
  }

  private storeIsUp(): void {
    if (this.isStoreDown) this.listener.stateChanged('open', '', 0);
    this.isStoreDown = false;
  }

  private welcomed(welcome: Welcome): void {
    this.retryDelayMs = FIRST_RETRY_MS;
    this.isWelcome = true;
    this.isStoreDown = false;
    if (document.hidden) this.sendLook();
    this.goodbye = '';
    this.listener.welcome(welcome);
    this.listener.stateChanged('open', '', 0);
    this.resend();
  }

  private resend(): void {
    for (const command of this.pending.values()) {
      command.sentAt = Date.now();
      this.write(command.text);
    }
  }

  /** Accept a frame that follows on the last one; after a gap, ask for a snapshot. */
  private followFrame(text: string, frame: Frame): void {
    // Without a stream, the frame belongs to the one before; the new snapshot is on its way.
    if (!this.hasStream || frame.n <= this.lastFrame) return;
    if (frame.n !== this.lastFrame + 1 || frame.prev !== this.lastHash) {
      this.hasStream = false;
      this.sendHello();
      return;
    }
    this.lastFrame = frame.n;
    this.lastHash = bytesToHex(sha256.create().update(hexToBytes(this.lastHash)).update(utf8ToBytes(text)).digest());
    this.listener.frame(frame);
  }

  private answered(id: string, answer: Answer): void {
    const command = this.pending.get(id);
    this.pending.delete(id);
    command?.answer(answer);
  }

  private refused(refusal: Refusal): void {
    const { id, rule, values } = refusal;
    if (rule === 'wire.store' && this.isWelcome) {
      this.isStoreDown = true;
      this.listener.stateChanged('open', refusal.text, 0);
    }
    if (id === null && this.isWelcome) this.doubtful = this.confirmed;
    if (TRANSIENT_RULES.includes(rule)) this.sendAgainAfter(1000 * (Number(values.seconds) || 1));
    else if (id !== null) this.answered(id, refusal);
    // Commands are answered in order: an unreadable one was the oldest that is pending.
    else if (this.isWelcome) this.answered(this.pending.keys().next().value ?? '', refusal);
    else this.helloRefused(refusal);
  }

  /** Send the greeting, or all pending commands, once more; also a confirmation, if that may be what was refused. */
  private sendAgainAfter(delayMs: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (!this.isWelcome) return this.sendHello();
      this.resend();
      if (this.doubtful === this.lastFrame && !document.hidden) this.confirm();
      this.doubtful = -1;
    }, delayMs);
  }

  private helloRefused(refusal: Refusal): void {
    if (FINAL_RULES.includes(refusal.rule)) {
      this.close();
      this.listener.stateChanged('ended', refusal.text, 0);
      for (const id of [...this.pending.keys()]) this.answered(id, refusal);
    }
    this.listener.refused(refusal);
  }
}
