import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, loadTexts, setLanguage } from '../../../src/i18n/texts.svelte';
import type { AnyRoomEvent } from '../../../src/protocol';
import { ROOM_EVENT_RULES, chatText, describeRoomEvent, formatTimeLeft, statusText } from '../../../src/screens/table/room-text';

const names = ['Anna', 'Berta', 'Carlo'];
const ALL: AnyRoomEvent[] = [
  { event: 'seat-taken', seat: 1, name: 'Berta' },
  { event: 'seat-left', seat: 1, name: 'Berta', removed: false },
  { event: 'seat-left', seat: 1, name: 'Berta', removed: true },
  { event: 'name-changed', person: 2, seat: null, name: 'Bea', before: 'Berta' },
  { event: 'queue-joined', person: 2, name: 'Berta' },
  { event: 'queue-left', person: 2, name: 'Berta' },
  { event: 'made-way', person: 2, name: 'Berta' },
  { event: 'game-changed', game: 'solo' },
  { event: 'host-changed', person: 2, seat: 1, name: 'Berta' },
  { event: 'game-started', number: 2, commitment: 'c', contributions: [], root: 'r', places: 'p' },
  { event: 'timed-out', seat: 1 },
  { event: 'player-away', seat: 1 },
  { event: 'player-back', seat: 1 },
  { event: 'move-overtaken', seat: 0, by: 1 },
  { event: 'jump-in-lost', seat: 0, by: 1, margin_ms: 87 },
  { event: 'undo-requested', seat: 1 },
  { event: 'undo-declined', seat: 1 },
  { event: 'moves-undone', seat: 1, moves: 1, decision: 4 },
  { event: 'moves-undone', seat: 1, moves: 3, decision: 4 },
  { event: 'chat-message', person: 2, seat: 1, name: 'Berta', text: '<b>ciao</b>', phrase: '' },
  { event: 'chat-message', person: 2, seat: 1, name: 'Berta', text: '', phrase: 'hello' },
  { event: 'reaction-sent', person: 2, seat: 1, name: 'Berta', reaction: 'fire' },
  { event: 'nudged', seat: 1, by: 0 },
  { event: 'take-over-requested', seat: 2, person: 4, name: 'Berta' },
  { event: 'take-over-declined', seat: 2, person: 4, name: 'Berta' },
  { event: 'seat-taken-over', seat: 2, person: 4, name: 'Dora', before: 'Berta' },
  { event: 'vote-proposed', seat: 1, vote: 'close-game', concerned: null },
  { event: 'vote-proposed', seat: 0, vote: 'remove', concerned: 1 },
  { event: 'vote-failed' },
  { event: 'game-ended', number: 2, early: false },
  { event: 'game-ended', number: 2, early: true },
  { event: 'room-closed' },
];
const NAMELESS = ['game-changed', 'game-started', 'vote-failed', 'game-ended', 'room-closed'];

beforeAll(() => loadTexts('words', 'table'));

describe.each(LANGUAGES)('room events in %s', (lang) => {
  beforeAll(() => setLanguage(lang));

  it.each(ALL)('$event', (event) => {
    const text = describeRoomEvent(event, names);
    expect(text).not.toMatch(/table-|\{|undefined/);
    expect(text.includes('Berta')).toBe(!NAMELESS.includes(event.event));
  });
});

it('addresses the person whom an event is about, with or without a seat', async () => {
  await setLanguage('en');
  const host: AnyRoomEvent = { event: 'host-changed', person: 4, seat: null, name: 'Dora' };
  expect(describeRoomEvent(host, names, null, 4)).toBe('You’re the host now.');
  expect(describeRoomEvent(host, names, null, null)).toBe('Dora is the host now.');
  const declined: AnyRoomEvent = { event: 'take-over-declined', seat: 2, person: 4, name: 'Dora' };
  expect(describeRoomEvent(declined, names, null, 4)).toBe('You can’t take over right now.');
});

it('has a rule of the rulebook for each', () => {
  const register = readFileSync('../src/forno/rulebook/rules.toml', 'utf8');
  for (const { event } of ALL) expect(register).toContain(`id = "${ROOM_EVENT_RULES[event]}"`);
  expect(new Set(ALL.map(({ event }) => event))).toEqual(new Set(Object.keys(ROOM_EVENT_RULES)));
});

it('says nothing of an event that it does not know', () => {
  expect(describeRoomEvent({ event: 'earthquake', seat: 0 } as unknown as AnyRoomEvent, names)).toBe('');
});

it('shows chat as it was typed, and phrases in the reader’s language', async () => {
  await setLanguage('it');
  expect(chatText({ text: '<b>ciao</b>', phrase: '' })).toBe('<b>ciao</b>');
  expect(chatText({ text: '', phrase: 'hello' })).toBe('Ciao!');
  expect(chatText({ text: '', phrase: 'unheard-of' })).toBe('unheard-of');
});

it('writes the time that is left', async () => {
  await setLanguage('en');
  const left = [42_000, 41_200, 0, -5, 65_000, 3_723_000].map(formatTimeLeft);
  expect(left).toEqual(['0:42', '0:42', '0:00', '0:00', '1:05', '1:02:03']);
  expect(formatTimeLeft(2 * 86_400_000 + 3 * 3_600_000)).toBe('2 d 3 h');
});

it('says whose turn it is, in step with what the table shows', () => {
  const shown = { isBehind: false, isEmptying: false };
  const status = { question: { seat: 1 }, playback: shown, you: 0, names: ['Anna', 'Gino'], isOver: false };
  const emptying = { ...status, playback: { ...shown, isEmptying: true } };
  const behind = { isBehind: true, isEmptying: true };
  expect(statusText(status)).toBe('Gino’s turn');
  expect(statusText({ ...status, you: 1 })).toBe('Your turn');
  expect(statusText({ ...emptying, you: 1 })).toBe('A question for you');
  expect(statusText(emptying)).toBe('Waiting for Gino');
  expect(statusText({ ...emptying, playback: behind, you: 1 })).toBe('The oven is being emptied');
  expect(statusText({ ...status, question: null, playback: behind, isOver: true })).toBe('The oven is being emptied');
  expect(statusText({ ...status, question: null, isOver: true })).toBe('The game is over');
});
