// @vitest-environment node
/** The key ring of two devices, with a server that keeps bytes and versions. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { canSeal, isRingKey, mergeLists, ringKey, ringLink, syncRing, useRing } from '../../src/device/key-ring';
import {
  adoptSeats,
  firstSeat,
  forgetSeat,
  noteSeen,
  seatOfKey,
  seats,
  storedSeats,
  storeSeat,
  type SeatList,
} from '../../src/device/seats.svelte';

const NOW = 1_800_000_000_000;
const DAY_MS = 86_400_000;
const seat = (key: string, used: number) => ({ key, name: 'Anna', game: 'solo', used });
const list = (stored: SeatList['seats'], forgotten: SeatList['forgotten'] = {}): SeatList => ({ seats: stored, forgotten });

class Storage {
  private values = new Map<string, string>();
  getItem = (name: string): string | null => this.values.get(name) ?? null;
  setItem = (name: string, value: string): void => void this.values.set(name, value);
}

/** Continue on another device: its own storage, and the page loaded anew. */
function on(device: Storage): void {
  vi.stubGlobal('localStorage', device);
  adoptSeats(storedSeats());
}

interface Kept {
  version: number;
  body: Uint8Array<ArrayBuffer>;
}
let rings: Map<string, Kept>;
let phone: Storage;
let laptop: Storage;
/** Runs between the reading and the writing of a ring. */
let meanwhile: () => Promise<void>;

const answer = (status: number, version: number, body: BodyInit | null): Response =>
  new Response(body, { status, headers: { ETag: `"${version}"` } });

beforeEach(() => {
  [rings, phone, laptop, meanwhile] = [new Map(), new Storage(), new Storage(), async () => undefined];
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const id = path.replace('/api/rings/', '');
    expect(id).toMatch(/^[A-Za-z0-9_-]{43}$/);
    if (init.method !== 'PUT') return answer(200, rings.get(id)?.version ?? 0, rings.get(id)?.body ?? null);
    const interrupt = meanwhile;
    meanwhile = async () => undefined;
    await interrupt();
    const version = rings.get(id)?.version ?? 0;
    if ((init.headers as Record<string, string>)['If-Match'] !== `"${version}"`)
      return new Response(JSON.stringify({ type: 'refusal', rule: 'wire.ring', text: '' }), { status: 412 });
    rings.set(id, { version: version + 1, body: init.body as Uint8Array<ArrayBuffer> });
    return answer(204, version + 1, null);
  });
  on(phone);
});
afterEach(() => vi.unstubAllGlobals());

it('takes the newest word on each room', () => {
  const one = list({ a: [seat('old', 1)], b: [seat('mine', 5)], c: [seat('gone', 3)] }, { back: NOW - 1, old: NOW });
  const other = list({ a: [seat('new', 2)], d: [seat('back', NOW)] }, { gone: NOW, mine: 4 });
  const merged = mergeLists(one, other, NOW + 1);
  expect(Object.keys(merged.seats).sort()).toEqual(['a', 'b', 'd']);
  expect(merged.seats.a!.map(({ key }) => key)).toEqual(['new']);
  expect(merged.forgotten).toEqual({ gone: NOW, old: NOW });
  expect(mergeLists(other, one, NOW + 1)).toEqual(merged);
  expect(mergeLists(merged, merged, NOW + 1)).toEqual(merged);
});

it('forgets after a while that a seat was forgotten, and the oldest of very many', () => {
  expect(mergeLists(list({}, { a: NOW }), list({}), NOW + 91 * DAY_MS).forgotten).toEqual({});
  const many = Object.fromEntries([...Array(250).keys()].map((n) => [`room${n}`, [seat(`k${n}`, n + 1)]]));
  const kept = Object.keys(mergeLists(list(many), list({}), NOW).seats);
  expect([kept.length, kept.includes('room249'), kept.includes('room0')]).toEqual([200, true, false]);
});

it('merges the seats of people who share a device, the owner first', () => {
  const [anna, berta] = [{ ...seat('anna', 1), person: 1 }, { ...seat('berta', 3), person: 4 }];
  const one = list({ a: [anna] });
  const other = list({ a: [{ ...seat('anna', 2), number: 1, decision: 5 }, berta, seat('gone', 3)] }, { gone: 3 });
  const merged = mergeLists(one, other, 10);
  expect(merged.seats.a).toEqual([{ ...anna, used: 2, number: 1, decision: 5 }, berta]);
  expect(mergeLists(other, one, 10)).toEqual(merged);
});

it('keeps several seats of one room, and forgets one or all of them', () => {
  storeSeat('room1', { ...seat('berta', 1), person: 4 });
  storeSeat('room1', { ...seat('anna', 1), person: 1 });
  expect([firstSeat('room1')?.key, seatOfKey('room1', 'berta')?.person]).toEqual(['anna', 4]);
  noteSeen('room1', 1, 7);
  expect(seats.room1!.map(({ decision }) => decision)).toEqual([7, 7]);
  storeSeat('room1', { ...seat('new', 2), person: 1 }, 'anna');
  expect(seats.room1!.map(({ key }) => key)).toEqual(['new', 'berta']);
  forgetSeat('room1', 'berta');
  expect(seats.room1!.map(({ key }) => key)).toEqual(['new']);
  forgetSeat('room1');
  expect(seats.room1).toBeUndefined();
  expect(Object.keys(storedSeats().forgotten).sort()).toEqual(['anna', 'berta', 'new']);
});

it('asks the server for nothing before there is a ring', async () => {
  storeSeat('room1', seat('k1', Date.now()));
  await syncRing();
  expect([rings.size, ringKey()]).toEqual([0, '']);
});

it('shows the same tables on two devices, sealed on the way', async () => {
  storeSeat('room1', seat('secret-key-of-room1', Date.now()));
  const key = useRing();
  expect(isRingKey(key)).toBe(true);
  vi.stubGlobal('location', { origin: 'https://cards.example' });
  expect(ringLink(key)).toBe(`https://cards.example/my-tables#${key}`);
  await syncRing();
  const [[id, { body }]] = [...rings] as [[string, Kept]];
  expect(id).not.toContain(key);
  expect(new TextDecoder('latin1').decode(body)).not.toMatch(/secret-key|room1|Anna/);

  on(laptop);
  storeSeat('room2', seat('k2', Date.now()));
  useRing(key);
  await syncRing();
  expect(Object.keys(seats).sort()).toEqual(['room1', 'room2']);

  on(phone);
  await syncRing();
  expect(seats.room2).toMatchObject([{ key: 'k2' }]);
  forgetSeat('room1');
  await syncRing();

  on(laptop);
  noteSeen('room2', 1, 7);
  await syncRing();
  expect(Object.keys(seats)).toEqual(['room2']);
  const { version } = rings.get(id)!;
  await syncRing();
  expect(rings.get(id)!.version, 'nothing is written where nothing has changed').toBe(version);

  on(phone);
  await syncRing();
  expect(seats.room2).toMatchObject([{ number: 1, decision: 7 }]);
});

it('reads again if another device was quicker', async () => {
  const key = useRing();
  storeSeat('room1', seat('k1', Date.now()));
  meanwhile = async () => {
    on(laptop);
    storeSeat('room2', seat('k2', Date.now()));
    useRing(key);
    await syncRing();
    on(phone);
  };
  await syncRing();
  expect(Object.keys(seats).sort()).toEqual(['room1', 'room2']);
  on(laptop);
  await syncRing();
  expect(Object.keys(seats).sort()).toEqual(['room1', 'room2']);
});

it('leaves the ring with a new key, and the others keep the old one', async () => {
  const old = useRing();
  storeSeat('room1', seat('k1', Date.now()));
  await syncRing();
  expect(useRing()).not.toBe(old);
  storeSeat('room2', seat('k2', Date.now()));
  await syncRing();
  on(laptop);
  useRing(old);
  await syncRing();
  expect(Object.keys(seats)).toEqual(['room1']);
});

it('heals a ring whose bytes were damaged', async () => {
  useRing();
  storeSeat('room1', seat('k1', Date.now()));
  await syncRing();
  const [id] = [...rings.keys()] as [string];
  rings.set(id, { version: 9, body: new Uint8Array(40) });
  await syncRing();
  expect(rings.get(id)!.version).toBe(10);
  expect(Object.keys(seats)).toEqual(['room1']);
});

it('stays on the device where nothing can be sealed', async () => {
  vi.stubGlobal('isSecureContext', false);
  useRing();
  storeSeat('room1', seat('k1', Date.now()));
  expect(canSeal()).toBe(false);
  await syncRing();
  expect(rings.size).toBe(0);
});
