/** Texts of the room: its events, chat, bot levels and countdowns. */
import { gameName } from '../../i18n/names';
import { formatSeconds, say, sayOf, sayOrNull } from '../../i18n/texts.svelte';
import type { AnyRoomEvent } from '../../protocol';

/** The rule behind each room event. */
export const ROOM_EVENT_RULES: Record<AnyRoomEvent['event'], string> = {
  'seat-taken': 'house.seat',
  'seat-left': 'house.seat',
  'name-changed': 'house.rename',
  'queue-joined': 'house.queue',
  'queue-left': 'house.queue',
  'made-way': 'house.queue',
  'game-changed': 'house.game',
  'host-changed': 'house.host',
  'game-started': 'house.fair',
  'timed-out': 'house.time-out',
  'player-away': 'house.absent',
  'player-back': 'house.absent',
  'move-overtaken': 'house.jumped',
  'jump-in-lost': 'house.beaten',
  'undo-requested': 'house.undo-agree',
  'undo-declined': 'house.undo-agree',
  'moves-undone': 'house.undo',
  'chat-message': 'house.talk',
  'reaction-sent': 'house.talk',
  nudged: 'house.nudge',
  'take-over-requested': 'house.take-over',
  'take-over-declined': 'house.take-over',
  'seat-taken-over': 'house.take-over',
  'vote-proposed': 'house.vote',
  'vote-failed': 'house.vote',
  'game-ended': 'house.after',
  'room-closed': 'house.closed',
};

/** Describe a room event to the reader, a person who may have a seat; empty for one that this page does not know. */
export function describeRoomEvent(
  event: AnyRoomEvent,
  names: readonly string[],
  you: number | null = null,
  person: number | null = null,
): string {
  const name = (seat: number): string => names[seat] || say('table-somebody');
  switch (event.event) {
    case 'seat-taken':
      return sayOf('table-event-seat-taken', event.seat === you, { name: event.name });
    case 'seat-left':
      return event.removed
        ? say('table-event-seat-cleared', { name: event.name })
        : sayOf('table-event-seat-left', event.seat === you, { name: event.name });
    case 'chat-message':
      return say('table-event-chat-message', { name: event.name, text: chatText(event) });
    case 'reaction-sent':
      return say('table-event-reaction-sent', { name: event.name, reaction: say(`table-reaction-${event.reaction}`) });
    case 'name-changed':
      return sayOf('table-event-name-changed', event.person === person, { name: event.name, before: event.before });
    case 'queue-joined':
    case 'queue-left':
    case 'made-way':
      return sayOf(`table-event-${event.event}`, event.person === person, { name: event.name });
    case 'host-changed':
      return sayOf('table-event-host-changed', event.person === person, { name: event.name });
    case 'move-overtaken':
      return say('table-event-move-overtaken', { name: name(event.by) });
    case 'jump-in-lost':
      return say('table-event-jump-in-lost', { name: name(event.by), seconds: formatSeconds(event.margin_ms) });
    case 'moves-undone':
      return sayOf('table-event-moves-undone', event.seat === you, { name: name(event.seat), moves: event.moves });
    case 'game-changed':
      return say('table-event-game-changed', { game: gameName(event.game) });
    case 'game-started': {
      const started = say(event.root ? 'table-event-game-started' : 'table-event-game-continued', { number: event.number });
      const silent = (event.silent ?? []).map(name).join(', ');
      return silent ? `${started} ${say('table-event-silent-seats', { names: silent })}` : started;
    }
    case 'game-ended':
      return say(event.early ? 'table-event-game-ended-early' : 'table-event-game-ended', { number: event.number });
    case 'take-over-requested':
      return sayOf('table-event-take-over-requested', event.person === person, { name: event.name, other: name(event.seat) });
    case 'take-over-declined':
      return sayOf('table-event-take-over-declined', event.person === person, { name: event.name });
    case 'seat-taken-over':
      return sayOf('table-event-seat-taken-over', event.seat === you, { name: event.name, other: event.before });
    case 'vote-proposed': {
      const other = event.concerned === null ? '' : name(event.concerned);
      return sayOf(`table-event-vote-${event.vote}`, event.seat === you, { name: name(event.seat), other });
    }
    case 'vote-failed':
      return say('table-event-vote-failed');
    case 'nudged':
      return sayOf('table-event-nudged', event.seat === you, { name: name(event.seat), by: name(event.by) });
    case 'room-closed':
      return say('table-event-room-closed');
    default:
      return sayOrNull(`table-event-${event.event}`) === null
        ? ''
        : sayOf(`table-event-${event.event}`, event.seat === you, { name: name(event.seat) });
  }
}

/** The state of the playback: an event that is past for the server, and whether the oven is being emptied. */
export interface PlaybackState {
  isBehind: boolean;
  isEmptying: boolean;
}

interface Status {
  question: { seat: number } | null;
  playback: PlaybackState;
  you: number | null;
  names: readonly string[];
  isOver: boolean;
}

/** Whose turn it is, in step with what the table shows. While the oven is emptied nobody is on turn. */
export function statusText({ question, playback, you, names, isOver }: Status): string {
  const name = question ? (names[question.seat] ?? '') : '';
  if (isOver && !playback.isBehind) return say('table-over');
  if (playback.isEmptying) {
    if (playback.isBehind || !question) return say('table-emptying');
    return question.seat === you ? say('table-question') : say('table-waits-for', { name });
  }
  if (!question) return '';
  return question.seat === you ? say('table-your-turn') : say('table-turn-of', { name });
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
