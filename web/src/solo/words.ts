/** SOLO in words: what happened, what can be done, what is asked. */
import { ANY, colourName, soloColour, soloName } from '../lib/names';
import { say } from '../lib/texts.svelte';
import type { SoloEvent, SoloMove, SoloView } from '../protocol';

/** The rule behind each line of the log. */
export const SOLO_RULES: Record<SoloEvent['event'], string> = {
  'hand-began': 'solo.first-player',
  dealt: 'solo.deal',
  drew: 'solo.must-draw',
  received: 'solo.swap',
  started: 'solo.start-card',
  played: 'solo.follow',
  'colour-named': 'solo.choose-colour',
  'hands-swapped': 'solo.swap',
  'hand-kept': 'solo.swap',
  'hands-passed': 'solo.pass-on',
  kept: 'solo.play-drawn',
  passed: 'solo.pass',
  forgot: 'solo.call',
  skipped: 'solo.skip',
  reversed: 'solo.reverse',
  'penalty-taken': 'solo.draw-two',
  reshuffled: 'solo.empty-pile',
  'turn-began': 'turn.whose',
  'hand-ended': 'solo.out',
  'game-ended': 'solo.game-end',
};

export const cardList = (cards: readonly number[]): string => cards.map(soloName).join(', ');

/** What happened, in a sentence; nothing where nothing need be said. */
export function saySolo(event: SoloEvent, names: readonly string[]): string {
  const name = 'seat' in event ? (names[event.seat] ?? '') : '';
  switch (event.event) {
    case 'turn-began':
    case 'dealt':
      return '';
    case 'hand-began':
      return say('solo-event-hand-began', { number: event.number, name: names[event.dealer] ?? '' });
    case 'drew':
    case 'received':
      return event.cards
        ? say(`solo-event-${event.event}-cards`, { name, cards: cardList(event.cards) })
        : say(`solo-event-${event.event}`, { name, count: event.count });
    case 'started':
      return say('solo-event-started', { card: soloName(event.card) });
    case 'played':
      return sayPlayed(event, name);
    case 'colour-named':
      return say('solo-event-colour-named', { name, colour: colourName(event.colour) });
    case 'hands-swapped':
      return say('solo-event-hands-swapped', { name, other: names[event.other] ?? '' });
    case 'hands-passed':
      return say('solo-event-hands-passed');
    case 'reversed':
      return say(event.direction > 0 ? 'solo-event-reversed-left' : 'solo-event-reversed-right');
    case 'penalty-taken':
      return say('solo-event-penalty-taken', { name, count: event.drawn });
    case 'reshuffled':
      return say('solo-event-reshuffled', { count: event.count });
    case 'hand-ended':
      return event.seat < 0 ? say('solo-event-hand-stuck') : say('solo-event-hand-ended', { name });
    case 'game-ended':
      return say('solo-event-game-ended', { names: event.winners.map((seat) => names[seat] ?? '').join(', ') });
    default:
      return say(`solo-event-${event.event}`, { name });
  }
}

function sayPlayed(event: Extract<SoloEvent, { event: 'played' }>, name: string): string {
  const how = event.jumped ? 'jumped' : 'played';
  return say(`solo-event-${how}${event.called ? '-solo' : ''}`, { name, cards: cardList(event.cards) });
}

/** What a move would do, as a button says it. */
export function describe(move: SoloMove, names: readonly string[], penalty = 0): string {
  switch (move.move) {
    case 'play':
      return say(move.solo ? 'solo-do-play-solo' : 'solo-do-play', { cards: cardList(move.cards) });
    case 'jump':
      return say(move.solo ? 'solo-do-jump-solo' : 'solo-do-jump', { card: soloName(move.card) });
    case 'draw':
      return penalty ? say('solo-do-draw-penalty', { count: penalty }) : say('solo-do-draw');
    case 'colour':
      return say('solo-do-colour', { colour: colourName(move.colour) });
    case 'swap':
      return move.seat < 0 ? say('solo-do-swap-nobody') : say('solo-do-swap', { name: names[move.seat] ?? '' });
    default:
      return say(`solo-do-${move.move}`);
  }
}

/** What the viewer is asked, or whom everybody waits for. */
export function question(view: SoloView, names: readonly string[]): string {
  const asked = view.question;
  if (!asked) return say('solo-wait-over');
  if (asked.seat !== view.viewer) return say(`solo-wait-${asked.name}`, { name: names[asked.seat] ?? '' });
  if (asked.name === 'drawn') return say('solo-ask-drawn', { card: view.drawn === null ? '' : soloName(view.drawn) });
  return asked.name === 'turn' ? askTurn(view) : say(`solo-ask-${asked.name}`);
}

function askTurn(view: SoloView): string {
  if (view.penalty) return say('solo-ask-turn-penalty', { count: view.penalty });
  if (soloColour(view.top) < ANY) return say('solo-ask-turn', { card: soloName(view.top) });
  if (view.colour === ANY) return say('solo-ask-turn-any');
  return say('solo-ask-turn-colour', { colour: colourName(view.colour) });
}
