/**
 * Facts about orders for their explanation: what is there, what is missing, and where one's own orders are. Remembering is
 * the game: while a round runs, nothing is said by kind unless the table plays with the open log. (turn.memory)
 */
import { crossedOut, needsOf, type Need } from '../../cards';
import type { OrderOf } from '../../cards/card-info';
import { isDouble, kindOf, KINDS, orderParts } from '../../cards/codes';
import type { CardContext, OrderMark } from '../../cards/shown-card.svelte';
import { cardName, kindName } from '../../i18n/card-names';
import { language, say } from '../../i18n/texts.svelte';
import type { TableUpdate } from '../../net/table-source';
import type { PizzaEvent, PizzaMove, PizzaView } from '../../protocol';
import type { PizzaSource } from './pizza-input';
import type { PizzaPlayback } from './playback.svelte';

/** Ingredients that may be counted by kind, and their place. */
export interface Stock {
  cards: readonly number[];
  place: 'table' | 'oven';
}

/** Context of the table on the screen; `events` are all events of the game where the log is open, else null. */
export function cardContextOf(
  source: PizzaSource,
  playback: PizzaPlayback,
  events: readonly PizzaEvent[] | null,
): CardContext {
  const { view } = playback;
  const stock = stockOf(playback, events);
  const { you } = source;
  return {
    stockLines: (card) => (stock ? stockLines(card, stock) : []),
    isFitting: source.room.options.doubles === 'fitting',
    orders:
      you === null
        ? null
        : { own: view.places[you]!.own, variant: view.variant, chef: chefKind(view), marks: orderMarks(view, you, events) },
  };
}

/** The chef's kind while the oven is emptied. Before that the chef card may still change hands. */
export const chefKind = (view: PizzaView): number | undefined =>
  view.emptying ? view.places[view.chef]?.own : undefined;

/** The ingredients that the page may count: on the table while the oven is emptied; in the oven only with the open log. */
export function stockOf(
  { isEmptying, stage }: Pick<PizzaPlayback, 'isEmptying' | 'stage'>,
  events: readonly PizzaEvent[] | null,
): Stock | null {
  if (isEmptying) return { cards: stage.table, place: 'table' };
  return events && { cards: ovenCards(events), place: 'oven' };
}

// --- the open log

/** All events of the game at a table with the open log; null at any other table. */
export class OpenLog {
  private heard = $state.raw<readonly PizzaEvent[]>([]);

  constructor(private readonly source: PizzaSource) {
    this.heard = source.game.events;
  }

  get events(): readonly PizzaEvent[] | null {
    return this.source.room.options['open-log'] === 'on' ? this.heard : null;
  }

  /** A jump brings all events of the past. */
  add({ events, game, jump }: TableUpdate<PizzaView, PizzaMove>): void {
    this.heard = jump ? game.events : [...this.heard, ...events];
  }
}

/** Ingredients in the oven: the leftovers of the round before, and all that was announced since. */
export function ovenCards(events: readonly PizzaEvent[]): number[] {
  const start = events.findLastIndex((event) => event.event === 'leftovers');
  const leftovers = start < 0 ? [] : (events[start] as Extract<PizzaEvent, { event: 'leftovers' }>).cards;
  const put = events.slice(start + 1).flatMap((event) => {
    if (event.event !== 'announced') return [];
    const { kind, number, doubles } = event;
    return [...Array<number>(doubles).fill(2 * kind + 1), ...Array<number>(number - 2 * doubles).fill(2 * kind)];
  });
  return [...leftovers, ...put];
}

// --- where one's orders are

/** Places of the viewer's orders: in hand and face up; with the open log, except in Plus, also in the oven and failed. */
export function orderMarks(
  view: PizzaView,
  you: number,
  events: readonly PizzaEvent[] | null,
): ReadonlyMap<string, OrderMark> {
  const marks = new Map<string, OrderMark>();
  const isOpen = events !== null && view.variant !== 'plus';
  if (isOpen) for (const event of events) remember(marks, event, you, view.variant);
  for (const order of view.places[you]?.served ?? []) marks.set(order, 'served');
  if (view.top !== null && typeof view.top === 'object' && view.top.seat === you) marks.set(view.top.order, 'top');
  for (const { seat, order } of view.open) if (seat === you) marks.set(order, 'open');
  for (const order of view.orders ?? []) marks.set(order, 'hand');
  return marks;
}

function remember(marks: Map<string, OrderMark>, event: PizzaEvent, you: number, variant: string): void {
  if (!('seat' in event) || event.seat !== you) return;
  if (event.event === 'order-laid') marks.set(event.order, 'oven');
  if (event.event !== 'failed') return;
  // A failed order goes back under the pile, in Grande out of the game.
  for (const order of event.orders) variant === 'grande' ? marks.set(order, 'failed') : marks.delete(order);
}

// --- what is there, and what is missing

/** Orders whose free kinds may be the owner's own. */
const OWN_ALLOWED = new Set(['ladder', 'two-doubles']);

/** Say what is there for an order and what is missing. Empty where it is not for the stock to say. */
export function stockLines(card: OrderOf, { cards, place }: Stock): string[] {
  const { order, own, variant, chef } = card;
  const { sort } = orderParts(order);
  if (sort === 'match' || (sort === 'takeover' && chef === undefined)) return [];
  const struck = crossedOut(order, own, variant);
  if (struck !== null && countOf(cards, struck, false))
    return [say(`card-forbidden-${place}`, { cards: amount(countOf(cards, struck, false), struck, false) })];
  const needs = needsOf(order, own, variant, chef);
  if (sort === 'duel') return [thereLine([amount(countOf(cards, own, false), own, false)], place)];
  if (needs[0]?.by === 'mixed') return mixedLines(cards, needs[0].number, place);
  return needLines(settleKinds(card, needs, cards), cards, place);
}

/** The needs of an order with the kinds that it leaves open chosen by what is there. */
export const settleKinds = ({ order, own }: OrderOf, needs: readonly Need[], cards: readonly number[]): SettledNeed[] =>
  settle(needs, cards, OWN_ALLOWED.has(orderParts(order).sort) ? null : own);

/** A need whose open kind is chosen; `equals` are all kinds that would do as well. */
export interface SettledNeed extends Need {
  equals: readonly number[];
}

function mixedLines(cards: readonly number[], number: number, place: Stock['place']): string[] {
  const there = cards.reduce((sum, card) => sum + (isDouble(card) ? 2 : 1), 0);
  return [thereLine(there ? [String(there)] : [], place), missingLine(there < number ? [String(number - there)] : [])];
}

function needLines(needs: readonly SettledNeed[], cards: readonly number[], place: Stock['place']): string[] {
  const there: string[] = [];
  const missing: string[] = [];
  for (const need of needs) {
    const { kind, number, double = false } = need;
    const count = kind === null ? 0 : Math.min(number, countOf(cards, kind, double));
    if (count) there.push(amount(count, kind!, double));
    if (count < number) missing.push(missingText(need, number - count));
  }
  return [thereLine(there, place), missingLine(missing)];
}

/** A missing number of a kind; where several kinds are equally near, of one of them. */
function missingText({ kind, double = false, equals }: SettledNeed, number: number): string {
  if (kind === null) return say('card-another-kind', { number });
  if (equals.length < 2 || double) return amount(number, kind, double);
  const either = new Intl.ListFormat(language(), { type: 'disjunction' });
  return say('card-any-of', { number, kinds: either.format(equals.map((one) => kindName(one, number))) });
}

/** Choose the kinds that an order leaves open: the most plentiful for the largest need, or the scarcest. */
function settle(needs: readonly Need[], cards: readonly number[], own: number | null): SettledNeed[] {
  const taken = new Set(needs.map(({ kind }) => kind));
  const free = KINDS.map((_, kind) => kind).filter((kind) => !taken.has(kind) && kind !== own);
  const settled = new Map<Need, Pick<SettledNeed, 'kind' | 'equals'>>();
  for (const need of needs.filter(({ kind }) => kind === null).sort((one, other) => other.number - one.number)) {
    const count = (kind: number): number => countOf(cards, kind, need.double ?? false);
    const choice = (need.among ?? free).filter((kind) => !taken.has(kind) && count(kind) > 0);
    choice.sort((one, other) => (need.by === 'scarcest' ? count(one) - count(other) : count(other) - count(one)));
    const kind = choice[0] ?? null;
    settled.set(need, { kind, equals: choice.filter((one) => count(one) === count(kind!)) });
    if (kind !== null) taken.add(kind);
  }
  return needs.map((need) => ({ ...need, equals: [], ...settled.get(need) }));
}

/** Ingredients of a kind, or double cards of it. */
const countOf = (cards: readonly number[], kind: number, asDoubles: boolean): number =>
  cards
    .filter((card) => kindOf(card) === kind)
    .reduce((sum, card) => sum + (asDoubles ? Number(isDouble(card)) : isDouble(card) ? 2 : 1), 0);

const amount = (number: number, kind: number, double: boolean): string =>
  `${number} ${double ? cardName(2 * kind + 1, number) : kindName(kind, number)}`;

function thereLine(there: readonly string[], place: Stock['place']): string {
  const id = place === 'table' ? 'card-there' : 'card-oven-there';
  return there.length ? say(id, { cards: there.join(', ') }) : say(`${id}-none`);
}

const missingLine = (missing: readonly string[]): string =>
  missing.length ? say('card-missing', { cards: missing.join(', ') }) : say('card-complete');
