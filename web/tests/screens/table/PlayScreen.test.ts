import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { forgetSeat, storeSeat } from '../../../src/device/seats.svelte';
import { loadTexts } from '../../../src/i18n/texts.svelte';
import { LiveTable } from '../../../src/net/live-table.svelte';
import type { GameView, RoomView, Welcome } from '../../../src/protocol';
import PlayScreen from '../../../src/screens/table/PlayScreen.svelte';
import { AXE_TIMEOUT_MS, violations } from '../../accessibility';
import { ROOM, seatView, FakeSocket, useFakeSockets } from '../../fake-socket';

const H0 = '00'.repeat(32);
let table: LiveTable;
let hash: string;
let frames: number;

beforeAll(() => loadTexts('words', 'home', 'table'));
beforeEach(() => {
  useFakeSockets();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ games: [], bots: [], phrases: ['hello'] })));
});
afterEach(() => {
  cleanup();
  table.close();
  vi.unstubAllGlobals();
});

const found = (name: string): HTMLElement | null => document.querySelector(`[data-test="${name}"]`);
const sent = (type: string) => FakeSocket.last.sentOf(type);

/** A game of a sort that this page has never seen. */
const game = (more: object = {}): GameView =>
  ({
    number: 1,
    decision: 3,
    events: [],
    view: { game: 'whist', viewer: 0, question: { id: 3, name: 'trick', seat: 0, shown: {} }, trump: 'hearts' },
    legal_moves: [{ move: 'lead', card: 7 }, { move: 'pass' }],
    clock: { seat: null, ends_at_ms: null, bank_ms: [] },
    jump_in: null,
    undo: null,
    outcome: null,
    ...more,
  }) as unknown as GameView;

function tell(more: object): void {
  hash = FakeSocket.last.frame(++frames, hash, more);
}

async function playing(you: number | null = 0, settings = {}, more: Partial<RoomView> = {}, told: Partial<Welcome> = {}): Promise<void> {
  table = new LiveTable(ROOM.room);
  const seats = [seatView('Anna'), seatView('Berta')];
  const room = { ...ROOM, game: 'whist', status: 'playing' as const, settings, seats, ...more };
  FakeSocket.last.open().welcome(you, told).snapshot(1, H0, room);
  [hash, frames] = [H0, 1];
  tell({ room, game: game() });
  render(PlayScreen, { table, game: 'Whist' });
  await waitFor(() => expect(found('plain-table')).not.toBeNull());
}

it('plays a game that it cannot draw: what is seen, and each move as a button', async () => {
  await playing();
  expect(found('plain-table')!.textContent).toContain('hearts');
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-test=option]')];
  expect(buttons.map((button) => button.textContent)).toEqual(['Lead 7', 'Pass']);
  await fireEvent.click(buttons[0]!);
  expect(sent('play-move')).toMatchObject([{ number: 1, decision: 3, move: { move: 'lead', card: 7 } }]);
});

it('draws the table once, not anew with each frame', async () => {
  await playing();
  const drawn = found('plain-table');
  tell({ game: game({ decision: 4 }) });
  await waitFor(() => expect(table.game.decision).toBe(4));
  expect(found('plain-table')).toBe(drawn);
});

it('says whose turn it is', async () => {
  await playing(1);
  expect(found('turn')!.textContent).toContain('Anna');
  cleanup();
  table.close();
  await playing(0);
  expect(found('turn')!.textContent).toContain('Your turn');
});

it('asks whether a move may be taken back', async () => {
  await playing();
  tell({ game: game({ undo: { seat: 1, agreed: [] } }) });
  await waitFor(() => expect(found('undo')!.textContent).toContain('Berta'));
  await fireEvent.click(found('undo-no')!);
  expect(sent('answer-undo')).toMatchObject([{ accept: false }]);
  tell({ game: game({ undo: { seat: 0, agreed: [] } }) });
  await waitFor(() => expect(found('undo-yes')).toBeNull());
});

it('shows what others say as text for a moment, with a dot until it was read', async () => {
  await playing();
  tell({ room_events: [{ event: 'chat-message', person: 2, seat: 1, name: 'Berta', text: '<img src=x>', phrase: '' }] });
  await waitFor(() => expect(found('chat-bubble')!.textContent).toContain('<img src=x>'));
  expect(document.querySelector('img')).toBeNull();
  expect(found('unread')).not.toBeNull();
  await fireEvent.click(found('log-open')!);
  await waitFor(() => expect(found('chat-log')!.textContent).toContain('Berta <img src=x>'));
  expect(found('unread')).toBeNull();
});

it.each([
  ['free', true, true],
  ['phrases', true, false],
  ['off', false, false],
])('chat that is %s', async (chat, phrases, text) => {
  await playing(0, { chat });
  await fireEvent.click(found('log-open')!);
  await fireEvent.click(found('tab-chat')!);
  expect(found('quick-talk') !== null).toBe(phrases);
  if (phrases) await fireEvent.click(found('quick-talk')!);
  await waitFor(() => expect(found('phrase-hello') !== null).toBe(phrases));
  expect(found('chat-text') !== null).toBe(text);
});

it('keeps chat out of the log', async () => {
  await playing();
  tell({ room_events: [{ event: 'chat-message', person: 2, seat: 1, name: 'Berta', text: 'ciao', phrase: '' }, { event: 'host-changed', person: 2, seat: 1, name: 'Berta' }] });
  await fireEvent.click(found('log-open')!);
  expect(found('tab-chat')!.getAttribute('aria-selected')).toBe('true');
  expect(found('chat-log')!.textContent).toContain('ciao');
  await fireEvent.keyDown(found('tab-chat')!, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(found('tab-log'));
  await waitFor(() => expect(found('log')!.textContent).toContain('Berta'));
  expect(found('log')!.textContent).not.toContain('ciao');
});

it('sends a reaction, and lets those of all rise', async () => {
  await playing();
  await fireEvent.click(found('quick-talk')!);
  await fireEvent.click(found('react-clap')!);
  expect(sent('send-reaction')).toMatchObject([{ reaction: 'clap' }]);
  expect(found('quick-panel')).toBeNull();
  tell({ room_events: [{ event: 'reaction-sent', person: 1, seat: 0, name: 'Anna', reaction: 'clap' }] });
  tell({ room_events: [{ event: 'reaction-sent', person: 2, seat: 1, name: 'Berta', reaction: 'fire' }] });
  await waitFor(() => expect(document.querySelectorAll('[data-test=reaction]').length).toBe(2));
  expect(found('unread')).toBeNull();
});

it('closes the panel of phrases by Escape and by a press elsewhere', async () => {
  await playing();
  await fireEvent.click(found('quick-talk')!);
  await fireEvent.keyDown(found('react-wow')!, { key: 'Escape' });
  expect(found('quick-panel')).toBeNull();
  expect(document.activeElement).toBe(found('quick-talk'));
  await fireEvent.click(found('quick-talk')!);
  await fireEvent.pointerDown(found('turn')!);
  expect(found('quick-panel')).toBeNull();
});

it('reaches all rule links of the log by one stop of the tabulator', async () => {
  await playing();
  tell({ room_events: [0, 1, 0].map((seat) => ({ event: 'host-changed', person: seat + 1, seat, name: ['Anna', 'Berta'][seat] })) });
  await fireEvent.click(found('log-open')!);
  await waitFor(() => expect(document.querySelectorAll('[data-test=log-rule]').length).toBe(3));
  const links = [...document.querySelectorAll<HTMLElement>('[data-test=log-rule]')];
  expect(links.map((link) => link.tabIndex)).toEqual([-1, -1, 0]);
  await fireEvent.keyDown(links[2]!, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(links[1]);
  await waitFor(() => expect(links.map((link) => link.tabIndex)).toEqual([-1, 0, -1]));
});

it('lets a spectator read the chat, but offers no words to say', async () => {
  await playing(null);
  expect(found('quick-talk')).toBeNull();
  await fireEvent.click(found('log-open')!);
  expect(found('tab-log')!.textContent).toContain('What happened');
  await fireEvent.click(found('tab-chat')!);
  expect(found('chat-log')).not.toBeNull();
  expect(found('chat-text')).toBeNull();
});

it('has an accessible side panel', async () => {
  await playing();
  tell({ room_events: [{ event: 'chat-message', person: 2, seat: 1, name: 'Berta', text: 'ciao', phrase: '' }] });
  await fireEvent.click(found('log-open')!);
  await fireEvent.click(document.querySelector<HTMLElement>('dialog [data-test=quick-talk]')!);
  expect(await violations(document.querySelector('dialog')!)).toEqual([]);
}, AXE_TIMEOUT_MS);

it('has a menu in groups, and ends the game for everyone only apart from them', async () => {
  await playing();
  await fireEvent.click(found('menu')!);
  const groups = [...found('menu-list')!.querySelectorAll('section')];
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['The game', 'This device', 'Leave']);
  expect(groups.every((group) => group.querySelectorAll('button svg, a svg').length >= 2)).toBe(true);
  expect(found('close-table')!.closest('section')).toBeNull();
  await fireEvent.click(found('close-table')!);
  await fireEvent.click(found('not-sure')!);
  expect(sent('close-room')).toEqual([]);
});

/** It is Berta's turn. */
const othersTurn = () => game({ view: { game: 'whist', viewer: 0, question: { id: 3, name: 'trick', seat: 1, shown: {} } }, legal_moves: [] });
const confirmed = () => sent('shown').map(({ n }) => n);

it('confirms the frames that it shows, at a table that waits', async () => {
  await playing(0, {}, { waits: true });
  await waitFor(() => expect(confirmed()).toEqual([2]));
  tell({ game: othersTurn() });
  await waitFor(() => expect(confirmed()).toEqual([2, 3]));
  expect(found('resume')).toBeNull();
});

it('confirms nothing at other tables, nor for spectators', async () => {
  const drawn = vi.spyOn(globalThis, 'requestAnimationFrame');
  await playing();
  const { length: none } = drawn.mock.calls;
  tell({ game: othersTurn() });
  expect(drawn.mock.calls.length, 'nothing is to be confirmed').toBe(none);
  table.close();
  cleanup();
  await playing(null, {}, { waits: true });
  tell({ game: othersTurn() });
  expect(confirmed()).toEqual([]);
});

it('shows on return where the reader was, and goes on at a tap', async () => {
  storeSeat(ROOM.room, { key: 'k', name: 'Anna', game: 'whist', used: 1, person: 1, number: 1, decision: 2 });
  table = new LiveTable(ROOM.room);
  const room = { ...ROOM, game: 'whist', status: 'playing' as const, waits: true };
  FakeSocket.last.open().welcome(0);
  FakeSocket.last.receive({ type: 'snapshot', n: 7, hash: H0, room, game: othersTurn() });
  render(PlayScreen, { table, game: 'Whist' });
  await waitFor(() => expect(found('resume')).not.toBeNull());
  expect(found('question')!.textContent).toBe('The table waited for you.');
  expect(document.activeElement).toBe(found('resume'));
  expect(confirmed()).toEqual([]);
  await fireEvent.click(found('resume')!);
  expect(found('resume')).toBeNull();
  await waitFor(() => expect(confirmed()).toEqual([7]));
  forgetSeat(ROOM.room);
});

const AWAY = { played: [{ move: 'lead', card: 7 }, { move: 'pass' }], played_count: 3 } as unknown as Partial<Welcome>;

it('tells what a bot played for the reader, until they close it', async () => {
  await playing(0, {}, {}, AWAY);
  await waitFor(() => expect(found('played-for-you')?.textContent).toContain('A bot played 3 turns for you:'));
  expect([...found('played-for-you')!.querySelectorAll('li')].map((line) => line.textContent)).toEqual(['…', 'Lead 7', 'Pass']);
  await fireEvent.click(found('played-close')!);
  expect(found('played-for-you')).toBeNull();
  FakeSocket.last.welcome(0, AWAY);
  await tick();
  expect(found('played-for-you'), 'not again after the next greeting').toBeNull();
});

it('tells what a bot played until the reader moves', async () => {
  await playing(0, {}, {}, AWAY);
  await waitFor(() => expect(found('played-for-you')).not.toBeNull());
  await fireEvent.click(document.querySelector('[data-test=option]')!);
  FakeSocket.last.receive({ type: 'command-done', id: sent('play-move').at(-1)!.id });
  await waitFor(() => expect(found('played-for-you')).toBeNull());
});

it.each([
  [{ waits: true }, 60_000, 'Your table waits for you.', 'Your table waits for you. You can come back'],
  [{ waits: false }, 60_000, 'They play on; a bot takes over after a minute.', 'The others play on, and a bot plays for you.'],
  [{ waits: false }, 90_000, 'They play on; a bot takes over after 90 seconds.', 'The others play on'],
])('says what becomes of the game when one goes: %o after %i ms', async (more, graceMs, absence, question) => {
  await playing(0, {}, more, { grace_ms: graceMs });
  await fireEvent.click(found('menu')!);
  expect(found('absence')!.textContent).toBe(absence);
  await fireEvent.click(found('leave')!);
  expect(document.querySelector('dialog')!.textContent).toContain(question);
});
