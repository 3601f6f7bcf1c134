/**
 * The key ring: this device's list of seats, shared with the reader's other devices. It is sealed here, with a key that
 * only these devices have; the server keeps bytes that it cannot read.
 */
import { linkTo } from './base';
import { fetchRing, replaceRing } from '../net/api';
import { base64url, randomBytes } from './random';
import { adoptSeats, inOrder, storedSeats, type SeatList, type StoredSeat } from './seats.svelte';
import { readStored, writeStored } from './storage';

const MAX_SEATS = 200;
/** How long it is remembered that a seat was forgotten. */
const FORGOTTEN_MS = 90 * 86_400_000;
const IV_BYTES = 12;
const MAX_ATTEMPTS = 5;
const SYNC_DELAY_MS = 2000;
const EMPTY: SeatList = { seats: {}, forgotten: {} };

/** Browsers seal only on pages from https or from this machine. */
export const canSeal = (): boolean => isSecureContext && crypto.subtle !== undefined;

export const isRingKey = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** The key of this device's ring; empty before the first use. */
export const ringKey = (): string => readStored('ring', { key: '' }).key;

/** Use a ring from now on: a new one without a key. Returns its key. */
export function useRing(key = base64url(randomBytes(32))): string {
  writeStored('ring', { key });
  return key;
}

export const ringLink = (key: string): string => `${location.origin}${linkTo('/my-tables')}#${key}`;

// --- merging

/** Merge two lists, seat by seat. The newest word on each key counts, unless the key was forgotten later. */
export function mergeLists(one: SeatList, other: SeatList, now: number): SeatList {
  const forgotten: Record<string, number> = {};
  for (const [key, at] of [...Object.entries(one.forgotten), ...Object.entries(other.forgotten)])
    if (at > now - FORGOTTEN_MS) forgotten[key] = Math.max(at, forgotten[key] ?? 0);
  const newest = new Map<string, { room: string; seat: StoredSeat }>();
  for (const { room, seat } of [...seatsIn(one), ...seatsIn(other)]) {
    if (seat.used <= (forgotten[seat.key] ?? 0)) continue;
    const known = newest.get(seat.key)?.seat;
    newest.set(seat.key, { room, seat: known ? newerOf(known, seat) : seat });
  }
  const kept = [...newest.values()].sort((a, b) => b.seat.used - a.seat.used).slice(0, MAX_SEATS);
  const seats: SeatList['seats'] = {};
  for (const { room, seat } of kept) {
    delete forgotten[seat.key];
    seats[room] = inOrder([...(seats[room] ?? []), seat]);
  }
  return { seats, forgotten };
}

function newerOf(one: StoredSeat, other: StoredSeat): StoredSeat {
  const [newer, older] = other.used > one.used ? [other, one] : [one, other];
  return older.person === undefined ? newer : { person: older.person, ...newer };
}

const seatsIn = ({ seats }: SeatList): { room: string; seat: StoredSeat }[] =>
  Object.entries(seats).flatMap(([room, list]) => list.map((seat) => ({ room, seat })));

/** The list as text, the same for the same content. */
function textOf({ seats, forgotten }: SeatList): string {
  const sorted = <T>(record: Record<string, T>): [string, T][] =>
    Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = sorted(seats).map(([room, list]) => [
    room,
    list.map(({ key, name, game, used, person, number, decision }) => ({ key, name, game, used, person, number, decision })),
  ]);
  return JSON.stringify({ seats: Object.fromEntries(entries) as object, forgotten: Object.fromEntries(sorted(forgotten)) });
}

// --- sealing

interface Ring {
  id: string;
  seal: CryptoKey;
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

async function deriveRing(key: string): Promise<Ring> {
  const raw = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  const secret = await crypto.subtle.importKey('raw', raw, 'HKDF', false, ['deriveBits', 'deriveKey']);
  const by = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8(info) });
  const id = base64url(new Uint8Array(await crypto.subtle.deriveBits(by('id'), secret, 256)));
  const kind = { name: 'AES-GCM', length: 256 };
  return { id, seal: await crypto.subtle.deriveKey(by('seal'), secret, kind, false, ['encrypt', 'decrypt']) };
}

async function sealList(ring: Ring, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const iv = randomBytes(IV_BYTES);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, ring.seal, utf8(text)));
  const body = new Uint8Array(IV_BYTES + sealed.length);
  body.set(iv);
  body.set(sealed, IV_BYTES);
  return body;
}

/** Open a sealed list; one that is missing or damaged is empty, and the next change heals it. */
async function openList(ring: Ring, body: Uint8Array<ArrayBuffer>): Promise<SeatList> {
  try {
    const iv = body.slice(0, IV_BYTES);
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, ring.seal, body.slice(IV_BYTES));
    return { ...EMPTY, ...(JSON.parse(new TextDecoder().decode(opened)) as Partial<SeatList>) };
  } catch {
    return EMPTY;
  }
}

// --- the server

/** Merge this device's list with its ring, on both sides. Without a ring, or where nothing can be sealed: do nothing. */
export async function syncRing(): Promise<void> {
  const key = ringKey();
  if (!key || !canSeal()) return;
  const ring = await deriveRing(key);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { version, body } = await fetchRing(ring.id);
    const remote = await openList(ring, body);
    const merged = mergeLists(remote, storedSeats(), Date.now());
    adoptSeats(merged);
    const text = textOf(merged);
    if (version > 0 && text === textOf(remote)) return;
    if (await replaceRing(ring.id, version, await sealList(ring, text))) return;
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Bring changes of this device's list to its ring, several at once. A failed attempt is made up for by the next one. */
export function syncRingSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void syncRing().catch(() => undefined), SYNC_DELAY_MS);
}
