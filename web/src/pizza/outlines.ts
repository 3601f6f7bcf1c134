/** What an order needs, as outlines on a pizza that fill up. For the eye only: the server says whether it is served. */
import { isDouble, kindOf } from '../lib/names';
import { needsOf, type Need } from '../cards';
import type { Filled, Up } from './staging';

export interface Outline {
  /** Null: any kind, or one that is not chosen yet. */
  kind: number | null;
  isDouble: boolean;
  from: Filled['from'] | null;
  /** Outlines of one group are of one kind. */
  group: number;
}

/** The needs of the orders that are up; in a series each has its own number. */
export function needsUp(up: Up, own: number, variant: string, chef: number | undefined): Need[] {
  const needs = up.orders.map((order) => needsOf(order, own, variant, chef));
  if (!up.numbers.length) return needs.flat();
  return needs.flatMap((some, index) => some.map((need) => ({ ...need, number: up.numbers[index]!, group: index })));
}

export function outlinesOf(needs: readonly Need[], filled: readonly Filled[]): Outline[] {
  const units = filled.flatMap(unitsOf(needs.some((need) => need.double)));
  const mixed = needs.length === 1 && needs[0]!.by === 'mixed';
  if (mixed) return fillAny(needs[0]!, units);
  const left = [...units];
  return named(needs, units).flatMap((need) => fillKind(need, left));
}

/** A double card fills two outlines, unless the order asks for the card itself. */
const unitsOf =
  (asCards: boolean) =>
  ({ card, from }: Filled): Filled[] =>
    isDouble(card) && !asCards ? [{ card, from }, { card, from }] : [{ card, from }];

function fillAny({ number, group }: Need, units: readonly Filled[]): Outline[] {
  return Array.from({ length: Math.max(number, units.length) }, (_, index) => {
    const unit = units[index];
    return { kind: unit ? kindOf(unit.card) : null, isDouble: false, from: unit?.from ?? null, group };
  });
}

function fillKind({ kind, number, group, double = false }: Need, left: Filled[]): Outline[] {
  return Array.from({ length: number }, () => {
    const at = kind === null ? -1 : left.findIndex(({ card }) => kindOf(card) === kind);
    const [unit] = at < 0 ? [] : left.splice(at, 1);
    return { kind, isDouble: double, from: unit?.from ?? null, group };
  });
}

/** Kinds of choice get the kinds that lie there beside the named ones: the most plentiful to the largest need. */
function named(needs: readonly Need[], units: readonly Filled[]): Need[] {
  const counts = new Map<number, number>();
  for (const { card } of units) counts.set(kindOf(card), (counts.get(kindOf(card)) ?? 0) + 1);
  for (const { kind } of needs) if (kind !== null) counts.delete(kind);
  const plenty = [...counts].sort(([, one], [, other]) => other - one).map(([kind]) => kind);
  const open = needs.filter(({ kind }) => kind === null).sort((one, other) => other.number - one.number);
  const given = new Map(open.map((need, index) => [need, plenty[index] ?? null]));
  return needs.map((need) => (need.kind === null ? { ...need, kind: given.get(need) ?? null } : need));
}

/**
 * What would lie on the pizza if this way were chosen: of each kind what the table has, then the cards from hand.
 * Without a way, what the table has of the named kinds.
 */
export function previewOf(
  needs: readonly Need[],
  table: readonly number[],
  way: readonly number[],
  hand: readonly number[],
): Filled[] {
  const fromHand = hand.map((card): Filled => ({ card, from: 'hand' }));
  const isMixed = needs.length === 1 && needs[0]!.by === 'mixed';
  if (isMixed) return [...table.map((card): Filled => ({ card, from: 'table' })), ...fromHand];
  const named = needs.flatMap(({ kind, number }) => Array<number | null>(number).fill(kind));
  return [...takenFrom(table, way.length ? way.map(kindOf) : named), ...fromHand];
}

/** Doubles go before singles, as at the table. */
function takenFrom(table: readonly number[], kinds: readonly (number | null)[]): Filled[] {
  const left = [...table].sort((one, other) => other - one);
  const taken: Filled[] = [];
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
