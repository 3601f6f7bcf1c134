import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstSeat, forgetSeat, seats } from '../../src/device/seats.svelte';
import { dealNotes } from '../../src/fairness/deal-notes';
import { loadTexts } from '../../src/i18n/texts.svelte';
import { LiveTable } from '../../src/net/live-table.svelte';
import type { GameView } from '../../src/protocol';
import { FakeSocket, ROOM, seatView, useFakeSockets } from '../fake-socket';

const H0 = '00'.repeat(32);
const room = ROOM.room;
let table: LiveTable;

beforeAll(() => loadTexts('home'));
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
const done = (type: string): void => void socket().receive({ type: 'command-done', id: only(type).id });
const refuse = (rule: string, id: unknown = null): void =>
  void socket().receive({ type: 'refusal', id, rule, values: {}, text: rule });
const begin = (seat: number | null, more = {}): FakeSocket => socket().open().welcome(seat).snapshot(1, H0, more);
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('sits down with a key that is kept before it is sent', async () => {
  begin(null);
  const answer = table.takeSeat('Carla');
  expect(seats[room]).toMatchObject([{ name: 'Carla', game: 'mamma-mia', key: only('take-seat').key }]);
  done('take-seat');
  expect(await answer).toBeNull();
  expect(only('hello')).toMatchObject({ key: firstSeat(room)!.key });
});

it('calls a player without a name You to oneself, and by the seat to all others', () => {
  const nameless = { seats: [seatView(':1'), seatView('Pina')] };
  begin(0, nameless);
  expect(table.names).toEqual(['You', 'Pina']);
  table.close();
  table = new LiveTable(room);
  begin(null, nameless);
  expect(table.names).toEqual(['Player 1', 'Pina']);
});

it('forgets the key of a seat that was refused', async () => {
  begin(null);
  const answer = table.takeSeat('Carla');
  refuse('house.full', only('take-seat').id);
  expect((await answer)!.rule).toBe('house.full');
  expect(seats[room]).toBeUndefined();
});

it('watches when its key opens nothing any more', () => {
  begin(null);
  void table.takeSeat('Carla');
  done('take-seat');
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
  done('take-seat');
  await settled();
  socket().welcome(1);
  const answer = table.changeKey();
  const { key } = only('replace-key');
  socket().close();
  table.retry();
  socket().open();
  refuse('house.key'); // the server has the new key already, we greeted with the old one
  expect(only('hello')).toMatchObject({ key });
  socket().welcome(1);
  expect(firstSeat(room)!.key).toBe(key);
  done('replace-key');
  expect(await answer).toBeNull();
  expect(table.seatLoss).toBeNull();
});

it('says its words for the shuffle once, and notes what was promised', async () => {
  const seats = [seatView('Anna', { contributed: false }), seatView('Berta')];
  begin(0, { seats });
  socket().frame(2, H0, { room: { ...ROOM, seats } });
  expect(socket().sentOf('contribute').length).toBe(1);
  done('contribute');
  await settled();
  expect(dealNotes(room, 1)).toMatchObject({ commitment: 'c0', words: only('contribute').words });
});

it('has no game any more once the table is back in its lobby', () => {
  const game = { number: 1, view: { game: 'pizza' }, events: [], legal_moves: [] } as unknown as GameView;
  begin(0);
  const hash = socket().frame(2, H0, { room: { ...ROOM, status: 'over' }, game });
  expect(table.snapshot!.game).not.toBeNull();
  socket().frame(3, hash, { room: { ...ROOM, number: 2 } });
  expect(table.snapshot!.game).toBeNull();
});

it('forgets the game before when the next one begins, but not the chat', () => {
  begin(0);
  const turn = { event: 'turn-began', seat: 0 };
  const game = { number: 1, view: { game: 'pizza' }, events: [turn], legal_moves: [] };
  const said = { event: 'chat-message', person: 2, seat: 1, name: 'Berta', text: 'ciao', phrase: '' };
  const started = { event: 'game-started', number: 2, commitment: '', contributions: [], root: 'r', places: 'p' };
  const hash = socket().frame(2, H0, { room: { ...ROOM, status: 'playing' }, room_events: [said], game });
  socket().frame(3, hash, { room_events: [started], game: { ...game, number: 2 } });
  const told = table.log.map((line) => ('roomEvent' in line ? line.roomEvent.event : line.event.event));
  expect(told).toEqual(['chat-message', 'game-started', 'turn-began']);
  expect(new Set(table.log.map((line) => line.id)).size).toBe(3);
  expect(dealNotes(room, 2)).toMatchObject({ root: 'r', places: 'p' });
});

it('tells the end of a game once, after its last moves', () => {
  begin(0);
  const events = [{ event: 'served', seat: 0, orders: [], cards: [] }, { event: 'game-ended' }];
  const game = { number: 1, decision: 9, view: { game: 'pizza' }, events, legal_moves: [] } as unknown as GameView;
  socket().frame(2, H0, { room: { ...ROOM, status: 'over' }, room_events: [{ event: 'game-ended', number: 1 }], game });
  const told = table.log.map((line) => ('roomEvent' in line ? line.roomEvent.event : line.event.event));
  expect(told).toEqual(['served', 'game-ended']);
});

describe.each([['the player', 0], ['another player', 1], ['a spectator', null]])('after an undo, %s', (_, seat) => {
  const state = (decision: number, events: object[]) =>
    ({ number: 1, decision, view: { game: 'pizza' }, events, legal_moves: [] }) as unknown as GameView;
  const announced = { event: 'announced', seat: 0, kind: 0, number: 1, doubles: 0, top: 0 };
  const undone = { event: 'moves-undone', seat: 0, moves: 1, decision: 1 };
  const playing = { ...ROOM, status: 'playing' };
  const events = () => table.log.flatMap((line) => ('event' in line ? [line.event.event] : []));

  it('reads nothing of the undone move, and the table is shown anew', () => {
    begin(seat);
    const hash = socket().frame(2, H0, { room: playing, game: state(1, [{ event: 'turn-began', seat: 0 }]) });
    const updates: { jump: boolean; game: GameView }[] = [];
    table.updates.subscribe((update) => updates.push(update));
    const next = socket().frame(3, hash, { game: state(2, [announced]) });
    expect(events()).toEqual(['turn-began', 'announced']);
    socket().frame(4, next, { room_events: [undone], game: state(3, []) });
    expect(events()).toEqual(['turn-began']);
    expect(updates.at(-1)).toMatchObject({ jump: true, game: { events: [{ event: 'turn-began' }] } });
  });

  it('asks for the table anew if the move was made before the page was loaded', () => {
    socket().open().welcome(seat);
    const game = state(2, [{ event: 'turn-began', seat: 0 }, announced]);
    socket().receive({ type: 'snapshot', n: 1, hash: H0, room: playing, game });
    const greetings = socket().sentOf('hello').length;
    socket().frame(2, H0, { room_events: [undone], game: state(3, []) });
    expect(socket().sentOf('hello')).toHaveLength(greetings + 1);
    expect(only('hello')).not.toHaveProperty('n');
  });
});

it('knows since when the line is lost', () => {
  begin(0);
  expect(table.lostSince).toBe(0);
  const before = Date.now();
  socket().close();
  expect(table.connectionState).toBe('lost');
  expect(table.lostSince).toBeGreaterThan(0);
  expect(table.retryAt).toBeGreaterThan(before);
});

/** The room events in the log. */
const logged = () => table.log.flatMap((line) => ('roomEvent' in line ? [line.roomEvent] : []));
const gino = seatView('Gino', { bot: 'regular' });

it('resolves names in the seats, and names and chat in the log', () => {
  socket().open().welcome(0).texts({ ':1': 'Anna' }).snapshot(1, H0, { seats: [seatView(':1'), gino, seatView('')] });
  expect(table.names).toEqual(['Anna', 'Gino', '']);
  socket().texts({ ':2': 'Berta', ':3': ':1 ciao' });
  const taken = { event: 'seat-taken', seat: 2, name: ':2' };
  const message = { event: 'chat-message', person: 2, seat: 2, name: ':2', text: ':3', phrase: '' };
  const seats = [seatView(':1'), gino, seatView(':2')];
  const hash = socket().frame(2, H0, { room: { ...ROOM, seats }, room_events: [taken, message] });
  expect(table.names).toEqual(['Anna', 'Gino', 'Berta']);
  expect(logged()).toEqual([{ ...taken, name: 'Berta' }, { ...message, name: 'Berta', text: ':1 ciao' }]);
  socket().frame(3, hash, { room_events: [{ event: 'seat-left', seat: 2, name: ':2', removed: true }] });
  expect(logged().at(-1)).toMatchObject({ event: 'seat-left', name: 'Berta' });
});

it('keeps its texts over a lost connection: only those of missed frames are sent again', () => {
  socket().open().welcome(0).texts({ ':1': 'Anna', ':2': 'Berta' });
  const room = { ...ROOM, seats: [seatView(':1'), seatView(':2')] };
  socket().snapshot(1, H0, room).close();
  table.retry();
  socket().open().welcome(0).texts({ ':3': 'ciao' });
  socket().frame(2, H0, { room, room_events: [{ event: 'chat-message', person: 2, seat: 1, name: ':2', text: ':3', phrase: '' }] });
  expect(table.names).toEqual(['Anna', 'Berta']);
  expect(logged()).toMatchObject([{ text: 'ciao' }]);
});

it('shows a number for a deleted name, and that a chat message was deleted', () => {
  begin(null, { seats: [seatView(':1'), seatView(':2')] });
  expect(table.names).toEqual(['Player 1', 'Player 2']);
  socket().frame(2, H0, {
    room_events: [
      { event: 'seat-taken', seat: 1, name: ':2' },
      { event: 'chat-message', person: 2, seat: 1, name: ':2', text: ':3', phrase: '' },
      { event: 'chat-message', person: 2, seat: 1, name: ':2', text: '', phrase: 'hello' },
    ],
  });
  expect(logged()).toMatchObject([{ name: 'Player 2' }, { text: '(deleted)' }, { text: '', phrase: 'hello' }]);
});
