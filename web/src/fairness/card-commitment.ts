/** Commitment to every hidden card of a deal by one Merkle root, and openings of single cards. */
import { hex, HMAC, readHash, text, u64 } from './bytes';
import { Chance } from './chance';
import type { Place } from './deal';
import { leaf, root, rootAbove } from './merkle';

/** Number of the deal. Only the first deal of a game is committed to. */
const DEAL = u64(0);

/** A leaf of the commitment: a card at its place, with the salt that hides it. */
export interface CardLeaf {
  /** `hand 1/0: salami` */
  text: string;
  salt: Uint8Array;
}

export function cardLeaves(places: readonly Place[], seed: Uint8Array): CardLeaf[] {
  const texts = places.flatMap((place) =>
    inLeafOrder(place, seed).map((card, index) => `${place.name}/${index}: ${card}`),
  );
  return texts.map((card, number) => ({ text: card, salt: HMAC(seed, text('forno salt'), DEAL, u64(number)) }));
}

/** Shuffle the cards of a hand: hands are sorted, so that an index would reveal something of the neighbours. */
function inLeafOrder(place: Place, seed: Uint8Array): string[] {
  const cards = [...place.cards];
  if (isHeld(place.name)) new Chance(HMAC(seed, text('forno slips'), DEAL, text(place.name))).shuffle(cards);
  return cards;
}

const isHeld = (place: string): boolean => /^(?:hand|orders)/.test(place);

export const rootOf = (leaves: readonly CardLeaf[]): string =>
  hex(root(leaves.map(({ salt, text: card }) => leaf(salt, card))));

/** `hand 1=3, pile=2`: the number of cards at each place that has any. */
export function writePlaces(places: readonly Place[]): string {
  const filled = places.filter((place) => place.cards.length > 0);
  return filled.map((place) => `${place.name}=${place.cards.length}`).join(', ');
}

export function readPlaces(written: string): Map<string, number> {
  const pairs = written.split(', ').map((part) => /^([^=,/]+)=([0-9]{1,6})$/.exec(part));
  const places = new Map(pairs.map((pair) => [pair?.[1] ?? '', Number(pair?.[2])]));
  if (pairs.includes(null) || places.size < pairs.length) throw new Error('places are written as `hand 1=8, pile=70`');
  return places;
}

export const total = (places: ReadonlyMap<string, number>): number =>
  [...places.values()].reduce((sum, count) => sum + count, 0);

// --- single cards

export interface Opening {
  place: string;
  index: number;
  card: string;
  leaf: number;
  count: number;
  salt: string;
  path: string[];
}

const OPENING =
  /^([^/]+)\/([0-9]{1,6}): ([^;]+); leaf ([0-9]{1,6}) of ([0-9]{1,6}); salt ([0-9a-f]{64}); path((?: [0-9a-f]{64})*)$/;

export function readOpening(written: string): Opening {
  const found = OPENING.exec(written);
  if (!found) throw new Error('not an opening');
  const [, place = '', index, card = '', number, count, salt = '', path = ''] = found;
  return {
    place,
    index: Number(index),
    card,
    leaf: Number(number),
    count: Number(count),
    salt,
    path: path.split(' ').filter(Boolean),
  };
}

/** Whether the root commits to this card, at the one leaf that belongs to its place. */
export function isCommitted(opening: Opening, places: ReadonlyMap<string, number>, committed: string): boolean {
  const { place, index, card, salt, path } = opening;
  if (opening.leaf !== leafOf(place, index, places) || opening.count !== total(places)) return false;
  const start = leaf(readHash(salt), `${place}/${index}: ${card}`);
  const top = rootAbove(start, opening.leaf, opening.count, path.map(readHash));
  return top !== null && hex(top) === committed;
}

/** The number of the leaf of a card at a place; null if there is no such card. */
function leafOf(place: string, index: number, places: ReadonlyMap<string, number>): number | null {
  let before = 0;
  for (const [name, count] of places) {
    if (name === place) return index < count ? before + index : null;
    before += count;
  }
  return null;
}
