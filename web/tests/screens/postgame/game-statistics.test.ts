// @vitest-environment ./tests/no-dom.ts
import { describe, expect, it } from 'vitest';
import { missingFor } from '../../../src/screens/postgame/game-statistics';

// A card is 2 * kind, one more for a double: 0 pineapple, 1 olive, 2 pepper, 3 mushroom, 4 salami.
const olives = (count: number): number[] => Array<number>(count).fill(2);
const peppers = (count: number): number[] => Array<number>(count).fill(4);

describe('what an order lacked', () => {
  it('names the kinds on the card', () => {
    expect(missingFor('classic-four-olive', 2, [...olives(2), 4], 'mamma-mia')).toEqual([{ of: 'kind', kind: 1, number: 2 }]);
    expect(missingFor('classic-four-olive', 2, olives(4), 'mamma-mia')).toEqual([{ of: 'kind', kind: 2, number: 1 }]);
  });
  it('takes the fullest column where the kind is of choice', () => {
    expect(missingFor('monotoni', 1, [2, ...peppers(5), 6], 'mamma-mia')).toEqual([{ of: 'kind', kind: null, number: 1 }]);
  });
  it('counts doubles as two, and a bombastica over all kinds', () => {
    expect(missingFor('bombastica', 0, [3, 3, 5, 4], 'mamma-mia')).toEqual([{ of: 'mixed', kind: null, number: 8 }]);
    expect(missingFor('quartet-olive', 0, [3, 3], 'sole-mio')).toEqual([]);
  });
  it('asks for double cards of different kinds', () => {
    expect(missingFor('two-doubles', 0, [3, 3, 4], 'sole-mio')).toEqual([{ of: 'double', kind: null, number: 1 }]);
  });
  it('has nothing to say of a duel', () => expect(missingFor('duel', 0, [], 'sole-mio')).toEqual([]));
});
