/** What jsdom leaves out of a browser, and a server at the other end of a socket that answers as it is told. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { vi } from 'vitest';
import type { Chair, RoomView } from '../../src/protocol';

globalThis.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof matchMedia;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};

type Heard = Record<string, unknown> & { type: string };

/** The browser's WebSocket as far as we use it. Each one that is made is kept in `all`. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  readyState = 0;
  readonly heard: Heard[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as Heard);
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }

  // --- the server's side

  open(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }

  tell(told: object): string {
    const text = JSON.stringify(told);
    this.onmessage?.({ data: text });
    return text;
  }

  welcome(seat: number | null = 0): this {
    this.tell({ type: 'welcome', version: 1, seat, now: Date.now() });
    return this;
  }

  state(n: number, hash: string, room: Partial<RoomView> = {}): this {
    this.tell({ type: 'state', n, hash, seq: n, room: { ...ROOM, ...room }, game: null });
    return this;
  }

  /** A frame that follows; its hash. */
  frame(n: number, prev: string, more: object = {}): string {
    return nextHash(prev, this.tell({ type: 'frame', n, prev, seq: n, at: 0, ...more }));
  }

  said(type: string): Heard[] {
    return this.heard.filter((heard) => heard.type === type);
  }
}

export function nextHash(prev: string, text: string): string {
  return bytesToHex(sha256.create().update(hexToBytes(prev)).update(utf8ToBytes(text)).digest());
}

export function useFakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
}

export const chair = (name: string, more: Partial<Chair> = {}): Chair => ({
  name, bot: '', away: false, reserved: false, contributed: true, shares: false, ...more,
});

export const ROOM: RoomView = {
  room: 'abcdefgh234567ab',
  game: 'mamma-mia',
  rules: 1,
  options: { 'open-log': 'off' },
  settings: {},
  status: 'lobby',
  number: 1,
  host: 0,
  chairs: [chair('Anna'), chair('Berta')],
  commitment: 'c0',
  shared: false,
};
