import './browser';
import { describe, expect, it } from 'vitest';
import type { SoloMove, SoloPlay } from '../../src/protocol';
import { heldCards, jumpOf, listed, playOf } from '../../src/solo/choosing';
import { Playing } from '../../src/solo/playing.svelte';
import { NO, SITUATIONS, seated, type Seated } from './seated.svelte';

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const at = (sitting: Seated): Playing => new Playing(() => sitting);
const play = (cards: number[], solo = false): SoloPlay => ({ move: 'play', cards, solo });

describe('the hand', () => {
  it('has equal cards apart, and the one just drawn at the end', () => {
    const held = heldCards([3, 3, 5, 9], 3);
    expect(held.map(({ card, drawn }) => [card, drawn])).toEqual([[3, false], [5, false], [9, false], [3, true]]);
    expect(new Set(held.map(({ key }) => key)).size).toBe(4);
  });
});

describe('tapping cards', () => {
  it('chooses a card, and plays it when tapped again', async () => {
    const sitting = seated('turn');
    const playing = at(sitting);
    const one = playing.held.find(playing.fits)!;
    playing.tap(one);
    expect(sitting.made).toEqual([]);
    playing.tap(one);
    await settled();
    expect(sitting.made).toMatchObject([{ move: 'play', cards: [one.card] }]);
    expect(playing.chosen).toEqual([]);
  });

  it('asks why a card cannot be played', async () => {
    const sitting = seated('turn');
    const playing = at(sitting);
    const one = playing.held.find((held) => !playing.fits(held))!;
    playing.tap(one);
    await settled();
    expect(sitting.asked).toEqual([{ move: 'play', cards: [one.card] }]);
    expect(playing.refusal).toBe(NO);
    expect(sitting.made).toEqual([]);
  });

  it('sends a jump-in at once', async () => {
    const sitting = seated('jump');
    const playing = at(sitting);
    playing.tap(playing.held.find(playing.jumps)!);
    await settled();
    expect(sitting.made).toMatchObject([{ move: 'jump' }]);
  });

  it('reaches every play of triples, with each card on top', () => {
    const { options } = SITUATIONS['triples']!.game;
    const plays = options.filter((move): move is SoloPlay => move.move === 'play');
    expect(plays.some(({ cards }) => cards.length >= 4)).toBe(true);
    for (const move of plays) {
      const sitting = seated('triples');
      const playing = at(sitting);
      for (const card of move.cards)
        playing.tap(playing.held.find((one) => one.card === card && !playing.isChosen(one))!);
      expect(playing.play).toEqual(move);
    }
  });
});

describe('the call', () => {
  const sent = async (name: string, armed: boolean): Promise<SoloMove> => {
    const sitting = seated(name);
    const playing = at(sitting);
    playing.armed = armed;
    const one = playing.held.find((held) => playing.jumps(held) || playing.fits(held))!;
    playing.tap(one);
    if (!playing.jumps(one)) playing.tap(one);
    await settled();
    expect(playing.armed).toBe(false);
    return sitting.made[0] as SoloMove;
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
    const options = SITUATIONS['call']!.game.options;
    expect(listed(options, false).length).toBeLessThan(options.length);
    expect(listed(options, false).some((move) => 'solo' in move && move.solo)).toBe(false);
    expect(listed(options, true).some((move) => 'solo' in move && move.solo)).toBe(true);
  });

  it('can be armed at any time', () => {
    expect(playOf([play([1]), play([1], true)], [1], true)).toEqual(play([1], true));
    expect(playOf([play([1])], [1], true)).toEqual(play([1]));
    expect(jumpOf([], true)).toBeNull();
  });
});
