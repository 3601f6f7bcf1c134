import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSeat } from '../../../src/device/seats.svelte';
import { loadTexts } from '../../../src/i18n/texts.svelte';
import { LiveTable } from '../../../src/net/live-table.svelte';
import type { GameSummary, GameView, PersonView, RoomView, VoteView } from '../../../src/protocol';
import { formatMeanPlace, formatWins } from '../../../src/screens/table/evening/evening-text';
import GuestBar from '../../../src/screens/table/evening/GuestBar.svelte';
import { vacantSeats } from '../../../src/screens/table/evening/GuestDialog.svelte';
import NudgeButton from '../../../src/screens/table/evening/NudgeButton.svelte';
import { awaitedNames } from '../../../src/screens/table/evening/readiness.svelte';
import RequestBars from '../../../src/screens/table/evening/RequestBars.svelte';
import PlayersDialog from '../../../src/screens/table/PlayersDialog.svelte';
import ProfileDialog from '../../../src/screens/table/ProfileDialog.svelte';
import { AXE_TIMEOUT_MS, violations } from '../../accessibility';
import { FakeSocket, ROOM, seatView, useFakeSockets } from '../../fake-socket';

const H0 = '00'.repeat(32);
const DORA: PersonView = { person: 3, device: null, name: 'Dora', face: 'owl', away: false, ready: false, wants: null };
const GAME = { number: 1, decision: 3, view: { game: 'chess', viewer: 0, question: { seat: 1 } }, legal_moves: [], events: [], jump_in: null } as unknown as GameView;
const SUMMARY: GameSummary = {
  number: 1, game: 'mamma-mia', early: false, sealed: true, agreed: [], shared: false,
  seats: [
    { person: 1, bot: '', name: 'Anna', face: 'fox', score: 3, place: 1 },
    { person: 2, bot: '', name: 'Berta', face: 'fox', score: 2, place: 2 },
  ],
};
let table: LiveTable;

beforeAll(() => loadTexts('words', 'home', 'table'));
beforeEach(() => {
  useFakeSockets();
  forgetSeat(ROOM.room);
});
afterEach(() => {
  cleanup();
  table?.close();
  sessionStorage.clear();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const found = (name: string): HTMLElement | null => document.querySelector(`[data-test="${name}"]`);
const all = (name: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-test="${name}"]`)];
const sent = (type: string) => FakeSocket.last.sentOf(type);
const tell = (n: number, roomEvents: object[]): void => void FakeSocket.last.frame(n, H0, { room_events: roomEvents });

/** Open a table as a person, with a seat or in the queue. */
function open(person: number | null, room: Partial<RoomView>, game: GameView | null = null): LiveTable {
  table = new LiveTable(ROOM.room);
  const seat = room.queue?.some((one) => one.person === person) || person === null ? null : person - 1;
  FakeSocket.last.open().receive({ type: 'welcome', version: 2, seat, person, now_ms: Date.now() });
  FakeSocket.last.receive({ type: 'snapshot', n: 1, hash: H0, room: { ...ROOM, ...room }, game });
  return table;
}
const send = (command: Parameters<LiveTable['send']>[0]): Promise<boolean> => table.send(command).then((no) => no === null);

it('writes shared wins as fractions, and mean places', () => {
  expect([1, 0.5, 4 / 3, 2 + 3 / 7, 0].map((wins) => formatWins(wins, 'de'))).toEqual(['1', '½', '1⅓', '2,43', '0']);
  expect([formatMeanPlace(4, 3, 'de'), formatMeanPlace(0, 0, 'de')]).toEqual(['1,3', '']);
});

it('waits for nobody who is ready or away', () => {
  const seats = [seatView('Anna', { ready: true }), seatView('Berta'), seatView('Carlo', { person: 4, away: true }), seatView('Gino', { bot: 'regular' })];
  expect(awaitedNames({ ...ROOM, seats })).toEqual(['Berta']);
});

describe('coming late', () => {
  const seats = [seatView('Anna'), seatView('Berta', { away: true }), seatView('Carlo', { person: 4, away: true, has_left: true }), seatView('Gino', { bot: 'regular' })];

  it('offers seats of bots and of people who left, not of those who are only away', () => {
    open(null, { status: 'playing', seats });
    expect(vacantSeats(table)).toEqual([2, 3]);
    open(null, { status: 'playing', seats, settings: { take_over: 'off' } });
    expect(vacantSeats(table)).toEqual([]);
  });

  it('tells a friend whose request is declined, and who becomes host', async () => {
    open(3, { status: 'playing', seats, queue: [DORA] });
    render(GuestBar, { table, send });
    expect(found('guest-text')!.textContent).toBe('You’re in the next game.');
    tell(2, [{ event: 'take-over-declined', seat: 3, person: 3, name: 'Dora' }]);
    await waitFor(() => expect(found('guest-text')!.textContent).toContain('can’t take over'));
    cleanup();
    open(3, { status: 'playing', seats, queue: [DORA], host: 3 });
    render(GuestBar, { table, send });
    expect(found('guest-text')!.textContent).toContain('You’re the host now.');
  });
});

describe('questions to the table', () => {
  const vote: VoteView = { vote: 'close-game', by: 2, person: null, yes: [2], no: [], electors: [1, 2], needed: 2, ends_at_ms: 0 };
  const queue = [{ ...DORA, wants: 1 }, { ...DORA, person: 5, name: 'Emil', wants: 1 }];

  it('come one at a time: first the vote, then the requests', async () => {
    open(1, { status: 'playing', vote, queue });
    render(RequestBars, { table, send });
    expect(found('vote')!.textContent).toContain('Berta would like to end this game');
    expect(found('request')).toBeNull();
    await fireEvent.click(found('vote-no')!);
    expect(sent('cast-vote')).toMatchObject([{ yes: false }]);
    cleanup();
    open(1, { status: 'playing', vote: { ...vote, no: [1] }, queue });
    render(RequestBars, { table, send });
    expect(all('request')).toHaveLength(1);
    await fireEvent.click(found('request-yes')!);
    expect(sent('answer-take-over')).toMatchObject([{ person: 3, accept: true }]);
  });

  it('are the host’s to answer, and a stand-in’s while the host is away', () => {
    open(2, { status: 'playing', queue });
    render(RequestBars, { table, send });
    expect(found('request')).toBeNull();
    cleanup();
    open(2, { status: 'playing', queue, seats: [seatView('Anna', { away: true }), seatView('Berta')] });
    render(RequestBars, { table, send });
    expect(found('request')).not.toBeNull();
  });
});

it('offers a nudge once the wait has been long, and one for a decision', async () => {
  vi.useFakeTimers();
  open(1, { status: 'playing' }, GAME);
  render(NudgeButton, { table, send });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(found('nudge')).toBeNull();
  await vi.advanceTimersByTimeAsync(1_500);
  flushSync();
  await fireEvent.click(found('nudge')!);
  expect(sent('nudge')).toMatchObject([{ seat: 1 }]);
  expect(found('nudge')).toBeNull();
});

describe('results', () => {
  const over: Partial<RoomView> = { status: 'over', games: [SUMMARY] };
  const lobby: Partial<RoomView> = { status: 'lobby', number: 2, game: 'solo', games: [SUMMARY] };

  it('stay in sight when the others go on, also after a reload', () => {
    open(1, over, GAME);
    FakeSocket.last.frame(2, H0, { room: { ...ROOM, ...lobby } });
    expect([table.isBehindResults, table.room.game, table.roomNow.game]).toEqual([true, 'mamma-mia', 'solo']);
    table.close();
    open(1, lobby, GAME);
    expect([table.isBehindResults, table.room.status, table.you, table.hasGame]).toEqual([true, 'over', 0, true]);
    table.leaveResults();
    table.close();
    open(1, lobby, GAME);
    expect([table.isBehindResults, table.hasGame]).toEqual([false, false]);
  });

  it('let nudges through', () => {
    open(1, over, GAME);
    const hash = FakeSocket.last.frame(2, H0, { room: { ...ROOM, ...lobby } });
    const heard: string[] = [];
    table.onRoomEvents((events) => heard.push(...events.map(({ event }) => event)));
    FakeSocket.last.frame(3, hash, { room_events: [{ event: 'nudged', seat: 0, by: 1 }] });
    expect(heard).toEqual(['nudged']);
  });
});

it('mutes people for somebody in the queue, who gets what the public gets', async () => {
  open(3, { status: 'playing', queue: [DORA, { ...DORA, person: 5, name: 'Emil' }] }, GAME);
  render(PlayersDialog, { table, onclose: () => undefined });
  await fireEvent.click(all('mute')[2]!);
  expect(sent('mute-person')).toMatchObject([{ person: 5, on: true }]);
  FakeSocket.last.receive({ type: 'command-done', id: sent('mute-person')[0]!.id });
  await waitFor(() => expect(all('mute')[2]!.getAttribute('aria-pressed')).toBe('true'));
  const chat = (person: number) => ({ event: 'chat-message', person, seat: null, name: 'x', text: `of ${person}`, phrase: '' });
  tell(2, [chat(5), chat(1)]);
  expect(table.log.map((line) => ('roomEvent' in line && line.roomEvent.event === 'chat-message' ? line.roomEvent.text : ''))).toEqual(['of 1']);
  table.close();
  expect([...new LiveTable(ROOM.room).muted]).toEqual([5]);
});

describe('name and face', () => {
  const answer = (type: string, message: object): void => FakeSocket.last.receive({ id: sent(type).at(-1)!.id, ...message }) as unknown as void;

  it('are changed at the table, each if it is another', async () => {
    const onclose = vi.fn();
    open(1, { status: 'playing' }, GAME);
    render(ProfileDialog, { table, onclose });
    await fireEvent.input(found('profile-name')!, { target: { value: 'Annalisa' } });
    await fireEvent.click(found('profile-save')!);
    expect(sent('choose-name')).toMatchObject([{ name: 'Annalisa' }]);
    answer('choose-name', { type: 'command-done' });
    await waitFor(() => expect(onclose).toHaveBeenCalled());
    expect(sent('choose-face')).toEqual([]);
  });

  it('say why a name is refused, and keep it to be mended', async () => {
    const onclose = vi.fn();
    open(1, { status: 'playing' }, GAME);
    render(ProfileDialog, { table, onclose });
    await fireEvent.input(found('profile-name')!, { target: { value: 'Berta' } });
    await fireEvent.click(found('profile-save')!);
    answer('choose-name', { type: 'refusal', rule: 'house.name', values: {}, text: 'Another name, please.' });
    await waitFor(() => expect(found('profile')!.textContent).toContain('Another name, please.'));
    expect(onclose).not.toHaveBeenCalled();
    expect((found('profile-name') as HTMLInputElement).value).toBe('Berta');
  });

  it('have an accessible dialog', { timeout: AXE_TIMEOUT_MS }, async () => {
    open(1, { status: 'playing' }, GAME);
    render(ProfileDialog, { table, onclose: () => undefined });
    expect(await violations()).toEqual([]);
  });
});
