import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { flightsOf, lostRaceNotice, soundsOf } from '../../../src/games/solo/event-effects';
import { describeEvent, describeMove, describeQuestion, SOLO_TEXT } from '../../../src/games/solo/solo-text';
import { LANGUAGES, setLanguage } from '../../../src/i18n/texts.svelte';
import type { SoloEvent } from '../../../src/protocol';
import { FOREIGN_WORD, RAW_ID } from '../../raw-ids';
import { readTexts, SITUATIONS } from './fixtures';

const NAMES = ['Anna', 'Berta', 'Carlo'];
const isSaid = (text: string): boolean => text !== '' && !RAW_ID.test(text);

beforeAll(readTexts);

it('names a rule of the rulebook for each event', () => {
  const rules = readFileSync('../src/forno/rulebook/rules.toml', 'utf8');
  for (const rule of Object.values(SOLO_TEXT.rules)) expect(rules).toContain(`id = "${rule}"`);
});

it.each(LANGUAGES)('has words for every event, move and question in %s', async (lang) => {
  await setLanguage(lang);
  for (const { game, names } of Object.values(SITUATIONS)) {
    for (const event of game.events)
      for (const you of [null, ...names.keys()]) {
        const text = describeEvent(event, names, you);
        expect(isSaid(text), text).toBe(!['dealt', 'turn-began'].includes(event.event));
        if (lang !== 'en') expect(text).not.toMatch(FOREIGN_WORD);
      }
    const { view } = game;
    for (const move of game.legal_moves) expect(isSaid(describeMove(move, view, names))).toBe(true);
    expect(isSaid(describeQuestion(view, names))).toBe(true);
    expect(isSaid(describeQuestion({ ...view, viewer: null }, names))).toBe(true);
  }
  await setLanguage('en');
});

it('says in short what was played', () => {
  const played: SoloEvent = { event: 'played', seat: 1, cards: [6], called: false, jumped: false, drawn: false };
  expect(describeEvent(played, NAMES)).toBe('Berta: red 7.');
  expect(describeEvent({ ...played, jumped: true }, NAMES)).toBe('Berta jumped in: red 7.');
  expect(describeMove({ move: 'play', cards: [6] }, { penalty: 0 }, NAMES)).toBe('Play red 7');
  expect(describeMove({ move: 'draw' }, { penalty: 6 }, NAMES)).toBe('Draw 6 cards');
});

it('has a sound for a card, a penalty and going out', () => {
  expect(soundsOf([{ event: 'penalty-taken', seat: 0, owed: 2, drawn: 2 }])).toEqual(['thud']);
  expect(soundsOf([{ event: 'hand-ended', seat: 0, points: [], totals: [] }])).toEqual(['bell']);
  expect(soundsOf([{ event: 'hand-ended', seat: -1, points: [], totals: [] }])).toEqual([]);
});

it('says who was quicker', () => {
  expect(lostRaceNotice([{ event: 'move-overtaken', seat: 0, by: 2 }], NAMES)).toBe('Carlo jumped in first');
  expect(lostRaceNotice([], NAMES)).toBe('');
});

it('sends hands the way they go', () => {
  const flights = flightsOf([{ event: 'hands-passed', seat: 0, direction: -1 }], { you: 0, sizes: [2, 1, 1] });
  const [own, left, right] = ['[data-held]', '[data-place="1"]', '[data-place="2"]'];
  expect(flights.map(({ from, to }) => [from, to])).toEqual([[own, right], [own, right], [left, own], [right, left]]);
});

it('shows the faces of cards to those alone who see them', () => {
  const drew = (cards: number[] | null): SoloEvent => ({ event: 'drew', seat: 1, count: 2, cards });
  const viewer = { you: 0, sizes: [7, 7] };
  expect(flightsOf([drew(null)], viewer).map(({ card }) => card)).toEqual([{ back: 'solo' }, { back: 'solo' }]);
  expect(flightsOf([drew([3, 4])], { ...viewer, you: 1 }).map(({ card }) => card)).toEqual([{ solo: 3 }, { solo: 4 }]);
});
