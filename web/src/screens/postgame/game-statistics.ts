/** Statistics of a finished game, from its replay: scores over time, and the orders that failed. */
import type { AnyEvent, PizzaAmount, Replay } from '../../protocol';

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
  missing: readonly PizzaAmount[];
  unwanted: PizzaAmount | null;
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
  const lines = places.map((_, seat) => ({ seat, values: [0] }));
  const statistics: GameStatistics = { unit: 'orders', lines, rounds: [], failed: [], left: null };
  let round = 1;
  const score = (seat: number, more: number): void =>
    lines.forEach(({ seat: own, values }) => values.push(values.at(-1)! + (own === seat ? more : 0)));
  for (const event of eventsOf(replay)) {
    switch (event.event) {
      case 'round-began':
        round = event.round;
        if (round > 1) statistics.rounds.push(lines[0]!.values.length - 1);
        break;
      case 'served':
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
          const { seat, missing, unwanted } = event;
          statistics.failed.push({ round, seat, order, own: places[seat]!.own, missing, unwanted });
        }
    }
  }
  return statistics;
}
