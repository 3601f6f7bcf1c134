/** The line to a table: comes back by itself with what it has, and sends each command until it is answered. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { VERSION } from '../protocol';
import type { Advice, Done, Fine, Frame, Here, Refusal, Spoken, State, Told, Welcome } from '../protocol';
import { makeCommand } from './device.svelte';

export type Line = 'connecting' | 'open' | 'lost' | 'ended';
export type Answer = Done | Refusal | Fine | Advice;
type Command = Exclude<Spoken, { type: 'hello' }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Asked = WithoutId<Command>;

export interface Listener {
  /** How the line is, why in a sentence of the server's, and when it is tried again (0: not waiting). */
  line(line: Line, why: string, next: number): void;
  welcome(welcome: Welcome): void;
  state(state: State): void;
  frame(frame: Frame): void;
  here(here: Here): void;
  /** A refusal of the greeting itself. */
  refused(refusal: Refusal): void;
}

interface Pending {
  text: string;
  since: number;
  answer: (answer: Answer) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
const LOOK = 4000;
/** After so long without an answer we ask whether the line still lives; a greeting not answered for so long says no. */
const PATIENCE = 8000;
/** A line that is silent for so long is asked as well: the browser may not have noticed that it is dead. */
const SILENCE = 45_000;
/** A greeting refused by these is final: trying again would change nothing. */
const FINAL = ['wire.version', 'house.missing', 'house.spectators'];
/** These are about the connection, not about the command: the same is sent again after a moment. */
const PASSING = ['wire.rate', 'wire.store', 'wire.hello', 'wire.stopping', 'wire.full'];

export class Connection {
  private socket: WebSocket | null = null;
  private have = 0;
  private hash = '';
  private known = false;
  private wait = FIRST_WAIT;
  private timer = 0;
  private readonly looking = window.setInterval(() => this.look(), LOOK);
  private over = false;
  private greeted = false;
  private heard = Date.now();
  private helloAt = 0;
  private farewell = '';
  /** The server said that it cannot write anything down, and has not yet said that it can again. */
  private stuck = false;
  private readonly pending = new Map<string, Pending>();

  constructor(
    private readonly room: string,
    private readonly listener: Listener,
    public key: string | null,
    public lang: string,
  ) {
    addEventListener('online', this.retry);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.retry);
    this.connect();
  }

  /** Send a command; the answer comes, whatever happens to the line meanwhile. */
  do(asked: Asked): Promise<Answer> {
    const id = makeCommand();
    const text = JSON.stringify({ ...asked, id });
    return new Promise((answer) => {
      this.pending.set(id, { text, since: Date.now(), answer });
      if (this.greeted) this.send(text);
    });
  }

  /** Greet again as somebody else: after sitting down, or in another language. */
  greet(key: string | null = this.key, lang: string = this.lang): void {
    const same = key === this.key;
    this.key = key;
    this.lang = lang;
    if (!same) this.known = false;
    if (this.isOpen) this.hello();
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearInterval(this.looking);
    removeEventListener('online', this.retry);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.retry);
    this.socket?.close();
  }

  /** Try at once instead of waiting; a line that seems open is asked whether it is. */
  readonly retry = (): void => {
    if (this.over || document.visibilityState === 'hidden') return;
    if (this.socket) return this.probe(LOOK);
    clearTimeout(this.timer);
    this.connect();
  };

  private get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private send(text: string): void {
    if (this.isOpen) this.socket!.send(text);
  }

  private connect(): void {
    this.listener.line('connecting', this.farewell, 0);
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${this.room}`;
    const socket = (this.socket = new WebSocket(address));
    this.helloAt = Date.now();
    socket.onopen = () => this.hello();
    socket.onmessage = (message) => this.hear(message.data as string);
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  /** The line is gone: wait a little, each time a little longer, and try again. */
  private lose(): void {
    this.socket = null;
    this.greeted = false;
    if (this.over) return;
    const wait = this.wait * (0.75 + Math.random() / 2);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(this.retry, wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    this.listener.line('lost', this.farewell, Date.now() + wait);
  }

  /** Do not wait for a dead socket to say so. */
  private readonly drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.lose();
    socket.close();
  };

  /** Is the line alive? A greeting is answered at once, and changes nothing. */
  private probe(silence: number): void {
    if (this.greeted && Date.now() - this.heard > silence) this.hello();
  }

  private look(): void {
    const now = Date.now();
    if (!this.socket) return;
    if (!this.greeted) {
      if (now - this.helloAt > PATIENCE) this.drop();
      return;
    }
    const [oldest] = this.pending.values();
    this.probe(oldest && now - oldest.since > PATIENCE ? 0 : SILENCE);
  }

  private hello(): void {
    this.greeted = false;
    this.helloAt = Date.now();
    const resume = this.known ? { have: this.have, hash: this.hash } : {};
    this.send(JSON.stringify({ type: 'hello', version: VERSION, key: this.key, lang: this.lang, ...resume }));
  }

  private hear(text: string): void {
    this.heard = Date.now();
    const told = JSON.parse(text) as Told;
    switch (told.type) {
      case 'welcome':
        return this.welcomed(told);
      case 'state':
        this.have = told.n;
        this.hash = told.hash;
        this.known = true;
        return this.listener.state(told);
      case 'frame':
        this.unstick();
        return this.follow(text, told);
      case 'here':
        return this.listener.here(told);
      case 'bye':
        this.farewell = told.text;
        return;
      case 'refusal':
        return this.refused(told);
      case 'done':
        this.unstick();
        return this.answered(told.id, told);
      default:
        return this.answered(told.id, told);
    }
  }

  private unstick(): void {
    if (this.stuck) this.listener.line('open', '', 0);
    this.stuck = false;
  }

  private welcomed(welcome: Welcome): void {
    this.wait = FIRST_WAIT;
    this.greeted = true;
    this.stuck = false;
    this.farewell = '';
    this.listener.welcome(welcome);
    this.listener.line('open', '', 0);
    this.resend();
  }

  private resend(): void {
    for (const waiting of this.pending.values()) {
      waiting.since = Date.now();
      this.send(waiting.text);
    }
  }

  /** The next frame must follow on the last one; if it does not, we start anew with the state. */
  private follow(text: string, frame: Frame): void {
    // Without a state to follow on, it belongs to the stream of before; the new state is under way.
    if (!this.known || frame.n <= this.have) return;
    if (frame.n !== this.have + 1 || frame.prev !== this.hash) {
      this.known = false;
      this.hello();
      return;
    }
    this.have = frame.n;
    this.hash = bytesToHex(sha256.create().update(hexToBytes(this.hash)).update(utf8ToBytes(text)).digest());
    this.listener.frame(frame);
  }

  private answered(id: string, answer: Answer): void {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    waiting?.answer(answer);
  }

  private refused(refusal: Refusal): void {
    const { id, rule, values } = refusal;
    if (rule === 'wire.store' && this.greeted) {
      this.stuck = true;
      this.listener.line('open', refusal.text, 0);
    }
    if (rule === 'wire.stream') this.known = false;
    else if (PASSING.includes(rule)) this.later(1000 * (Number(values.seconds) || 1));
    else if (id !== null) this.answered(id, refusal);
    // Commands are answered in their order: what could not be read was the first one that waits.
    else if (this.greeted) this.answered(this.pending.keys().next().value ?? '', refusal);
    else this.turnedAway(refusal);
  }

  /** Say it again after a moment: the greeting, or all that is not answered. */
  private later(wait: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.greeted ? this.resend() : this.hello()), wait);
  }

  private turnedAway(refusal: Refusal): void {
    if (FINAL.includes(refusal.rule)) {
      this.close();
      this.listener.line('ended', refusal.text, 0);
      for (const id of [...this.pending.keys()]) this.answered(id, refusal);
    }
    this.listener.refused(refusal);
  }
}
