import { cleanup, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { navigate } from '../../../src/device/router.svelte';
import { forgetSeat, seats, storeSeat } from '../../../src/device/seats.svelte';
import { loadTexts } from '../../../src/i18n/texts.svelte';
import TableScreen from '../../../src/screens/table/TableScreen.svelte';
import { FakeSocket, ROOM, useFakeSockets } from '../../fake-socket';

const H0 = '00'.repeat(32);
const OLD_PAGE = { type: 'refusal', id: null, rule: 'wire.version', values: {}, text: 'Please reload.' };

beforeAll(() => loadTexts('words', 'home', 'table'));
beforeEach(() => {
  useFakeSockets();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ games: [], bots: [], phrases: [] })));
  storeSeat(ROOM.room, { key: 'k'.repeat(22), name: 'Anna', game: 'mamma-mia', used: 1 });
  navigate(`/t/${ROOM.room}`);
});
afterEach(() => {
  cleanup();
  forgetSeat(ROOM.room);
  vi.unstubAllGlobals();
});

const found = (name: string): HTMLElement | null => document.querySelector(`[data-test="${name}"]`);

async function expectReloadOffer(): Promise<void> {
  await waitFor(() => expect(found('older')).not.toBeNull());
  expect(found('older')!.textContent).toContain('Please reload.');
  expect(found('reload')!.tagName).toBe('BUTTON');
  expect(seats[ROOM.room]).toBeDefined();
}

it('offers a reload if the server speaks another version', async () => {
  render(TableScreen);
  FakeSocket.last.open().receive(OLD_PAGE);
  await expectReloadOffer();
});

it('offers a reload in place of an open table after the server was updated', async () => {
  render(TableScreen);
  FakeSocket.last.open().welcome(0).snapshot(1, H0);
  await waitFor(() => expect(found('lobby')).not.toBeNull());
  FakeSocket.last.close();
  dispatchEvent(new Event('online'));
  FakeSocket.last.open().receive(OLD_PAGE);
  await expectReloadOffer();
  expect(found('lobby')).toBeNull();
  FakeSocket.last.close();
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all.length).toBe(2);
});
