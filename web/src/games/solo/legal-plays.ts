/** Lookups among the legal moves of SOLO that the server sent; nothing is worked out here. */
import type { SoloColour, SoloJump, SoloMove, SoloPlay, SoloSwap } from '../../protocol';
import { handCards, type HandCard } from '../move-input.svelte';

export interface SoloHandCard extends HandCard {
  isDrawn: boolean;
}

/** The hand in the server's order, with the card just drawn at the end. */
export function soloHand(hand: readonly number[], drawn: number | null): SoloHandCard[] {
  const held = handCards(hand).map((one) => ({ ...one, isDrawn: false }));
  const last = drawn === null ? -1 : held.findLastIndex(({ card }) => card === drawn);
  if (last < 0) return held;
  return [...held.filter((_, index) => index !== last), { ...held[last]!, isDrawn: true }];
}

const ofType = <T extends SoloMove>(moves: readonly SoloMove[], name: T['move']): T[] =>
  moves.filter((move): move is T => move.move === name);

export const plays = (moves: readonly SoloMove[]): SoloPlay[] => ofType<SoloPlay>(moves, 'play');
export const colours = (moves: readonly SoloMove[]): SoloColour[] => ofType<SoloColour>(moves, 'colour');
export const swaps = (moves: readonly SoloMove[]): SoloSwap[] => ofType<SoloSwap>(moves, 'swap');
/** A move without parts. */
export const simpleMove = (moves: readonly SoloMove[], name: 'draw' | 'keep' | 'pass'): SoloMove | null =>
  ofType<SoloMove>(moves, name)[0] ?? null;

/** With the call if it is wanted and legal; never with a call that the player did not make. */
function withCall<T extends SoloPlay | SoloJump>(moves: readonly T[], isCalling: boolean): T | null {
  return moves.find((move) => Boolean(move.solo) === isCalling) ?? moves.find((move) => !move.solo) ?? null;
}

/** Among plays of the same cards: the last selected card on top if that is legal. */
export function preferredPlay(
  moves: readonly SoloPlay[],
  cards: readonly number[],
  isCalling: boolean,
): SoloPlay | null {
  const onTop = moves.filter((move) => move.cards.at(-1) === cards.at(-1));
  return withCall(onTop.length ? onTop : moves, isCalling);
}

/** The jump-in, if one is legal now. */
export const jumpOf = (moves: readonly SoloMove[], isCalling: boolean): SoloJump | null =>
  withCall(ofType<SoloJump>(moves, 'jump'), isCalling);
