/** Names of cards, orders and colours in the reader's language. */
import { ANY_COLOUR, COLOURS, isDouble, kindOf, KINDS, orderParts, soloColour, soloRank } from '../cards/codes';
import { say, sayOrNull } from './texts.svelte';

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

export function orderName(order: string): string {
  const { sort, kind } = orderParts(order);
  return say(`order-name-${sort}`, kind === null ? {} : { kind: kindName(kind, 4) });
}

export function colourName(colour: number): string {
  return colour === ANY_COLOUR ? say('card-any-colour') : say(`colour-${COLOURS[colour]}`);
}

/** `red 7`, `blue skip`, `draw-four` */
export function soloName(card: number): string {
  const rank = sayOrNull(`card-${soloRank(card)}`) ?? soloRank(card);
  const colour = soloColour(card);
  return colour === ANY_COLOUR ? rank : say('card-coloured', { colour: colourName(colour), rank });
}
