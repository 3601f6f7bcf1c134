// @vitest-environment ./tests/no-dom.ts
import { beforeAll, expect, it } from 'vitest';
import { plainMove, PLAIN_TEXT } from '../../../src/games/plain/plain-text';
import { readView, seatFields } from '../../../src/games/plain/plain-view';
import { loadTexts } from '../../../src/i18n/texts.svelte';
import type { AnyEvent, AnyMove, AnyView } from '../../../src/protocol';

const NAMES = ['Anna', 'Bob'];
const VIEW = {
  game: 'tiptop', viewer: 0, question: null,
  hand: [4, 17], sizes: [2, 3], has_swapped: [true, false], gone: [], pile: 12, leader: 1, is_open: false, trump: null,
} as unknown as AnyView;

beforeAll(() => loadTexts('words', 'home', 'table'));

it('tells cards, piles, seats and fields apart', () => {
  const others = new Set<string>();
  const parts = readView(VIEW, NAMES, seatFields(VIEW, 2, others));
  expect(parts.hand).toEqual(['4', '17']);
  expect(parts.piles).toEqual([{ title: 'Pile', count: 12 }]);
  expect(parts.rows).toEqual([{ title: 'Gone', cards: [] }]);
  expect(parts.seats[0]).toEqual([{ title: 'Sizes', text: '2' }, { title: 'Has swapped', text: 'Yes' }]);
  expect(parts.fields).toEqual([
    { title: 'Leader', text: 'Bob' },
    { title: 'Is open', text: 'No' },
    { title: 'Trump', text: '–' },
  ]);
});

it('keeps a list of cards one that is for a moment as long as there are seats', () => {
  const others = new Set<string>();
  seatFields(VIEW, 2, others);
  const later = { ...VIEW, gone: [3, 9] } as unknown as AnyView;
  expect(readView(later, NAMES, seatFields(later, 2, others)).rows).toEqual([{ title: 'Gone', cards: ['3', '9'] }]);
});

it('says moves and events in words', () => {
  const move = (values: object): AnyMove => values as AnyMove;
  expect(plainMove(move({ move: 'lay-down', card: 7, face_up: true, twice: false }))).toBe('Lay down 7 face up');
  expect(plainMove(move({ move: 'give', to: 1 }), NAMES)).toBe('Give Bob');
  const event = { event: 'trick-taken', seat: 0, cards: [3, 9] } as unknown as AnyEvent;
  expect(PLAIN_TEXT.describeEvent(event, NAMES)).toBe('Anna: trick taken 3, 9');
});
