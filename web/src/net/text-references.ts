/**
 * Names and chat messages that people typed. Rooms and room events hold references to them, such as `:3`; the texts
 * come beside the stream, and can be deleted from the server's store.
 */
import { say } from '../i18n/texts.svelte';
import type { AnyRoomEvent, RoomView } from '../protocol';

/** Texts by reference. */
export type TextMap = Readonly<Record<string, string>>;

const REFERENCE_MARK = ':';

/** The text of a reference, or `deleted` if there is none; any other name, such as a bot's, is its own text. */
export function resolveText(name: string, texts: TextMap, deleted: string): string {
  return name.startsWith(REFERENCE_MARK) ? (texts[name] ?? deleted) : name;
}

const resolveName = (name: string, seat: number, texts: TextMap): string =>
  resolveText(name, texts, say('home-player-number', { number: seat + 1 }));

/** A room with the names of its players. */
export function resolveRoom(room: RoomView, texts: TextMap): RoomView {
  const seats = room.seats.map((view, seat) => ({ ...view, name: resolveName(view.name, seat, texts) }));
  return { ...room, seats };
}

/** A room event with its player's name or its chat message. */
export function resolveRoomEvent(event: AnyRoomEvent, texts: TextMap): AnyRoomEvent {
  switch (event.event) {
    case 'seat-taken':
    case 'seat-left':
      return { ...event, name: resolveName(event.name, event.seat, texts) };
    case 'chat-message':
      return { ...event, text: resolveText(event.text, texts, say('home-deleted')) };
    default:
      return event;
  }
}
