import { describe, expect, it } from 'vitest';
import type { PizzaMove } from '../../src/protocol';
import { NOTHING, addCard, addOrder, build, choose, dropCard, pickedFor, readyAtFirst } from '../../src/pizza/building';
import type { Picked } from '../../src/pizza/building';
import { questions } from './fixtures';
import { tryCard, tryNothing, tryOrder } from '../../src/pizza/trying';

const asked = questions();

/** Tap all that a move is made of, one by one, as a person would. */
function tap(options: PizzaMove[], move: PizzaMove): Picked {
  const wanted = pickedFor(options, move);
  let picked: Picked = NOTHING;
  for (const card of wanted.cards) picked = addCard(options, picked, card)!;
  for (const order of wanted.orders) picked = addOrder(options, picked, order)!;
  for (const [name, value] of Object.entries(wanted.choices)) picked = choose(options, picked, name, value);
  return picked;
}

describe('building a move', () => {
  it.each(asked.map((one) => [one.game, one.view.question!.name, one] as const))(
    'every option of %s, %s can be tapped together',
    (_game, _name, { options }) => {
      for (const option of options) {
        const { direct } = build(options, NOTHING);
        if (direct.includes(option)) continue;
        expect(build(options, tap(options, option)).move).toEqual(option);
      }
    },
  );

  it('asks every question that there is', () => {
    expect(new Set(asked.map(({ view }) => view.question!.name)).size).toBe(16);
  });

  it('offers nothing that is no option', () => {
    for (const { options, view } of asked) {
      for (const card of new Set(view.ingredients)) {
        const picked = addCard(options, NOTHING, card);
        const { move } = build(options, picked ?? NOTHING);
        if (move) expect(options).toContainEqual(move);
      }
    }
  });

  it('says what a tap would have been where it cannot be added', () => {
    for (const { options, view } of asked) {
      for (const card of new Set(view.ingredients)) {
        const tried = tryCard(view.question, options, NOTHING, card);
        if (!addCard(options, NOTHING, card)) expect(options).not.toContainEqual(tried);
      }
    }
  });
});

describe('putting ingredients', () => {
  const options: PizzaMove[] = [
    { move: 'put', kind: 4, singles: 1, doubles: 0, double_last: false },
    { move: 'put', kind: 4, singles: 0, doubles: 1, double_last: false },
    { move: 'put', kind: 4, singles: 1, doubles: 1, double_last: false },
    { move: 'put', kind: 4, singles: 1, doubles: 1, double_last: true },
    { move: 'put', kind: 1, singles: 1, doubles: 0, double_last: false },
  ];

  it('takes one kind', () => {
    const salami = addCard(options, NOTHING, 8)!;
    expect(build(options, salami).move).toEqual(options[0]);
    expect(addCard(options, salami, 2)).toBeNull();
    expect(addCard(options, salami, 8)).toBeNull();
  });

  it('offers which lies on top only where both are there', () => {
    const single = addCard(options, NOTHING, 8)!;
    expect(build(options, single).groups).toEqual([]);
    const both = addCard(options, single, 9)!;
    expect(build(options, both)).toMatchObject({ move: options[2], groups: [{ name: 'top', chosen: 'single' }] });
    expect(build(options, choose(options, both, 'top', 'double')).move).toEqual(options[3]);
    expect(build(options, dropCard(both, 8)).move).toEqual(options[1]);
  });

  it('tries what was tapped', () => {
    const question = { id: 1, name: 'put-ingredients', seat: 0, shown: {} };
    const salami = addCard(options, NOTHING, 8)!;
    expect(tryCard(question, options, salami, 2)).toBe('put 1 olive, 1 salami');
    expect(tryCard(question, options, salami, 8)).toEqual({ move: 'put', kind: 4, singles: 2, doubles: 0 });
    expect(tryOrder(question, salami, 'duel')).toEqual({ move: 'lay', order: 'duel' });
    expect(tryNothing(question, options, NOTHING)).toEqual({ move: 'put', kind: 0, singles: 0 });
  });
});

describe('an order', () => {
  const options: PizzaMove[] = [{ move: 'pass' }, { move: 'lay', order: 'duel' }, { move: 'lay', order: 'match' }];

  it('is laid, or another one instead, or none in one tap', () => {
    expect(build(options, NOTHING)).toMatchObject({ move: null, direct: [{ move: 'pass' }] });
    const duel = addOrder(options, NOTHING, 'duel')!;
    expect(build(options, addOrder(options, duel, 'match')!).move).toEqual(options[2]);
  });
});

describe('a ladder', () => {
  const kinds = [0, 1, 2];
  const options: PizzaMove[] = kinds.flatMap((two) =>
    kinds.filter((one) => one !== two).map((one): PizzaMove => ({ move: 'way', way: [2 * two, 2 * two, 2 * one] })),
  );

  it('is chosen step by step', () => {
    const { groups } = build(options, NOTHING);
    expect(groups.map(({ name }) => name)).toEqual(['way-2', 'way-1']);
    const olives = choose(options, NOTHING, 'way-2', '2');
    expect(build(options, choose(options, olives, 'way-1', '4')).move).toEqual({ move: 'way', way: [2, 2, 4] });
  });

  it('lets go of what no longer goes with the choice', () => {
    const olives = choose(options, NOTHING, 'way-2', '2');
    expect(build(options, choose(options, olives, 'way-1', '2')).move).toEqual({ move: 'way', way: [0, 0, 2] });
  });
});

describe('what lies ready', () => {
  it('is the only way to give, and never more', () => {
    const give: PizzaMove = { move: 'give', cards: [2, 2] };
    expect(build([{ move: 'refuse' }, give], readyAtFirst([{ move: 'refuse' }, give])).move).toEqual(give);
    expect(readyAtFirst([{ move: 'pass' }, { move: 'lay', order: 'duel' }])).toEqual(NOTHING);
  });
});
