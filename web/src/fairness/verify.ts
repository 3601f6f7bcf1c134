/** The check of a finished game's deal, made on this device: what was promised before the game, was it kept? */
import { hash, hex, text } from './bytes';
import { deal, type Deal } from './deal';
import type { Noted } from './noted';
import { isPromised, readOpening, readPlaces, rootOf, slips, total, writePlaces } from './promise';
import type { GameRecord, Proof } from './record';
import { commitment, contribution, seed } from './secret';
import { linesOf } from './written';

export interface Check {
  /** What was checked: the text is `after-fair-check-ID`. */
  id: CheckId;
  /** For the text; `hash` was promised, `found` is what this device came to. */
  values: Record<string, string | number>;
  ok: boolean;
}

export type CheckId =
  | 'same-commitment'
  | 'words'
  | 'same-root'
  | 'commitment'
  | 'seed'
  | 'root'
  | 'places'
  | 'deal'
  | 'opened'
  | 'hand';

/** Each check stands for itself: one that fails does not hide the next. */
export function verify(record: GameRecord, noted: Noted = {}): Check[] {
  const checks = isSealed(record) ? checkSealed(record) : checkOpen(record, noted);
  return [...checkNoted(record.proof ?? {}, noted), ...checks];
}

export const isSealed = (record: GameRecord): boolean => !record.proof?.secret;

/** What cannot be read or dealt is not right. */
function found<Found>(find: () => Found): Found | null {
  try {
    return find();
  } catch {
    return null;
  }
}

function compare(id: CheckId, promised: string | undefined, mine: string | null, values: Check['values'] = {}): Check {
  const ok = Boolean(promised) && promised === mine;
  return { id, ok, values: { ...values, hash: promised ?? '', found: mine ?? '' } };
}

// --- everything opened

function checkOpen(record: GameRecord, noted: Noted): Check[] {
  const proof = record.proof ?? {};
  const source = found(() => sourceOf(record));
  const dealt = source && found(() => deal(record.game, record.names.length, record.options ?? {}, source));
  return [
    compare('commitment', proof.commitment, found(() => hex(commitment(hash(proof.secret ?? ''))))),
    checkSeed(record, proof),
    ...checkCards(proof, source, dealt),
    ...(record.deal ? [checkDeal(record, dealt)] : []),
    ...checkOpened(proof),
    ...(noted.hand ? [checkHand(noted.hand, noted.seat ?? -1, dealt)] : []),
  ];
}

/** The seed that the record names: whether it is the right one, `checkSeed` says. */
const namedSeed = (record: GameRecord): string | undefined => /^fair:([0-9a-f]{64}):0$/.exec(record.chance ?? '')?.[1];

function sourceOf(record: GameRecord): Uint8Array {
  const named = namedSeed(record);
  return named ? hash(named) : mixed(record.proof ?? {});
}

function mixed(proof: Proof): Uint8Array {
  return seed(hash(proof.secret ?? ''), (proof.contributions ?? []).map(contribution));
}

function checkSeed(record: GameRecord, proof: Proof): Check {
  const seats = record.names.length;
  const check = compare('seed', namedSeed(record), found(() => hex(mixed(proof))), { seats });
  return { ...check, ok: check.ok && proof.contributions?.length === seats };
}

function checkCards(proof: Proof, source: Uint8Array | null, dealt: Deal | null): Check[] {
  const made = source && dealt && slips(dealt.places, source);
  const cards = made?.length ?? 0;
  const right = dealt && writePlaces(dealt.places) === proof.places;
  return [
    compare('root', proof.root, made && rootOf(made), { cards }),
    { id: 'places', ok: Boolean(right), values: { cards } },
  ];
}

function checkDeal(record: GameRecord, dealt: Deal | null): Check {
  const lines = record.deal ?? {};
  const expected = dealt ? Object.entries(linesOf(record.game, dealt)) : [];
  const ok = expected.length > 0 && expected.every(([name, line]) => (lines[name] ?? '') === line);
  return { id: 'deal', ok, values: {} };
}

function checkHand(hand: readonly string[], seat: number, dealt: Deal | null): Check {
  const mine = [`hand ${seat + 1}`, `orders ${seat + 1}`];
  const cards = (dealt?.places ?? []).filter((place) => mine.includes(place.name)).flatMap((place) => place.cards);
  return { id: 'hand', ok: sameCards(cards, hand), values: { cards: hand.length } };
}

const sameCards = (some: readonly string[], others: readonly string[]): boolean =>
  [...some].sort().join() === [...others].sort().join();

// --- single cards opened

/** No seed here: a deal of any seed says which places there are, and how many cards in all. */
function checkSealed(record: GameRecord): Check[] {
  const proof = record.proof ?? {};
  const usual = found(() => deal(record.game, record.names.length, record.options ?? {}, new Uint8Array(32)));
  const places = found(() => readPlaces(proof.places ?? ''));
  const cards = usual?.places.reduce((sum, place) => sum + place.cards.length, 0) ?? 0;
  const names = usual?.places.filter((place) => place.cards.length > 0).map((place) => place.name);
  const fit = places !== null && total(places) === cards && [...places.keys()].join() === names?.join();
  return [{ id: 'places', ok: fit, values: { cards } }, ...checkOpened(proof)];
}

function checkOpened(proof: Proof): Check[] {
  const written = proof.opened ?? [];
  if (written.length === 0) return [];
  const places = found(() => readPlaces(proof.places ?? '')) ?? new Map<string, number>();
  const openings = found(() => written.map(readOpening)) ?? [];
  const leaves = new Set(openings.map((opening) => opening.leaf));
  const ok =
    leaves.size === written.length && openings.every((opening) => isPromised(opening, places, proof.root ?? ''));
  return [{ id: 'opened', ok, values: { count: written.length, cards: total(places), hash: proof.root ?? '' } }];
}

// --- what this device noted before the game

function checkNoted(proof: Proof, noted: Noted): Check[] {
  const checks: Check[] = [];
  if (noted.commitment) checks.push(compare('same-commitment', noted.commitment, proof.commitment ?? null));
  if (noted.words !== undefined && noted.seat !== undefined) checks.push(checkWords(proof, noted.words, noted.seat));
  if (noted.root) {
    const check = compare('same-root', noted.root, proof.root ?? null);
    checks.push({ ...check, ok: check.ok && (noted.places === undefined || noted.places === proof.places) });
  }
  return checks;
}

function checkWords(proof: Proof, words: string, seat: number): Check {
  const written = proof.contributions?.[seat] ?? '';
  const ok = found(() => hex(contribution(written)) === hex(text(words))) ?? false;
  return { id: 'words', ok, values: { hash: words, found: written } };
}
