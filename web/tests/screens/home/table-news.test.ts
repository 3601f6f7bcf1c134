// @vitest-environment ./tests/no-dom.ts
import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '../../../src/i18n/texts.svelte';
import type { OwnTable } from '../../../src/protocol';
import { headline, newsSince, rank } from '../../../src/screens/home/table-news';
import { ownTable } from '../../fake-api';

beforeAll(() => loadTexts('words', 'home'));

const NOW = 1_800_000_000_000;
const playing = (changes: Partial<OwnTable> = {}): OwnTable => ownTable('abc', 'playing', { turn: 1, ...changes });

it('says whose turn it is', () => {
  expect(headline(playing({ turn: 0 }))).toBe('Your turn');
  expect(headline(playing())).toBe('Berta’s turn');
  expect(headline(playing({ turn: 0 }), true), 'on a shared device').toBe('Anna’s turn');
  expect(headline(playing({ turn: null }))).toBe('In play');
  expect(headline(playing({ seat: null, turn: 0 }))).toBe('You’re waiting for a seat');
});

it('says how it ended', () => {
  const places = [1, 2, 3, 4].map((place) => headline(ownTable('abc', 'over', { place })));
  expect(places).toEqual([
    'It’s over: you won!',
    'It’s over: you came second',
    'It’s over: you came third',
    'It’s over: you came 4th',
  ]);
  expect(headline(ownTable('abc', 'over'))).toBe('Finished');
  expect(headline(ownTable('abc', 'closed', { seat: null }))).toBe('Closed');
});

it('says what happened since', () => {
  expect(newsSince(playing({ moves: 1 }), NOW)).toBe('one move since you were here');
  expect(newsSince(playing({ moves: 3 }), NOW)).toBe('3 moves since you were here');
  expect(newsSince(playing({ moves: 0 }), NOW)).toBe('');
  const waiting = (ms: number): string => newsSince(playing({ turn: 0, moves: 0, since_ms: NOW - ms }), NOW);
  expect(waiting(30_000)).toBe('');
  expect(waiting(2 * 3_600_000)).toBe('last move 2 hours ago');
  expect(waiting(3 * 86_400_000)).toBe('last move 3 days ago');
  expect(newsSince(ownTable('abc', 'over', { moves: 3 }), NOW)).toBe('');
});

it('says of a table that waits for the reader that it waits', () => {
  expect(headline(playing({ waits: true }))).toBe('Waits for you');
  expect(headline(playing({ waits: true, turn: null }))).toBe('Waits for you');
  expect(headline(playing({ waits: true, turn: 0 }))).toBe('Your turn');
  expect(newsSince(playing({ waits: true, moves: 28 }), NOW)).toBe('');
  expect(rank(playing({ waits: true, turn: 0 })), 'nobody else waits').toBe(1);
});

it('ranks the own turn first and what is over last', () => {
  const tables = [playing({ turn: 0 }), playing(), ownTable('a', 'lobby'), ownTable('a', 'over'), ownTable('a', 'closed')];
  expect(tables.map(rank)).toEqual([0, 1, 2, 3, 4]);
});
