/** What a hand of cards can do: found among the options that the server sent, never worked out here. */
import type { AnyMove, SoloColour, SoloJump, SoloMove, SoloPlay, SoloSwap } from '../protocol';

type Discard = SoloPlay | SoloJump;

/** A card in hand. Equal cards are told apart by their key, so that each has its own place on the screen. */
export interface Held {
  key: string;
  card: number;
  drawn: boolean;
}

/** The hand in the order it came, with the card just drawn apart at the end. */
export function heldCards(hand: readonly number[], drawn: number | null): Held[] {
  const seen = new Map<number, number>();
  const held = hand.map((card) => {
    const count = seen.get(card) ?? 0;
    seen.set(card, count + 1);
    return { key: `${card}.${count}`, card, drawn: false };
  });
  const last = drawn === null ? -1 : held.findLastIndex(({ card }) => card === drawn);
  if (last < 0) return held;
  return [...held.filter((_, index) => index !== last), { ...held[last]!, drawn: true }];
}

const of = <T extends SoloMove>(options: readonly AnyMove[], name: T['move']): T[] =>
  (options as SoloMove[]).filter((move): move is T => move.move === name);

export const plays = (options: readonly AnyMove[]): SoloPlay[] => of<SoloPlay>(options, 'play');
export const jumps = (options: readonly AnyMove[]): SoloJump[] => of<SoloJump>(options, 'jump');
export const colours = (options: readonly AnyMove[]): SoloColour[] => of<SoloColour>(options, 'colour');
export const swaps = (options: readonly AnyMove[]): SoloSwap[] => of<SoloSwap>(options, 'swap');
/** A move without details: draw, keep, pass. */
export const plain = (options: readonly AnyMove[], name: 'draw' | 'keep' | 'pass'): SoloMove | null =>
  of<SoloMove>(options, name)[0] ?? null;

const sorted = (cards: readonly number[]): string => [...cards].sort((a, b) => a - b).join();

function contains(all: readonly number[], some: readonly number[]): boolean {
  const left = [...all];
  return some.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Is there a play with all of these cards? */
export const canBePlayed = (options: readonly AnyMove[], cards: readonly number[]): boolean =>
  plays(options).some((move) => contains(move.cards, cards));

/** With the call if it is wanted and there is such a move; never with a call that nobody asked for. */
function withCall<T extends Discard>(moves: readonly T[], called: boolean): T | null {
  return moves.find((move) => Boolean(move.solo) === called) ?? moves.find((move) => !move.solo) ?? null;
}

/** The play of exactly these cards, the last of them on top if that can be. */
export function playOf(options: readonly AnyMove[], cards: readonly number[], called: boolean): SoloPlay | null {
  const same = plays(options).filter((move) => sorted(move.cards) === sorted(cards));
  const onTop = same.filter((move) => move.cards.at(-1) === cards.at(-1));
  return withCall(onTop.length ? onTop : same, called);
}

/** The jump-in, if there is one now. */
export const jumpOf = (options: readonly AnyMove[], called: boolean): SoloJump | null =>
  withCall(jumps(options), called);

/** Every option once, whether or not it could be called: a list that said so would remind of the call. */
export function listed(options: readonly AnyMove[], called: boolean): SoloMove[] {
  const uncalled = (options as SoloMove[]).filter((move) => !('solo' in move && move.solo));
  return uncalled.map((move) => {
    if (move.move === 'jump') return jumpOf(options, called) ?? move;
    return move.move === 'play' ? (playOf(options, move.cards, called) ?? move) : move;
  });
}
