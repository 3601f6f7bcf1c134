/** The needs of an order as outlines that fill up. For display only: the server decides whether it is served. */
import { type Need, needsOf } from '../../cards';
import { isDouble, kindOf } from '../../cards/codes';
import type { OpenOrders, PlacedCard } from './oven-steps';

export interface Outline {
  /** Null: any kind, or one not chosen yet. */
  kind: number | null;
  isDouble: boolean;
  /** Origin of the card that fills it; null while empty. */
  from: PlacedCard['from'] | null;
  /** Outlines of one group have one kind. */
  group: number;
}

/** The needs of the open orders; in a series each order has its own number. */
export function needsOfOpen(open: OpenOrders, own: number, variant: string, chef: number | undefined): Need[] {
  const needs = open.orders.map((order) => needsOf(order, own, variant, chef));
  if (!open.numbers.length) return needs.flat();
  return needs.flatMap((some, index) => some.map((need) => ({ ...need, number: open.numbers[index]!, group: index })));
}

export function outlinesOf(needs: readonly Need[], placed: readonly PlacedCard[]): Outline[] {
  const units = placed.flatMap(unitsOf(needs.some((need) => need.double)));
  const mixed = needs.length === 1 && needs[0]!.by === 'mixed';
  if (mixed) return fillAny(needs[0]!, units);
  const left = [...units];
  return withKinds(needs, units).flatMap((need) => fillKind(need, left));
}

/** A double card fills two outlines, unless the order asks for the card itself. */
const unitsOf =
  (asCards: boolean) =>
  ({ card, from }: PlacedCard): PlacedCard[] =>
    isDouble(card) && !asCards ? [{ card, from }, { card, from }] : [{ card, from }];

function fillAny({ number, group }: Need, units: readonly PlacedCard[]): Outline[] {
  return Array.from({ length: Math.max(number, units.length) }, (_, index) => {
    const unit = units[index];
    return { kind: unit ? kindOf(unit.card) : null, isDouble: false, from: unit?.from ?? null, group };
  });
}

function fillKind({ kind, number, group, double = false }: Need, left: PlacedCard[]): Outline[] {
  return Array.from({ length: number }, () => {
    const at = kind === null ? -1 : left.findIndex(({ card }) => kindOf(card) === kind);
    const [unit] = at < 0 ? [] : left.splice(at, 1);
    return { kind, isDouble: double, from: unit?.from ?? null, group };
  });
}

/** Needs without a kind get the kinds of the other cards: the most plentiful kind for the largest need. */
function withKinds(needs: readonly Need[], units: readonly PlacedCard[]): Need[] {
  const counts = new Map<number, number>();
  for (const { card } of units) counts.set(kindOf(card), (counts.get(kindOf(card)) ?? 0) + 1);
  for (const { kind } of needs) if (kind !== null) counts.delete(kind);
  const plenty = [...counts].sort(([, one], [, other]) => other - one).map(([kind]) => kind);
  const open = needs.filter(({ kind }) => kind === null).sort((one, other) => other.number - one.number);
  const given = new Map(open.map((need, index) => [need, plenty[index] ?? null]));
  return needs.map((need) => (need.kind === null ? { ...need, kind: given.get(need) ?? null } : need));
}

/**
 * Cards on the pizza if this way were chosen: of each kind those on the table, then the cards from the hand. Without a
 * way, those on the table of the kinds that the order names.
 */
export function previewOf(
  needs: readonly Need[],
  table: readonly number[],
  way: readonly number[],
  hand: readonly number[],
): PlacedCard[] {
  const fromHand = hand.map((card): PlacedCard => ({ card, from: 'hand' }));
  const isMixed = needs.length === 1 && needs[0]!.by === 'mixed';
  if (isMixed) return [...table.map((card): PlacedCard => ({ card, from: 'table' })), ...fromHand];
  const named = needs.flatMap(({ kind, number }) => Array<number | null>(number).fill(kind));
  return [...takenFrom(table, way.length ? way.map(kindOf) : named), ...fromHand];
}

/** Doubles are taken before singles. */
function takenFrom(table: readonly number[], kinds: readonly (number | null)[]): PlacedCard[] {
  const left = [...table].sort((one, other) => other - one);
  const taken: PlacedCard[] = [];
  const covered = new Map<number, number>();
  for (const kind of kinds) {
    if (kind === null) continue;
    const spare = covered.get(kind) ?? 0;
    if (spare > 0) {
      covered.set(kind, spare - 1);
      continue;
    }
    const at = left.findIndex((card) => kindOf(card) === kind);
    if (at < 0) continue;
    const [card] = left.splice(at, 1);
    taken.push({ card: card!, from: 'table' });
    if (isDouble(card!)) covered.set(kind, 1);
  }
  return taken;
}
