/** A fake WebSocket, with the server's side of the conversation as methods. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { vi } from 'vitest';
import type { RoomView, SeatView, Welcome } from '../src/protocol';

type Sent = Record<string, unknown> & { type: string };

/** The browser's WebSocket, as far as the page uses it. */
export class FakeSocket {
  static readonly OPEN = 1;
  /** Every socket created, in order. */
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  readyState = 0;
  readonly sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
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

  receive(message: object): string {
    const text = JSON.stringify(message);
    this.onmessage?.({ data: text });
    return text;
  }

  welcome(seat: number | null = 0, more: Partial<Welcome> = {}): this {
    const person = seat === null ? null : seat + 1;
    this.receive({ type: 'welcome', version: 3, seat, person, now_ms: Date.now(), grace_ms: 60_000, played: [], played_count: 0, ...more });
    return this;
  }

  snapshot(n: number, hash: string, room: Partial<RoomView> = {}): this {
    this.receive({ type: 'snapshot', n, hash, room: { ...ROOM, ...room }, game: null });
    return this;
  }

  texts(texts: Record<string, string>): this {
    this.receive({ type: 'texts', texts });
    return this;
  }

  /** Send a frame; returns its hash. */
  frame(n: number, prev: string, more: object = {}): string {
    return nextHash(prev, this.receive({ type: 'frame', n, prev, at_ms: 0, ...more }));
  }

  /** Messages of a type that the page has sent. */
  sentOf(type: string): Sent[] {
    return this.sent.filter((message) => message.type === type);
  }
}

export function nextHash(prev: string, text: string): string {
  return bytesToHex(sha256.create().update(hexToBytes(prev)).update(utf8ToBytes(text)).digest());
}

export function useFakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
}

/** The ids of the people of these tests, by name or reference. */
const PEOPLE: Record<string, number> = { Anna: 1, ':1': 1, Berta: 2, ':2': 2 };

export const seatView = (name: string, more: Partial<SeatView> = {}): SeatView => ({
  name, bot: '', person: PEOPLE[name] ?? null, device: null, away: false, has_left: false, reserved: false, ready: false, contributed: true, face: name ? 'fox' : null, colour: '', ...more,
});

export const ROOM: RoomView = {
  room: 'abcdefgh234567ab',
  game: 'mamma-mia',
  rules_version: 1,
  options: { 'open-log': 'off' },
  settings: {},
  status: 'lobby',
  number: 1,
  host: 1,
  seats: [seatView('Anna'), seatView('Berta')],
  queue: [],
  commitment: 'c0',
  games: [],
  score: [],
  hot_seat: false,
  vote: null,
  waits: false,
  source: null,
};
