/** Statistics of a finished game, from its replay: scores over time, and the orders that failed. */
import { ingredientCount, isDouble, kindOf, KINDS } from '../../cards/codes';
import { needsOf } from '../../cards/order-needs';
import type { AnyEvent, Replay } from '../../protocol';

/** The score of a seat over time. */
export interface ScoreLine {
  seat: number;
  values: number[];
}

export interface FailedOrder {
  round: number;
  seat: number;
  order: string;
  /** The owner's kind. */
  own: number;
  missing: Missing[];
}

/** Ingredients that an order lacked: of a kind (null: of the owner's choice), of any kinds mixed, or double cards. */
export interface Missing {
  of: 'kind' | 'mixed' | 'double';
  kind: number | null;
  number: number;
}

export interface GameStatistics {
  /** Unit of the scores: orders served, or points of SOLO, where fewer are better. */
  unit: 'orders' | 'points';
  lines: ScoreLine[];
  /** Starts of new rounds, as indexes into the values. */
  rounds: number[];
  failed: FailedOrder[];
  /** Ingredients left in each hand, which break ties. (end.tie) */
  left: number[] | null;
}

const eventsOf = ({ steps }: Replay): AnyEvent[] => steps.flatMap(([frame]) => frame?.game?.events ?? []);

export function gameStatistics(replay: Replay): GameStatistics {
  const last = replay.steps.at(-1)?.[0]?.game?.view;
  return last?.game === 'solo' ? soloStatistics(replay, last.sizes.length) : pizzaStatistics(replay);
}

function soloStatistics(replay: Replay, seats: number): GameStatistics {
  const lines = Array.from({ length: seats }, (_, seat) => ({ seat, values: [0] }));
  for (const event of eventsOf(replay))
    if (event.event === 'hand-ended') for (const line of lines) line.values.push(event.totals[line.seat] ?? 0);
  return { unit: 'points', lines, rounds: [], failed: [], left: null };
}

function pizzaStatistics(replay: Replay): GameStatistics {
  const first = replay.steps.find(([frame]) => frame?.game)?.[0]?.game?.view;
  const places = first?.game === 'pizza' ? first.places : [];
  const variant = first?.game === 'pizza' ? first.variant : undefined;
  const lines = places.map((_, seat) => ({ seat, values: [0] }));
  const statistics: GameStatistics = { unit: 'orders', lines, rounds: [], failed: [], left: null };
  let round = 1;
  let table: number[] = [];
  const score = (seat: number, more: number): void =>
    lines.forEach(({ seat: own, values }) => values.push(values.at(-1)! + (own === seat ? more : 0)));
  for (const event of eventsOf(replay)) {
    switch (event.event) {
      case 'round-began':
        round = event.round;
        table = [];
        if (round > 1) statistics.rounds.push(lines[0]!.values.length - 1);
        break;
      case 'revealed':
      case 'duel-committed':
        table = [...table, ...event.cards];
        break;
      case 'served':
        table = without(table, event.table);
        score(event.seat, event.orders.length);
        break;
      case 'rewarded':
        if (event.order !== null || event.hidden) score(event.seat, 1);
        break;
      case 'game-ended':
        if ('ingredients' in event) statistics.left = event.ingredients;
        break;
      case 'failed':
        for (const order of event.orders) {
          score(event.seat, 0);
          const own = places[event.seat]!.own;
          const missing = missingFor(order, own, table, variant);
          statistics.failed.push({ round, seat: event.seat, order, own, missing });
        }
    }
  }
  return statistics;
}

function without(table: readonly number[], removed: readonly number[]): number[] {
  const left = [...table];
  for (const card of removed) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The shortage of an order's ingredients on the table; a kind of choice takes the fullest column that is left. */
export function missingFor(order: string, own: number, table: readonly number[], variant?: string): Missing[] {
  const needs = needsOf(order, own, variant);
  if (needs[0]?.by === 'mixed') return shortage('mixed', null, needs[0].number - ingredientCount(table));
  if (needs[0]?.double) {
    const kinds = new Set(table.filter(isDouble).map(kindOf));
    return shortage('double', null, needs.length - kinds.size);
  }
  const columns = KINDS.map((_, kind) => ingredientCount(table.filter((card) => kindOf(card) === kind)));
  const free = new Set(columns.keys());
  needs.forEach(({ kind }) => kind !== null && free.delete(kind));
  return [...needs].sort((a, b) => b.number - a.number).flatMap(({ kind, number, among }) => {
    const taken = kind ?? fullest(among?.filter((one) => free.has(one)) ?? [...free], columns);
    if (taken === undefined) return shortage('kind', kind, number);
    free.delete(taken);
    return shortage('kind', kind, number - columns[taken]!);
  });
}

const shortage = (of: Missing['of'], kind: number | null, number: number): Missing[] =>
  number > 0 ? [{ of, kind, number }] : [];

const fullest = (kinds: readonly number[], columns: readonly number[]): number | undefined =>
  [...kinds].sort((a, b) => columns[b]! - columns[a]!)[0];
