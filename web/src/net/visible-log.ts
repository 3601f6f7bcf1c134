/**
 * The part of the log that a viewer may still see. Memory is part of the pizza games: a player is shown what was
 * announced since their own last turn began, nothing older (turn.memory). After a reload the server sends just that;
 * this module drops the same lines while the page stays open. In SOLO the current hand is shown.
 */
import type { AnyEvent, RoomView } from '../protocol';

/** Index of the first event that may still be shown. */
export function firstVisible(events: readonly AnyEvent[], you: number | null, room: RoomView): number {
  if (room.options['open-log'] === 'on' || room.status === 'over') return 0;
  if (room.game === 'solo') return Math.max(0, events.findLastIndex((event) => event.event === 'hand-began'));
  const turns = events.flatMap((event, index) => (event.event === 'turn-began' ? [{ index, seat: event.seat }] : []));
  const last = turns.at(-1);
  if (!last) return 0;
  const seat = you ?? last.seat;
  const own = turns.filter((turn) => turn.seat === seat);
  const isPlaying = !events.slice(last.index).some((event) => event.event === 'round-ended');
  if (seat === last.seat && isPlaying) own.pop();
  return own.at(-1)?.index ?? 0;
}

/** The log lines that may still be shown. Room events are no part of the game, and stay. */
export function visibleLines<L extends { event: AnyEvent } | { roomEvent: unknown }>(
  lines: readonly L[],
  you: number | null,
  room: RoomView,
): L[] {
  const events = lines.flatMap((line, index) => ('event' in line ? [{ index, event: line.event }] : []));
  const first = events[firstVisible(events.map(({ event }) => event), you, room)]?.index ?? 0;
  return lines.filter((line, index) => index >= first || 'roomEvent' in line);
}
