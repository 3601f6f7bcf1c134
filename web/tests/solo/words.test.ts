import './browser';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES, speak } from '../../src/lib/texts.svelte';
import type { SoloEvent, SoloMove, SoloView } from '../../src/protocol';
import { beatenBy, soundsOf, waysOf } from '../../src/solo/hearing';
import { describe, question, saySolo, SOLO_RULES } from '../../src/solo/words';
import { readTexts, SITUATIONS } from './seated.svelte';

const NAMES = ['Anna', 'Berta', 'Carlo'];
/** An id shows where a text is missing, braces where a value is. */
const isSaid = (text: string): boolean => text !== '' && !/solo-|[{}]/.test(text);

beforeAll(readTexts);

it('names a rule of the rulebook for each event', () => {
  const rules = readFileSync('../src/forno/rulebook/rules.toml', 'utf8');
  for (const rule of Object.values(SOLO_RULES)) expect(rules).toContain(`id = "${rule}"`);
});

it.each(LANGUAGES)('has words for every event, move and question in %s', async (lang) => {
  await speak(lang);
  for (const { game, names } of Object.values(SITUATIONS)) {
    for (const event of game.events as SoloEvent[])
      expect(isSaid(saySolo(event, names))).toBe(!['dealt', 'turn-began'].includes(event.event));
    for (const move of game.options as SoloMove[]) expect(isSaid(describe(move, names))).toBe(true);
    const view = game.view as SoloView;
    expect(isSaid(question(view, names))).toBe(true);
    expect(isSaid(question({ ...view, viewer: null }, names))).toBe(true);
  }
  await speak('en');
});

it('says in short what was played', () => {
  const played: SoloEvent = { event: 'played', seat: 1, cards: [6], called: false, jumped: false, drawn: false };
  expect(saySolo(played, NAMES)).toBe('Berta: red 7.');
  expect(saySolo({ ...played, jumped: true }, NAMES)).toBe('Berta jumps in: red 7.');
  expect(describe({ move: 'play', cards: [6] }, NAMES)).toBe('Play red 7');
  expect(describe({ move: 'draw' }, NAMES, 6)).toBe('Draw 6 cards');
});

it('has a sound for a card, a penalty and going out', () => {
  expect(soundsOf([{ event: 'penalty-taken', seat: 0, owed: 2, drawn: 2 }])).toEqual(['thud']);
  expect(soundsOf([{ event: 'hand-ended', seat: 0, points: [], totals: [] }])).toEqual(['bell']);
  expect(soundsOf([{ event: 'hand-ended', seat: -1, points: [], totals: [] }])).toEqual([]);
});

it('says who was quicker', () => {
  expect(beatenBy([{ news: 'overtaken', seat: 0, by: 2 }], NAMES)).toBe('Jumped in before you: Carlo');
  expect(beatenBy([], NAMES)).toBe('');
});

it('sends hands the way they go', () => {
  const ways = waysOf([{ event: 'hands-passed', seat: 0, direction: -1 }], 3);
  expect(ways).toMatchObject([{ to: 2 }, { to: 0 }, { to: 1 }]);
});
