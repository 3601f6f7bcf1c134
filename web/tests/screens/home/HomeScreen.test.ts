import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '../../../src/device/preferences.svelte';
import { navigate } from '../../../src/device/router.svelte';
import { forgetSeat, seats, storeSeat } from '../../../src/device/seats.svelte';
import { loadTexts } from '../../../src/i18n/texts.svelte';
import HomeScreen from '../../../src/screens/home/HomeScreen.svelte';
import { CATALOGUE, ownTable, seatView, serve, type FakeRequest } from '../../fake-api';

vi.mock('../../../src/device/announce.svelte', () => ({ announce: () => undefined }));

const found = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-test="${name}"]`)!;
const opened = (asked: FakeRequest[]) => asked.filter(({ body }) => body !== null).map(({ body }) => body!);
const QUIET = { 'GET /api/rooms': () => [], 'GET /api/games': () => CATALOGUE };

beforeAll(() => loadTexts('words', 'home'));
beforeEach(() => {
  navigate('/');
  preferences.name = '';
  sessionStorage.clear();
  Object.keys(seats).forEach((room) => forgetSeat(room));
});
afterEach(async () => {
  const chosen = document.querySelector<HTMLElement>('[aria-expanded=true]');
  if (chosen) await fireEvent.click(chosen);
  cleanup();
});

it('draws the five games before anything has answered', () => {
  serve({});
  render(HomeScreen);
  expect(screen.getAllByRole('heading', { level: 3 }).length).toBe(5);
  expect(screen.getAllByText('about 60 minutes').length).toBe(2);
});

it('adds games of other packages as plain cards', async () => {
  serve(QUIET);
  render(HomeScreen);
  await fireEvent.click(await screen.findByText('chess'));
  expect(found('play-bots')).toBeTruthy();
  expect(found('rules')).toBeNull();
  expect(found('seats').textContent).toBe('2');
});

it('is two taps from a game against bots', async () => {
  const table = { room: 'abc', seat: 0, link: '/t/abc' };
  const asked = serve({ ...QUIET, 'POST /api/rooms': () => table });
  render(HomeScreen);
  await fireEvent.click(found('game-solo'));
  await fireEvent.click(found('play-bots'));
  await waitFor(() => expect(location.pathname).toBe('/t/abc'));
  const [open] = opened(asked);
  expect(open).toMatchObject({ type: 'open-room', game: 'solo', seats: 4, bots: 'regular' });
  expect(sessionStorage.getItem('forno.start')).toBe('abc');
  expect(seats.abc).toMatchObject([{ key: open!.key, game: 'solo', name: open!.name }]);
  expect(open!.name).toBe('');
  expect(preferences.name).toBe('');
});

it('opens a table for friends with the name and the number that were chosen', async () => {
  const asked = serve({ ...QUIET, 'POST /api/rooms': () => ({ room: 'def', seat: 0, link: '/t/def' }) });
  render(HomeScreen);
  await fireEvent.click(found('game-plus'));
  for (let times = 0; times < 5; times++) await fireEvent.click(found('more'));
  await fireEvent.input(found('name'), { target: { value: ' Berta ' } });
  await fireEvent.click(found('play-friends'));
  await waitFor(() => expect(location.pathname).toBe('/t/def'));
  expect(opened(asked)[0]).toMatchObject({ seats: 6, name: 'Berta' });
  expect(opened(asked)[0]).not.toHaveProperty('bots');
  expect(sessionStorage.getItem('forno.start')).toBeNull();
});

it('opens no table for friends before it knows a name', async () => {
  const asked = serve({ ...QUIET, 'POST /api/rooms': () => ({ room: 'def', seat: 0, link: '/t/def' }) });
  render(HomeScreen);
  await fireEvent.click(found('game-plus'));
  await fireEvent.click(found('play-friends'));
  expect(found('name-problem').textContent).toBe('Please type a name first.');
  expect(document.activeElement).toBe(found('name'));
  expect(opened(asked)).toEqual([]);
});

it('asks for the very same table again when the answer was lost', async () => {
  preferences.name = 'Anna';
  let isDown = true;
  const answer = () => {
    if (isDown) throw new TypeError('no line');
    return { room: 'ghi', seat: 0, link: '/t/ghi' };
  };
  const asked = serve({ ...QUIET, 'POST /api/rooms': answer });
  render(HomeScreen);
  await fireEvent.click(found('game-grande'));
  await fireEvent.click(found('play-friends'));
  const trouble = await screen.findByText('The server isn’t answering right now.');
  isDown = false;
  await fireEvent.click(within(trouble.parentElement!).getByRole('button'));
  await waitFor(() => expect(location.pathname).toBe('/t/ghi'));
  const [first, second] = opened(asked);
  expect(second).toEqual(first);
});

it('says the rule that refused', async () => {
  preferences.name = 'Anna';
  const no = { type: 'refusal', id: null, rule: 'house.name', values: {}, text: 'Another name, please.' };
  serve({ ...QUIET, 'POST /api/rooms': () => no });
  render(HomeScreen);
  await fireEvent.click(found('game-solo'));
  await fireEvent.click(found('play-friends'));
  await waitFor(() => expect(found('refused')?.dataset.rule).toBe('house.name'));
  expect(found('reload')).toBeNull();
});

it('offers a reload if the page is older than the server', async () => {
  preferences.name = 'Anna';
  const older = { type: 'refusal', id: null, rule: 'wire.version', values: {}, text: 'Please reload.' };
  serve({ ...QUIET, 'POST /api/rooms': () => older });
  render(HomeScreen);
  await fireEvent.click(found('game-solo'));
  await fireEvent.click(found('play-friends'));
  await waitFor(() => expect(found('reload')?.textContent).toBe('Reload'));
});

it('says so when the server does not answer, and tries again', async () => {
  let isDown = true;
  const list = () => {
    if (isDown) throw new TypeError('no line');
    return [];
  };
  serve({ ...QUIET, 'GET /api/rooms': list });
  render(HomeScreen);
  const again = await screen.findByText('Try again');
  isDown = false;
  await fireEvent.click(again);
  await waitFor(() => expect(found('trouble')).toBeNull());
});

it('lists the tables of this device, and drops one that is gone', async () => {
  storeSeat('here', { key: 'k', name: 'Anna', game: 'solo', used: 2 });
  storeSeat('gone', { key: 'k', name: 'Anna', game: 'plus', used: 1 });
  const here = ownTable('here', 'playing', { turn: 1 });
  const table = { ...here, card: { ...here.card!, seats: [seatView('Anna'), seatView('<b>Bo</b>'), seatView('')] } };
  const gone = { room: 'gone', rule: 'house.missing', card: null, seat: null, turn: null, since_ms: 0, moves: null, place: null };
  const asked = serve({ ...QUIET, 'POST /api/my-tables': () => [table, gone] });
  render(HomeScreen);
  await screen.findByText(/with <b>Bo<\/b>/);
  expect(asked.find(({ path }) => path === '/api/my-tables')?.body).toEqual([
    { room: 'here', key: 'k', number: 0, decision: 0 },
    { room: 'gone', key: 'k', number: 0, decision: 0 },
  ]);
  expect(document.querySelectorAll('[data-test=your-table]').length).toBe(1);
  expect(Object.keys(seats)).toEqual(['here']);
  expect(found('lost-table').textContent).toContain('This table is gone.');
  await fireEvent.click(found('dismiss'));
  expect(found('lost-table')).toBeNull();
});

it('puts the tables where it is the reader’s turn first, the longest waiting before the others', async () => {
  const stored = { over: 9, lobby: 8, theirs: 7, mine: 6, longer: 5 };
  for (const [room, used] of Object.entries(stored)) storeSeat(room, { key: 'k', name: 'Anna', game: 'solo', used });
  const tables = [
    ownTable('over', 'over', { place: 2 }),
    ownTable('lobby', 'lobby'),
    ownTable('theirs', 'playing', { turn: 1, moves: 3 }),
    ownTable('mine', 'playing', { turn: 0, since_ms: 200 }),
    ownTable('longer', 'playing', { turn: 0, since_ms: 100 }),
  ];
  serve({ ...QUIET, 'POST /api/my-tables': () => tables });
  render(HomeScreen);
  await screen.findByText('3 moves since you were here');
  const rooms = () => [...document.querySelectorAll<HTMLElement>('[data-test=your-table]')].map((one) => one.dataset.room);
  expect(rooms()).toEqual(['longer', 'mine', 'theirs']);
  await fireEvent.click(found('all-tables'));
  expect(rooms()).toEqual(['longer', 'mine', 'theirs', 'lobby', 'over']);
  expect(screen.getByText('It’s over: you came second')).toBeTruthy();
});

const POLL_MS = 10_000;
const titles = () => [...document.querySelectorAll<HTMLElement>('[data-test=your-table]')].map((one) => one.dataset.room);
const asksFor = (asked: FakeRequest[]): number => asked.filter(({ path }) => path === '/api/my-tables').length;
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}
function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the own tables while the page is open', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('stay true, in their places', async () => {
    storeSeat('one', { key: 'k', name: 'Anna', game: 'solo', used: 2 });
    storeSeat('two', { key: 'l', name: 'Anna', game: 'solo', used: 1 });
    let turns = [1, 1];
    const tables = () => ['one', 'two'].map((room, at) => ownTable(room, 'playing', { turn: turns[at]! }));
    serve({ ...QUIET, 'POST /api/my-tables': tables });
    render(HomeScreen);
    await pass(1000);
    expect(titles()).toEqual(['one', 'two']);
    const second = document.querySelectorAll<HTMLElement>('[data-test=your-table]')[1]!;
    expect(second.textContent).toContain('Berta’s turn');
    turns = [1, 0];
    await pass(POLL_MS);
    expect(document.querySelectorAll('[data-test=your-table]')[1], 'the same item, in its place').toBe(second);
    expect(second.textContent).toContain('Your turn');
    show('visible');
    await pass(1000);
    expect(titles(), 'in order again when the reader comes back').toEqual(['two', 'one']);
  });

  it('are not asked for while nobody sees the page', async () => {
    storeSeat('one', { key: 'k', name: 'Anna', game: 'solo', used: 2 });
    const asked = serve({ ...QUIET, 'POST /api/my-tables': () => [ownTable('one', 'playing')] });
    render(HomeScreen);
    await pass(1000);
    show('hidden');
    const before = asksFor(asked);
    await pass(100 * POLL_MS);
    expect(asksFor(asked)).toBe(before);
    show('visible');
    await pass(1000);
    expect(asksFor(asked)).toBe(before + 1);
    await pass(POLL_MS);
    expect(asksFor(asked)).toBe(before + 2);
  });

  it('are asked for less often while the server does not answer, and if they all wait', async () => {
    storeSeat('one', { key: 'k', name: 'Anna', game: 'solo', used: 2 });
    let isDown = false;
    const tables = () => {
      if (isDown) throw new TypeError('no line');
      return [ownTable('one', 'playing', { waits: true })];
    };
    const asked = serve({ ...QUIET, 'POST /api/my-tables': tables });
    render(HomeScreen);
    await pass(1000);
    expect(asksFor(asked)).toBe(1);
    await pass(59_000);
    expect(asksFor(asked), 'a table that waits changes only on another device').toBe(1);
    isDown = true;
    await pass(2000);
    expect(asksFor(asked)).toBe(2);
    await pass(110_000);
    expect(asksFor(asked)).toBe(2);
    await pass(20_000);
    expect(asksFor(asked)).toBe(3);
  });
});

it('asks before it forgets a seat that is still played', async () => {
  storeSeat('here', { key: 'k', name: 'Anna', game: 'solo', used: 2 });
  serve({ ...QUIET, 'POST /api/my-tables': () => [ownTable('here', 'playing')] });
  render(HomeScreen);
  await screen.findByText('In play');
  await fireEvent.click(found('forget'));
  expect(seats.here).toBeTruthy();
  await fireEvent.click(found('forget-yes'));
  expect(seats.here).toBeUndefined();
});

it('offers public tables: to join where there is room, else to watch', async () => {
  const table = { game: 'plus', number: 1, locked: false, spectators: true, options: {} };
  const open = { ...table, room: 'one', status: 'lobby', seats: [seatView('Bo'), seatView('')] };
  const full = { ...table, room: 'two', status: 'playing', seats: [seatView('Ada'), seatView('Cy')] };
  serve({ ...QUIET, 'GET /api/rooms': () => [open, full] });
  render(HomeScreen);
  await waitFor(() => expect(found('join')?.getAttribute('href')).toBe('/t/one'));
  expect(found('watch').getAttribute('href')).toBe('/t/two');
});
