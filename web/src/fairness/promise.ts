/** The promise of every hidden card of a deal, and single cards that are opened later. */
import { Chance } from './chance';
import { hash, hex, HMAC, text, u64 } from './bytes';
import type { Place } from './deal';
import { climb, leaf, root } from './tree';

/** The first deal of a game; a host that promises later deals as well would count on. */
const DEAL = u64(0);

/** A card as it is promised: on a slip of paper, so to speak, with the salt that hides it. */
export interface Slip {
  /** `hand 1/0: salami` */
  text: string;
  salt: Uint8Array;
}

export function slips(places: readonly Place[], seed: Uint8Array): Slip[] {
  const texts = places.flatMap((place) => listed(place, seed).map((card, index) => `${place.name}/${index}: ${card}`));
  return texts.map((card, number) => ({ text: card, salt: HMAC(seed, text('forno salt'), DEAL, u64(number)) }));
}

/** What a player holds is sorted, so a card's number would tell of its neighbours: those slips are mixed. */
function listed(place: Place, seed: Uint8Array): string[] {
  const cards = [...place.cards];
  if (isHeld(place.name)) new Chance(HMAC(seed, text('forno slips'), DEAL, text(place.name))).shuffle(cards);
  return cards;
}

export const isHeld = (place: string): boolean => /^(?:hand|orders)/.test(place);

export const rootOf = (made: readonly Slip[]): string => hex(root(made.map((slip) => leaf(slip.salt, slip.text))));

/** `hand 1=3, pile=2`, without places where nothing lies. */
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

const WRITTEN =
  /^([^/]+)\/([0-9]{1,6}): ([^;]+); leaf ([0-9]{1,6}) of ([0-9]{1,6}); salt ([0-9a-f]{64}); path((?: [0-9a-f]{64})*)$/;

export function readOpening(written: string): Opening {
  const found = WRITTEN.exec(written);
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

/** Was this card promised by this root, as the one leaf that is its own? */
export function isPromised(opening: Opening, places: ReadonlyMap<string, number>, promised: string): boolean {
  const { place, index, card, salt, path } = opening;
  if (opening.leaf !== leafOf(place, index, places) || opening.count !== total(places)) return false;
  const start = leaf(hash(salt), `${place}/${index}: ${card}`);
  const top = climb(start, opening.leaf, opening.count, path.map(hash));
  return top !== null && hex(top) === promised;
}

/** The number of the leaf that a card must be; null if no card lies there. */
function leafOf(place: string, index: number, places: ReadonlyMap<string, number>): number | null {
  let before = 0;
  for (const [name, count] of places) {
    if (name === place) return index < count ? before + index : null;
    before += count;
  }
  return null;
}
