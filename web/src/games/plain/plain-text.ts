/** Texts of a game that the page does not know, from the names and values of its messages. */
import { say } from '../../i18n/texts.svelte';
import type { AnyEvent, AnyMove } from '../../protocol';
import type { GameText } from '../game-renderers';

/** Fields whose number is that of a seat. */
const SEAT_FIELDS = new Set(['seat', 'by', 'to', 'from', 'target', 'leader', 'dealer', 'winner', 'loser', 'holder']);

/** `has_swapped` as `has swapped`. */
export const words = (name: string): string => name.replaceAll(/[-_]+/g, ' ');

/** `has_swapped` as `Has swapped`. */
export function title(name: string): string {
  const text = words(name);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A value in words: a seat by its player's name, a boolean as yes or no. Empty for no value. */
export function plainValue(value: unknown, field = '', names: readonly string[] = []): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return say(value ? 'table-yes' : 'table-no');
  if (typeof value === 'number') return (SEAT_FIELDS.has(field) && names[value]) || String(value);
  if (Array.isArray(value)) return value.map((one) => plainValue(one, field, names)).filter(Boolean).join(', ');
  if (typeof value === 'object') return plainFields(value, names);
  return words(String(value));
}

/** The values of an object in their order; a flag by its name if it is set. */
function plainFields(values: object, names: readonly string[]): string {
  const parts = Object.entries(values).map(([field, value]) =>
    typeof value === 'boolean' ? (value ? words(field) : '') : plainValue(value, field, names),
  );
  return parts.filter(Boolean).join(' ');
}

/** `Put 2 olives`: the move's name and its values. */
export function plainMove(move: AnyMove, names: readonly string[] = []): string {
  const { move: name, ...values } = move;
  return `${title(name)} ${plainFields(values, names)}`.trim();
}

function plainEvent(event: AnyEvent, names: readonly string[]): string {
  const { event: name, seat, ...values } = event as AnyEvent & { seat?: number };
  const text = `${words(name)} ${plainFields(values, names)}`.trim();
  const player = typeof seat === 'number' ? names[seat] : undefined;
  return player ? `${player}: ${text}` : title(text);
}

export const PLAIN_TEXT: GameText = {
  describeEvent: plainEvent,
  describeMove: (move, _, names) => plainMove(move, names),
  describePlayed: (move, _, names) => plainMove(move, names),
  rules: {},
};
