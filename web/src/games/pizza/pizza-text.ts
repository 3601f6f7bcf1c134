/** Texts of the pizza games: events, questions, moves and choices in the reader's language. */
import { ingredientCount } from '../../cards/codes';
import { cardName, cardNames, kindName, orderName } from '../../i18n/card-names';
import { say, sayOf, sayOrNull } from '../../i18n/texts.svelte';
import type { PizzaEvent, PizzaMove, PizzaView, Question } from '../../protocol';
import type { GameText } from '../game-renderers';

const list = (texts: readonly string[]): string => texts.join(', ');
const orderNames = (orders: readonly string[]): string => list(orders.map(orderName));

/** The rule behind each event. */
const EVENT_RULES: Record<PizzaEvent['event'], string> = {
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

/** Describe an event in one sentence; empty where nothing need be said. */
export function describeEvent(event: PizzaEvent, names: readonly string[], you: number | null = null): string {
  const seat = 'seat' in event ? event.seat : event.event === 'round-ended' ? event.chef : null;
  const name = seat === null ? '' : (names[seat] ?? '');
  const text = (values: Record<string, string | number> = {}, suffix = ''): string =>
    sayOf(`pizza-event-${event.event}${suffix}`, seat !== null && seat === you, { name, ...values });
  switch (event.event) {
    case 'dealt':
    case 'turn-began':
      return '';
    case 'round-began':
      return text({ round: event.round });
    case 'announced':
      return text({ number: event.number, kind: kindName(event.kind, event.number), doubles: event.doubles });
    case 'order-laid':
      return text({ order: orderName(event.order) });
    case 'drew': {
      const ingredients = event.ingredients?.length ? [cardNames(event.ingredients)] : [];
      const drawn = [...ingredients, ...(event.orders ?? []).map(orderName)];
      return drawn.length ? text({ cards: list(drawn) }, '-own') : text({ count: event.count }, `-${event.pile}`);
    }
    case 'round-ended':
      return text({ round: event.round, chef: name });
    case 'revealed':
    case 'help-given':
      return text({ cards: cardNames(event.cards) });
    case 'leftovers':
      return event.cards.length ? text({ cards: cardNames(event.cards) }) : text({}, '-none');
    case 'order-revealed':
      return text({ order: orderName(event.order) });
    case 'series-laid':
      return text({ orders: allotmentText(event.orders, event.numbers) });
    case 'help-asked':
      return text({ cards: cardNames(event.request) });
    case 'served':
      return event.cards.length
        ? text({ orders: orderNames(event.orders), cards: cardNames(event.cards) }, '-hand')
        : text({ orders: orderNames(event.orders) });
    case 'failed':
      return text({ orders: orderNames(event.orders) });
    case 'rewarded':
      return event.order === null ? text({}, '-hidden') : text({ order: orderName(event.order) });
    case 'duel-committed':
      return text({ cards: cardNames([...event.table, ...event.cards]) });
    case 'duel-answered':
      return event.cards.length ? text({ cards: cardNames(event.cards) }) : text({}, '-declined');
    case 'opponent-named':
      return text({ opponent: names[event.opponent] ?? '' }, event.opponent === you ? '.to-you' : '');
    case 'card-shown':
      return text({ card: cardName(event.card) });
    case 'nothing-put':
    case 'help-refused':
    case 'chef-drawn':
    case 'chef-moved':
    case 'game-ended':
      return text();
  }
}

// --- questions

/** Put the pending question to the player who has to answer it; where only one answer is possible, without asking. */
export function describeQuestion({ name, shown }: Question, names: readonly string[], hasChoice = true): string {
  const values: Record<string, string | number> = {};
  if (Array.isArray(shown.orders)) values.orders = orderNames(shown.orders as string[]);
  if (typeof shown.owner === 'number') values.name = names[shown.owner] ?? '';
  if (Array.isArray(shown.request)) values.cards = cardNames(shown.request as number[]);
  if (Array.isArray(shown.committed)) values.cards = cardNames(shown.committed as number[]);
  if (typeof shown.card === 'number') values.card = cardName(shown.card);
  if (Array.isArray(shown.named)) {
    const named = shown.named as number[];
    values.kind = kindName(named.length, 4);
    values.left = (shown.asked as number) - named.reduce((sum, number) => sum + number, 0);
  }
  return sayOnly(`pizza-ask-${name}`, hasChoice, values);
}

// --- moves

/** The text, or its `.only` where there is no choice. */
const sayOnly = (id: string, hasChoice: boolean, values: Record<string, string | number>): string =>
  (hasChoice ? null : sayOrNull(`${id}.only`, values)) ?? say(id, values);

/** Describe a move, as on its button. Passing has another text at each question. */
export function describeMove(
  move: PizzaMove,
  view: PizzaView,
  names: readonly string[],
  hasChoice = true,
): string {
  const text = (values: Record<string, string | number> = {}, suffix = ''): string =>
    sayOnly(`pizza-do-${move.move}${suffix}`, hasChoice, values);
  switch (move.move) {
    case 'put':
      return describePut(move.kind, move.singles, move.doubles ?? 0, move.double_last ?? false);
    case 'lay':
      return text({ order: orderName(move.order) });
    case 'pass':
      return text({}, `-${view.question?.name ?? 'lay-order'}`);
    case 'draw':
      return text({ count: drawCount(view, move.pile) }, `-${move.pile}`);
    case 'serve':
      return describeServe(move.way ?? [], move.cards ?? []);
    case 'way':
      return text({ way: cardNames(move.way) });
    case 'want':
      return move.pledge?.length
        ? text({ cards: cardNames(move.request), pledge: cardNames(move.pledge) }, '-pledge')
        : text({ cards: cardNames(move.request) });
    case 'number':
      return move.pledge?.length
        ? text({ number: move.asked, pledge: cardNames(move.pledge) }, '-pledge')
        : text({ number: move.asked });
    case 'kind':
      return text({ number: move.number, kind: kindName(move.kind, move.number) });
    case 'give':
      return text({ cards: cardNames(move.cards) });
    case 'series':
      return text({ orders: allotmentText(move.orders, move.numbers) });
    case 'commit':
      return move.cards?.length
        ? text({ total: move.total, cards: cardNames(move.cards) }, '-hand')
        : text({ total: move.total });
    case 'show-card':
      return text({ card: cardName(move.card) });
    case 'name':
      return text({ name: names[move.seat] ?? '' });
    case 'fail':
    case 'ask':
    case 'refuse':
    case 'show':
      return text();
  }
}

/** Describe a move of the past: how many cards were drawn then, and what was passed, the view of now does not tell. */
function describePlayed(move: PizzaMove, view: PizzaView, names: readonly string[]): string {
  return move.move === 'draw' ? say(`pizza-did-draw-${move.pile}`) : describeMove(move, { ...view, question: null }, names);
}

/** The text of a move on the main button, which is short: of a serving, only the cards that leave the hand. */
export function buttonText(move: PizzaMove, view: PizzaView, names: readonly string[], hasChoice = true): string {
  if (move.move === 'serve' && move.cards?.length) return say('pizza-do-serve-hand', { cards: cardNames(move.cards) });
  return describeMove(move, view, names, hasChoice);
}

/** Cards in a full hand, and the most that are drawn at once. (turn.draw, turn.draw-limit) */
const HAND_SIZE = 7;
const PLUS_HAND_SIZE = 9;
const PLUS_DRAW_LIMIT = 5;

/** Number of cards that the viewer draws from a pile. */
export function drawCount(view: PizzaView, pile: 'kitchen' | 'waiter'): number {
  const { ingredients, orders, waiter } = view.places[view.viewer ?? 0]!;
  const isPlus = view.variant === 'plus';
  const space = (isPlus ? PLUS_HAND_SIZE : HAND_SIZE) - ingredients - orders;
  const left = pile === 'kitchen' ? view.kitchen : waiter;
  return Math.max(0, Math.min(left, space, isPlus ? PLUS_DRAW_LIMIT : space));
}

/** Whether drawing ingredients now takes the last one, which ends the round. (round.end) */
export const isLastDraw = (view: PizzaView): boolean => drawCount(view, 'kitchen') === view.kitchen;

/** The result of a round: the pizzas that each seat has served so far, null where nobody knows, and own failed orders. */
export interface RoundResult {
  round: number;
  served: (number | null)[];
  failed: number;
}

export function roundText({ round, served, failed }: RoundResult, variant: string, names: readonly string[]): string {
  const scores = served.flatMap((count, seat) => (count === null ? [] : [{ count, name: names[seat] ?? '' }]));
  scores.sort((one, other) => other.count - one.count);
  const over = scores.length
    ? say('pizza-round-over', { round, scores: list(scores.map(({ name, count }) => `${name} ${count}`)) })
    : say('pizza-round-over-hidden', { round });
  return failed && variant !== 'grande' ? `${over} ${say('pizza-round-back', { count: failed })}` : over;
}

function describePut(kind: number, singles: number, doubles: number, doubleLast: boolean): string {
  const number = singles + 2 * doubles;
  const values = { number, kind: kindName(kind, number), doubles };
  if (!doubles) return say('pizza-do-put', values);
  return say(singles && doubleLast ? 'pizza-do-put-double-last' : 'pizza-do-put-double', values);
}

function describeServe(way: readonly number[], cards: readonly number[]): string {
  const values = { way: cardNames(way), cards: cardNames(cards) };
  return say(`pizza-do-serve${way.length ? '-way' : ''}${cards.length ? '-hand' : ''}`, values);
}

const allotmentText = (orders: readonly string[], numbers: readonly number[]): string =>
  list(orders.map((order, index) => `${orderName(order)}: ${numbers[index]}`));

/** Text of the main button while the selection is no complete move; `missing` is the number of cards still to pick. */
export function incompleteText(question: Question, missing: number | null = null): string {
  if (missing) return say('pizza-pick-missing', { count: missing });
  return question.name === 'lay-order' || question.name === 'lay-series'
    ? say('pizza-pick-order')
    : say(question.name === 'put-ingredients' ? 'pizza-pick-ingredients' : 'pizza-pick-cards');
}

/** A value of a choice in words, also for readers who cannot see its shapes. */
export function choiceText(group: string, value: string, orders: readonly string[]): string {
  const cards = value.split(',').filter(Boolean).map(Number);
  if (group === 'top') return say(value === 'double' ? 'pizza-top-double' : 'pizza-top-single');
  if (group === 'request') return cardNames(cards);
  if (group === 'numbers') return allotmentText(orders, cards);
  if (group.startsWith('way-')) {
    const number = Number(group.slice(4));
    return list(cards.map((card) => `${number} ${cardName(card, number)}`));
  }
  return value;
}

export const groupText = (group: string): string => say(`pizza-group-${group.startsWith('way-') ? 'way' : group}`);

/** `3 salami!` */
export function announcementText(kind: number, number: number, doubles: number): string {
  return say('pizza-announced', { number, kind: kindName(kind, number), doubles });
}

/** A column of one kind on the table, for a screen reader. */
export const columnText = (cards: readonly number[], kind: number): string =>
  `${ingredientCount(cards)} ${kindName(kind, ingredientCount(cards))}`;

export const PIZZA_TEXT: GameText<PizzaView, PizzaMove> = { describeEvent, describeMove, describePlayed, rules: EVENT_RULES };
