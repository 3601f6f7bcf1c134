// @vitest-environment ./tests/no-dom.ts
import { expect, it } from 'vitest';
import { isAbout, isTable, notificationOptions, readPush } from '../../src/worker/push';

const ROOM = 'abcdefgh234567ab';
const CALL = { type: 'call', room: ROOM, decision: '1:7', title: 'SOLO', text: 'It’s your turn.', lang: 'en' } as const;

it('reads a call and a withdrawal', () => {
  expect(readPush(JSON.stringify(CALL))).toEqual(CALL);
  const withdrawal = { type: 'withdraw', room: ROOM, decision: '1:7' };
  expect(readPush(JSON.stringify({ ...withdrawal, later: true }))).toEqual(withdrawal);
});

it.each([
  '',
  '{',
  'null',
  '7',
  JSON.stringify({ ...CALL, type: 'advert' }),
  JSON.stringify({ ...CALL, room: '//evil.example' }),
  JSON.stringify({ ...CALL, title: 7 }),
  JSON.stringify({ type: 'withdraw', room: ROOM }),
])('shows nothing for %s', (text) => expect(readPush(text)).toBeNull());

it('has one notification for each table, with the words of the call', () => {
  const options = notificationOptions(CALL, []);
  expect(options).toMatchObject({ tag: ROOM, body: 'It’s your turn.', lang: 'en', data: { room: ROOM, decision: '1:7' } });
});

it('is heard once, however often the same call comes, and again for a nudge or another decision', () => {
  const shown = [{ body: CALL.text, data: { room: ROOM, decision: '1:7' } }];
  expect(notificationOptions(CALL, [])).toMatchObject({ renotify: true });
  expect(notificationOptions(CALL, shown)).toMatchObject({ renotify: false });
  expect(notificationOptions({ ...CALL, text: 'Bob is waiting for you.' }, shown)).toMatchObject({ renotify: true });
  expect(notificationOptions({ ...CALL, decision: '1:8' }, shown)).toMatchObject({ renotify: true });
});

it('withdraws the call of that decision only', () => {
  const { data } = notificationOptions(CALL, []);
  expect(isAbout(data, { type: 'withdraw', room: ROOM, decision: '1:7' })).toBe(true);
  expect(isAbout(data, { type: 'withdraw', room: ROOM, decision: '1:8' })).toBe(false);
  expect(isAbout(null, { type: 'withdraw', room: ROOM, decision: '1:7' })).toBe(false);
});

it('knows the page of a table', () => {
  const base = 'https://forno.example/';
  expect(isTable(`${base}t/${ROOM}#key=x`, base, ROOM)).toBe(true);
  expect(isTable(`${base}t/${ROOM}/game/1`, base, ROOM)).toBe(false);
  expect(isTable(base, base, ROOM)).toBe(false);
  expect(isTable(`${base}cards/t/${ROOM}`, `${base}cards/`, ROOM)).toBe(true);
  expect(isTable(`${base}cards/t/${ROOM}`, base, ROOM)).toBe(false);
});
