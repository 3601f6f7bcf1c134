// @vitest-environment ./tests/no-dom.ts
import { describe, expect, it, vi } from 'vitest';
import { preferences } from '../../../src/device/preferences.svelte';
import { NO_SPEECH, bubblesAfter, viewAfter } from '../../../src/games/pizza/event-effects';
import { EMPTY_STAGE, stageOf, stepsOf } from '../../../src/games/pizza/oven-steps';
import { PizzaPlayback } from '../../../src/games/pizza/playback.svelte';
import type { GameOf } from '../../../src/net/table-source';
import type { PizzaEvent, PizzaMove, PizzaView } from '../../../src/protocol';
import { GAMES, scene, type Told } from './fixtures';

preferences.sound = false;

const game = ({ events, view }: Told): GameOf<PizzaView, PizzaMove> =>
  ({ number: 1, decision: 1, events, view, legal_moves: [] }) as unknown as GameOf<PizzaView, PizzaMove>;

const update = (told: Told, before: Told | null, jump = false) => ({
  at: 0,
  events: told.events,
  roomEvents: [],
  before: before && game(before),
  game: game(told),
  jump,
});

function begin(told: Told): PizzaPlayback {
  return new PizzaPlayback({ ...told.view, emptying: false, oven: 0, table: [], open: [] }, [], () => 0, () => '');
}

describe.each(GAMES)('an emptying in %s', (name) => {
  const told = scene(name);

  it('ends each moment with the true state', () => {
    vi.useFakeTimers();
    const shown = begin(told[0]!);
    told.forEach((one, index) => {
      shown.enqueue(update(one, told[index - 1] ?? null));
      vi.runAllTimers();
      expect(shown.isBehind).toBe(false);
      expect(shown.view).toEqual(one.view);
      expect(shown.stage.table).toEqual(one.view.table);
      expect(shown.stage.cardsLeft).toBe(one.view.oven);
      expect(shown.stage.open?.orders ?? []).toEqual(one.view.open.map(({ order }) => order));
      expect(shown.isEmptying).toBe(one.view.emptying);
    });
    vi.useRealTimers();
  });

  it('comes to the same table step by step as the view says', () => {
    let stage = EMPTY_STAGE;
    for (const { events, view } of told.slice(0, -2)) {
      for (const event of events) for (const step of stepsOf(event)) stage = step.apply(stage);
      if (view.emptying) expect(count(stage.table)).toEqual(count(view.table));
    }
  });

  it('takes less than a second a step', () => {
    const long = ['leftovers', 'game-ended'];
    const events = told.flatMap((one) => one.events).filter(({ event }) => !long.includes(event));
    for (const event of events) for (const { durationMs } of stepsOf(event)) expect(durationMs).toBeLessThanOrEqual(900);
  });

  it('can be skipped at once, and stepped through', () => {
    const skipped = begin(told[0]!);
    told.forEach((one, index) => skipped.enqueue(update(one, told[index - 1] ?? null)));
    skipped.skipAll();
    expect(skipped.isBehind).toBe(false);
    expect(skipped.view).toEqual(told.at(-1)!.view);

    const stepped = begin(told[0]!);
    stepped.pause();
    told.forEach((one, index) => stepped.enqueue(update(one, told[index - 1] ?? null)));
    let steps = 0;
    while (stepped.isBehind && steps < 1000) {
      stepped.step();
      steps += 1;
    }
    expect(steps).toBeGreaterThan(5);
    expect(stepped.view).toEqual(told.at(-1)!.view);
    stepped.close();
    skipped.close();
  });
});

const count = (cards: readonly number[]): number[] => [...cards].sort((one, other) => one - other);

describe('a jump', () => {
  it('clears what waits and shows the state', () => {
    const told = scene('sole-mio');
    const shown = begin(told[0]!);
    shown.enqueue(update(told[0]!, null));
    shown.enqueue(update(told[3]!, null, true));
    expect(shown.isBehind).toBe(false);
    expect(shown.view).toEqual(told[3]!.view);
    expect(shown.stage).toEqual(stageOf(told[3]!.view));
  });
});

describe('what waits', () => {
  it('says that a question is at its end', () => {
    const told = scene('sole-mio');
    const at = told.findIndex(({ view }) => view.question?.seat === 0);
    const shown = begin(told[0]!);
    shown.pause();
    shown.enqueue(update(told[at]!, null));
    expect(shown.isQuestionWaiting).toBe(true);
    shown.skipToQuestion();
    expect(shown.isBehind).toBe(false);
    expect(shown.view.question?.seat).toBe(0);
    shown.close();
  });
});

describe('served and failed', () => {
  const view = scene('grande')[0]!.view;

  it('count at once where cards go', () => {
    const served: PizzaEvent = { event: 'served', seat: 1, orders: ['duel'], table: [], cards: [], helped: false };
    expect(viewAfter(view, served).places[1]!.served).toEqual([...view.places[1]!.served!, 'duel']);
    const failed: PizzaEvent = { event: 'failed', seat: 1, orders: ['duel'], missing: [], unwanted: null };
    expect(viewAfter(view, failed).places[1]!.gone).toBe(view.places[1]!.gone + 1);
    const other: PizzaView = { ...view, variant: 'sole-mio' };
    expect(viewAfter(other, failed).places[1]!.waiter).toBe(view.places[1]!.waiter + 1);
  });
});

describe('what was said', () => {
  const turn = (seat: number): PizzaEvent => ({ event: 'turn-began', seat });
  const announced = (seat: number): PizzaEvent =>
    ({ event: 'announced', seat, kind: 1, number: 2, doubles: 0, top: 2 });
  const after = (events: PizzaEvent[], you: number | null) =>
    Object.keys(events.reduce((bubbles, event) => bubblesAfter(bubbles, event, you), NO_SPEECH).bySeat).map(Number);

  it('is forgotten when the own turn is over', () => {
    const round = [turn(1), announced(1), turn(2), announced(2), turn(0), announced(0)];
    expect(after(round, 0)).toEqual([0, 1, 2]);
    expect(after([...round, turn(1)], 0)).toEqual([0]);
    expect(after([...round, turn(1)], null)).toEqual([0, 1, 2]);
  });
});

describe('the own hand', () => {
  const view = {
    ...scene('sole-mio')[0]!.view,
    viewer: 0,
    ingredients: [0, 0, 1, 2],
    orders: ['duel', 'match'],
  };
  const put: PizzaEvent = { event: 'announced', seat: 0, kind: 0, number: 3, doubles: 1, top: 0 };
  const laid: PizzaEvent = { event: 'order-laid', seat: 0, order: 'duel' };

  it('has not the cards that were played, before the oven is emptied', () => {
    expect(viewAfter(view, put).ingredients).toEqual([0, 2]);
    expect(viewAfter(view, laid).orders).toEqual(['match']);
    expect(viewAfter(view, { ...laid, seat: 1 })).toBe(view);
  });
});

describe('the result of a round', () => {
  it('counts the own failed orders, and goes with the next own ingredients', () => {
    vi.useFakeTimers();
    const [told] = scene('mamma-mia');
    const shown = begin(told!);
    const tell = (...events: PizzaEvent[]): void => {
      shown.enqueue(update({ ...told!, events }, told!));
      vi.runAllTimers();
    };
    const seats = told!.view.places.length;
    tell({ event: 'round-ended', round: 1, chef: 0, stalled: false });
    tell({ event: 'failed', seat: 0, orders: ['minimale'], missing: [], unwanted: null }, { event: 'failed', seat: 1, orders: ['monotoni'], missing: [], unwanted: null });
    tell({ event: 'round-began', round: 2, seat: 0, kitchen: 30 });
    expect(shown.roundResult).toMatchObject({ round: 1, failed: 1 });
    expect(shown.roundResult!.served).toHaveLength(seats);
    tell({ event: 'announced', seat: 1, kind: 0, number: 1, doubles: 0, top: 0 });
    expect(shown.roundResult).not.toBeNull();
    tell({ event: 'announced', seat: 0, kind: 0, number: 1, doubles: 0, top: 0 });
    expect(shown.roundResult).toBeNull();
    vi.useRealTimers();
  });
});
