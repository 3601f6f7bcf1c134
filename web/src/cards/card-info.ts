/** Cards explained in the reader's language: titles, needs, sentences and rules. The texts are in cards.ftl. */
import { ANY_COLOUR, isDouble, orderParts, soloColour, soloRank } from './codes';
import { needsOf, ruleOfOrder, SOLO_POINTS, type Need } from './order-needs';
import { cardName, kindName, orderName, soloName } from '../i18n/card-names';
import { loadTexts, say, sayOrNull, type Values } from '../i18n/texts.svelte';

/** An order card as its owner has it. */
export interface OrderOf {
  order: string;
  /** The owner's kind. */
  own: number;
  /** PizzaView.variant: the same order may need another number in another game. */
  variant?: string;
  /** The chef's kind, where it is settled: a takeover asks for it. */
  chef?: number;
}

/** A card on the screen. */
export type ShownCard =
  | { ingredient: number; variant?: string }
  | OrderOf
  | { chefCard: true; variant?: string }
  | { back: 'kitchen' | 'solo' | number; variant?: string }
  | { solo: number; colour?: number };

/** Load the texts of this module. */
export const loadCardTexts = (): Promise<void> => loadTexts('words', 'cards');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const amount = (number: number, kind: number): string => `${number} ${kindName(kind, number)}`;

// --- orders

/** The name printed on an order card: `Classic`. */
export function orderTitle(order: string): string {
  const { sort } = orderParts(order);
  return sayOrNull(`card-order-${sort}.title`) ?? sayOrNull(`order-name-${sort}`) ?? '';
}

/** The needs of an order in a few words: `1 pineapple and 4 olives`. */
export function orderNeeds(card: OrderOf): string {
  const { sort } = orderParts(card.order);
  const isChefKnown = sort === 'takeover' && card.chef !== undefined;
  return sayOrNull(`card-order-${sort}${isChefKnown ? '.now' : ''}`, orderValues(card)) ?? '';
}

/** A few words beside a drawing of an order, or instead of its line, for what it cannot show; null where it shows all. */
export const orderPhrase = (card: OrderOf, place: 'short' | 'line'): string | null =>
  sayOrNull(`card-order-${orderParts(card.order).sort}.${place}`, orderValues(card));

/** An order's name and needs, for a screen reader. */
export const orderLabel = (card: OrderOf): string =>
  say('card-order-label', { order: orderName(card.order), needs: orderNeeds(card) });

function orderValues({ order, own, variant, chef }: OrderOf): Values {
  const needs = needsOf(order, own, variant, chef);
  const isFixed = ({ kind }: Need): boolean => kind !== null;
  const hasAll = needs.every(isFixed) && needs.every(({ number }) => number === needs[0]!.number);
  const named = needs.filter((need) => isFixed(need) && (hasAll || need.kind !== own));
  const among = needs.find((need) => need.among);
  const duel = orderParts(order).sort === 'duel' ? [amount(MIN_DUEL, own)] : [];
  return {
    own: amount(1, own),
    kind: kindName(own, MANY),
    cards: [...named.map(({ kind, number }) => amount(number, kind!)), ...duel].join(', '),
    number: needs.find((need) => !isFixed(need))?.number ?? 0,
    one: among ? amount(among.number, among.among![0]!) : '',
    other: among ? amount(among.number, among.among![1]!) : '',
  };
}

/** A number whose form in Russian follows "no" and "how many". */
const MANY = 5;
/** The fewest ingredients in a duel. (order.duel) */
const MIN_DUEL = 2;
/** Orders that are served from hands against opponents, not from the table. */
const CONTESTS = new Set(['duel', 'match']);
/** Games in which nobody may be asked for help. */
const HELPLESS = new Set(['mamma-mia']);

function orderSentences(card: OrderOf): string[] {
  const { sort } = orderParts(card.order);
  const more = sayOrNull(`card-order-${sort}.more`, orderValues(card));
  const how = CONTESTS.has(sort) ? null : say(HELPLESS.has(card.variant ?? '') ? 'card-order-how' : 'card-order-how-help');
  return [capital(`${orderNeeds(card)}.`), more, how].filter((sentence) => sentence !== null);
}

// --- any card

/** The name of a card, as a heading. */
export function cardTitle(card: ShownCard): string {
  if ('order' in card) return capital(orderName(card.order));
  if ('ingredient' in card) return capital(cardName(card.ingredient));
  if ('solo' in card) return capital(soloName(card.solo));
  if ('chefCard' in card) return capital(say('chef-card'));
  return card.back === 'solo' ? say('card-solo-back') : say(`card-back-${card.back === 'kitchen' ? 'kitchen' : 'order'}`);
}

/** The name of a card for a screen reader: an order with its needs. */
export const cardLabel = (card: ShownCard): string => ('order' in card ? orderLabel(card) : cardTitle(card));

/** The explanation of a card, sentence by sentence; `isFitting` where a last ingredient is a single. (bake.doubles-first) */
export function cardSentences(card: ShownCard, isFitting = false): string[] {
  if ('order' in card) return orderSentences(card);
  if ('ingredient' in card) {
    const double = say(isFitting ? 'card-double-fitting' : 'card-double');
    return isDouble(card.ingredient) ? [double, say('card-ingredient')] : [say('card-ingredient')];
  }
  if ('solo' in card) return soloSentences(card.solo);
  if ('chefCard' in card) return [say('card-chef')];
  if (card.back === 'solo') return [say('card-solo-back.more')];
  return [say(`card-back-${card.back === 'kitchen' ? 'kitchen' : 'order'}.more`)];
}

function soloSentences(card: number): string[] {
  const rank = soloRank(card);
  const isNumber = soloColour(card) !== ANY_COLOUR && /^\d$/.test(rank);
  return [say(isNumber ? 'card-solo-number' : `card-solo-${rank}`), say('card-solo-points', { points: SOLO_POINTS[rank] })];
}

/** The rule of a card. */
export function ruleOfCard(card: ShownCard): string {
  if ('order' in card) return ruleOfOrder(card.order, card.own, card.variant) ?? 'turn.one-order';
  if ('ingredient' in card) return isDouble(card.ingredient) ? 'bake.doubles-first' : 'turn.ingredient-first';
  if ('chefCard' in card) return 'chef.duty';
  if ('back' in card) return card.back === 'kitchen' ? 'setup.chef-card' : card.back === 'solo' ? 'solo.deal' : 'setup.orders';
  const rank = soloRank(card.solo);
  return /^\d$/.test(rank) ? 'solo.follow' : `solo.${rank}`;
}

/** The game whose rulebook explains a card. */
export function gameOfCard(card: ShownCard): string {
  if ('solo' in card || ('back' in card && card.back === 'solo')) return 'solo';
  return card.variant ?? 'mamma-mia';
}

