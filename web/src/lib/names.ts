/** Cards, orders and colours by their codes and names, in words of the reader's language. */
import { maybe, say } from './texts.svelte';

export const KINDS = ['pineapple', 'olive', 'pepper', 'mushroom', 'salami', 'shrimp'] as const;
export type Kind = (typeof KINDS)[number];
/** The colour that owns each kind, by the same number. */
export const OWNERS = ['yellow', 'purple', 'green', 'brown', 'red', 'pink'] as const;

export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
/** No colour in force. */
export const ANY = 4;
export const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'skip', 'reverse', 'draw-two', 'swap'] as const;
export const BLACKS = ['choose-colour', 'draw-four', 'pass-on'] as const;
export type Rank = (typeof RANKS)[number] | (typeof BLACKS)[number];

// --- pizza: a card is 2 * kind, and one more for a double

export const kindOf = (card: number): number => card >> 1;
export const isDouble = (card: number): boolean => (card & 1) === 1;
/** How many ingredients these cards are: a double counts two. */
export const worth = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + (isDouble(card) ? 2 : 1), 0);

export function kindName(kind: number, count = 1): string {
  return say(`kind-${KINDS[kind]}`, { count });
}

/** `salami`, `double olive` */
export function cardName(card: number, count = 1): string {
  return say(`${isDouble(card) ? 'double' : 'kind'}-${KINDS[kindOf(card)]}`, { count });
}

/** `3 salami, 1 double olive` */
export function cardNames(cards: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const card of [...cards].sort((a, b) => a - b)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => `${count} ${cardName(card, count)}`).join(', ');
}

/** `quartet-olive` is an order of the sort `quartet` that shows olives; `duel` shows no kind. */
export function orderParts(order: string): { sort: string; kind: number | null } {
  const at = order.lastIndexOf('-');
  const kind = KINDS.indexOf(order.slice(at + 1) as Kind);
  return at > 0 && kind >= 0 ? { sort: order.slice(0, at), kind } : { sort: order, kind: null };
}

export function orderName(order: string): string {
  const { sort, kind } = orderParts(order);
  return say(`order-name-${sort}`, kind === null ? {} : { kind: kindName(kind, 4) });
}

// --- SOLO: thirteen ranks a colour, then the three black cards

const BLACK = COLOURS.length * RANKS.length;

/** 0 to 3, or ANY for a black card. */
export const soloColour = (card: number): number => (card < BLACK ? Math.floor(card / RANKS.length) : ANY);
export const soloRank = (card: number): Rank => (card < BLACK ? RANKS[card % RANKS.length]! : BLACKS[card - BLACK]!);

export function colourName(colour: number): string {
  return colour === ANY ? say('card-any-colour') : say(`colour-${COLOURS[colour]}`);
}

/** `red 7`, `blue skip`, `draw-four` */
export function soloName(card: number): string {
  const rank = maybe(`card-${soloRank(card)}`) ?? soloRank(card);
  const colour = soloColour(card);
  return colour === ANY ? rank : say('card-coloured', { colour: colourName(colour), rank });
}
