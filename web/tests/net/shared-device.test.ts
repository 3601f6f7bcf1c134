/** Several people on one device: nothing of a hand is kept while the cards are covered. (house.hot-seat) */
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { announce, announcements } from '../../src/device/announce.svelte';
import { firstSeat, forgetSeat, seatOfKey, seats, storeSeat } from '../../src/device/seats.svelte';
import { loadTexts } from '../../src/i18n/texts.svelte';
import { RefusedError } from '../../src/net/api';
import { LiveTable } from '../../src/net/live-table.svelte';
import { askWithKeys } from '../../src/net/shared-device';
import type { GameView, Refusal, RoomView } from '../../src/protocol';
import { FakeSocket, ROOM, seatView, useFakeSockets } from '../fake-socket';

const H0 = '00'.repeat(32);
const room = ROOM.room;
const SHARED = [seatView('Anna', { device: 2 }), seatView('Berta', { device: 2 }), seatView('Gino', { bot: 'regular' })];
const PLAYING = { ...ROOM, status: 'playing', seats: SHARED, hot_seat: true } satisfies RoomView;
let table: LiveTable;

beforeAll(() => loadTexts('home', 'table'));
beforeEach(() => {
  useFakeSockets();
  forgetSeat(room);
  const stored = { game: 'mamma-mia', used: 1 };
  storeSeat(room, { ...stored, key: 'key-of-anna', name: 'Anna', person: 1 });
  storeSeat(room, { ...stored, key: 'key-of-berta', name: 'Berta', person: 2 });
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

/** The game as a seat sees it: its secret stands for the hand. */
function gameOf(viewer: number | null, asked: number, more: Partial<GameView> = {}): GameView {
  const secret = viewer === null ? '' : `hand-of-${viewer}`;
  const view = { game: 'pizza', viewer, question: { id: 7, name: 'turn', seat: asked, shown: {} }, secret };
  const clock = { seat: asked, ends_at_ms: null, bank_ms: [], covered: false };
  const events = secret ? [{ event: 'drew', secret }] : [];
  return { number: 1, decision: 7, view, events, legal_moves: [], clock, ...more } as unknown as GameView;
}
const socket = (): FakeSocket => FakeSocket.all[0]!;
const greeting = () => socket().sentOf('hello').at(-1)!;
const done = (type: string): void => void socket().receive({ type: 'command-done', id: socket().sentOf(type).at(-1)!.id });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
function greet(seat: number | null, person: number, state: RoomView, game: GameView | null): void {
  socket().receive({ type: 'welcome', version: 2, seat, person, now_ms: Date.now() });
  socket().receive({ type: 'snapshot', n: 1, hash: H0, room: state, game });
}
const known = (): string => JSON.stringify([table.snapshot, table.log]);

function comeBack(): void {
  table = new LiveTable(room);
  socket().open();
  greet(null, 1, PLAYING, gameOf(null, 1));
}

it('comes back covered, and shows the hand of the one who asks for it', () => {
  comeBack();
  expect(greeting()).toMatchObject({ key: 'key-of-anna', covered: true });
  expect([table.isCovered, table.hasGame, table.nextHere?.name]).toEqual([true, false, 'Berta']);
  table.uncover(2);
  expect(greeting()).toMatchObject({ key: 'key-of-berta', covered: false });
  expect([table.isCovered, table.isUncovering]).toEqual([true, true]);
  greet(1, 2, PLAYING, gameOf(1, 1));
  expect([table.isCovered, table.you, known().includes('hand-of-1')]).toEqual([false, 1, true]);
  announce('You draw a salami.');
  table.cover();
  expect(announcements()).toEqual([]);
  expect(greeting()).toMatchObject({ key: 'key-of-berta', covered: true });
  expect([table.isCovered, table.you, known().includes('hand-of')]).toEqual([true, null, false]);
});

it('asks for no hint while the cards are covered, and gets none that it asked for before', async () => {
  comeBack();
  expect(table.requestHint).toBeNull();
  table.uncover(2);
  greet(1, 2, PLAYING, gameOf(1, 1));
  let hint: unknown = null;
  void table.requestHint!().then((answer) => (hint = answer));
  const { id } = socket().sentOf('request-hint')[0]!;
  table.cover();
  expect(table.requestHint).toBeNull();
  greet(null, 2, PLAYING, gameOf(null, 1));
  socket().receive({ type: 'hint-answer', id, move: { move: 'pass' }, text: 'hand-of-1' });
  await settled();
  expect(hint).toBeNull();
  expect(socket().sentOf('request-hint').length, 'it is not asked again').toBe(1);
});

it('shows no hand that comes late, of the person before', () => {
  comeBack();
  table.uncover(1);
  greet(0, 1, PLAYING, gameOf(0, 1));
  table.cover();
  table.uncover(2);
  greet(0, 1, PLAYING, gameOf(0, 1));
  expect([table.isCovered, known().includes('hand-of')]).toEqual([true, false]);
  expect(greeting()).toMatchObject({ key: 'key-of-berta', covered: false });
  greet(1, 2, PLAYING, gameOf(1, 1));
  expect([table.isCovered, table.you]).toEqual([false, 1]);
});

it('covers the cards as they are dealt', () => {
  table = new LiveTable(room);
  socket().open();
  const lobby = { ...PLAYING, status: 'lobby' } satisfies RoomView;
  greet(null, 1, lobby, null);
  expect(greeting()).toMatchObject({ key: 'key-of-anna', covered: false });
  greet(0, 1, lobby, null);
  expect(table.isCovered).toBe(false);
  const started = { event: 'game-started', number: 1, commitment: '', contributions: [], root: 'r', places: 'p' };
  socket().frame(2, H0, { room: PLAYING, room_events: [started], game: gameOf(0, 0) });
  expect([table.isCovered, table.nextHere?.name, known().includes('hand-of')]).toEqual([true, 'Anna', false]);
  expect(greeting()).toMatchObject({ key: 'key-of-anna', covered: true });
});

it('follows the game behind the covered screen, and uncovers its end', () => {
  comeBack();
  const hash = socket().frame(2, H0, { game: gameOf(null, 2, { decision: 8 }) });
  expect(table.nextHere).toBeNull();
  socket().frame(3, hash, { room: { ...PLAYING, status: 'over' } });
  expect(greeting()).toMatchObject({ key: 'key-of-anna', covered: false });
  greet(0, 1, { ...PLAYING, status: 'over' }, gameOf(0, 0));
  expect([table.isCovered, table.hasGame]).toEqual([false, true]);
});

it('is the owner’s again once the results are shown', () => {
  comeBack();
  table.uncover(2);
  greet(1, 2, PLAYING, gameOf(1, 1));
  socket().frame(2, H0, { room: { ...PLAYING, status: 'over' } });
  expect(greeting()).toMatchObject({ key: 'key-of-berta' });
  table.showOwner();
  expect(greeting()).toMatchObject({ key: 'key-of-anna', covered: false });
  greet(0, 1, { ...PLAYING, status: 'over' }, gameOf(0, 0));
  expect(socket().sentOf('hello').length).toBe(3);
});

it('starts the clock of each decision once its player sees it', () => {
  const clock = { seat: 1, ends_at_ms: null, bank_ms: [], covered: true };
  comeBack();
  table.uncover(2);
  greet(1, 2, PLAYING, gameOf(1, 1, { clock }));
  const hash = socket().frame(2, H0, { game: gameOf(1, 1, { clock }) });
  expect(socket().sentOf('uncover')).toMatchObject([{ number: 1, decision: 7 }]);
  socket().frame(3, hash, { game: gameOf(1, 1, { clock, decision: 8 }) });
  expect(socket().sentOf('uncover').length).toBe(2);
});

it('is a device of one’s own for somebody whose friend has left it', () => {
  comeBack();
  const alone = { ...PLAYING, seats: [seatView('Anna'), seatView('Berta', { away: true }), SHARED[2]!] };
  socket().frame(2, H0, { room: alone });
  expect(greeting()).toMatchObject({ key: 'key-of-anna', covered: false });
  greet(0, 1, alone, gameOf(0, 1));
  expect([table.isCovered, table.deviceSeats]).toEqual([false, []]);
});

it('forgets a key that opens nothing any more, and keeps the other', () => {
  comeBack();
  table.uncover(2);
  socket().receive({ type: 'refusal', id: null, rule: 'house.key', values: {}, text: '' });
  expect(seats[room]!.map(({ key }) => key)).toEqual(['key-of-anna']);
  expect([greeting().key, table.seatLoss]).toEqual(['key-of-anna', null]);
});

it('adds a person with a key of their own, and learns who it is', async () => {
  forgetSeat(room, 'key-of-berta');
  table = new LiveTable(room);
  socket().open();
  greet(0, 1, { ...ROOM, seats: [seatView('Anna'), seatView('')] }, null);
  const answer = table.addPerson('Berta', 'owl');
  const { key } = socket().sentOf('add-person')[0]!;
  expect(seats[room]!.map((seat) => seat.key)).toEqual(['key-of-anna', key]);
  done('add-person');
  await settled();
  const errand = FakeSocket.last;
  expect(errand.open().sentOf('hello')).toMatchObject([{ key }]);
  errand.receive({ type: 'welcome', version: 2, seat: 1, person: 2, now_ms: 0 });
  expect(await answer).toBeNull();
  expect([errand.readyState, seatOfKey(room, key as string)?.person, firstSeat(room)?.name]).toEqual([3, 2, 'Anna']);
});

it('acts for another person of this device over a connection of its own', async () => {
  table = new LiveTable(room);
  socket().open();
  greet(0, 1, { ...PLAYING, status: 'lobby' }, null);
  const answer = table.sendFor(1, { type: 'leave-seat' });
  const errand = FakeSocket.last;
  expect(errand).not.toBe(socket());
  errand.open().receive({ type: 'welcome', version: 2, seat: 1, person: 2, now_ms: 0 });
  errand.receive({ type: 'command-done', id: errand.sentOf('leave-seat')[0]!.id });
  expect(await answer).toBeNull();
  expect(seats[room]!.map(({ name }) => name)).toEqual(['Anna']);
});

it('takes somebody of this device out of the queue, in their own name', async () => {
  const [anna] = SHARED;
  const queue = [{ person: 2, name: 'Berta', face: null, away: false, wants: null }] as unknown as RoomView['queue'];
  table = new LiveTable(room);
  socket().open();
  greet(0, 1, { ...PLAYING, status: 'lobby', seats: [anna!], queue } satisfies RoomView, null);
  expect([table.isQueuedHere(1), table.isQueuedHere(2), table.isQueuedHere(3)]).toEqual([false, true, false]);
  const leaving = table.leaveQueueFor(2);
  const hers = FakeSocket.all.at(-1)!;
  hers.open();
  expect(hers.sentOf('hello')).toMatchObject([{ key: 'key-of-berta' }]);
  hers.receive({ type: 'welcome', version: 2, seat: null, person: 2, now_ms: Date.now() });
  hers.receive({ type: 'command-done', id: hers.sentOf('leave-queue').at(-1)!.id });
  expect(await leaving).toBeNull();
  expect([seatOfKey(room, 'key-of-berta'), firstSeat(room)?.key]).toEqual([undefined, 'key-of-anna']);
});

it('reads a finished game with the key of whoever played it', async () => {
  const asked: (string | undefined)[] = [];
  const read = askWithKeys(room, async (key) => {
    asked.push(key);
    if (key === 'key-of-anna') throw new RefusedError({ rule: 'house.share', text: 'no' } as Refusal);
    return 'replay';
  });
  expect(await read).toBe('replay');
  expect(asked).toEqual(['key-of-anna', 'key-of-berta']);
  await expect(askWithKeys(room, () => Promise.reject(new TypeError('offline')))).rejects.toThrow('offline');
});
