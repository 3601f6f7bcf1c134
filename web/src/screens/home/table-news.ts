/** The news of a table in the reader's own list, in words, and its place in the list. */
import { language, say } from '../../i18n/texts.svelte';
import { isReference } from '../../net/text-references';
import type { OwnTable } from '../../protocol';

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

export const isOwnTurn = (table: OwnTable): boolean => table.seat !== null && table.turn === table.seat;

/** The place in the list: the turns that others wait for first, the longest waiting before the others; then what is still played. */
export function rank(table: OwnTable | undefined): number {
  if (!table?.card) return 2;
  if (isOwnTurn(table) && !table.waits) return 0;
  return { playing: 1, lobby: 2, over: 3 }[table.card.status] ?? 4;
}

/**
 * The main word on a table: whose turn it is, by name where several people share this device, that it waits for the
 * reader, or how it ended.
 */
export function headline(table: OwnTable, isShared = false): string {
  const { card, seat, turn, place } = table;
  const status = card?.status ?? 'closed';
  if (status === 'over' && place !== null) return say('home-over-place', { place });
  if (seat === null && status !== 'closed') return say('home-queued');
  if (status === 'playing' && table.waits && !isOwnTurn(table)) return say('home-waits');
  if (status !== 'playing' || turn === null) return say(`home-status-${status}`);
  const name = card?.seats[turn]?.name ?? '';
  const isNamed = name !== '' && !isReference(name);
  if (isOwnTurn(table) && !(isShared && isNamed)) return say('home-turn-yours');
  return isNamed ? say('home-turn-other', { name }) : say('home-status-playing');
}

/** The news of a table since the reader was there; empty if there are none. */
export function newsSince(table: OwnTable, now: number): string {
  if (table.card?.status !== 'playing') return '';
  if (table.moves && !table.waits) return say('home-moves', { count: table.moves });
  const waited = isOwnTurn(table) ? timeAgo(now - table.since_ms) : '';
  return waited && say('home-last-move', { ago: waited });
}

/** `2 hours ago`, in the reader's language; empty for less than a minute. */
function timeAgo(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const unit = UNITS.find(([, size]) => minutes >= size);
  if (!unit) return '';
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'always' });
  return format.format(-Math.floor(minutes / unit[1]), unit[0]);
}
