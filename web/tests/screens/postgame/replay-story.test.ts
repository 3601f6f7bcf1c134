// @vitest-environment ./tests/no-dom.ts
import { beforeAll, describe, expect, it } from 'vitest';
import { PIZZA_TEXT } from '../../../src/games/pizza/pizza-text';
import type { GameText } from '../../../src/games/game-renderers';
import { loadTexts } from '../../../src/i18n/texts.svelte';
import type { AnyEvent, Frame, PizzaEvent } from '../../../src/protocol';
import { captionOf, chaptersOf, marksOf, ovenAfter } from '../../../src/screens/postgame/replay-story';

beforeAll(() => loadTexts('words', 'pizza', 'table'));

// A card is 2 * kind, one more for a double: 1 olive, 4 salami.
const put = (kind: number, number: number, doubles = 0, top = 2 * kind): PizzaEvent => ({
  event: 'announced', seat: 0, kind, number, doubles, top,
});
const laid: PizzaEvent = { event: 'order-laid', seat: 1, order: 'monotoni' };

describe('the oven in a replay', () => {
  it('holds what was put in, the first at the bottom', () => {
    const oven = ovenAfter([], [put(1, 2), laid, put(4, 3, 1, 9)], 5);
    expect(oven).toEqual([2, 2, { seat: 1, order: 'monotoni' }, 8, 9]);
  });
  it('has a single card on top of a double where that was said', () => {
    expect(ovenAfter([], [put(4, 3, 1, 8)], 2)).toEqual([9, 8]);
  });
  it('is emptied from the bottom', () => {
    const before = ovenAfter([], [put(1, 2), laid, put(4, 1)], 4);
    const after = ovenAfter(before, [{ event: 'revealed', cards: [2, 2] }, { event: 'order-revealed', seat: 1, order: 'monotoni' }], 1);
    expect(after).toEqual([8]);
  });
  it('begins with the leftovers, doubles below singles', () => {
    expect(ovenAfter([], [{ event: 'leftovers', cards: [2, 3, 8] }], 3)).toEqual([3, 2, 8]);
  });
  it('loses what was taken back', () => {
    const before = ovenAfter([], [put(1, 2)], 2);
    expect(ovenAfter(ovenAfter(before, [put(4, 2)], 4), [], 2)).toEqual([2, 2]);
  });
});

it('marks where rounds and hands begin', () => {
  const steps: AnyEvent[][] = [
    [{ event: 'round-began', round: 1, seat: 0, kitchen: 40 }],
    [],
    [{ event: 'round-began', round: 2, seat: 1, kitchen: 30 }],
  ];
  expect(chaptersOf(steps)).toEqual([{ step: 0, of: 'round', number: 1 }, { step: 2, of: 'round', number: 2 }]);
});

it('numbers no mark that lies close to a number', () => {
  const chapters = [0, 2, 4, 50].map((step, at) => ({ step, of: 'hand' as const, number: at + 1 }));
  expect(marksOf(chapters, 100).map(({ number }) => number)).toEqual([1, null, null, 4]);
  expect(marksOf(chapters, 50).map(({ share }) => share)).toEqual([0, 0.04, 0.08, 1]);
});

it('marks a step once, though a round begins and ends in it', () => {
  const began = (round: number): AnyEvent => ({ event: 'round-began', round, seat: 0, kitchen: 0 });
  expect(chaptersOf([[began(1)], [began(2), began(3)]])).toEqual([
    { step: 0, of: 'round', number: 1 },
    { step: 1, of: 'round', number: 3 },
  ]);
});

it('says with names what happened, in the words of the log', () => {
  const frame = { type: 'frame', n: 1, prev: '', at_ms: 0, game: { events: [put(4, 3), { event: 'turn-began', seat: 1 }] } };
  const caption = captionOf(frame as unknown as Frame, ['Anna', 'Gino'], PIZZA_TEXT as unknown as GameText);
  expect(caption).toContain('Anna');
  expect(caption).toContain('3 salami');
  expect(captionOf(null, [], PIZZA_TEXT as unknown as GameText)).toBe('');
});

it('tells the end of a game once, and last', () => {
  const ended = { event: 'game-ended', number: 1, early: false };
  const events = [put(4, 3), { event: 'game-ended', winners: [0] }];
  const tell = (frame: object): string => captionOf(frame as Frame, ['Anna', 'Gino'], PIZZA_TEXT as unknown as GameText);
  expect(tell({ room_events: [ended], game: { events } })).toMatch(/^Anna.* The game is over\.$/);
  expect(tell({ room_events: [ended] })).toBe('Game 1 is over.');
});
