/**
 * Names and chat messages that people typed. Rooms and room events hold references to them, such as `:3`; the texts
 * come beside the stream, and can be deleted from the server's store.
 */
import { say } from '../i18n/texts.svelte';
import type { AnyRoomEvent, RoomView } from '../protocol';

/** Texts by reference. */
export type TextMap = Readonly<Record<string, string>>;

export const isReference = (name: string): boolean => name.startsWith(':');

/** The text of a reference, or `otherwise` if there is none; any other name, such as a bot's, is its own text. */
export function resolveText(name: string, texts: TextMap, otherwise: string): string {
  return isReference(name) ? texts[name] || otherwise : name;
}

/** The name of a person. Without a name one is "You" to oneself, and to all others the number of the seat. */
const resolveName = (name: string, seat: number | null, texts: TextMap, you: number | null): string => {
  if (seat === null) return resolveText(name, texts, say('table-somebody'));
  return resolveText(name, texts, seat === you ? say('home-you') : say('home-player-number', { number: seat + 1 }));
};

/** A room with the names of its people, as the player at seat `you` reads them. */
export function resolveRoom(room: RoomView, texts: TextMap, you: number | null): RoomView {
  const seats = room.seats.map((view, seat) => ({ ...view, name: resolveName(view.name, seat, texts, you) }));
  const queue = room.queue.map((person) => ({ ...person, name: resolveName(person.name, null, texts, you) }));
  const games = room.games.map((game) => ({
    ...game,
    seats: game.seats.map((result, seat) => ({ ...result, name: resolveName(result.name, seat, texts, null) })),
  }));
  const score = room.score.map((line) => ({ ...line, name: resolveName(line.name, null, texts, null) }));
  return { ...room, seats, queue, games, score };
}

/** A room event with its player's name or its chat message. */
export function resolveRoomEvent(event: AnyRoomEvent, texts: TextMap, you: number | null): AnyRoomEvent {
  switch (event.event) {
    case 'seat-taken':
    case 'seat-left':
    case 'host-changed':
    case 'reaction-sent':
      return { ...event, name: resolveName(event.name, event.seat, texts, you) };
    case 'queue-joined':
    case 'queue-left':
    case 'made-way':
    case 'take-over-requested':
    case 'take-over-declined':
      return { ...event, name: resolveName(event.name, null, texts, you) };
    case 'name-changed':
    case 'seat-taken-over': {
      const before = resolveName(event.before, null, texts, you);
      return { ...event, before, name: resolveName(event.name, event.seat, texts, you) };
    }
    case 'chat-message': {
      const text = resolveText(event.text, texts, say('home-deleted'));
      return { ...event, text, name: resolveName(event.name, event.seat, texts, you) };
    }
    default:
      return event;
  }
}
