/** Texts of SOLO: events, questions and moves in the reader's language. */
import { ANY_COLOUR, soloColour } from '../../cards/codes';
import { colourName, soloName } from '../../i18n/card-names';
import { say, sayOf } from '../../i18n/texts.svelte';
import type { SoloEvent, SoloMove, SoloView } from '../../protocol';
import type { GameText } from '../game-renderers';

/** The rule behind each event. */
const EVENT_RULES: Record<SoloEvent['event'], string> = {
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

const cardList = (cards: readonly number[]): string => cards.map(soloName).join(', ');

/** Describe an event in one sentence; empty where nothing need be said. */
export function describeEvent(event: SoloEvent, names: readonly string[], you: number | null = null): string {
  const seat = 'seat' in event ? event.seat : event.event === 'hand-began' ? event.dealer : -1;
  const name = names[seat] ?? '';
  const text = (suffix: string, values: Record<string, string | number> = {}): string =>
    sayOf(`solo-event-${suffix}`, seat === you, { name, ...values });
  switch (event.event) {
    case 'turn-began':
    case 'dealt':
      return '';
    case 'hand-began':
      return text('hand-began', { number: event.number });
    case 'drew':
    case 'received':
      return event.cards
        ? text(`${event.event}-cards`, { cards: cardList(event.cards) })
        : text(event.event, { count: event.count });
    case 'started':
      return say('solo-event-started', { card: soloName(event.card) });
    case 'played':
      return text(`${event.jumped ? 'jumped' : 'played'}${event.called ? '-solo' : ''}`, { cards: cardList(event.cards) });
    case 'colour-named':
      return text('colour-named', { colour: colourName(event.colour) });
    case 'hands-swapped':
      return text(event.other === you ? 'hands-swapped.to-you' : 'hands-swapped', { other: names[event.other] ?? '' });
    case 'hands-passed':
      return say('solo-event-hands-passed');
    case 'reversed':
      return say(event.direction > 0 ? 'solo-event-reversed-left' : 'solo-event-reversed-right');
    case 'penalty-taken':
      return text('penalty-taken', { count: event.drawn });
    case 'reshuffled':
      return say('solo-event-reshuffled', { count: event.count });
    case 'hand-ended':
      return event.seat < 0 ? say('solo-event-hand-stuck') : text('hand-ended');
    case 'game-ended':
      return say('solo-event-game-ended', { names: event.winners.map((seat) => names[seat] ?? '').join(', ') });
    default:
      return text(event.event);
  }
}

/** Describe a move, as on its button. */
export function describeMove(
  move: SoloMove,
  { penalty }: Pick<SoloView, 'penalty'>,
  names: readonly string[],
): string {
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

/** Put the pending question to the viewer, or name the player who has to answer it. */
export function describeQuestion(view: SoloView, names: readonly string[]): string {
  const { question } = view;
  if (!question) return say('solo-wait-over');
  if (question.seat !== view.viewer) return say(`solo-wait-${question.name}`, { name: names[question.seat] ?? '' });
  if (question.name === 'drawn')
    return say('solo-ask-drawn', { card: view.drawn === null ? '' : soloName(view.drawn) });
  return question.name === 'turn' ? describeTurn(view) : say(`solo-ask-${question.name}`);
}

function describeTurn(view: SoloView): string {
  if (view.penalty) return say('solo-ask-turn-penalty', { count: view.penalty });
  if (soloColour(view.top) < ANY_COLOUR) return say('solo-ask-turn', { card: soloName(view.top) });
  if (view.colour === ANY_COLOUR) return say('solo-ask-turn-any');
  return say('solo-ask-turn-colour', { colour: colourName(view.colour) });
}

export const SOLO_TEXT: GameText<SoloView, SoloMove> = {
  describeEvent,
  describeMove,
  describePlayed: (move, _, names) => describeMove(move, { penalty: 0 }, names),
  rules: EVENT_RULES,
};
