/** Verification of a finished game's deal, on this device: whether it is the one committed to before the game. */
import { hex, readHash, text } from './bytes';
import { cardLeaves, isCommitted, readOpening, readPlaces, rootOf, total, writePlaces } from './card-commitment';
import { commitment, readContribution, seed } from './commitment';
import { deal, type Deal } from './deal';
import type { DealNotes } from './deal-notes';
import type { GameRecord, Proof } from './record';
import { linesOf } from './record-lines';

export interface Check {
  /** The text of the check is `after-fair-check-ID`. */
  id: CheckId;
  /** Values for the text: `hash` was committed to, `found` was computed here. */
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

/** Make all checks; one that fails does not keep the others from being made. */
export function verify(record: GameRecord, notes: DealNotes = {}): Check[] {
  const checks = isSealed(record) ? checkSealed(record) : checkOpen(record, notes);
  return [...checkNotes(record.proof ?? {}, notes), ...checks];
}

export const isSealed = (record: GameRecord): boolean => !record.proof?.secret;

/** A value that cannot be computed is null, which fails its check. */
function attempt<Value>(compute: () => Value): Value | null {
  try {
    return compute();
  } catch {
    return null;
  }
}

function compare(
  id: CheckId,
  committed: string | undefined,
  computed: string | null,
  values: Check['values'] = {},
): Check {
  const ok = Boolean(committed) && committed === computed;
  return { id, ok, values: { ...values, hash: committed ?? '', found: computed ?? '' } };
}

// --- open records

function checkOpen(record: GameRecord, notes: DealNotes): Check[] {
  const proof = record.proof ?? {};
  const dealSeed = attempt(() => seedOf(record));
  const dealt =
    dealSeed && attempt(() => deal(record.game, record.names.length, record.options ?? {}, dealSeed));
  return [
    compare('commitment', proof.commitment, attempt(() => hex(commitment(readHash(proof.secret ?? ''))))),
    checkSeed(record, proof),
    ...checkCards(proof, dealSeed, dealt),
    ...(record.deal ? [checkDeal(record, dealt)] : []),
    ...checkOpened(proof),
    ...(notes.hand ? [checkHand(notes.hand, notes.seat ?? -1, dealt)] : []),
  ];
}

/** The seed that the record names; `checkSeed` compares it with the one of the secret. */
const namedSeed = (record: GameRecord): string | undefined => /^fair:([0-9a-f]{64}):0$/.exec(record.chance ?? '')?.[1];

function seedOf(record: GameRecord): Uint8Array {
  const named = namedSeed(record);
  return named ? readHash(named) : mixedSeed(record.proof ?? {});
}

function mixedSeed(proof: Proof): Uint8Array {
  return seed(readHash(proof.secret ?? ''), (proof.contributions ?? []).map(readContribution));
}

function checkSeed(record: GameRecord, proof: Proof): Check {
  const seats = record.names.length;
  const check = compare('seed', namedSeed(record), attempt(() => hex(mixedSeed(proof))), { seats });
  return { ...check, ok: check.ok && proof.contributions?.length === seats };
}

function checkCards(proof: Proof, dealSeed: Uint8Array | null, dealt: Deal | null): Check[] {
  const leaves = dealSeed && dealt && cardLeaves(dealt.places, dealSeed);
  const cards = leaves?.length ?? 0;
  const isSame = dealt && writePlaces(dealt.places) === proof.places;
  return [
    compare('root', proof.root, leaves && rootOf(leaves), { cards }),
    { id: 'places', ok: Boolean(isSame), values: { cards } },
  ];
}

function checkDeal(record: GameRecord, dealt: Deal | null): Check {
  const lines = record.deal ?? {};
  const expected = dealt ? Object.entries(linesOf(record.game, dealt)) : [];
  const ok = expected.length > 0 && expected.every(([name, line]) => (lines[name] ?? '') === line);
  return { id: 'deal', ok, values: {} };
}

function checkHand(hand: readonly string[], seat: number, dealt: Deal | null): Check {
  const own = [`hand ${seat + 1}`, `orders ${seat + 1}`];
  const cards = (dealt?.places ?? []).filter((place) => own.includes(place.name)).flatMap((place) => place.cards);
  return { id: 'hand', ok: sameCards(cards, hand), values: { cards: hand.length } };
}

const sameCards = (some: readonly string[], others: readonly string[]): boolean =>
  [...some].sort().join() === [...others].sort().join();

// --- sealed records: single cards opened

/** Without a seed, check the places: a deal of any seed has the same ones and as many cards in all. */
function checkSealed(record: GameRecord): Check[] {
  const proof = record.proof ?? {};
  const sample = attempt(() => deal(record.game, record.names.length, record.options ?? {}, new Uint8Array(32)));
  const places = attempt(() => readPlaces(proof.places ?? ''));
  const cards = sample?.places.reduce((sum, place) => sum + place.cards.length, 0) ?? 0;
  const names = sample?.places.filter((place) => place.cards.length > 0).map((place) => place.name);
  const isSame = places !== null && total(places) === cards && [...places.keys()].join() === names?.join();
  return [{ id: 'places', ok: isSame, values: { cards } }, ...checkOpened(proof)];
}

function checkOpened(proof: Proof): Check[] {
  const written = proof.opened ?? [];
  if (written.length === 0) return [];
  const places = attempt(() => readPlaces(proof.places ?? '')) ?? new Map<string, number>();
  const openings = attempt(() => written.map(readOpening)) ?? [];
  const leaves = new Set(openings.map((opening) => opening.leaf));
  const ok =
    leaves.size === written.length && openings.every((opening) => isCommitted(opening, places, proof.root ?? ''));
  return [{ id: 'opened', ok, values: { count: written.length, cards: total(places), hash: proof.root ?? '' } }];
}

// --- notes that this device took before the game

function checkNotes(proof: Proof, notes: DealNotes): Check[] {
  const checks: Check[] = [];
  if (notes.commitment) checks.push(compare('same-commitment', notes.commitment, proof.commitment ?? null));
  if (notes.words !== undefined && notes.seat !== undefined)
    checks.push(checkContribution(proof, notes.words, notes.seat));
  if (notes.root) {
    const check = compare('same-root', notes.root, proof.root ?? null);
    checks.push({ ...check, ok: check.ok && (notes.places === undefined || notes.places === proof.places) });
  }
  return checks;
}

function checkContribution(proof: Proof, words: string, seat: number): Check {
  const written = proof.contributions?.[seat] ?? '';
  const ok = attempt(() => hex(readContribution(written)) === hex(text(words))) ?? false;
  return { id: 'words', ok, values: { hash: words, found: written } };
}
