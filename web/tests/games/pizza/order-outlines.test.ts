// @vitest-environment ./tests/no-dom.ts
import { describe, expect, it } from 'vitest';
import { needsOfOpen, outlinesOf, previewOf } from '../../../src/games/pizza/order-outlines';
import type { PlacedCard } from '../../../src/games/pizza/oven-steps';

const OLIVE = 1;
const PEPPER = 2;
const up = (order: string, ...more: string[]) => ({ seat: 0, orders: [order, ...more], numbers: [] as number[] });
const table = (...cards: number[]): PlacedCard[] => cards.map((card) => ({ card, from: 'table' }));

describe('the outlines of an order', () => {
  it('are as many as it needs, and fill from the table and the hand', () => {
    const needs = needsOfOpen(up('quartet-olive'), 0, 'sole-mio', undefined);
    expect(outlinesOf(needs, [])).toHaveLength(4);
    const filled = outlinesOf(needs, [...table(2, 2, 2), { card: 2, from: 'hand' }]);
    expect(filled.map(({ from }) => from)).toEqual(['table', 'table', 'table', 'hand']);
    expect(filled.every(({ kind }) => kind === OLIVE)).toBe(true);
  });

  it('take a double for two', () => {
    const needs = needsOfOpen(up('quartet-olive'), 0, 'sole-mio', undefined);
    expect(outlinesOf(needs, table(3)).filter(({ from }) => from)).toHaveLength(2);
  });

  it('are double cards where the order wants these', () => {
    const needs = needsOfOpen(up('two-doubles'), 0, 'sole-mio', undefined);
    const outlines = outlinesOf(needs, table(3, 5));
    expect(outlines.map(({ kind, isDouble }) => [kind, isDouble])).toEqual([[OLIVE, true], [PEPPER, true]]);
  });

  it('of a free choice take the kinds that lie there, the most of them for the largest need', () => {
    const needs = needsOfOpen(up('ladder'), 0, 'sole-mio', undefined);
    const outlines = outlinesOf(needs, table(2, 2, 2, 2, 4, 4, 4, 6, 6, 8));
    expect(outlines.every(({ from }) => from === 'table')).toBe(true);
    expect(outlines.filter(({ kind }) => kind === OLIVE)).toHaveLength(4);
  });

  it('of a bombastica are fifteen of anything, or more', () => {
    const needs = needsOfOpen(up('bombastica'), 0, 'mamma-mia', undefined);
    expect(outlinesOf(needs, table(0, 2, 4))).toHaveLength(15);
    expect(outlinesOf(needs, table(...Array<number>(17).fill(2)))).toHaveLength(17);
  });

  it('of a series have the numbers that were allotted', () => {
    const series = { ...up('quartet-olive', 'quartet-pepper'), numbers: [3, 4] };
    const outlines = outlinesOf(needsOfOpen(series, 0, 'sole-mio', undefined), []);
    expect(outlines.filter(({ kind }) => kind === OLIVE)).toHaveLength(3);
    expect(outlines.filter(({ kind }) => kind === PEPPER)).toHaveLength(4);
  });
});

describe('before it is decided', () => {
  it('what the table has is shown, and what the hand would add', () => {
    const needs = needsOfOpen(up('quartet-olive'), 0, 'sole-mio', undefined);
    expect(previewOf(needs, [2, 2, 8], [], [2])).toEqual([...table(2, 2), { card: 2, from: 'hand' }]);
  });

  it('a double on the table covers two of a kind', () => {
    const needs = needsOfOpen(up('quartet-olive'), 0, 'sole-mio', undefined);
    expect(previewOf(needs, [2, 2, 2, 3], [], [])).toEqual(table(3, 2, 2));
  });
});
