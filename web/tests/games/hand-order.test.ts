// @vitest-environment ./tests/no-dom.ts
import { expect, it } from 'vitest';
import { dropPosition, HandOrder } from '../../src/games/hand-order.svelte';

const SORTED = ['a', 'b', 'c'];

it('is sorted at first, and when asked', () => {
  const order = new HandOrder();
  expect(order.arrange(SORTED)).toEqual(SORTED);
  order.move('a', 2, SORTED);
  order.toggle(SORTED);
  expect(order.arrange(SORTED)).toEqual(SORTED);
});

it('keeps cards where the player has put them, and new ones at the end', () => {
  const order = new HandOrder();
  order.move('c', 0, SORTED);
  expect(order.arrange(SORTED)).toEqual(['c', 'a', 'b']);
  const next = ['a', 'aa', 'c'];
  order.follow(next);
  expect(order.arrange(next)).toEqual(['c', 'a', 'aa']);
});

it('shows cards as they were drawn', () => {
  const order = new HandOrder();
  order.toggle(SORTED);
  expect(order.sorting).toBe('drawn');
  expect(order.arrange(['a', 'b', 'bb', 'c'])).toEqual(['a', 'b', 'c', 'bb']);
});

it('moves a card by keys, as far as the hand goes', () => {
  const order = new HandOrder();
  expect(order.shift('a', 1, SORTED)).toBe(1);
  expect(order.arrange(SORTED)).toEqual(['b', 'a', 'c']);
  expect(order.shift('a', 5, SORTED)).toBe(2);
  expect(order.shift('b', -1, SORTED)).toBe(0);
  expect(order.arrange(SORTED)).toEqual(['b', 'c', 'a']);
});

const card = (left: number, top = 0) => ({ left, top, width: 60, height: 90 });

it('drops a card between its neighbours, in the nearest row', () => {
  const fan = [card(0, 4), card(44), card(88, 4)];
  const drop = (x: number, y = 45) => dropPosition(fan, { x, y });
  expect([drop(-20), drop(50), drop(100), drop(400), drop(100, 300)]).toEqual([0, 1, 2, 3, 2]);
  const rows = [card(0), card(70), card(0, 108), card(70, 108)];
  expect(dropPosition(rows, { x: 20, y: 150 })).toBe(2);
  expect(dropPosition(rows, { x: 65, y: 150 })).toBe(3);
  expect(dropPosition(rows, { x: 500, y: 20 })).toBe(2);
  expect(dropPosition([], { x: 0, y: 0 })).toBe(0);
});
