/** Card codes as the server sends them: pizza ingredients, orders and SOLO cards. */

// --- pizza: a card is 2 * kind, plus 1 for a double

export const KINDS = ['pineapple', 'olive', 'pepper', 'mushroom', 'salami', 'shrimp'] as const;
export type Kind = (typeof KINDS)[number];
/** Player colours, indexed by the kind that each owns. */
export const OWNERS = ['yellow', 'purple', 'green', 'brown', 'red', 'pink'] as const;

export const kindOf = (card: number): number => card >> 1;
export const isDouble = (card: number): boolean => (card & 1) === 1;
/** Number of ingredients on these cards: a double counts two. */
export const ingredientCount = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + (isDouble(card) ? 2 : 1), 0);

/** Split an order's name: `quartet-olive` is of the sort `quartet` and shows olives; `duel` shows no kind. */
export function orderParts(order: string): { sort: string; kind: number | null } {
  const at = order.lastIndexOf('-');
  const kind = KINDS.indexOf(order.slice(at + 1) as Kind);
  return at > 0 && kind >= 0 ? { sort: order.slice(0, at), kind } : { sort: order, kind: null };
}

// --- SOLO: thirteen ranks of each colour, then the three black cards

export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const;
/** Colour code of a black card, and of a table where any colour may follow. */
export const ANY_COLOUR = 4;
export const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'skip', 'reverse', 'draw-two', 'swap'] as const;
export const BLACK_RANKS = ['choose-colour', 'draw-four', 'pass-on'] as const;
export type Rank = (typeof RANKS)[number] | (typeof BLACK_RANKS)[number];

const FIRST_BLACK = COLOURS.length * RANKS.length;

/** 0 to 3, or ANY_COLOUR for a black card. */
export const soloColour = (card: number): number =>
  card < FIRST_BLACK ? Math.floor(card / RANKS.length) : ANY_COLOUR;
export const soloRank = (card: number): Rank =>
  card < FIRST_BLACK ? RANKS[card % RANKS.length]! : BLACK_RANKS[card - FIRST_BLACK]!;
