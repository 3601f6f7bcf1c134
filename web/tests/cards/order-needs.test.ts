// @vitest-environment ./tests/no-dom.ts
import { expect, test } from 'vitest';
import { crossedOut, needsOf, type Need } from '../../src/cards';
import { allOrders } from './all-orders';

const [PINEAPPLE, OLIVE, PEPPER, MUSHROOM, SALAMI, SHRIMP] = [0, 1, 2, 3, 4, 5];
const brief = (needs: Need[]): [number | null, number][] => needs.map(({ kind, number }) => [kind, number]);

test('each colour has as many orders as its box says', () => {
  const count = (variant: string, own: number): number =>
    allOrders.filter((card) => card.variant === variant && card.own === own).length;
  expect([count('mamma-mia', 0), count('sole-mio', 3), count('plus', 5)]).toEqual([8, 11, 15]);
});

test.each([
  ['classic-four-olive', PINEAPPLE, [[PINEAPPLE, 1], [OLIVE, 4]]],
  ['classic-all', SALAMI, [[0, 1], [1, 1], [2, 1], [3, 1], [4, 1]]],
  ['normale-all', SALAMI, [[0, 1], [1, 1], [2, 1], [3, 1], [4, 1], [5, 1]]],
  ['bombastica', OLIVE, [[null, 15]]],
  ['monotoni', OLIVE, [[OLIVE, 1], [null, 6]]],
  ['quartet-pepper', OLIVE, [[PEPPER, 4]]],
  ['two-each', PEPPER, [[0, 2], [1, 2], [3, 2], [4, 2]]],
  ['ladder', PEPPER, [[null, 4], [null, 3], [null, 2], [null, 1]]],
  ['takeover', PEPPER, [[null, 4]]],
  ['duel', PEPPER, []],
  ['match', PEPPER, []],
  ['normale-pairs', PINEAPPLE, [[PINEAPPLE, 1], [SHRIMP, 2], [OLIVE, 2]]],
  ['mini', SHRIMP, [[PEPPER, 3]]],
  ['ciottona', SHRIMP, [[SHRIMP, 1], [null, 4], [null, 4]]],
] as const)('%s of %i', (order, own, needs) => {
  expect(brief(needsOf(order, own!))).toEqual(needs);
});

test('a minimale of Plus needs one more', () => {
  expect(brief(needsOf('minimale', MUSHROOM!))).toEqual([[MUSHROOM, 1], [null, 3]]);
  expect(brief(needsOf('minimale', MUSHROOM!, 'grande'))).toEqual([[MUSHROOM, 1], [null, 3]]);
  expect(brief(needsOf('minimale', MUSHROOM!, 'plus'))).toEqual([[MUSHROOM, 1], [null, 4]]);
  expect(needsOf('minimale', MUSHROOM!)[1]!.by).toBe('scarcest');
});

test('mamma-mia leaves the choice between two kinds', () => {
  expect(needsOf('mamma-mia-far', SALAMI!)[1]).toMatchObject({ kind: null, number: 5, among: [PEPPER, PINEAPPLE] });
});

test('two-doubles asks for double cards', () => {
  expect(needsOf('two-doubles', 0).every(({ double }) => double)).toBe(true);
});

test('a takeover asks for the kind of the chef', () => {
  expect(needsOf('takeover', PEPPER!, 'sole-mio', OLIVE)[0]).toMatchObject({ kind: OLIVE, number: 4, by: 'chef' });
});

test('each need is a group of its own', () => {
  for (const { order, own, variant } of allOrders) {
    const groups = needsOf(order, own, variant).map(({ group }) => group);
    expect(groups).toEqual(groups.map((_, at) => at));
  }
});

test('what is crossed out', () => {
  expect(crossedOut('absent', OLIVE!)).toBe(OLIVE);
  expect(crossedOut('quartet-pepper', OLIVE!)).toBeNull();
});

test('an order that nobody knows needs nothing', () => {
  expect(needsOf('calzone', 0)).toEqual([]);
});
