/**
 * What the page may still show of the past. Memory is part of the pizza games: a person is shown what was announced
 * since their own last turn began, nothing older (turn.memory). The server sends just that after a reload; here the
 * same is forgotten while the page stays open. In SOLO the hand that is being played is shown.
 */
import type { AnyEvent, RoomView } from '../protocol';

/** The index of the first event that may still be shown. */
export function rememberedFrom(events: readonly AnyEvent[], you: number | null, room: RoomView): number {
  if (room.options['open-log'] === 'on' || room.status === 'over') return 0;
  if (room.game === 'solo') return Math.max(0, lastIndex(events, (event) => event.event === 'hand-began'));
  const turns = events.flatMap((event, index) => (event.event === 'turn-began' ? [{ index, seat: event.seat }] : []));
  const last = turns.at(-1);
  if (!last) return 0;
  const seat = you ?? last.seat;
  const own = turns.filter((turn) => turn.seat === seat);
  const isPlaying = !events.slice(last.index).some((event) => event.event === 'round-ended');
  if (seat === last.seat && isPlaying) own.pop();
  return own.at(-1)?.index ?? 0;
}

/** The lines of a log that may still be shown. News of the table are no part of the game, and stay. */
export function stillShown<L extends { event: AnyEvent } | { news: unknown }>(
  lines: readonly L[],
  you: number | null,
  room: RoomView,
): L[] {
  const heard = lines.flatMap((line, index) => ('event' in line ? [{ index, event: line.event }] : []));
  const first = heard[rememberedFrom(heard.map(({ event }) => event), you, room)]?.index ?? 0;
  return lines.filter((line, index) => index >= first || 'news' in line);
}

function lastIndex(events: readonly AnyEvent[], found: (event: AnyEvent) => boolean): number {
  for (let index = events.length - 1; index >= 0; index--) if (found(events[index]!)) return index;
  return -1;
}
