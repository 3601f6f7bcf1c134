/** Move input of the pizza games. */
import { isDouble, kindOf, KINDS } from '../../cards/codes';
import { hideReason, showCard } from '../../cards/shown-card.svelte';
import { say } from '../../i18n/texts.svelte';
import { isAsked, type TableSource } from '../../net/table-source';
import type { PizzaMove, PizzaView, Question } from '../../protocol';
import { NOTHING, type MoveGrammar, type Selection } from '../move-builder';
import { MoveInput } from '../move-input.svelte';
import { partsOf, WayChoices } from './move-parts';

export type PizzaSource = TableSource<PizzaView, PizzaMove>;
export type PizzaInput = MoveInput<PizzaView, PizzaMove>;

const DIRECT = new Set<PizzaMove['move']>(['pass', 'draw', 'fail', 'ask', 'refuse', 'show', 'name']);

export const PIZZA_GRAMMAR: MoveGrammar<PizzaMove> = {
  isDirect: ({ move }) => DIRECT.has(move),
  partsReader(legal) {
    const ways = new WayChoices(legal);
    return (move) => partsOf(move, ways);
  },
  preferred,
  isEarlyChoice: (name) => name.startsWith('way-'),
};

/** Among moves with the same cards: request as little as possible, commit all that the table has; else the first. */
function preferred(moves: readonly PizzaMove[]): PizzaMove | null {
  const smallest = (size: (move: PizzaMove) => number): PizzaMove | null =>
    moves.reduce<PizzaMove | null>((best, move) => (best && size(best) <= size(move) ? best : move), null);
  switch (moves[0]?.move) {
    case 'want':
      return smallest((move) => (move.move === 'want' ? move.request.length : 0));
    case 'number':
      return smallest((move) => (move.move === 'number' ? move.asked : 0));
    case 'commit':
      return smallest((move) => (move.move === 'commit' ? -move.total : 0));
    default:
      return moves[0] ?? null;
  }
}

/** Create the input of a table; `isBehind` tells whether the playback hides the pending question. */
export function createPizzaInput(source: PizzaSource, isBehind: () => boolean): PizzaInput {
  const isOpen = (): boolean => isAsked(source) && source.mode !== 'replay' && !isBehind();
  /** Out of turn, a tap is tried as if it were the player's turn. */
  const question = (): Question | null => (isOpen() ? source.game.view.question : null);
  return new MoveInput(() => source, {
    ...PIZZA_GRAMMAR,
    hand: (view) => view.ingredients ?? [],
    isOpen,
    initialSelection: ({ candidates }) => initialSelection(candidates),
    misfit(part, selection, fitsAlone) {
      if ('order' in part) return { attempt: attemptOrder(question(), selection, part.order) };
      // The ingredients are in: the reason is the phase of the turn, not the card.
      if (question()?.name === 'lay-order') return { reason: say('pizza-why-order-now') };
      const { card } = part;
      const isOtherKind = !selection.cards.some((one) => kindOf(one) === kindOf(card));
      return {
        attempt: attemptCard(question(), source.game.legal_moves, selection, card),
        // The card that was meant is selected alone: the explanation says why the others are not.
        restart: fitsAlone && isOtherKind && question()?.name === 'put-ingredients',
      };
    },
    showMisfit(part, reason) {
      const { places, viewer, variant } = source.game.view;
      const own = places[viewer ?? 0]!.own;
      showCard('card' in part ? { ingredient: part.card, variant } : { order: part.order, own, variant }, { reason });
    },
    hideMisfit: hideReason,
    sendsOnSecondTap: false,
    selectsHint: true,
  });
}

/** Select a way to serve, if the ways differ in nothing but the cards of the hand, or the only way to give. */
export function initialSelection(candidates: readonly { move: PizzaMove; parts: Selection }[]): Selection {
  const [first, ...others] = candidates;
  if (!first || !['serve', 'give'].includes(first.move.move)) return NOTHING;
  const isFree = candidates.every(({ move, parts }) => move.move === 'serve' && !Object.keys(parts.choices).length);
  return isFree || !others.length ? first.parts : NOTHING;
}

// --- the places of moves without parts

/** More moves than these do not fit side by side in the place of the main button. */
const MAX_ABREAST = 2;

export interface PlacedMoves {
  /** Moves in the place of the main button; none of several is emphasised. */
  leading: readonly PizzaMove[];
  /** Moves in the place of the choices. */
  beside: readonly PizzaMove[];
  /** Parts have to be selected first. */
  isIncomplete: boolean;
}

export function placeMoves({ built, isOpen, legalMoves }: PizzaInput, question: Question | null): PlacedMoves {
  // Moves that give something up come last.
  const rank = ({ move }: PizzaMove): number => (move === 'fail' || move === 'pass' || move === 'refuse' ? 1 : 0);
  const direct = [...built.direct].sort((one, other) => rank(one) - rank(other));
  const isIncomplete = isOpen && !built.move && legalMoves.length > direct.length;
  const leading = ((): PizzaMove[] => {
    if (built.move) return [];
    if (question?.name.startsWith('lay-')) return direct.filter(({ move }) => move === 'pass');
    return isIncomplete || direct.length > MAX_ABREAST ? [] : direct;
  })();
  return { leading, beside: direct.filter((move) => !leading.includes(move)), isIncomplete };
}

/** Whether the place of the choices has space for a note or a hint. */
export const hasNotePlace = (input: PizzaInput, question: Question | null): boolean =>
  !input.isReplay && !input.built.groups.length && !placeMoves(input, question).beside.length;

// --- attempts: moves that taps would have made, for the server to explain

type Attempt = PizzaMove | string;

export function attemptCard(
  question: Question | null,
  legal: readonly PizzaMove[],
  selection: Selection,
  card: number,
): Attempt {
  const cards = [...selection.cards, card].sort((one, other) => one - other);
  switch (question?.name) {
    case 'choose-serving':
    case 'cover-missing':
    case 'answer-match':
      return { move: 'serve', way: wayIn(legal, selection), cards };
    case 'request-help':
      return { move: 'want', request: requestIn(legal), pledge: cards };
    case 'request-number':
      return { move: 'number', asked: 1, pledge: cards };
    case 'answer-help':
      return { move: 'give', cards };
    case 'commit-to-duel':
      return { move: 'commit', total: cards.length + 1, cards };
    case 'show-for-match':
      return { move: 'show-card', card };
    default:
      return attemptPut(cards);
  }
}

export function attemptOrder(question: Question | null, selection: Selection, order: string): Attempt {
  if (question?.name !== 'lay-series') return { move: 'lay', order };
  const orders = [...selection.orders, order];
  return { move: 'series', orders, numbers: orders.map((_, index) => orders.length - index) };
}

/** The main button was tapped while the selection is incomplete. */
export function attemptIncomplete(
  question: Question | null,
  legal: readonly PizzaMove[],
  selection: Selection,
): Attempt {
  const [first, ...others] = selection.cards;
  if (first !== undefined) return attemptCard(question, legal, { ...selection, cards: others }, first);
  return question?.name === 'put-ingredients' ? { move: 'put', kind: 0, singles: 0 } : { move: 'give', cards: [] };
}

/** Only text can express cards of two kinds. */
function attemptPut(cards: readonly number[]): Attempt {
  const kind = kindOf(cards[0]!);
  const doubles = cards.filter(isDouble).length;
  const kinds = [...new Set(cards.map(kindOf))];
  if (kinds.length === 1) return { move: 'put', kind, singles: cards.length - doubles, doubles };
  return `put ${kinds.map((one) => `${cards.filter((card) => kindOf(card) === one).length} ${KINDS[one]}`).join(', ')}`;
}

function wayIn(legal: readonly PizzaMove[], selection: Selection): number[] {
  const serving = legal.filter((move) => move.move === 'serve');
  const near = serving.find(({ cards = [] }) => selection.cards.every((card) => cards.includes(card))) ?? serving[0];
  return near?.way ?? [];
}

function requestIn(legal: readonly PizzaMove[]): number[] {
  const [first] = legal.filter((move) => move.move === 'want');
  return first?.request ?? [];
}
