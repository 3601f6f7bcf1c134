/** Texts of the room: its events, chat, bot levels and countdowns. */
import { say, sayOrNull } from '../../i18n/texts.svelte';
import type { AnyNews } from '../../protocol';

/** The rule behind each room event. */
export const ROOM_EVENT_RULES: Record<AnyNews['news'], string> = {
  sat: 'house.seat',
  left: 'house.seat',
  hosting: 'house.host',
  began: 'house.fair',
  'timed-out': 'house.time-out',
  'went-away': 'house.absent',
  'came-back': 'house.absent',
  overtaken: 'house.jumped',
  beaten: 'house.beaten',
  'undo-asked': 'house.undo-agree',
  'undo-declined': 'house.undo-agree',
  'took-back': 'house.undo',
  said: 'house.talk',
  ended: 'house.after',
  closed: 'house.closed',
};

/** Describe a room event; empty for one that this page does not know. */
export function describeRoomEvent(event: AnyNews, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] || say('table-somebody');
  switch (event.news) {
    case 'sat':
      return say('table-news-sat', { name: event.name });
    case 'left':
      return say(event.removed ? 'table-news-removed' : 'table-news-left', { name: event.name });
    case 'said':
      return say('table-news-said', { name: name(event.seat), text: chatText(event) });
    case 'overtaken':
      return say('table-news-overtaken', { name: name(event.by) });
    case 'beaten':
      return say('table-news-beaten', { name: name(event.by), milliseconds: event.milliseconds });
    case 'took-back':
      return say('table-news-took-back', { name: name(event.seat), moves: event.moves });
    case 'began':
    case 'ended':
      return say(`table-news-${event.news}`, { number: event.number });
    case 'closed':
      return say('table-news-closed');
    default:
      return sayOrNull(`table-news-${event.news}`, { name: name(event.seat) }) ?? '';
  }
}

/** A chat message: free text as typed, or a phrase in the reader's language. */
export function chatText({ text, phrase }: { text: string; phrase: string }): string {
  return text || (sayOrNull(`phrase-${phrase}`) ?? phrase);
}

export const botLevelName = (level: string): string => sayOrNull(`table-bot-${level}`) ?? level;

/** `0:42`, `1:05:00`, `2 d 3 h` */
export function formatTimeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 24) return say('table-days-left', { days: Math.floor(hours / 24), hours: hours % 24 });
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
