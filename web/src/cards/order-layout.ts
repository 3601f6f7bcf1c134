/** Layout of an order card: positions of its needs on the pizza, and the line below. In units of a card, 100 by 150. */
import { orderParts } from './codes';
import { textWidth } from './lettering';
import { crossedOut, needsOf, type Need } from './order-needs';

export type Sign = 'flame' | 'fewest' | 'forks' | 'matching' | 'crown' | 'hat' | 'pair' | 'other-pair' | 'hands';

interface Point {
  x: number;
  y: number;
}
export interface Spot extends Point {
  /** Null: any kind. */
  kind: number | null;
  by?: Need['by'];
}
export interface Pizza {
  spots: Spot[];
  size: number;
  /** Paths under spots of one group. */
  ties: string[];
  /** Two halves: a choice between kinds. */
  cut: boolean;
}
/** A piece of the line below the pizza. */
export type Piece = { text: string } | { kind: number | null } | { struck: number } | { sign: Sign };

export interface OrderLayout {
  pizza: Pizza;
  /** In the middle of the pizza. */
  sign: Sign | null;
  line: Piece[];
  /** The own kind must not be on the table. */
  isOwnStruck: boolean;
}

const CENTRES: Partial<Record<string, Sign>> = { bombastica: 'flame', duel: 'forks', match: 'matching', takeover: 'crown' };
const EMPTY: Pizza = { spots: [], size: 0, ties: [], cut: false };

export function orderLayout(order: string, own: number, chef?: number, variant?: string): OrderLayout {
  const { sort } = orderParts(order);
  const needs = needsOf(order, own, variant, chef);
  const sign = CENTRES[sort] ?? null;
  const struck = crossedOut(order, own, variant);
  return {
    pizza: pizzaOf(sort, needs, sign),
    sign,
    line: lineOf(sort, needs, own, struck),
    isOwnStruck: struck === own,
  };
}

function pizzaOf(sort: string, needs: Need[], sign: Sign | null): Pizza {
  if (sort === 'ladder') return stairs(needs);
  if (needs.length === 0 || needs[0]!.by === 'mixed' || needs[0]!.double) return EMPTY;
  const cut = needs.some((need) => need.among);
  const groups = needs.flatMap((need) => (need.among ? need.among.map((kind) => ({ ...need, kind })) : [need]));
  const first = groups[0]!;
  const middle = groups.length > 1 && first.number === 1 && groups[1]!.number > 1 ? first : null;
  return { ...ring(groups.filter((need) => need !== middle), middle, sign !== null), cut };
}

/** Spots around the pizza, group by group, with a gap between groups; a single own ingredient in the middle. */
function ring(groups: Need[], middle: Need | null, signed: boolean): Pizza {
  const count = groups.reduce((sum, need) => sum + need.number, 0);
  const gap = groups.length > 1 && count > groups.length ? 0.55 : 0;
  const step = (2 * Math.PI) / (count + gap * groups.length);
  const close = !middle && !signed;
  const size = sizeFor(count, close);
  const radius = close && count <= 4 ? Math.max(15, count * 4.7) : 36 - size / 2;
  const at = (angle: number): Point => ({ x: radius * Math.sin(angle), y: -radius * Math.cos(angle) });
  const spots: Spot[] = middle ? [{ x: 0, y: 0, kind: middle.kind }] : [];
  const ties: string[] = [];
  // Two groups lie right and left; of more, the first lies at the top.
  let angle = groups.length === 2 ? (step * (1 + gap)) / 2 : (-step * (groups[0]!.number - 1)) / 2;
  if (groups.length === 1) angle = count === 4 ? step / 2 : 0;
  for (const { number, kind, by } of groups) {
    const from = at(angle);
    for (let one = 0; one < number; one++) spots.push({ ...at(angle + one * step), kind, by });
    const last = (number - 1) * step;
    const to = at(angle + last);
    if (number > 1 && groups.length > 1) ties.push(arc(from, to, radius, last > Math.PI));
    angle += (number + gap) * step;
  }
  return { spots, size, ties, cut: false };
}

/** The largest size of this many spots side by side; without anything in the middle they may come closer. */
function sizeFor(count: number, close: boolean): number {
  if (count <= 4) return close ? 25 : 21;
  if (count <= 6) return close ? 22 : 19.5;
  return count <= 8 ? 16.5 : 14;
}

const arc = (from: Point, to: Point, radius: number, large: boolean): string =>
  `M${from.x} ${from.y}A${radius} ${radius} 0 ${large ? 1 : 0} 1 ${to.x} ${to.y}`;

/** Spots in columns of 4, 3, 2 and 1. */
function stairs(needs: Need[]): Pizza {
  const size = 13.6;
  const spots: Spot[] = [];
  const ties: string[] = [];
  needs.forEach(({ number, kind }, column) => {
    const x = (column - 1.5) * size;
    for (let row = 0; row < number; row++) spots.push({ x, y: (1.5 - row) * size, kind });
    ties.push(`M${x} ${1.5 * size}v${-(number - 1) * size - 0.01}`);
  });
  return { spots, size: size - 0.8, ties, cut: false };
}

function lineOf(sort: string, needs: Need[], own: number, struck: number | null): Piece[] {
  if (sort === 'duel') return [{ text: '2+' }, { kind: own }, { text: '>' }, { sign: 'hands' }];
  if (sort === 'match') return [{ text: '1 =' }, { sign: 'hands' }];
  const sum = needs.map(({ number }) => number).join('+');
  if (sort === 'ladder') return [{ text: sum }];
  if (sort === 'absent') return [{ struck: own }, { text: sum }];
  if (sort === 'two-doubles' || needs.length > 3) return [];
  const start: Piece[] = struck === null ? [] : [{ struck }];
  return start.concat(needs.flatMap(pieces));
}

function pieces({ number, kind, by, among }: Need): Piece[] {
  if (by === 'mixed') return [{ text: `${number}+` }];
  if (by === 'scarcest') return [{ text: `${number}` }, { sign: 'fewest' }];
  if (by === 'chef' && kind === null) return [{ text: `${number}` }, { sign: 'hat' }];
  if (among) return [{ text: `${number}` }, { kind: among[0]! }, { text: '/' }, { kind: among[1]! }];
  return number === 1 ? [{ kind }] : [{ text: `${number}` }, { kind }];
}

/** Font size of the line below the pizza. */
export const BRIEF_SIZE = 30;

/** Width of a piece of the line. */
export function widthOf(piece: Piece): number {
  return 'text' in piece ? BRIEF_SIZE * textWidth(piece.text) : 33;
}
