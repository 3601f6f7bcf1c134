import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, loadTexts, setLanguage } from '../../../src/i18n/texts.svelte';
import type { AnyNews } from '../../../src/protocol';
import { ROOM_EVENT_RULES, chatText, describeRoomEvent, formatTimeLeft } from '../../../src/screens/table/room-text';

const names = ['Anna', 'Berta', 'Carlo'];
const ALL: AnyNews[] = [
  { news: 'sat', seat: 1, name: 'Berta' },
  { news: 'left', seat: 1, name: 'Berta', removed: false },
  { news: 'left', seat: 1, name: 'Berta', removed: true },
  { news: 'hosting', seat: 1 },
  { news: 'began', number: 2, commitment: 'c', contributions: [], root: 'r', places: 'p' },
  { news: 'timed-out', seat: 1 },
  { news: 'went-away', seat: 1 },
  { news: 'came-back', seat: 1 },
  { news: 'overtaken', seat: 0, by: 1 },
  { news: 'beaten', seat: 0, by: 1, milliseconds: 87 },
  { news: 'undo-asked', seat: 1 },
  { news: 'undo-declined', seat: 1 },
  { news: 'took-back', seat: 1, moves: 1 },
  { news: 'took-back', seat: 1, moves: 3 },
  { news: 'said', seat: 1, text: '<b>ciao</b>', phrase: '' },
  { news: 'said', seat: 1, text: '', phrase: 'hello' },
  { news: 'ended', number: 2 },
  { news: 'closed' },
];
const NAMELESS = ['began', 'ended', 'closed'];

beforeAll(() => loadTexts('words', 'table'));

describe.each(LANGUAGES)('news in %s', (lang) => {
  beforeAll(() => setLanguage(lang));

  it.each(ALL)('$news', (news) => {
    const text = describeRoomEvent(news, names);
    expect(text).not.toMatch(/table-|\{|undefined/);
    expect(text.includes('Berta')).toBe(!NAMELESS.includes(news.news));
  });
});

it('has a rule of the rulebook for each', () => {
  const register = readFileSync('../src/forno/rulebook/rules.toml', 'utf8');
  for (const { news } of ALL) expect(register).toContain(`id = "${ROOM_EVENT_RULES[news]}"`);
  expect(new Set(ALL.map(({ news }) => news))).toEqual(new Set(Object.keys(ROOM_EVENT_RULES)));
});

it('says nothing of news that it does not know', () => {
  expect(describeRoomEvent({ news: 'earthquake', seat: 0 } as unknown as AnyNews, names)).toBe('');
});

it('shows talk as it was typed, and phrases in the reader’s language', async () => {
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
