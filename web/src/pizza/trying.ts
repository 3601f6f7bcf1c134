/** What a tap that fits no option would have been: a move for the server to refuse, with its rule. */
import { KINDS, isDouble, kindOf } from '../lib/names';
import type { PizzaMove, Question } from '../protocol';
import type { Picked } from './building';

/** A move, or its text where a move cannot say it (cards of two kinds put in together). */
export type Tried = PizzaMove | string;

export function tryCard(question: Question | null, options: readonly PizzaMove[], picked: Picked, card: number): Tried {
  const cards = [...picked.cards, card].sort((one, other) => one - other);
  switch (question?.name) {
    case 'choose-serving':
    case 'cover-missing':
    case 'answer-match':
      return { move: 'serve', way: wayIn(options, picked), cards };
    case 'request-help':
      return { move: 'want', request: requestIn(options), pledge: cards };
    case 'request-number':
      return { move: 'number', asked: 1, pledge: cards };
    case 'answer-help':
      return { move: 'give', cards };
    case 'commit-to-duel':
      return { move: 'commit', total: cards.length + 1, cards };
    case 'show-for-match':
      return { move: 'show-card', card };
    default:
      return put(cards);
  }
}

export function tryOrder(question: Question | null, picked: Picked, order: string): Tried {
  if (question?.name !== 'lay-series') return { move: 'lay', order };
  const orders = [...picked.orders, order];
  return { move: 'series', orders, numbers: orders.map((_, index) => orders.length - index) };
}

/** The main button while nothing is complete. */
export function tryNothing(question: Question | null, options: readonly PizzaMove[], picked: Picked): Tried {
  const [first, ...others] = picked.cards;
  if (first !== undefined) return tryCard(question, options, { ...picked, cards: others }, first);
  return question?.name === 'put-ingredients' ? { move: 'put', kind: 0, singles: 0 } : { move: 'give', cards: [] };
}

function put(cards: readonly number[]): Tried {
  const kind = kindOf(cards[0]!);
  const doubles = cards.filter(isDouble).length;
  const kinds = [...new Set(cards.map(kindOf))];
  if (kinds.length === 1) return { move: 'put', kind, singles: cards.length - doubles, doubles };
  return `put ${kinds.map((one) => `${cards.filter((card) => kindOf(card) === one).length} ${KINDS[one]}`).join(', ')}`;
}

function wayIn(options: readonly PizzaMove[], picked: Picked): number[] {
  const serving = options.filter((move) => move.move === 'serve');
  const near = serving.find(({ cards = [] }) => picked.cards.every((card) => cards.includes(card))) ?? serving[0];
  return near?.way ?? [];
}

function requestIn(options: readonly PizzaMove[]): number[] {
  const [first] = options.filter((move) => move.move === 'want');
  return first?.request ?? [];
}
