// @vitest-environment ./tests/no-dom.ts
import { expect, it } from 'vitest';
import { containsAll, fold, searchWords, splitAtMatches } from '../../../../src/screens/learn/rulebook/text-search';

it('does not mind case, accents, apostrophes or hard spaces', () => {
  expect(fold('L’ÉTÉ\u00a0!')).toBe("l'ete !");
  expect(containsAll('Все её заказы', searchWords('ЕЕ Заказ'))).toBe(true);
});

it('finds all words or nothing', () => {
  expect(containsAll('draw from the kitchen', searchWords('kitch draw'))).toBe(true);
  expect(containsAll('draw from the kitchen', searchWords('draw waiter'))).toBe(false);
});

it('cuts a text where the words are, and loses no letter', () => {
  const pieces = splitAtMatches('Crème brûlée, crème', searchWords('creme'));
  expect(pieces.filter((piece) => piece.isMatch).map((piece) => piece.text)).toEqual(['Crème', 'crème']);
  expect(pieces.map((piece) => piece.text).join('')).toBe('Crème brûlée, crème');
});

it('marks words that overlap once', () => {
  expect(splitAtMatches('ovens', searchWords('oven vens'))).toEqual([{ text: 'ovens', isMatch: true }]);
});

it('leaves a text whole where nothing is looked for', () => {
  expect(splitAtMatches('oven', [])).toEqual([{ text: 'oven', isMatch: false }]);
});
