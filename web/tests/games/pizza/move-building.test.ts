// @vitest-environment ./tests/no-dom.ts
import { describe, expect, it } from 'vitest';
import { MoveBuilder, NOTHING, withoutCard, type Selection } from '../../../src/games/move-builder';
import {
  PIZZA_GRAMMAR,
  attemptCard,
  attemptIncomplete,
  attemptOrder,
  initialSelection,
} from '../../../src/games/pizza/pizza-input';
import type { PizzaMove } from '../../../src/protocol';
import { questions } from './fixtures';

const asked = questions();

const builderOf = (options: PizzaMove[]): MoveBuilder<PizzaMove> => new MoveBuilder(options, PIZZA_GRAMMAR);

/** Select all parts of a move one by one, as a person would. */
function select(builder: MoveBuilder<PizzaMove>, move: PizzaMove): Selection {
  const wanted = builder.partsOf(move);
  let selection = NOTHING;
  for (const card of wanted.cards) selection = builder.withCard(selection, card)!;
  for (const order of wanted.orders) selection = builder.withOrder(selection, order)!;
  for (const [name, value] of Object.entries(wanted.choices)) selection = builder.withChoice(selection, name, value);
  return selection;
}

describe('building a move', () => {
  it.each(asked.map((one) => [one.game, one.view.question!.name, one] as const))(
    'every option of %s, %s can be tapped together',
    (_game, _name, { options }) => {
      const builder = builderOf(options);
      const { direct } = builder.build(NOTHING);
      for (const option of options.filter((move) => !direct.includes(move)))
        expect(builder.build(select(builder, option)).move).toEqual(option);
    },
  );

  it('asks every question that there is', () => {
    expect(new Set(asked.map(({ view }) => view.question!.name)).size).toBe(16);
  });

  it('offers nothing that is no option', () => {
    for (const { options, view } of asked) {
      const builder = builderOf(options);
      for (const card of new Set(view.ingredients)) {
        const { move } = builder.build(builder.withCard(NOTHING, card) ?? NOTHING);
        if (move) expect(options).toContainEqual(move);
      }
    }
  });

  it('says what a tap would have been where it cannot be added', () => {
    for (const { options, view } of asked) {
      const builder = builderOf(options);
      for (const card of new Set(view.ingredients)) {
        const attempt = attemptCard(view.question, options, NOTHING, card);
        if (!builder.withCard(NOTHING, card)) expect(options).not.toContainEqual(attempt);
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

  const builder = builderOf(options);

  it('takes one kind', () => {
    const salami = builder.withCard(NOTHING, 8)!;
    expect(builder.build(salami).move).toEqual(options[0]);
    expect(builder.withCard(salami, 2)).toBeNull();
    expect(builder.withCard(salami, 8)).toBeNull();
  });

  it('offers which lies on top only where both are there', () => {
    const single = builder.withCard(NOTHING, 8)!;
    expect(builder.build(single).groups).toEqual([]);
    const both = builder.withCard(single, 9)!;
    expect(builder.build(both)).toMatchObject({ move: options[2], groups: [{ name: 'top', chosen: 'single' }] });
    expect(builder.build(builder.withChoice(both, 'top', 'double')).move).toEqual(options[3]);
    expect(builder.build(withoutCard(both, 8)).move).toEqual(options[1]);
  });

  it('tries what was tapped', () => {
    const question = { id: 1, name: 'put-ingredients', seat: 0, shown: {} };
    const salami = builder.withCard(NOTHING, 8)!;
    expect(attemptCard(question, options, salami, 2)).toBe('put 1 olive, 1 salami');
    expect(attemptCard(question, options, salami, 8)).toEqual({ move: 'put', kind: 4, singles: 2, doubles: 0 });
    expect(attemptOrder(question, salami, 'duel')).toEqual({ move: 'lay', order: 'duel' });
    expect(attemptIncomplete(question, options, NOTHING)).toEqual({ move: 'put', kind: 0, singles: 0 });
  });
});

describe('an order', () => {
  const options: PizzaMove[] = [{ move: 'pass' }, { move: 'lay', order: 'duel' }, { move: 'lay', order: 'match' }];

  const builder = builderOf(options);

  it('is laid, or another one instead, or none in one tap', () => {
    expect(builder.build(NOTHING)).toMatchObject({ move: null, direct: [{ move: 'pass' }] });
    const duel = builder.withOrder(NOTHING, 'duel')!;
    expect(builder.build(builder.withOrder(duel, 'match')!).move).toEqual(options[2]);
  });
});

describe('a ladder', () => {
  const kinds = [0, 1, 2];
  const options: PizzaMove[] = kinds.flatMap((two) =>
    kinds.filter((one) => one !== two).map((one): PizzaMove => ({ move: 'way', way: [2 * two, 2 * two, 2 * one] })),
  );

  const builder = builderOf(options);

  it('is chosen step by step', () => {
    const { groups } = builder.build(NOTHING);
    expect(groups.map(({ name }) => name)).toEqual(['way-2', 'way-1']);
    const olives = builder.withChoice(NOTHING, 'way-2', '2');
    expect(builder.build(builder.withChoice(olives, 'way-1', '4')).move).toEqual({ move: 'way', way: [2, 2, 4] });
  });

  it('lets go of what no longer goes with the choice', () => {
    const olives = builder.withChoice(NOTHING, 'way-2', '2');
    expect(builder.build(builder.withChoice(olives, 'way-1', '2')).move).toEqual({ move: 'way', way: [0, 0, 2] });
  });
});

describe('what lies ready', () => {
  it('is the only way to give, and never more', () => {
    const give: PizzaMove = { move: 'give', cards: [2, 2] };
    const ready = (options: PizzaMove[]): Selection => initialSelection(builderOf(options).candidates);
    expect(builderOf([{ move: 'refuse' }, give]).build(ready([{ move: 'refuse' }, give])).move).toEqual(give);
    expect(ready([{ move: 'pass' }, { move: 'lay', order: 'duel' }])).toEqual(NOTHING);
  });
});
