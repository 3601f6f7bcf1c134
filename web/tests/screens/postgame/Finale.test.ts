import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '../../../src/device/preferences.svelte';
import { loadTexts } from '../../../src/i18n/texts.svelte';
import type { GameView } from '../../../src/protocol';
import { finalCount, winnersOf, type FinalCount } from '../../../src/screens/postgame/finale';
import Finale from '../../../src/screens/postgame/Finale.svelte';
import { seatView } from '../../fake-socket';

beforeAll(() => loadTexts('after', 'words', 'pizza'));
beforeEach(() => {
  preferences.sound = false;
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const game = (view: object, places: number[], scores: number[]): GameView =>
  ({ view, outcome: { places, scores } }) as unknown as GameView;
const PIZZA = game(
  { game: 'pizza', variant: 'mamma-mia', places: [{ served: ['bombastica'], own: 0 }, { served: ['monotoni', 'minimale'], own: 1 }] },
  [2, 1],
  [1, 2],
);

describe('the final count', () => {
  it('takes as many steps as the most pizzas', () => expect(finalCount(PIZZA)).toMatchObject({ game: 'pizza', steps: 2 }));
  it('counts points in SOLO', () => {
    const count = finalCount(game({ game: 'solo' }, [1, 2], [12, 310]));
    expect(count?.rows).toEqual([{ seat: 0, points: 12 }, { seat: 1, points: 310 }]);
  });
  it('is left out in games that the page does not know', () => expect(finalCount(game({ game: 'hearts' }, [1], [1]))).toBeNull());
  it('knows shared wins', () => expect(winnersOf({ places: [1, 3, 1], scores: [2, 1, 2] })).toEqual([0, 2]));
});

describe('the finale', () => {
  const show = () => {
    const ondone = vi.fn();
    const seats = [seatView('Anna'), seatView('Gino')];
    const count = finalCount(PIZZA) as FinalCount;
    render(Finale, { count, seats, colours: ['red', 'blue'], winners: [1], headline: 'Gino wins', ondone });
    return ondone;
  };
  const counted = () => [...document.querySelectorAll('[data-test=finale-row]')].map((row) => Number(row.querySelector('b')!.textContent));

  it('lays out one pizza after the other, then names the winner, then ends', async () => {
    const ondone = show();
    expect(counted()).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(750);
    expect(counted()).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(500);
    expect(counted()).toEqual([1, 2]);
    expect(screen.queryByText('Gino wins')).toBeNull();
    await vi.advanceTimersByTimeAsync(1200);
    expect(screen.getByText('Gino wins')).toBeTruthy();
    expect(ondone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3500);
    expect(ondone).toHaveBeenCalledOnce();
  });

  it('is skipped by its button', () => {
    const ondone = show();
    screen.getByText('Skip').click();
    expect(ondone).toHaveBeenCalledOnce();
  });
});
