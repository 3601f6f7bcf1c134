import { expect, it } from 'vitest';
import { HandOrder } from '../../src/games/hand-order.svelte';

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
