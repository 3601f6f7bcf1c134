/** Words for a game that this page has no words for: names and values as they are. */
import type { AnyEvent, AnyMove } from '../protocol';

/** `put 2 1`: the move's name and what it says, in its own order. */
export function plainMove(move: AnyMove): string {
  const { move: name, ...said } = move as AnyMove & Record<string, unknown>;
  return [name, ...Object.values(said).map(plainValue)].filter((part) => part !== '').join(' ');
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

export const plainWords = {
  say(event: AnyEvent, names: readonly string[]): string {
    const { event: name, seat, ...told } = event as AnyEvent & { seat?: number } & Record<string, unknown>;
    const who = typeof seat === 'number' ? names[seat] : undefined;
    const what = [name, ...Object.values(told).map(plainValue)].filter(Boolean).join(' ');
    return who ? `${who}: ${what}` : what;
  },
  describe: plainMove,
  rules: {},
};
