import { describe, expect, it } from 'vitest';
import { hideCard, shownCard } from '../../../src/cards/shown-card.svelte';
import { jumpOf, preferredPlay, soloHand } from '../../../src/games/solo/legal-plays';
import { SoloInput, type SoloSource } from '../../../src/games/solo/solo-input.svelte';
import type { SoloMove, SoloPlay } from '../../../src/protocol';
import { REFUSAL, SITUATIONS, sourceAt } from './fixtures';

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const inputOf = (source: SoloSource): SoloInput => new SoloInput(() => source);
const play = (cards: number[], solo = false): SoloPlay => ({ move: 'play', cards, solo });

describe('the hand', () => {
  it('has equal cards apart, and the one just drawn at the end', () => {
    const hand = soloHand([3, 3, 5, 9], 3);
    expect(hand.map(({ card, isDrawn }) => [card, isDrawn])).toEqual([[3, false], [5, false], [9, false], [3, true]]);
    expect(new Set(hand.map(({ key }) => key)).size).toBe(4);
  });
});

describe('tapping cards', () => {
  it('chooses a card, and plays it when tapped again', async () => {
    const source = sourceAt('turn');
    const input = inputOf(source);
    const held = input.hand.find(input.isPlayable)!;
    input.tap(held);
    expect(source.played).toEqual([]);
    input.tap(held);
    await settled();
    expect(source.played).toMatchObject([{ move: 'play', cards: [held.card] }]);
    expect(input.moves.lifted).toEqual([]);
  });

  it('lets go of a card that does not go with the next one', () => {
    const input = inputOf(sourceAt('turn'));
    const [first, second] = input.hand.filter(input.isPlayable);
    input.tap(first!);
    input.tap(second!);
    expect(input.moves.lifted).toEqual([second!.key]);
  });

  it('shows a card that cannot be played, with the reason', async () => {
    const source = sourceAt('turn');
    const input = inputOf(source);
    const held = input.hand.find((one) => !input.isPlayable(one))!;
    input.tap(held);
    await settled();
    expect(source.checked).toEqual([{ move: 'play', cards: [held.card] }]);
    expect(shownCard()).toMatchObject({ card: { solo: held.card }, reason: REFUSAL.text });
    expect(input.moves.refusal).toBeNull();
    expect(source.played).toEqual([]);
  });

  it.each(['play.decision', 'house.window'])('says nothing of a tap that came a moment late (%s)', async (rule) => {
    const source = sourceAt('turn');
    source.play = () => Promise.resolve({ ...REFUSAL, rule });
    const input = inputOf(source);
    await input.moves.send(input.moves.legalMoves[0]!);
    expect(input.moves.refusal).toBeNull();
    expect(input.moves.isSending).toBe(false);
  });

  it('sends a jump-in at once', async () => {
    const source = sourceAt('jump');
    const input = inputOf(source);
    input.tap(input.hand.find(input.isJump)!);
    await settled();
    expect(source.played).toMatchObject([{ move: 'jump' }]);
  });

  it('reaches every play of triples, with each card on top', () => {
    const plays = SITUATIONS['triples']!.game.legal_moves.filter((move): move is SoloPlay => move.move === 'play');
    expect(plays.some(({ cards }) => cards.length >= 4)).toBe(true);
    for (const move of plays) {
      const input = inputOf(sourceAt('triples'));
      for (const card of move.cards)
        input.tap(input.hand.find((held) => held.card === card && !input.isSelected(held))!);
      expect(input.play).toEqual(move);
    }
  });
});

describe('cards covered while an answer is awaited', () => {
  it('shows no card, and nothing fails', async () => {
    const source = sourceAt('turn');
    source.hint = { move: SITUATIONS['turn']!.game.legal_moves[0]!, text: 'This one.' };
    const input = inputOf(source);
    hideCard();
    input.tap(input.hand.find((one) => !input.isPlayable(one))!);
    const awaited = [
      input.moves.requestHint(),
      input.moves.explain({ move: 'draw' }),
      input.moves.send(input.moves.legalMoves[0]!),
    ];
    source.cover();
    await Promise.all(awaited);
    await settled();
    expect(shownCard()).toBeNull();
    expect(input.moves.hint).toBeNull();
    expect(input.moves.refusal).toBeNull();
  });
});

describe('another decision', () => {
  const next = { ...SITUATIONS['turn']!.game, decision: 1_000 };

  it('keeps cards that can still be played, and forgets what was said', () => {
    const source = sourceAt('turn');
    const input = inputOf(source);
    input.moves.followDecision();
    input.tap(input.hand.find(input.isPlayable)!);
    input.moves.refusal = REFUSAL;
    const { lifted } = input.moves;
    source.game = next;
    input.moves.followDecision();
    expect(input.moves.lifted).toEqual(lifted);
    expect(input.moves.refusal).toBeNull();
  });

  it('puts back cards that cannot', () => {
    const source = sourceAt('turn');
    const input = inputOf(source);
    input.moves.followDecision();
    input.tap(input.hand.find(input.isPlayable)!);
    source.game = { ...next, legal_moves: [{ move: 'draw' }] };
    input.moves.followDecision();
    expect(input.moves.lifted).toEqual([]);
  });
});

describe('the call', () => {
  const sent = async (name: string, isCalling: boolean): Promise<SoloMove> => {
    const source = sourceAt(name);
    const input = inputOf(source);
    input.isCalling = isCalling;
    const held = input.hand.find((one) => input.isJump(one) || input.isPlayable(one))!;
    const isJump = input.isJump(held);
    input.tap(held);
    if (!isJump) input.tap(held);
    await settled();
    expect(input.isCalling).toBe(false);
    return source.played[0]!;
  };

  it('goes with the next card if it is armed and can be made', async () => {
    expect(await sent('call', true)).toMatchObject({ move: 'play', solo: true });
    expect(await sent('jump-call', true)).toMatchObject({ move: 'jump', solo: true });
  });

  it('is never made by itself', async () => {
    expect(await sent('call', false)).not.toMatchObject({ solo: true });
    expect(await sent('jump-call', false)).not.toMatchObject({ solo: true });
  });

  it('is left out where there is no such move', async () => {
    expect(await sent('turn', true)).not.toMatchObject({ solo: true });
  });

  it('is no reason for another line in the list of choices', () => {
    const input = inputOf(sourceAt('call'));
    const called = (): boolean => input.listedMoves.some((move) => 'solo' in move && move.solo);
    expect(input.listedMoves.length).toBeLessThan(input.legalMoves.length);
    expect(called()).toBe(false);
    input.isCalling = true;
    expect(called()).toBe(true);
  });

  it('can be armed at any time', () => {
    expect(preferredPlay([play([1]), play([1], true)], [1], true)).toEqual(play([1], true));
    expect(preferredPlay([play([1])], [1], true)).toEqual(play([1]));
    expect(jumpOf([], true)).toBeNull();
  });
});
