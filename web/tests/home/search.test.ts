import { expect, it } from 'vitest';
import { cut, fold, hasAll, wordsOf } from '../../src/learn/rulebook/search';

it('does not mind case, accents, apostrophes or hard spaces', () => {
  expect(fold('L’ÉTÉ\u00a0!')).toBe("l'ete !");
  expect(hasAll('Все её заказы', wordsOf('ЕЕ Заказ'))).toBe(true);
});

it('finds all words or nothing', () => {
  expect(hasAll('draw from the kitchen', wordsOf('kitch draw'))).toBe(true);
  expect(hasAll('draw from the kitchen', wordsOf('draw waiter'))).toBe(false);
});

it('cuts a text where the words are, and loses no letter', () => {
  const pieces = cut('Crème brûlée, crème', wordsOf('creme'));
  expect(pieces.filter((piece) => piece.isFound).map((piece) => piece.text)).toEqual(['Crème', 'crème']);
  expect(pieces.map((piece) => piece.text).join('')).toBe('Crème brûlée, crème');
});

it('marks words that overlap once', () => {
  expect(cut('ovens', wordsOf('oven vens'))).toEqual([{ text: 'ovens', isFound: true }]);
});

it('leaves a text whole where nothing is looked for', () => {
  expect(cut('oven', [])).toEqual([{ text: 'oven', isFound: false }]);
});
