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

/** The name of a player. Without a name one is "You" to oneself, and the number of the seat to all others. */
const resolveName = (name: string, seat: number, texts: TextMap, you: number | null): string =>
  resolveText(name, texts, seat === you ? say('home-you') : say('home-player-number', { number: seat + 1 }));

/** A room with the names of its players, as the player at seat `you` reads them. */
export function resolveRoom(room: RoomView, texts: TextMap, you: number | null): RoomView {
  const seats = room.seats.map((view, seat) => ({ ...view, name: resolveName(view.name, seat, texts, you) }));
  return { ...room, seats };
}

/** A room event with its player's name or its chat message. */
export function resolveRoomEvent(event: AnyRoomEvent, texts: TextMap, you: number | null): AnyRoomEvent {
  switch (event.event) {
    case 'seat-taken':
    case 'seat-left':
      return { ...event, name: resolveName(event.name, event.seat, texts, you) };
    case 'chat-message':
      return { ...event, text: resolveText(event.text, texts, say('home-deleted')) };
    default:
      return event;
  }
}
