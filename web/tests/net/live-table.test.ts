import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetSeat, seats } from '../../src/device/seats.svelte';
import { dealNotes } from '../../src/fairness/deal-notes';
import { LiveTable } from '../../src/net/live-table.svelte';
import type { GameView } from '../../src/protocol';
import { FakeSocket, ROOM, chair, useFakeSockets } from '../fake-socket';

const H0 = '00'.repeat(32);
const room = ROOM.room;
let table: LiveTable;

beforeEach(() => {
  useFakeSockets();
  forgetSeat(room);
  table = new LiveTable(room);
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

const socket = (): FakeSocket => FakeSocket.last;
const only = (type: string) => socket().sentOf(type).at(-1)!;
const done = (type: string): void => void socket().receive({ type: 'done', id: only(type).id, seq: 2 });
const refuse = (rule: string, id: unknown = null): void =>
  void socket().receive({ type: 'refusal', id, rule, values: {}, text: rule });
const begin = (seat: number | null, more = {}): FakeSocket => socket().open().welcome(seat).snapshot(1, H0, more);
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('sits down with a key that is kept before it is sent', async () => {
  begin(null);
  const answer = table.takeSeat('Carla');
  expect(seats[room]).toMatchObject({ name: 'Carla', game: 'mamma-mia', key: only('sit').key });
  done('sit');
  expect(await answer).toBeNull();
  expect(only('hello')).toMatchObject({ key: seats[room]!.key });
});

it('forgets the key of a seat that was refused', async () => {
  begin(null);
  const answer = table.takeSeat('Carla');
  refuse('house.full', only('sit').id);
  expect((await answer)!.rule).toBe('house.full');
  expect(seats[room]).toBeUndefined();
});

it('watches when its key opens nothing any more', () => {
  begin(null);
  void table.takeSeat('Carla');
  done('sit');
  return settled().then(() => {
    refuse('house.key');
    expect(table.seatLoss?.rule).toBe('house.key');
    expect(table.refusal).toBeNull();
    expect(seats[room]).toBeUndefined();
    expect(only('hello')).toMatchObject({ key: null });
  });
});

it('changes the lock, also when the answer is lost on the way', async () => {
  begin(null);
  void table.takeSeat('Carla');
  done('sit');
  await settled();
  socket().welcome(1);
  const answer = table.changeKey();
  const { key } = only('rekey');
  socket().close();
  table.retry();
  socket().open();
  refuse('house.key'); // the server has the new key already, we greeted with the old one
  expect(only('hello')).toMatchObject({ key });
  socket().welcome(1);
  expect(seats[room]!.key).toBe(key);
  done('rekey');
  expect(await answer).toBeNull();
  expect(table.seatLoss).toBeNull();
});

it('says its words for the shuffle once, and notes what was promised', async () => {
  const chairs = [chair('Anna', { contributed: false }), chair('Berta')];
  begin(0, { chairs });
  socket().frame(2, H0, { room: { ...ROOM, chairs } });
  expect(socket().sentOf('contribute').length).toBe(1);
  done('contribute');
  await settled();
  expect(dealNotes(room, 1)).toMatchObject({ commitment: 'c0', words: only('contribute').words });
});

it('has no game any more once the table is back in its lobby', () => {
  const game = { number: 1, view: { game: 'pizza' }, events: [], options: [] } as unknown as GameView;
  begin(0);
  const hash = socket().frame(2, H0, { room: { ...ROOM, status: 'over' }, game });
  expect(table.snapshot!.game).not.toBeNull();
  socket().frame(3, hash, { room: { ...ROOM, number: 2 } });
  expect(table.snapshot!.game).toBeNull();
});

it('forgets the game before when the next one begins, but not the talk', () => {
  begin(0);
  const turn = { event: 'turn-began', seat: 0 };
  const game = { number: 1, view: { game: 'pizza' }, events: [turn], options: [] };
  const said = { news: 'said', seat: 1, text: 'ciao', phrase: '' };
  const began = { news: 'began', number: 2, commitment: '', contributions: [], root: 'r', places: 'p' };
  const hash = socket().frame(2, H0, { room: { ...ROOM, status: 'playing' }, news: [said], game });
  socket().frame(3, hash, { news: [began], game: { ...game, number: 2 } });
  const told = table.log.map((line) => ('roomEvent' in line ? line.roomEvent.news : line.event.event));
  expect(told).toEqual(['said', 'began', 'turn-began']);
  expect(new Set(table.log.map((line) => line.id)).size).toBe(3);
  expect(dealNotes(room, 2)).toMatchObject({ root: 'r', places: 'p' });
});

it('knows since when the line is lost', () => {
  begin(0);
  expect(table.lostSince).toBe(0);
  socket().close();
  expect(table.connectionState).toBe('lost');
  expect(table.lostSince).toBeGreaterThan(0);
  expect(table.retryAt).toBeGreaterThan(Date.now());
});
