import { tick } from 'svelte';
import { cleanup, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { announcements } from '../../../src/device/announce.svelte';
import { preferences } from '../../../src/device/preferences.svelte';
import { loadTexts } from '../../../src/i18n/texts.svelte';
import { LiveTable } from '../../../src/net/live-table.svelte';
import type { AnyRoomEvent, GameView } from '../../../src/protocol';
import AlertedTable from './AlertedTable.svelte';
import { FakeSocket, ROOM, useFakeSockets } from '../../fake-socket';

// jsdom has no sound.
vi.mock('../../../src/device/sound', () => ({ playSound: () => Promise.resolve() }));
const badge = { set: vi.fn(() => Promise.resolve()), clear: vi.fn(() => Promise.resolve()), vibrate: vi.fn() };

beforeAll(() => loadTexts('words', 'table'));
beforeEach(() => {
  preferences.sound = true;
  Object.assign(navigator, { setAppBadge: badge.set, clearAppBadge: badge.clear, vibrate: badge.vibrate });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: () => Promise.resolve(undefined) },
    configurable: true,
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

type Listener = (events: readonly AnyRoomEvent[]) => void;
const listeners = new Set<Listener>();
const tell = (...events: AnyRoomEvent[]): void => listeners.forEach((listener) => listener(events));

/** A table where seat 0 is asked, and `you` looks on from a seat. */
function tableFor(you: number): LiveTable {
  const view = { game: 'chess', viewer: you, question: { seat: 0 } };
  const game = { number: 1, decision: 3, view, legal_moves: you === 0 ? [{ move: 'go' }] : [], events: [] } as unknown as GameView;
  const room = { ...ROOM, status: 'playing' };
  const onRoomEvents = (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const parts = { id: ROOM.room, you, room, game, snapshot: { room, game, you }, deviceSeats: [], nextHere: null, onRoomEvents };
  return parts as unknown as LiveTable;
}

it('shows the turn in the title, and on the badge while nobody looks', async () => {
  render(AlertedTable, { table: tableFor(0) });
  await waitFor(() => expect(document.title).toContain('Your turn'));
  expect(badge.vibrate).toHaveBeenCalledTimes(1);
  expect(badge.set).not.toHaveBeenCalled();
  hide(true);
  await waitFor(() => expect(badge.set).toHaveBeenCalledWith(1));
  badge.clear.mockClear();
  hide(false);
  await waitFor(() => expect(badge.clear).toHaveBeenCalled());
});

it('stays still for somebody who is not asked, and without sound', async () => {
  render(AlertedTable, { table: tableFor(1) });
  hide(true);
  await waitFor(() => expect(document.title).toContain('Mamma Mia!'));
  expect(badge.set).not.toHaveBeenCalled();
  expect(badge.vibrate).not.toHaveBeenCalled();
  cleanup();
  preferences.sound = false;
  render(AlertedTable, { table: tableFor(0) });
  await waitFor(() => expect(document.title).toContain('Your turn'));
  expect(badge.vibrate).not.toHaveBeenCalled();
});

it('calls once more when somebody nudges', async () => {
  useFakeSockets();
  const table = new LiveTable(ROOM.room);
  let hash = '00'.repeat(32);
  FakeSocket.last.open().welcome(0).snapshot(1, hash, { status: 'playing' });
  render(AlertedTable, { table });
  const nudge = (n: number, seat: number): void =>
    void (hash = FakeSocket.last.frame(n, hash, { room_events: [{ event: 'nudged', seat, by: 1 - seat }] }));
  nudge(2, 1);
  await tick();
  expect(badge.vibrate).not.toHaveBeenCalled();
  nudge(3, 0);
  await tick();
  expect(badge.vibrate).toHaveBeenCalledTimes(1);
  expect(announcements().at(-1)?.text).toContain('Berta');
  table.close();
  vi.unstubAllGlobals();
});

it('calls the next person on a shared device by name, once for each decision', async () => {
  const table = tableFor(1);
  const [seat, turn] = [{ seat: 0, person: 1, name: 'Anna' }, { seat: 0, decision: 3 }];
  Object.assign(table, { deviceSeats: [seat], nextHere: seat, snapshot: { ...table.snapshot, you: null, game: null, turn } });
  render(AlertedTable, { table });
  await waitFor(() => expect(document.title).toContain('Anna’s turn'));
  expect(badge.vibrate).toHaveBeenCalledTimes(1);
  hide(true);
  await waitFor(() => expect(badge.set).toHaveBeenCalledWith(1));
  expect(badge.vibrate).toHaveBeenCalledTimes(1);
});

it('announces who comes, who goes and whose seat changes hands', () => {
  render(AlertedTable, { table: tableFor(0) });
  tell(
    { event: 'queue-joined', person: 9, name: 'Dora' },
    { event: 'seat-taken-over', seat: 1, person: 9, name: 'Dora', before: 'Berta' },
    { event: 'game-ended', number: 1, early: true },
  );
  const said = announcements().slice(-3).map(({ text }) => text);
  expect(said[0]).toBe('Dora is waiting for a seat.');
  expect(said[1]).toBe('Dora now plays for Berta.');
  expect(said[2]).toContain('ended early');
});
