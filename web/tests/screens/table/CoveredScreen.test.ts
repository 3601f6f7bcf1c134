/** A table on a device that two people pass round. (house.hot-seat) */
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { preferences } from '../../../src/device/preferences.svelte';
import { navigate } from '../../../src/device/router.svelte';
import { forgetSeat, storeSeat } from '../../../src/device/seats.svelte';
import { loadTexts } from '../../../src/i18n/texts.svelte';
import type { GameView, RoomView } from '../../../src/protocol';
import TableScreen from '../../../src/screens/table/TableScreen.svelte';
import { AXE_TIMEOUT_MS, violations } from '../../accessibility';
import { FakeSocket, ROOM, seatView, useFakeSockets } from '../../fake-socket';

const H0 = '00'.repeat(32);
const SEATS = [seatView('Anna', { device: 2 }), seatView('Berta', { device: 2 }), seatView('Gino', { bot: 'regular' })];
const PLAYING = { ...ROOM, game: 'whist', status: 'playing', seats: SEATS, hot_seat: true } satisfies RoomView;
let nowMs = 0;

beforeAll(() => {
  preferences.sound = false;
  return loadTexts('words', 'home', 'table');
});
beforeEach(() => {
  useFakeSockets();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ games: [], bots: [], phrases: [] })));
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  for (const [index, name] of ['Anna', 'Berta'].entries())
    storeSeat(ROOM.room, { key: name.repeat(6), name, game: 'whist', used: 1, person: index + 1 });
  navigate(`/t/${ROOM.room}`);
});
afterEach(() => {
  cleanup();
  forgetSeat(ROOM.room);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const found = (name: string): HTMLElement | null => document.querySelector(`[data-test="${name}"]`);

/** A game with a word that only its viewer may read. */
function gameOf(viewer: number | null, asked: number): GameView {
  const secret = viewer === null ? {} : { trump: 'hearts' };
  return {
    number: 1,
    decision: 3,
    events: [],
    view: { game: 'whist', viewer, question: { id: 3, name: 'trick', seat: asked, shown: {} }, ...secret },
    legal_moves: viewer === asked ? [{ move: 'pass' }] : [],
    clock: { seat: asked, ends_at_ms: null, bank_ms: [], covered: asked !== 2 },
    jump_in: null,
    undo: null,
    outcome: null,
  } as unknown as GameView;
}

function greet(seat: number | null, person: number, asked: number): void {
  FakeSocket.last.receive({ type: 'welcome', version: 2, seat, person, now_ms: Date.now() });
  FakeSocket.last.receive({ type: 'snapshot', n: 1, hash: H0, room: PLAYING, game: gameOf(seat, asked) });
}

async function passTo(asked: number): Promise<void> {
  render(TableScreen);
  FakeSocket.last.open();
  greet(null, 1, asked);
  await waitFor(() => expect(found('covered')).not.toBeNull());
}

async function uncover(seat: number, asked: number): Promise<void> {
  nowMs += 1000;
  await fireEvent.click(document.querySelectorAll('[data-test=uncover]')[asked === 2 ? seat : 0]!);
  greet(seat, seat + 1, asked);
  await waitFor(() => expect(document.body.textContent).toContain('hearts'));
}

it('names the next player, and shows the cards to the one who taps', async () => {
  await passTo(1);
  expect(found('covered')!.textContent).toContain('Pass the phone to Berta');
  expect(found('live')).toBeNull();
  expect(document.activeElement).toBe(found('uncover'));
  expect(document.title).toContain('Berta');
  await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(FakeSocket.last.sentOf('hello').length).toBe(1);
  await uncover(1, 1);
  expect(found('pass-bar')!.textContent).toContain('Berta');
  expect(found('clock-waits')).not.toBeNull();
});

it('takes the second of a double tap, or a key held down, for what it is', async () => {
  await passTo(1);
  expect(await fireEvent.keyDown(found('uncover')!, { key: 'Enter', repeat: true })).toBe(false);
  expect(await fireEvent.keyDown(found('uncover')!, { key: 'Enter' })).toBe(true);
  await fireEvent.click(found('uncover')!);
  expect(FakeSocket.last.sentOf('hello').length).toBe(1);
});

it('keeps what a move has brought in sight until it is passed on', async () => {
  await passTo(0);
  await uncover(0, 0);
  expect(found('hide-cards')).not.toBeNull();
  FakeSocket.last.frame(2, H0, { game: gameOf(0, 1) });
  await waitFor(() => expect(found('pass-on')).not.toBeNull());
  expect(document.body.textContent).toContain('hearts');
  await fireEvent.click(found('pass-on')!);
  await waitFor(() => expect(found('covered')!.textContent).toContain('Pass the phone to Berta'));
  expect(document.body.innerHTML).not.toContain('hearts');
});

it.each(['visibilitychange', 'pagehide'])('covers the cards at once: %s', async (sign) => {
  await passTo(1);
  await uncover(1, 1);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  (sign === 'pagehide' ? window : document).dispatchEvent(new Event(sign));
  expect(found('covered')).not.toBeNull();
  expect(document.body.innerHTML).not.toContain('hearts');
});

it('lets each of them look at their cards while others think', async () => {
  await passTo(2);
  expect(found('covered')!.textContent).toContain('Waiting for Gino');
  expect(document.querySelectorAll('[data-test=uncover]').length).toBe(2);
  FakeSocket.last.frame(2, H0, { game: gameOf(null, 1) });
  await waitFor(() => expect(found('covered')!.textContent).toContain('Pass the phone to Berta'));
  expect(document.activeElement).toBe(found('uncover'));
  greet(null, 1, 2);
  await waitFor(() => expect(found('covered')!.textContent).toContain('Waiting for Gino'));
  await uncover(1, 2);
  await fireEvent.click(found('hide-cards')!);
  await waitFor(() => expect(found('covered')).not.toBeNull());
});

it('is free of violations', async () => {
  await passTo(1);
  expect(await violations()).toEqual([]);
}, AXE_TIMEOUT_MS);
