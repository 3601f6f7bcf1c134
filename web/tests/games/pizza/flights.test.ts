// @vitest-environment ./tests/no-dom.ts
import { expect, it } from 'vitest';
import { flightsOf, flightsOfStep, type Viewpoint } from '../../../src/games/pizza/flights';
import { stepsOf, EMPTY_STAGE } from '../../../src/games/pizza/oven-steps';
import type { PizzaEvent } from '../../../src/protocol';
import { GAMES, scene } from './fixtures';

const at: Viewpoint = { view: scene('sole-mio')[0]!.view, you: 0 };

it('flies each card of several', () => {
  const event: PizzaEvent = { event: 'announced', seat: 0, kind: 1, number: 4, doubles: 1, top: 2 };
  const flights = flightsOf(event, at);
  expect(flights.map(({ card }) => card)).toEqual([{ ingredient: 3 }, { ingredient: 2 }, { ingredient: 2 }]);
  expect(flights.map(({ from }) => from)).toEqual(flights.map(({ card }) => `[data-hand-card][data-card="${Object.values(card)[0]}"]`));
});

it('keeps the faces of cards that only others see', () => {
  const event: PizzaEvent = { event: 'drew', seat: 1, pile: 'kitchen', count: 2, ingredients: null, orders: null };
  expect(flightsOf(event, at).map(({ card }) => card)).toEqual([{ back: 'kitchen' }, { back: 'kitchen' }]);
  const orders: PizzaEvent = { ...event, pile: 'waiter' };
  expect(flightsOf(orders, at).every(({ card }) => 'back' in card)).toBe(true);
});

it('turns over what the viewer draws', () => {
  const event: PizzaEvent = { event: 'drew', seat: 0, pile: 'waiter', count: 1, ingredients: null, orders: ['duel'] };
  expect(flightsOf(event, at)).toMatchObject([{ card: { order: 'duel' }, back: { back: at.view.places[0]!.own } }]);
});

it.each(GAMES)('brings every card of an emptying in %s to its place', (name) => {
  let stage = EMPTY_STAGE;
  for (const { events, view } of scene(name))
    for (const event of events)
      for (const step of stepsOf(event)) {
        const after = step.apply(stage);
        const flights = flightsOfStep(event, stage, after, { view, you: 0 });
        if (event.event === 'revealed') expect(flights).toHaveLength(1);
        if (after.ending && !stage.ending) expect(flights.length).toBeGreaterThan(0);
        expect(flights.length).toBeLessThanOrEqual(Math.max(1, after.placed.length, after.open?.orders.length ?? 0));
        stage = after;
      }
});
