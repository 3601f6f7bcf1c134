// @vitest-environment ./tests/no-dom.ts
/** Verification of real records, and of records that were tampered with. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hex, readHash } from '../../src/fairness/bytes';
import { commitment, readContribution, seed } from '../../src/fairness/commitment';
import { notesOf, type DealNotes } from '../../src/fairness/deal-notes';
import { readRecord, type GameRecord, type Proof } from '../../src/fairness/record';
import { verify, type CheckId } from '../../src/fairness/verify';
import type { AnyEvent, GameStarted, GameView } from '../../src/protocol';
import { sample } from '../sampling';

interface Kept {
  record: GameRecord;
  began: GameStarted;
  dealt: AnyEvent[];
}

const FOLDER = 'tests/fairness/records';
const FILES = readdirSync(FOLDER);
const WORDS = ['lucky seven', '', null, 'pizza 🍕', 'say "ciao"', 'щука', ' ', '8', '9', '10'];

const kept = (file: string): Kept => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf-8')) as Kept;

/** The notes of a seat's device. */
function notedBy(seat: number, { began, dealt }: Kept): DealNotes {
  const game = { view: { viewer: seat }, events: dealt } as unknown as GameView;
  const words = WORDS[seat];
  return notesOf(began, game, { commitment: began.commitment, ...(typeof words === 'string' ? { words } : {}) });
}

/** Ids of the checks that fail, and of those that pass. */
function results(record: GameRecord, notes?: DealNotes): { wrong: CheckId[]; passed: CheckId[] } {
  const checks = verify(record, notes);
  const idsOf = (ok: boolean): CheckId[] => checks.filter((check) => check.ok === ok).map((check) => check.id);
  return { wrong: idsOf(false), passed: idsOf(true) };
}
const wrong = (record: GameRecord, notes?: DealNotes): CheckId[] => results(record, notes).wrong;
const proofed = (record: GameRecord, change: Partial<Proof>): GameRecord => ({
  ...record,
  proof: { ...record.proof, ...change },
});
/** Another digit at the end. */
const bent = (digits: string): string => digits.slice(0, -1) + (digits.endsWith('0') ? '1' : '0');

describe.each(FILES)('%s', (file) => {
  const game = kept(file);
  const sealed = file.includes('sealed');

  test('is right', () => {
    const record = readRecord(game.record);
    expect(results(record)).toEqual({
      wrong: [],
      passed: sealed ? ['places', 'opened'] : ['commitment', 'seed', 'root', 'places', 'deal'],
    });
  });

  test('is what each seat noted', () => {
    game.record.names.forEach((_, seat) => {
      const noted = notedBy(seat, game);
      expect(noted.hand!.length).toBeGreaterThan(5);
      const { wrong, passed } = results(game.record, noted);
      expect(wrong).toEqual([]);
      const words: CheckId[] = noted.words === undefined ? [] : ['words'];
      const mine: CheckId[] = ['same-commitment', ...words, 'same-root'];
      expect(passed).toEqual(expect.arrayContaining(sealed ? mine : [...mine, 'hand']));
    });
  });

  test('is wrong with another root or other places', () => {
    const { root, places } = game.record.proof!;
    const found = sealed ? ['opened'] : ['root'];
    expect(wrong(proofed(game.record, { root: bent(root!) }))).toEqual(found);
    const more = places!.replace(/=(\d+)$/, (_, count) => `=${Number(count) + 1}`);
    expect(wrong(proofed(game.record, { places: more }))).toContain('places');
    expect(wrong(proofed(game.record, { places: '' }))).toContain('places');
  });
});

/** One record of each game, or all of them. */
const OPEN = sample(
  FILES.filter((file) => !file.includes('sealed')),
  (file) => file.split(/-\d/)[0]!,
).map((file) => [file, kept(file)] as const);

describe.each(OPEN)('tampering with %s', (_, game) => {
  const { record } = game;
  const proof = record.proof!;

  test('the secret', () => {
    expect(wrong(proofed(record, { secret: bent(proof.secret!) }))).toEqual(['commitment', 'seed']);
  });

  test('the secret and the seed with it', () => {
    const secret = bent(proof.secret!);
    const other = hex(seed(readHash(secret), proof.contributions!.map(readContribution)));
    const chance = `fair:${other}:0`;
    expect(wrong({ ...proofed(record, { secret }), chance })).toEqual(
      expect.arrayContaining(['commitment', 'root', 'deal']),
    );
    const promise = hex(commitment(readHash(secret)));
    const lied = { ...proofed(record, { secret, commitment: promise }), chance };
    expect(wrong(lied)).toEqual(expect.arrayContaining(['root', 'deal']));
    expect(wrong(lied, notedBy(0, game))).toEqual(expect.arrayContaining(['same-commitment', 'hand']));
  });

  test('the commitment', () => {
    expect(wrong(proofed(record, { commitment: bent(proof.commitment!) }))).toEqual(['commitment']);
    expect(wrong(proofed(record, { commitment: '' }))).toEqual(['commitment']);
  });

  test('a contribution', () => {
    const [first, ...rest] = proof.contributions!;
    for (const contributions of [['"other"', ...rest], rest, [first!, ...rest, '""'], ['lucky', ...rest]]) {
      expect(wrong(proofed(record, { contributions }))).toEqual(['seed']);
    }
    const other = proofed(record, { contributions: ['"other"', ...rest] });
    expect(wrong(other, notedBy(0, game))).toEqual(['words', 'seed']);
  });

  test('the seed', () => {
    expect(wrong({ ...record, chance: record.chance!.replace(/:0$/, ':8') })).toEqual(['seed']);
    expect(wrong({ ...record, chance: '' })).toEqual(['seed']);
  });

  test('a card of the deal', () => {
    const PLACES = /^(hand \d|waiter|kitchen|pile|top|starter|dealer|chance)/;
    const dealt = Object.entries(record.deal!).filter(([name]) => PLACES.test(name));
    for (const [name, line] of sample(dealt, ([one]) => one.split(' ')[0]!)) {
      expect(wrong({ ...record, deal: { ...record.deal, [name]: `${line}, olive` } })).toEqual(['deal']);
      expect(wrong({ ...record, deal: { ...record.deal, [name]: '' } })).toEqual(['deal']);
    }
  });

  test('what was shown to me', () => {
    const noted = notedBy(1, game);
    expect(wrong(record, { ...noted, hand: noted.hand!.slice(1) })).toEqual(['hand']);
    expect(wrong(record, { ...noted, hand: ['anchovy', ...noted.hand!.slice(1)] })).toEqual(['hand']);
    expect(wrong(record, { ...noted, root: bent(noted.root!) })).toEqual(['same-root']);
    expect(wrong(record, { ...noted, places: 'pile=1' })).toEqual(['same-root']);
  });

  test('the options', () => {
    const options = { ...record.options, 'first-player': '99', 'first-dealer': '99' };
    expect(wrong({ ...record, options })).toEqual(['root', 'places', 'deal']);
    expect(wrong({ ...record, game: 'chess' })).toEqual(['root', 'places', 'deal']);
  });
});

const SEALED = FILES.filter((file) => file.includes('sealed')).map((file) => [file, kept(file)] as const);

describe.each(SEALED)('an opening of %s', (_, { record }) => {
  const opened = record.proof!.opened!;
  const [first = '', ...rest] = opened;
  const changed = (...openings: string[]): CheckId[] => wrong(proofed(record, { opened: openings }));

  test('with another card, place, number, leaf, salt or path', () => {
    const changes: [RegExp, string][] = [
      [/: [^;]+;/, ': anchovy;'],
      [/^hand \d/, 'hand 9'],
      [/\/(\d+):/, '/77:'],
      [/leaf \d+/, 'leaf 5000'],
      [/of \d+/, 'of 3'],
      [/salt ./, 'salt '],
      [/salt [0-9a-f]{4}/, 'salt 0000'],
      [/ [0-9a-f]{64}$/, ''],
      [/path [0-9a-f]{64}/, `path ${'0'.repeat(64)}`],
    ];
    for (const [from, to] of changes) {
      expect(changed(first.replace(from, to), ...rest), String(from)).toEqual(['opened']);
    }
  });

  test('twice, or left out', () => {
    expect(changed(first, ...opened)).toEqual(['opened']);
    expect(changed(...rest)).toEqual([]);
  });

  test('of another game', () => {
    expect(wrong({ ...record, names: ['Anna', 'Bob'] })).toEqual(['places']);
    expect(wrong({ ...record, game: 'chess' })).toEqual(['places']);
    expect(wrong(proofed(record, { places: '', root: '', opened: [] }))).toEqual(['places']);
  });
});

test('what is no record is refused', () => {
  const right = kept('solo-2.json').record;
  const broken = [{ forno: 'record 2' }, { names: [1] }, { chance: 1 }].map((part) => ({ ...right, ...part }));
  for (const json of [null, 7, 'x', [], {}, ...broken]) expect(() => readRecord(json)).toThrow();
  expect(() => readRecord(proofed(right, { opened: [1] as unknown as string[] }))).toThrow();
  expect(readRecord(right)).toBe(right);
});
