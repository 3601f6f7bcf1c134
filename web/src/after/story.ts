/** The story of a finished game, told from its replay: who was ahead when, and what burned. */
import { needsOf } from '../cards/needs';
import { isDouble, kindOf, worth } from '../lib/names';
import type { AnyEvent, Frame, PizzaView, Replay } from '../protocol';

/** One seat's line of the plot; a value for each point of time. */
export interface Line {
  seat: number;
  values: number[];
}

/** An order that failed, and what it lacked. */
export interface Burned {
  round: number;
  seat: number;
  order: string;
  /** The owner's kind. */
  own: number;
  /** What lay on the table when it failed. */
  table: number[];
  missing: Missing[];
}

/** How many were missing: of a kind (null is one of choice), of any kinds mixed, or double cards. */
export interface Missing {
  of: 'kind' | 'mixed' | 'double';
  kind: number | null;
  number: number;
}

export interface Story {
  /** What the lines count: orders served, or points of SOLO, where fewer are better. */
  counts: 'orders' | 'points';
  lines: Line[];
  /** Where a new round begins, as an index into the values. */
  rounds: number[];
  burned: Burned[];
  /** Ingredients that each seat had left, which decide where orders are equal. */
  left: number[] | null;
}

/** What happened, as the first viewer of the replay heard it, with the view before. */
function told(steps: Replay): { event: AnyEvent; before: Frame['game']; after: Frame['game'] }[] {
  let before: Frame['game'] = null;
  return steps.flatMap(([frame]) => {
    const game = frame?.game;
    if (!game) return [];
    const heard = game.events.map((event) => ({ event, before, after: game }));
    before = game;
    return heard;
  });
}

export function storyOf(steps: Replay): Story {
  const last = steps.at(-1)?.[0]?.game?.view;
  return last?.game === 'solo' ? pointsOf(steps, last.sizes.length) : ordersOf(steps);
}

function pointsOf(steps: Replay, seats: number): Story {
  const lines = Array.from({ length: seats }, (_, seat) => ({ seat, values: [0] }));
  for (const { event } of told(steps)) {
    if (event.event === 'hand-ended') for (const line of lines) line.values.push(event.totals[line.seat] ?? 0);
  }
  return { counts: 'points', lines, rounds: [], burned: [], left: null };
}

function ordersOf(steps: Replay): Story {
  const first = steps.find(([frame]) => frame?.game)?.[0]?.game?.view as PizzaView | undefined;
  const places = first?.places ?? [];
  const variant = first?.variant;
  const lines = places.map((_, seat) => ({ seat, values: [0] }));
  const story: Story = { counts: 'orders', lines, rounds: [], burned: [], left: null };
  let round = 1;
  let table: number[] = [];
  const score = (seat: number, more: number): void =>
    lines.forEach(({ seat: own, values }) => values.push(values.at(-1)! + (own === seat ? more : 0)));
  for (const { event } of told(steps)) {
    switch (event.event) {
      case 'round-began':
        round = event.round;
        table = [];
        if (round > 1) story.rounds.push(lines[0]!.values.length - 1);
        break;
      case 'revealed':
        table = [...table, ...event.cards];
        break;
      case 'served':
        table = without(table, event.table);
        score(event.seat, event.orders.length);
        break;
      case 'duel-committed':
        table = [...table, ...event.cards];
        break;
      case 'rewarded':
        if (event.order !== null || event.hidden) score(event.seat, 1);
        break;
      case 'game-ended':
        if ('ingredients' in event) story.left = event.ingredients;
        break;
      case 'failed':
        for (const order of event.orders) {
          score(event.seat, 0);
          const own = places[event.seat]!.own;
          story.burned.push({ round, seat: event.seat, order, own, table: [...table], missing: lacking(order, own, table, variant) });
        }
    }
  }
  return story;
}

function without(table: readonly number[], gone: readonly number[]): number[] {
  const left = [...table];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What the order on the card needs beyond what lies there; a kind of choice takes the fullest column that is left. */
export function lacking(order: string, own: number, table: readonly number[], variant?: string): Missing[] {
  const needs = needsOf(order, own, variant);
  if (needs[0]?.by === 'mixed') return short('mixed', null, needs[0].number - worth(table));
  if (needs[0]?.double) {
    const kinds = new Set(table.filter(isDouble).map(kindOf));
    return short('double', null, needs.length - kinds.size);
  }
  const lying = [0, 1, 2, 3, 4, 5].map((kind) => worth(table.filter((card) => kindOf(card) === kind)));
  const free = new Set(lying.keys());
  needs.forEach(({ kind }) => kind !== null && free.delete(kind));
  return [...needs].sort((a, b) => b.number - a.number).flatMap(({ kind, number, among }) => {
    const taken = kind ?? fullest(among?.filter((one) => free.has(one)) ?? [...free], lying);
    if (taken === undefined) return short('kind', kind, number);
    free.delete(taken);
    return short('kind', kind, number - lying[taken]!);
  });
}

const short = (of: Missing['of'], kind: number | null, number: number): Missing[] => (number > 0 ? [{ of, kind, number }] : []);

const fullest = (kinds: readonly number[], lying: readonly number[]): number | undefined =>
  [...kinds].sort((a, b) => lying[b]! - lying[a]!)[0];
