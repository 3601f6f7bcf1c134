/** Layout of an order card: positions of its needs on the pizza, and the line below. In units of a card, 100 by 150. */
import { orderParts } from './codes';
import { textWidth } from './lettering';
import { crossedOut, needsOf, type Need } from './order-needs';

export type Sign = 'flame' | 'fewest' | 'forks' | 'matching' | 'crown' | 'hat' | 'pair' | 'other-pair' | 'hands' | 'ban';
/** Outlines of kinds to choose: one outline, one kind. */
export const CHOICES = ['disc', 'square', 'triangle', 'diamond'] as const;
export type Choice = (typeof CHOICES)[number];

interface Point {
  x: number;
  y: number;
}
export interface Spot extends Point {
  /** Null: a kind to choose. */
  kind: number | null;
  choice: Choice;
  by?: Need['by'];
}
/** A need and its outline, if its kind is to choose. */
type Group = Need & { choice: Choice };
export interface Pizza {
  spots: Spot[];
  size: number;
  /** Paths under spots of one group. */
  ties: string[];
  /** Two halves: a choice between kinds. */
  cut: boolean;
}
/** A piece of the line below the pizza. */
export type Piece = { text: string } | { kind: number } | { choice: Choice } | { sign: Sign };

export interface OrderLayout {
  pizza: Pizza;
  /** In the middle of the pizza; of a contest, which has no pizza, in its place. */
  sign: Sign | null;
  line: Piece[];
  /** The kind that must not be on the table. */
  banned: number | null;
}

const CENTRES: Partial<Record<string, Sign>> = { bombastica: 'flame', duel: 'forks', match: 'matching', takeover: 'crown' };
const EMPTY: Pizza = { spots: [], size: 0, ties: [], cut: false };

export function orderLayout(order: string, own: number, chef?: number, variant?: string): OrderLayout {
  const { sort } = orderParts(order);
  const groups = withChoices(needsOf(order, own, variant, chef));
  const sign = CENTRES[sort] ?? null;
  return {
    pizza: pizzaOf(sort, groups, sign),
    sign,
    line: lineOf(sort, groups, own),
    banned: crossedOut(order, own, variant),
  };
}

/** Give each kind to choose an outline of its own. */
function withChoices(needs: Need[]): Group[] {
  let next = 0;
  return needs.map((need) => ({ ...need, choice: CHOICES[need.kind === null ? next++ : 0]! }));
}

function pizzaOf(sort: string, needs: Group[], sign: Sign | null): Pizza {
  if (sort === 'ladder') return stairs(needs);
  if (needs.length === 0 || needs[0]!.by === 'mixed' || needs[0]!.double) return EMPTY;
  const cut = needs.some((need) => need.among);
  const groups = needs.flatMap((need) => (need.among ? need.among.map((kind) => ({ ...need, kind })) : [need]));
  const first = groups[0]!;
  const middle = groups.length > 1 && first.number === 1 && groups[1]!.number > 1 ? first : null;
  return { ...ring(groups.filter((need) => need !== middle), middle, sign !== null), cut };
}

/** Spots around the pizza, group by group, with a gap between groups; a single own ingredient in the middle. */
function ring(groups: Group[], middle: Group | null, signed: boolean): Pizza {
  const count = groups.reduce((sum, need) => sum + need.number, 0);
  const gap = groups.length > 1 && count > groups.length ? 0.55 : 0;
  const step = (2 * Math.PI) / (count + gap * groups.length);
  const close = !middle && !signed;
  const size = sizeFor(count, close);
  const radius = close && count <= 4 ? Math.max(15, count * 4.7) : 36 - size / 2;
  const at = (angle: number): Point => ({ x: radius * Math.sin(angle), y: -radius * Math.cos(angle) });
  const spots: Spot[] = middle ? [{ x: 0, y: 0, kind: middle.kind, choice: middle.choice }] : [];
  const ties: string[] = [];
  // Two groups lie right and left; of more, the first lies at the top.
  let angle = groups.length === 2 ? (step * (1 + gap)) / 2 : (-step * (groups[0]!.number - 1)) / 2;
  if (groups.length === 1) angle = count === 4 ? step / 2 : 0;
  for (const { number, kind, choice, by } of groups) {
    const from = at(angle);
    for (let one = 0; one < number; one++) spots.push({ ...at(angle + one * step), kind, choice, by });
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
function stairs(needs: Group[]): Pizza {
  const size = 13.6;
  const spots: Spot[] = [];
  const ties: string[] = [];
  needs.forEach(({ number, kind, choice }, column) => {
    const x = (column - 1.5) * size;
    for (let row = 0; row < number; row++) spots.push({ x, y: (1.5 - row) * size, kind, choice });
    ties.push(`M${x} ${1.5 * size}v${-(number - 1) * size - 0.01}`);
  });
  return { spots, size: size - 0.8, ties, cut: false };
}

/** Orders that words tell better than numbers and pictures in a line. */
const WITHOUT_LINE = new Set(['match', 'two-doubles', 'takeover', 'small-monotoni', 'mamma-mia-far', 'mamma-mia-near']);
const MAX_PLUS = 2;

function lineOf(sort: string, needs: Group[], own: number): Piece[] {
  if (sort === 'duel') return [{ text: '2+' }, { kind: own }, { text: '>' }, { sign: 'hands' }];
  if (sort === 'ladder') return [{ text: needs.map(({ number }) => number).join('+') }];
  if (WITHOUT_LINE.has(sort) || needs.length > 3) return [];
  const plus: Piece[] = needs.length > MAX_PLUS ? [] : [{ text: '+' }];
  return needs.flatMap((need, at) => (at > 0 ? [...plus, ...pieces(need)] : pieces(need)));
}

function pieces({ number, kind, by, choice }: Group): Piece[] {
  if (by === 'mixed') return [{ text: `${number}+` }];
  const count: Piece[] = number === 1 ? [] : [{ text: `${number}` }];
  if (by === 'scarcest') return [...count, { sign: 'fewest' }];
  return [...count, kind === null ? { choice } : { kind }];
}

/** Font size of the line below the pizza. */
export const LINE_SIZE = 30;

/** Width of a piece of the line. */
export function widthOf(piece: Piece): number {
  return 'text' in piece ? LINE_SIZE * textWidth(piece.text) + 3 : 33;
}

// --- a few words below the pizza

interface Space extends Point {
  name: 'below' | 'line' | 'alone' | 'banned';
  width: number;
  height: number;
}
/** Below a line, instead of one, in more lines than one, and beside a banned kind. */
const SPACES: Record<Space['name'], Space> = {
  below: { name: 'below', x: 50, y: 127.5, width: 87, height: 31 },
  line: { name: 'line', x: 50, y: 128, width: 87, height: 19 },
  alone: { name: 'alone', x: 50, y: 120, width: 87, height: 46 },
  banned: { name: 'banned', x: 66, y: 127, width: 56, height: 31 },
};
/** Words up to this width at size 1 fit into a line. */
const MAX_LINE = 8.2;
/** Largest font size of the words. */
export const MAX_PHRASE = 14.5;

export function phraseSpace(phrase: string, hasBan: boolean, hasLine: boolean): Space {
  if (hasBan) return SPACES.banned;
  if (hasLine) return SPACES.below;
  return textWidth(phrase) < MAX_LINE ? SPACES.line : SPACES.alone;
}
