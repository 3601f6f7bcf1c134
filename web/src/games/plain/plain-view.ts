/** The parts of a view that the page does not know: cards, piles, what each seat has, and all other fields. */
import type { AnyView } from '../../protocol';
import { plainValue, title } from './plain-text';

export interface PlainParts {
  /** The viewer's own cards; null where the view has none. */
  hand: string[] | null;
  /** For each seat, its values by title. */
  seats: { title: string; text: string }[][];
  /** Cards that lie open. */
  rows: { title: string; cards: string[] }[];
  /** Cards that are only counted. */
  piles: { title: string; count: number }[];
  fields: { title: string; text: string }[];
}

const HAND_NAMES = ['hand', 'cards', 'tiles'];
const PILE_NAMES = ['pile', 'deck', 'stock', 'draw_pile', 'discard', 'discards', 'kitchen', 'bag', 'supply'];
const SKIPPED = ['game', 'viewer', 'question'];

/**
 * Fields with one value for each seat. A list of cards can be as long as there are seats, too, but not always: a field
 * that once had another length is remembered in `others`.
 */
export function seatFields(view: AnyView, seats: number, others: Set<string>): Set<string> {
  const lists = Object.entries(view).filter(([, value]) => Array.isArray(value)) as [string, unknown[]][];
  for (const [name, values] of lists) if (values.length !== seats || HAND_NAMES.includes(name)) others.add(name);
  return new Set(lists.map(([name]) => name).filter((name) => !others.has(name)));
}

export function readView(view: AnyView, names: readonly string[], bySeat: ReadonlySet<string>): PlainParts {
  const parts: PlainParts = { hand: null, seats: names.map(() => []), rows: [], piles: [], fields: [] };
  for (const [name, value] of Object.entries(view) as [string, unknown][]) {
    if (SKIPPED.includes(name)) continue;
    if (bySeat.has(name)) {
      (value as unknown[]).forEach((one, seat) => parts.seats[seat]!.push({ title: title(name), text: shown(one, name, names) }));
    } else if (Array.isArray(value)) {
      const cards = value.map((card) => plainValue(card, name, names));
      if (HAND_NAMES.includes(name) && !parts.hand) parts.hand = cards;
      else parts.rows.push({ title: title(name), cards });
    } else if (typeof value === 'number' && PILE_NAMES.includes(name)) {
      parts.piles.push({ title: title(name), count: value });
    } else {
      parts.fields.push({ title: title(name), text: shown(value, name, names) });
    }
  }
  return parts;
}

const shown = (value: unknown, field: string, names: readonly string[]): string => plainValue(value, field, names) || '–';
