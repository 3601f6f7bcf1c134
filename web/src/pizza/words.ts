/** What happens at a pizza table, what is asked and what a move does, in the reader's language. */
import { cardName, cardNames, kindName, orderName, worth } from '../lib/names';
import { say } from '../lib/texts.svelte';
import type { PizzaEvent, PizzaMove, PizzaView, Question } from '../protocol';

const list = (words: readonly string[]): string => words.join(', ');
const ordersIn = (orders: readonly string[]): string => list(orders.map(orderName));

/** The rule behind each line of the log. */
export const PIZZA_RULES: Record<PizzaEvent['event'], string> = {
  dealt: 'setup.deal',
  'round-began': 'round.new-kitchen',
  'turn-began': 'turn.ingredient-first',
  announced: 'turn.announce',
  'nothing-put': 'turn.no-ingredients',
  'order-laid': 'turn.one-order',
  drew: 'turn.draw',
  'chef-drawn': 'chef.drawn',
  'round-ended': 'round.end',
  revealed: 'bake.sort',
  'order-revealed': 'bake.order',
  'series-laid': 'order.series',
  'help-asked': 'help.ask',
  'help-refused': 'help.refuse',
  'help-given': 'help.accept',
  served: 'bake.served',
  failed: 'bake.failed',
  rewarded: 'help.reward',
  'duel-committed': 'order.duel',
  'duel-answered': 'order.duel-show-all',
  'opponent-named': 'order.match',
  'card-shown': 'order.match',
  'chef-moved': 'order.takeover',
  leftovers: 'round.leftovers',
  'game-ended': 'end.winner',
};

/** One sentence; empty where nothing need be said. */
export function sayPizza(event: PizzaEvent, names: readonly string[]): string {
  const name = 'seat' in event ? (names[event.seat] ?? '') : '';
  const told = (values: Record<string, string | number> = {}, more = ''): string =>
    say(`pizza-event-${event.event}${more}`, { name, ...values });
  switch (event.event) {
    case 'dealt':
    case 'turn-began':
      return '';
    case 'round-began':
      return told({ round: event.round });
    case 'announced':
      return told({ number: event.number, kind: kindName(event.kind, event.number), doubles: event.doubles });
    case 'order-laid':
      return told({ order: orderName(event.order) });
    case 'drew': {
      const ingredients = event.ingredients?.length ? [cardNames(event.ingredients)] : [];
      const drawn = [...ingredients, ...(event.orders ?? []).map(orderName)];
      return drawn.length ? told({ cards: list(drawn) }, '-own') : told({ count: event.count }, `-${event.pile}`);
    }
    case 'round-ended':
      return told({ round: event.round, chef: names[event.chef] ?? '' });
    case 'revealed':
    case 'help-given':
      return told({ cards: cardNames(event.cards) });
    case 'leftovers':
      return event.cards.length ? told({ cards: cardNames(event.cards) }) : told({}, '-none');
    case 'order-revealed':
      return told({ order: orderName(event.order) });
    case 'series-laid':
      return told({ orders: sayAllotment(event.orders, event.numbers) });
    case 'help-asked':
      return told({ cards: cardNames(event.request) });
    case 'served':
      return event.cards.length
        ? told({ orders: ordersIn(event.orders), cards: cardNames(event.cards) }, '-hand')
        : told({ orders: ordersIn(event.orders) });
    case 'failed':
      return told({ orders: ordersIn(event.orders) });
    case 'rewarded':
      return event.order === null ? told({}, '-hidden') : told({ order: orderName(event.order) });
    case 'duel-committed':
      return told({ cards: cardNames([...event.table, ...event.cards]) });
    case 'duel-answered':
      return event.cards.length ? told({ cards: cardNames(event.cards) }) : told({}, '-declined');
    case 'opponent-named':
      return told({ opponent: names[event.opponent] ?? '' });
    case 'card-shown':
      return told({ card: cardName(event.card) });
    case 'nothing-put':
    case 'help-refused':
    case 'chef-drawn':
    case 'chef-moved':
    case 'game-ended':
      return told();
  }
}

// --- what is asked

/** The question on the table, to the one who owes the answer. */
export function sayQuestion({ name, shown }: Question, names: readonly string[]): string {
  const values: Record<string, string | number> = {};
  if (Array.isArray(shown.orders)) values.orders = ordersIn(shown.orders as string[]);
  if (typeof shown.owner === 'number') values.name = names[shown.owner] ?? '';
  if (Array.isArray(shown.request)) values.cards = cardNames(shown.request as number[]);
  if (Array.isArray(shown.committed)) values.cards = cardNames(shown.committed as number[]);
  if (typeof shown.card === 'number') values.card = cardName(shown.card);
  if (Array.isArray(shown.named)) {
    const named = shown.named as number[];
    values.kind = kindName(named.length, 4);
    values.left = (shown.asked as number) - named.reduce((sum, number) => sum + number, 0);
  }
  return say(`pizza-ask-${name}`, values);
}

// --- what a move does

/** A move in words, for its button. Passing means something else at each question. */
export function describe(move: PizzaMove, view: PizzaView, names: readonly string[]): string {
  const told = (values: Record<string, string | number> = {}, more = ''): string =>
    say(`pizza-do-${move.move}${more}`, values);
  switch (move.move) {
    case 'put':
      return sayPut(move.kind, move.singles, move.doubles ?? 0, move.double_last ?? false);
    case 'lay':
      return told({ order: orderName(move.order) });
    case 'pass':
      return told({}, `-${view.question?.name ?? 'lay-order'}`);
    case 'draw':
      return move.pile === 'kitchen'
        ? told({ count: view.kitchen }, '-kitchen')
        : told({ count: view.places[view.viewer ?? 0]?.waiter ?? 0 }, '-waiter');
    case 'serve':
      return sayServe(move.way ?? [], move.cards ?? []);
    case 'way':
      return told({ way: cardNames(move.way) });
    case 'want':
      return move.pledge?.length
        ? told({ cards: cardNames(move.request), pledge: cardNames(move.pledge) }, '-pledge')
        : told({ cards: cardNames(move.request) });
    case 'number':
      return move.pledge?.length
        ? told({ number: move.asked, pledge: cardNames(move.pledge) }, '-pledge')
        : told({ number: move.asked });
    case 'kind':
      return told({ number: move.number, kind: kindName(move.kind, move.number) });
    case 'give':
      return told({ cards: cardNames(move.cards) });
    case 'series':
      return told({ orders: sayAllotment(move.orders, move.numbers) });
    case 'commit':
      return move.cards?.length
        ? told({ total: move.total, cards: cardNames(move.cards) }, '-hand')
        : told({ total: move.total });
    case 'show-card':
      return told({ card: cardName(move.card) });
    case 'name':
      return told({ name: names[move.seat] ?? '' });
    case 'fail':
    case 'ask':
    case 'refuse':
    case 'show':
      return told();
  }
}

function sayPut(kind: number, singles: number, doubles: number, doubleLast: boolean): string {
  const number = singles + 2 * doubles;
  const values = { number, kind: kindName(kind, number), doubles };
  if (!doubles) return say('pizza-do-put', values);
  return say(singles && doubleLast ? 'pizza-do-put-double-last' : 'pizza-do-put-double', values);
}

function sayServe(way: readonly number[], cards: readonly number[]): string {
  const values = { way: cardNames(way), cards: cardNames(cards) };
  return say(`pizza-do-serve${way.length ? '-way' : ''}${cards.length ? '-hand' : ''}`, values);
}

const sayAllotment = (orders: readonly string[], numbers: readonly number[]): string =>
  list(orders.map((order, index) => `${orderName(order)}: ${numbers[index]}`));

/** What the main button says while nothing complete is chosen. */
export function sayIncomplete(question: Question): string {
  return question.name === 'lay-order' || question.name === 'lay-series'
    ? say('pizza-tap-order')
    : say(question.name === 'put-ingredients' ? 'pizza-tap-ingredients' : 'pizza-tap-cards');
}

/** A value of a small choice in words, for those who do not see its shapes. */
export function sayChoice(group: string, value: string, orders: readonly string[]): string {
  const cards = value.split(',').filter(Boolean).map(Number);
  if (group === 'top') return say(value === 'double' ? 'pizza-top-double' : 'pizza-top-single');
  if (group === 'request') return cardNames(cards);
  if (group === 'numbers') return sayAllotment(orders, cards);
  if (group.startsWith('way-')) {
    const number = Number(group.slice(4));
    return list(cards.map((card) => `${number} ${cardName(card, number)}`));
  }
  return value;
}

export const sayGroup = (group: string): string => say(`pizza-group-${group.startsWith('way-') ? 'way' : group}`);

/** `3 salami!`, as the player says it. */
export function sayAnnounced(kind: number, number: number, doubles: number): string {
  return say('pizza-announced', { number, kind: kindName(kind, number), doubles });
}

/** A pile of one kind on the table, for a screen reader. */
export const sayColumn = (cards: readonly number[], kind: number): string =>
  `${worth(cards)} ${kindName(kind, worth(cards))}`;
