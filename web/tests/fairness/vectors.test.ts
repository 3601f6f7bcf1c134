// @vitest-environment ./tests/no-dom.ts
/** The test vectors of docs/fairness.md, read out of the page itself. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { H, hex, readHash, text } from '../../src/fairness/bytes';
import { cardLeaves, isCommitted, readOpening, readPlaces, rootOf, writePlaces } from '../../src/fairness/card-commitment';
import { Chance } from '../../src/fairness/chance';
import { commitment, readContribution, seed } from '../../src/fairness/commitment';
import { leaf, node, root, rootAbove } from '../../src/fairness/merkle';

const page = readFileSync('../docs/fairness.md', 'utf-8');
const block = /```text\n(.*?)```/s.exec(page.slice(page.indexOf('## Test vectors')))![1]!;
const vectors = Object.fromEntries(block.trim().split('\n').map((line) => line.split(/\s*= (.*)/s).slice(0, 2)));
const asked = new Set<string>();

function vector(name: string): string {
  asked.add(name);
  return vectors[name]!;
}

const secret = readHash(vector('secret'));
const words = vector('contributions').split(', ').map(readContribution);
const start = readHash(vector('seed'));
const toy = [
  { name: 'hand 1', cards: ['olive', 'olive', 'salami'] },
  { name: 'pile', cards: ['pepper', 'salami'] },
];
const made = cardLeaves(toy, start);
const leaves = made.map(({ salt, text: card }) => leaf(salt, card));

describe('the test vectors', () => {
  test('the secret and the seed', () => {
    expect(hex(commitment(secret))).toBe(vector('commitment'));
    expect(hex(seed(secret, words))).toBe(vector('seed'));
    expect(hex(H(text('forno seed 1')))).toBe(vector('seed of 1'));
  });

  test('words, and a source drawn from another', () => {
    const chance = new Chance(start);
    const taken = vector('words').split(' ').map(() => chance.word().toString(16).padStart(8, '0'));
    expect(taken).toEqual(vector('words').split(' '));
    expect(vector('block 0') + vector('block 1').slice(0, 8)).toBe(taken.join(''));
    const second = Array.from({ length: 7 }, () => chance.word().toString(16).padStart(8, '0'));
    expect(vector('block 1').slice(8)).toBe(second.join(''));
    expect(hex(H(text('forno child'), readHash(taken.slice(0, 8).join(''))))).toBe(vector('child'));
  });

  test.each([6, 3221225472])('numbers below %i', (n) => {
    const chance = new Chance(start);
    const numbers = vector(`below ${n}`).split(' ').map(Number);
    expect(numbers.map(() => chance.below(n))).toEqual(numbers);
    if (n !== 6) expect(chance.notation).toBe(`fair:${vector('seed')}:${vector('words used')}`);
  });

  test('a shuffle', () => {
    const [before = '', after] = vector('shuffle').split(' ');
    const cards = [...before];
    new Chance(start).shuffle(cards);
    expect(cards.join('')).toBe(after);
  });

  test('leaves and the root', () => {
    expect(leaves.map(hex)).toEqual([0, 1, 2, 3, 4].map((number) => vector(`leaf ${number}`)));
    for (const number of [0, 3]) {
      expect(made[number]!.text).toBe(vector(`leaf ${number} text`));
      expect(hex(made[number]!.salt)).toBe(vector(`leaf ${number} salt`));
    }
    expect(rootOf(made)).toBe(vector('root'));
    expect(page).toContain(`places: ${writePlaces(toy)}\n`);
  });

  test.each([3, 4])('the path of leaf %i', (number) => {
    const path = vector(`path of leaf ${number}`);
    const top = rootAbove(leaves[number]!, number, 5, path.split(' ').map(readHash));
    expect(hex(top!)).toBe(vector('root'));
    const card = made[number]!;
    const opening = readOpening(`${card.text}; leaf ${number} of 5; salt ${hex(card.salt)}; path ${path}`);
    expect(isCommitted(opening, readPlaces(writePlaces(toy)), vector('root'))).toBe(true);
  });

  test('every vector was asked for, but for whole deals: the page never deals', () => {
    const isDeal = (name: string) => /^(mamma-mia|sole-mio|grande|plus|solo) /.test(name);
    expect([...asked].sort()).toEqual(Object.keys(vectors).filter((name) => !isDeal(name)).sort());
  });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 11, 16, 21])('every leaf of a tree of %i leads to its root', (count) => {
  const many = Array.from({ length: count }, (_, number) => leaf(new Uint8Array(32).fill(number), 'card'));
  many.forEach((start, number) => {
    const path = pathOf(many, number);
    expect(rootAbove(start, number, count, path)).toEqual(root(many));
    expect(rootAbove(start, number, count, [...path, start])).toBeNull();
    if (path.length > 0) expect(rootAbove(start, number, count, path.slice(1))).not.toEqual(root(many));
  });
});

/** The neighbours on the way up, the lowest first. */
function pathOf(level: Uint8Array[], number: number): Uint8Array[] {
  if (level.length === 1) return [];
  const above = level.filter((_, at) => at % 2 === 0).map((left, at) => {
    const right = level[2 * at + 1];
    return right ? node(left, right) : left;
  });
  const partner = level[number ^ 1];
  return [...(partner ? [partner] : []), ...pathOf(above, number >> 1)];
}
