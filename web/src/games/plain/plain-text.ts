/** Texts of a game that the page does not know: names and values as they are. */
import type { AnyEvent, AnyMove } from '../../protocol';
import type { GameText } from '../game-renderers';

/** `put 2 1`: the move's name and its values, in their order. */
export function plainMove(move: AnyMove): string {
  const { move: name, ...values } = move as AnyMove & Record<string, unknown>;
  return [name, ...Object.values(values).map(plainValue)].filter((part) => part !== '').join(' ');
}

export function plainValue(value: unknown): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(plainValue).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => `${name} ${plainValue(one)}`)
      .join(', ');
  return String(value);
}

function plainEvent(event: AnyEvent, names: readonly string[]): string {
  const { event: name, seat, ...values } = event as AnyEvent & { seat?: number } & Record<string, unknown>;
  const player = typeof seat === 'number' ? names[seat] : undefined;
  const text = [name, ...Object.values(values).map(plainValue)].filter(Boolean).join(' ');
  return player ? `${player}: ${text}` : text;
}

export const PLAIN_TEXT: GameText = { describeEvent: plainEvent, describeMove: plainMove, rules: {} };
