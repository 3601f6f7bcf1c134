/** The parts of pizza moves: cards and orders of the hand, and choices beside them. */
import { isDouble, kindOf } from '../../cards/codes';
import type { PizzaMove } from '../../protocol';
import { NOTHING, type Selection } from '../move-builder';

export function partsOf(move: PizzaMove, ways: WayChoices): Selection {
  switch (move.move) {
    case 'put': {
      const { kind, singles, doubles = 0, double_last = false } = move;
      const cards = [...Array<number>(singles).fill(2 * kind), ...Array<number>(doubles).fill(2 * kind + 1)];
      return { ...NOTHING, cards, choices: singles && doubles ? { top: double_last ? 'double' : 'single' } : {} };
    }
    case 'lay':
      return { ...NOTHING, orders: [move.order] };
    case 'serve':
      return { ...NOTHING, cards: move.cards ?? [], choices: ways.choicesOf(move.way ?? []) };
    case 'way':
      return { ...NOTHING, choices: ways.choicesOf(move.way) };
    case 'want':
      return { ...NOTHING, cards: move.pledge ?? [], choices: { request: move.request.join() } };
    case 'number':
      return { ...NOTHING, cards: move.pledge ?? [], choices: { number: String(move.asked) } };
    case 'kind':
      return { ...NOTHING, choices: { number: String(move.number) } };
    case 'give':
      return { ...NOTHING, cards: move.cards };
    case 'series':
      return { ...NOTHING, orders: move.orders, choices: { numbers: move.numbers.join() } };
    case 'commit':
      return { ...NOTHING, cards: move.cards ?? [], choices: { total: String(move.total) } };
    case 'show-card':
      return { ...NOTHING, cards: [move.card] };
    default:
      return NOTHING;
  }
}

/**
 * Ways to serve an order as choices that are made one by one: for a ladder the kind that is there four times, three
 * times, and so on. Kinds that are the same in all ways make no choice.
 */
export class WayChoices {
  private readonly varying: Set<number>;
  private readonly isDoubled: boolean;

  constructor(moves: readonly PizzaMove[]) {
    const ways = moves.flatMap((move) => ('way' in move && move.way ? [move.way] : []));
    const counts = ways.map(countKinds);
    const kinds = new Set(counts.flatMap((way) => [...way.keys()]));
    this.varying = new Set([...kinds].filter((kind) => new Set(counts.map((way) => way.get(kind) ?? 0)).size > 1));
    this.isDoubled = ways.some((way) => way.some(isDouble));
  }

  /** `{ 'way-4': '8', 'way-3': '2' }`: the card that is there four times, and three times. */
  choicesOf(way: readonly number[]): Record<string, string> {
    const choices: Record<string, string> = {};
    for (const [kind, number] of [...countKinds(way)].sort(([one], [other]) => one - other)) {
      if (!this.varying.has(kind)) continue;
      const name = `way-${number}`;
      const card = 2 * kind + (this.isDoubled ? 1 : 0);
      choices[name] = name in choices ? `${choices[name]},${card}` : String(card);
    }
    return choices;
  }
}

function countKinds(cards: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(kindOf(card), (counts.get(kindOf(card)) ?? 0) + 1);
  return counts;
}
