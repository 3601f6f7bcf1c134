/**
 * Building a move out of taps. The server sends every move that is allowed; here we only ask which of them what was
 * tapped so far is a part of. No rule is known here.
 */
import type { PizzaMove } from '../protocol';
import { NOTHING, WayWords, partsOf, type Picked } from './making';

export { NOTHING, type Picked } from './making';

/** A small choice that is left: its name, its values in the order of the options, and the one in force. */
export interface Group {
  name: string;
  values: string[];
  chosen: string | null;
}

export interface Built {
  /** What the main button does now; null while nothing complete is chosen. */
  move: PizzaMove | null;
  /** Answers that need no building: one tap each. */
  direct: PizzaMove[];
  groups: Group[];
}

const DIRECT = new Set(['pass', 'draw', 'fail', 'ask', 'refuse', 'show', 'name']);
/** Of these a choice is offered at once; of the others only between moves with the very cards that are tapped. */
const isWide = (group: string): boolean => group.startsWith('way-');

// --- which options fit

interface Candidate {
  move: PizzaMove;
  parts: Picked;
}

function candidates(options: readonly PizzaMove[]): Candidate[] {
  const ways = new WayWords(options);
  return options.filter((move) => !DIRECT.has(move.move)).map((move) => ({ move, parts: partsOf(move, ways) }));
}

/** Is each of these among those, as often? */
function within<T>(some: readonly T[], all: readonly T[]): boolean {
  const left = [...all];
  return some.every((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const agrees = (choices: Picked['choices'], parts: Picked): boolean =>
  Object.entries(choices).every(([name, value]) => !(name in parts.choices) || parts.choices[name] === value);

const isPart = ({ cards, orders }: Picked, parts: Picked): boolean =>
  within(cards, parts.cards) && within(orders, parts.orders);

const isWhole = (picked: Picked, parts: Picked): boolean =>
  isPart(picked, parts) && picked.cards.length === parts.cards.length && picked.orders.length === parts.orders.length;

/** Between moves with the same cards: ask for as little as possible, commit all that the table has; else the first. */
function preferred(found: readonly Candidate[]): PizzaMove | null {
  const moves = found.map(({ move }) => move);
  const least = (size: (move: PizzaMove) => number): PizzaMove | null =>
    moves.reduce<PizzaMove | null>((best, move) => (best && size(best) <= size(move) ? best : move), null);
  switch (moves[0]?.move) {
    case 'want':
      return least((move) => (move as { request: number[] }).request.length);
    case 'number':
      return least((move) => (move as { asked: number }).asked);
    case 'commit':
      return least((move) => -(move as { total: number }).total);
    default:
      return moves[0] ?? null;
  }
}

export function build(options: readonly PizzaMove[], picked: Picked): Built {
  const all = candidates(options);
  const whole = all.filter(({ parts }) => isWhole(picked, parts));
  const move = preferred(whole.filter(({ parts }) => agrees(picked.choices, parts)));
  const shown = move ? all.find((one) => one.move === move)!.parts.choices : picked.choices;
  const groups = [...groupsOf(all.filter(isOffered(isWide))), ...groupsOf(whole, isWide)].map((group) => ({
    ...group,
    chosen: shown[group.name] ?? null,
  }));
  return { move, direct: options.filter((option) => DIRECT.has(option.move)), groups };
}

const isOffered =
  (wanted: (group: string) => boolean) =>
  ({ parts }: Candidate): boolean =>
    Object.keys(parts.choices).some(wanted);

function groupsOf(
  found: readonly Candidate[],
  except: (group: string) => boolean = () => false,
): Omit<Group, 'chosen'>[] {
  const values = new Map<string, Set<string>>();
  for (const { parts } of found)
    for (const [name, value] of Object.entries(parts.choices))
      if (!except(name)) values.set(name, (values.get(name) ?? new Set()).add(value));
  return [...values]
    .filter(([, some]) => some.size > 1)
    .map(([name, some]) => ({ name, values: [...some] }))
    .sort((one, other) => other.name.localeCompare(one.name));
}

// --- tapping

/** What is picked when this card is tapped too; null if no option has all of it. */
export function addCard(options: readonly PizzaMove[], picked: Picked, card: number): Picked | null {
  const all = candidates(options);
  const more = fitted(all, { ...picked, cards: [...picked.cards, card] });
  if (more) return more;
  // Where one card is wanted, another one takes its place.
  const single = all.every(({ parts }) => parts.cards.length <= 1);
  return single ? fitted(all, { ...picked, cards: [card] }) : null;
}

export function dropCard(picked: Picked, card: number): Picked {
  const at = picked.cards.indexOf(card);
  return { ...picked, cards: picked.cards.filter((_, index) => index !== at) };
}

export function addOrder(options: readonly PizzaMove[], picked: Picked, order: string): Picked | null {
  const all = candidates(options);
  const more = fitted(all, { ...picked, orders: [...picked.orders, order] });
  if (more) return more;
  const single = all.every(({ parts }) => parts.orders.length <= 1);
  return single ? fitted(all, { ...picked, orders: [order] }) : null;
}

export function dropOrder(picked: Picked, order: string): Picked {
  return { ...picked, orders: picked.orders.filter((one) => one !== order) };
}

/** The same with the choices that still go with it; null if no option has these cards at all. */
function fitted(all: readonly Candidate[], picked: Picked): Picked | null {
  const found = all.filter(({ parts }) => isPart(picked, parts));
  if (!found.length) return null;
  let choices: Record<string, string> = {};
  for (const [name, value] of Object.entries(picked.choices)) {
    const more = { ...choices, [name]: value };
    if (found.some(({ parts }) => agrees(more, parts))) choices = more;
  }
  return { ...picked, choices };
}

/** Choose a value; what does not go with it is let go, and the fewest cards that it needs are taken up. */
export function choose(options: readonly PizzaMove[], picked: Picked, name: string, value: string): Picked {
  const all = candidates(options).filter(({ parts }) => parts.choices[name] === value);
  const kept = fitted(all, { ...picked, choices: { ...picked.choices, [name]: value } }) ?? {
    ...(fitted(all, { ...NOTHING, choices: { ...picked.choices, [name]: value } }) ?? picked),
  };
  const choices = { ...kept.choices, [name]: value };
  const fits = all.filter(({ parts }) => isPart(kept, parts) && agrees(choices, parts));
  if (!fits.length || fits.some(({ parts }) => isWhole(kept, parts))) return { ...kept, choices };
  return { cards: fits[0]!.parts.cards, orders: fits[0]!.parts.orders, choices };
}

/** All that has to be tapped for this move: for showing advice. */
export function pickedFor(options: readonly PizzaMove[], move: PizzaMove): Picked {
  return partsOf(move, new WayWords(options));
}

/** What lies ready before anything is tapped: the only way to serve or to give, where there is one. */
export function readyAtFirst(options: readonly PizzaMove[]): Picked {
  const [only, ...others] = candidates(options);
  return only && !others.length && ['serve', 'give'].includes(only.move.move) ? only.parts : NOTHING;
}

/** Can this card, or order, still be added? Says nothing of whether tapping it is answered: that it always is. */
export function canAdd(
  options: readonly PizzaMove[],
  picked: Picked,
): { card(card: number): boolean; order(order: string): boolean } {
  return {
    card: (card) => addCard(options, picked, card) !== null,
    order: (order) => addOrder(options, picked, order) !== null,
  };
}
