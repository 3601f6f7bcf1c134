import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { MoveBuilder, NOTHING } from '../../../src/games/move-builder';
import { PIZZA_GRAMMAR } from '../../../src/games/pizza/pizza-input';
import { PIZZA_TEXT, choiceText, describeMove, describeQuestion, drawCount, groupText, roundText } from '../../../src/games/pizza/pizza-text';
import { LANGUAGES, setLanguage } from '../../../src/i18n/texts.svelte';
import { FOREIGN_WORD, RAW_ID } from '../../raw-ids';
import { GAMES, questions, scene } from './fixtures';

const ROOT = `${import.meta.dirname}/../../../../src/forno/rulebook`;
const NAMES = ['Anna', 'Berta', 'Carlo', 'Dana', 'Emil', 'Fino'];
const SILENT = ['dealt', 'turn-began'];

describe.each([...LANGUAGES])('in %s', (lang) => {
  beforeAll(() => setLanguage(lang, 'words', 'pizza'));

  it('every event is said', () => {
    for (const { events } of GAMES.flatMap(scene)) {
      for (const event of events) {
        for (const you of [null, ...NAMES.keys()]) {
          const words = PIZZA_TEXT.describeEvent(event, NAMES, you);
          expect(words === '').toBe(SILENT.includes(event.event));
          expect(words).not.toMatch(RAW_ID);
          if (lang !== 'en') expect(words).not.toMatch(FOREIGN_WORD);
        }
      }
    }
  });

  it('every question is asked, and every move named', () => {
    for (const { view, options } of questions()) {
      expect(describeQuestion(view.question!, NAMES)).not.toMatch(RAW_ID);
      expect(describeQuestion(view.question!, NAMES, false)).not.toMatch(RAW_ID);
      for (const move of options) expect(PIZZA_TEXT.describeMove(move, view, NAMES)).not.toMatch(RAW_ID);
      const { groups } = new MoveBuilder(options, PIZZA_GRAMMAR).build(NOTHING);
      for (const { name, values } of groups) {
        expect(groupText(name)).not.toMatch(RAW_ID);
        for (const value of values) expect(choiceText(name, value, [])).not.toMatch(RAW_ID);
      }
    }
  });

  it('no two moves of a question have the same words', () => {
    for (const { view, options } of questions()) {
      const words = options.map((move) => PIZZA_TEXT.describeMove(move, view, NAMES));
      expect(new Set(words).size).toBe(options.length);
    }
  });
});

describe('the rules behind the log', () => {
  it('exist', () => {
    const rules = readFileSync(`${ROOT}/rules.toml`, 'utf-8');
    for (const rule of Object.values(PIZZA_TEXT.rules)) expect(rules).toContain(`id = "${rule}"`);
  });
});

describe('in English', () => {
  beforeAll(() => setLanguage('en'));

  it('reads well', () => {
    const view = questions()[0]!.view;
    expect(PIZZA_TEXT.describeMove({ move: 'put', kind: 2, singles: 3 }, view, NAMES)).toBe('Put 3 peppers in the oven');
    expect(PIZZA_TEXT.describeMove({ move: 'put', kind: 4, singles: 1, doubles: 1, double_last: true }, view, NAMES)).toBe(
      'Put 3 salami in the oven, the double on top',
    );
    expect(PIZZA_TEXT.describeEvent({ event: 'announced', seat: 2, kind: 4, number: 3, doubles: 1, top: 8 }, NAMES)).toBe(
      'Carlo put in 3 salami, with one double card.',
    );
  });

  it('asks for no choice where there is none', () => {
    const asked = questions().find(({ view }) => view.question?.name === 'answer-help')!;
    const ask = describeQuestion(asked.view.question!, NAMES);
    const tell = describeQuestion(asked.view.question!, NAMES, false);
    expect(ask).toMatch(/\?$/);
    expect(tell).toMatch(/You don’t have that\.$/);
    expect(PIZZA_TEXT.describeMove({ move: 'refuse' }, asked.view, NAMES)).toBe('No, sorry');
    expect(describeMove({ move: 'refuse' }, asked.view, NAMES, false)).toBe('You can’t help: OK');
  });

  it('asks for no number of a kind once all is asked for', () => {
    const { view } = questions().find(({ view }) => view.question?.name === 'request-kind')!;
    expect(describeQuestion(view.question!, NAMES)).toMatch(/\?$/);
    expect(describeQuestion(view.question!, NAMES, false)).toMatch(/asked for all of it already\.$/);
    expect(describeMove({ move: 'kind', kind: 1, number: 0 }, view, NAMES, false)).toMatch(/^0 .*: OK$/);
  });

  it('speaks to the viewer in the second person', () => {
    expect(PIZZA_TEXT.describeEvent({ event: 'failed', seat: 0, orders: ['classic-four-olive'], missing: [], unwanted: null }, NAMES, 0)).toBe(
      'Your Classic with olives failed.',
    );
    expect(PIZZA_TEXT.describeEvent({ event: 'failed', seat: 2, orders: ['classic-four-olive'], missing: [], unwanted: null }, NAMES, 0)).toBe(
      'Carlo’s Classic with olives failed.',
    );
    expect(PIZZA_TEXT.describeEvent({ event: 'opponent-named', seat: 2, opponent: 0 }, NAMES, 0)).toBe(
      'Carlo picks you.',
    );
  });
});

describe('the number of cards to draw', () => {
  const { view } = questions().find((one) => one.game === 'mamma-mia' && one.view.question?.name === 'draw-cards')!;
  const withHand = (variant: string, ingredients: number, orders: number, waiter = 9) => {
    const places = view.places.map((place) => ({ ...place, ingredients, orders, waiter }));
    return { ...view, variant, places, kitchen: 30 };
  };

  it('fills the hand, as far as the pile and the limit of Plus let it', () => {
    expect(drawCount(withHand('mamma-mia', 3, 2), 'kitchen')).toBe(2);
    expect(drawCount(withHand('mamma-mia', 3, 2, 1), 'waiter')).toBe(1);
    expect(drawCount(withHand('plus', 2, 0), 'kitchen')).toBe(5);
    expect(drawCount(withHand('plus', 6, 2), 'kitchen')).toBe(1);
  });
});

it('the result of a round names the best first, and says what comes back', async () => {
  await setLanguage('en');
  const result = { round: 1, served: [1, 3], failed: 2 };
  expect(roundText(result, 'mamma-mia', NAMES)).toBe(
    'Round 1 is over. Served so far: Berta 3, Anna 1. Your 2 failed orders are back under your pile.',
  );
  expect(roundText(result, 'grande', NAMES)).not.toContain('back');
  expect(roundText({ ...result, served: [null, null], failed: 0 }, 'plus', NAMES)).toContain('Round 1 is over.');
});
