import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../src/i18n/texts.svelte';
import { LiveTable } from '../../../src/net/live-table.svelte';
import type { RoomView } from '../../../src/protocol';
import Lobby from '../../../src/screens/table/Lobby.svelte';
import { AXE_TIMEOUT_MS, violations } from '../../accessibility';
import { ROOM, seatView, FakeSocket, useFakeSockets } from '../../fake-socket';

const H0 = '00'.repeat(32);
const OPTIONS = [
  { name: 'colours', rule: 'setup.colour', values: [], default: '' },
  { name: 'first-player', rule: 'setup.first-player', values: [], default: 'random' },
  { name: 'open-log', rule: 'turn.memory', values: ['off', 'on'], default: 'off' },
];
const COLOURS = ['yellow', 'purple', 'green', 'brown', 'red'];
const CATALOGUE = {
  version: 1,
  games: [{ game: 'mamma-mia', rules_version: 1, least: 2, most: 5, options: OPTIONS, colours: COLOURS }],
  bots: ['random', 'regular'],
  phrases: ['hello'],
  languages: [],
};
let table: LiveTable;

beforeAll(() => loadTexts('words', 'home', 'table'));
beforeEach(() => {
  useFakeSockets();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(CATALOGUE)));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  table.close();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const found = (name: string, within: ParentNode = document): HTMLElement | null =>
  within.querySelector(`[data-test="${name}"]`);
const sent = (type: string) => FakeSocket.last.sentOf(type);

async function lobby(you: number, more: Partial<RoomView> = {}): Promise<void> {
  table = new LiveTable(ROOM.room);
  const seats = [seatView('Anna'), seatView('Berta'), seatView('')];
  FakeSocket.last.open().welcome(you).snapshot(1, H0, { seats, ...more });
  render(Lobby, { table, game: 'Mamma Mia!', onjoin: () => undefined });
  await waitFor(() => expect(found('option-open-log')).not.toBeNull());
}

it('starts with the best bots in the free seats, and says so', async () => {
  await lobby(0);
  expect(found('start')!.textContent).toContain('Start with 1 bot');
  await fireEvent.click(found('start')!);
  expect(sent('start-game')).toMatchObject([{ fill: 'regular' }]);
});

it('starts by itself when one came to play against bots, once the own words are in', async () => {
  sessionStorage.setItem('forno.start', ROOM.room);
  const waiting = [seatView('Anna', { contributed: false }), seatView('Gino', { bot: 'regular' })];
  await lobby(0, { seats: waiting });
  expect(sent('start-game')).toEqual([]);
  FakeSocket.last.frame(2, H0, { room: { ...ROOM, seats: [seatView('Anna'), seatView('Gino', { bot: 'regular' })] } });
  await waitFor(() => expect(sent('start-game').length).toBe(1));
  expect(sessionStorage.getItem('forno.start')).toBeNull();
});

it('lets a guest look at everything and change nothing', async () => {
  await lobby(1);
  expect(found('start')).toBeNull();
  expect(found('waiting')!.textContent).toContain('Anna');
  expect(found('seat-more')).toBeNull();
  expect([...document.querySelectorAll<HTMLSelectElement>('select')].every((field) => field.disabled)).toBe(true);
});

it('sends all settings with the one that changed', async () => {
  await lobby(0, { settings: { chat: 'phrases' } });
  await fireEvent.click(found('set-locked')!);
  expect(sent('change-settings')).toMatchObject([{ settings: { chat: 'phrases', locked: true } }]);
  const clock = found('set-clock') as HTMLSelectElement;
  await fireEvent.change(clock, { target: { value: 'days' } });
  expect(sent('change-settings')[1]).toMatchObject({ settings: { clock: { clock: 'days', days: 2 } } });
});

const colourOf = (seat: number): HTMLElement | null => found('seat-colour', document.querySelector(`[data-seat="${seat}"]`)!);

it('lets everybody pick their own colour, and shows who has the others', async () => {
  const seats = [seatView('Anna'), seatView('Berta', { colour: 'red' }), seatView('Gino', { bot: 'regular' })];
  await lobby(0, { seats });
  expect(colourOf(0)!.getAttribute('aria-label')).toBe('Colour of Anna: any colour');
  expect(colourOf(1)!.tagName).toBe('SPAN');
  await fireEvent.click(colourOf(0)!);
  const red = found('colour-red') as HTMLButtonElement;
  expect([red.disabled, red.textContent]).toEqual([true, expect.stringContaining('Berta')]);
  expect(await violations()).toEqual([]);
  await fireEvent.click(found('colour-green')!);
  expect(sent('choose-colour')).toMatchObject([{ seat: 0, colour: 'green' }]);
  await fireEvent.click(colourOf(2)!);
  await fireEvent.click(found('colour-any')!);
  expect(sent('choose-colour')[1]).toMatchObject({ seat: 2, colour: '' });
}, AXE_TIMEOUT_MS);

it('lets a guest pick no colour but their own, and keeps colours out of other options', async () => {
  const seats = [seatView('Anna', { colour: 'green' }), seatView('Berta'), seatView('Gino', { bot: 'regular' })];
  await lobby(1, { seats });
  expect([0, 1, 2].map((seat) => colourOf(seat)?.tagName)).toEqual(['SPAN', 'BUTTON', undefined]);
  cleanup();
  table.close();
  await lobby(0, { seats, options: { colours: 'green', 'open-log': 'off' } });
  await fireEvent.change(found('option-open-log')!.querySelector('select')!, { target: { value: 'on' } });
  expect(sent('change-settings')).toMatchObject([{ options: { 'open-log': 'on' } }]);
  expect(Object.keys((sent('change-settings')[0] as unknown as { options: object }).options)).not.toContain('colours');
});

it('sets the pace of the bots', async () => {
  await lobby(0);
  await fireEvent.change(found('set-bot-pace')!, { target: { value: 'slow' } });
  expect(sent('change-settings')).toMatchObject([{ settings: { bot_pace: 'slow' } }]);
});

it('keeps a seat for somebody and shows its link once', async () => {
  await lobby(0);
  const free = document.querySelector('[data-seat="2"]')!;
  await fireEvent.click(found('seat-more', free)!);
  await fireEvent.click(found('reserve')!);
  const [{ id, invite }] = sent('reserve-seat') as unknown as [{ id: string; invite: string }];
  FakeSocket.last.receive({ type: 'command-done', id });
  const link = () => found('link', found('seat-dialog')!) as HTMLInputElement;
  await waitFor(() => expect(link().value).toContain(`#invite=${invite}`));
});

it('is clean for those who hear or feel it', async () => {
  await lobby(0);
  expect(await violations()).toEqual([]);
}, AXE_TIMEOUT_MS);
