/** Stakes of a question: gain and loss in a sentence, and the cards of the hand that it is about. */
import { ingredientCount, kindOf } from '../../cards/codes';
import { kindName } from '../../i18n/card-names';
import { say } from '../../i18n/texts.svelte';
import type { PizzaMove, PizzaView, Question } from '../../protocol';

/** Say what the viewer gives, and may gain or lose, by the answer; empty where nothing is at stake. */
export function stakesText(view: PizzaView, legal: readonly PizzaMove[], names: readonly string[]): string {
  const { question } = view;
  if (!question) return '';
  const can = (move: PizzaMove['move']): boolean => legal.some((one) => one.move === move);
  const owner = names[question.shown.owner as number] ?? '';
  switch (question.name) {
    case 'answer-duel':
      return duelText(view, question, owner);
    case 'answer-help':
      if (!can('give')) return '';
      return say(view.places[question.seat]!.waiter ? 'stake-answer-help' : 'stake-answer-help-empty');
    case 'lay-series':
      return can('series') ? say('stake-lay-series') : '';
    case 'show-for-match':
      return say('stake-show-for-match', { name: owner });
    case 'commit-to-duel':
    case 'name-opponent':
    case 'answer-match':
      return say(`stake-${question.name}`);
    case 'choose-way':
    case 'request-help':
    case 'request-number':
      return say('stake-ask-help');
    case 'choose-serving':
    case 'cover-missing':
      if ((question.shown.orders as string[]).includes('takeover')) return say('stake-takeover');
      return can('ask') ? say('stake-ask-help') : '';
    default:
      return '';
  }
}

function duelText(view: PizzaView, { shown }: Question, name: string): string {
  const kind = view.places[shown.owner as number]!.own;
  const count = ingredientCount(ofKind(view.ingredients ?? [], kind));
  const left = ingredientCount(shown.committed as number[]) - (shown.total as number);
  return say('stake-answer-duel', {
    count,
    left,
    name,
    kind: kindName(kind, 4),
    cards: `${count} ${kindName(kind, count)}`,
  });
}

const ofKind = (cards: readonly number[], kind: number): number[] => cards.filter((card) => kindOf(card) === kind);

/** Cards and orders of the hand. */
export interface HandParts {
  cards: readonly number[];
  orders: readonly string[];
}

/** The part of the hand that the question is about. A turn is about all of it, and lights up nothing. */
export function meantParts(view: PizzaView, legal: readonly PizzaMove[]): HandParts {
  const { question } = view;
  if (question?.name === 'answer-duel' && legal.length)
    return { cards: ofKind(view.ingredients ?? [], view.places[question.shown.owner as number]!.own), orders: [] };
  return {
    cards: legal.flatMap((move) => {
      if (move.move === 'want' || move.move === 'number') return move.pledge ?? [];
      return move.move === 'serve' || move.move === 'give' || move.move === 'commit' ? (move.cards ?? []) : [];
    }),
    orders: legal.flatMap((move) => (move.move === 'series' ? move.orders : [])),
  };
}
