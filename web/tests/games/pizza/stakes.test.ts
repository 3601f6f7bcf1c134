import { beforeAll, describe, expect, it } from 'vitest';
import { kindOf } from '../../../src/cards/codes';
import { meantParts, stakesText } from '../../../src/games/pizza/stakes';
import { LANGUAGES, loadTexts, setLanguage } from '../../../src/i18n/texts.svelte';
import { questions, type Asked } from './fixtures';

const NAMES = ['Anna', 'Berta', 'Carlo', 'Dana', 'Emil', 'Fino'];
const asked = (name: string): Asked[] => questions().filter(({ view }) => view.question?.name === name);
const stakes = ({ view, options }: Asked): string => stakesText(view, options, NAMES);

beforeAll(async () => {
  await setLanguage('en');
  await loadTexts('words', 'cards');
});

describe('stakes', () => {
  it.each([
    ['commit-to-duel', 'stay on the table'],
    ['answer-duel', 'fail'],
    ['name-opponent', 'it fails'],
    ['show-for-match', 'You keep the card'],
    ['answer-match', 'serves the order'],
    ['request-help', 'If nobody helps, your order fails'],
  ])('%s says what may be gained and lost', (name, part) => {
    for (const one of asked(name)) expect(stakes(one)).toContain(part);
    expect(asked(name).length).toBeGreaterThan(0);
  });

  it('a series says what becomes of its first quartet if nobody helps', () => {
    const told = asked('lay-series').map(stakes).filter(Boolean);
    expect(new Set(told)).toEqual(new Set([expect.stringMatching(/first one is then served if the table has its four, else it fails too/)]));
  });

  it('a helper is told of the reward, and that there is none without orders', () => {
    const able = asked('answer-help').find(({ options }) => options.some(({ move }) => move === 'give'))!;
    const places = (waiter: number): Asked => ({
      ...able,
      view: { ...able.view, places: able.view.places.map((place) => ({ ...place, waiter })) },
    });
    expect(stakes(places(3))).toContain('counts as served');
    expect(stakes(places(0))).toContain('you get nothing');
  });

  it('nothing is at stake in a turn, or where nothing can be chosen', () => {
    for (const name of ['put-ingredients', 'lay-order', 'draw-cards']) for (const one of asked(name)) expect(stakes(one)).toBe('');
    for (const one of asked('answer-help')) if (one.options.length === 1) expect(stakes(one)).toBe('');
  });

  it('a duel counts what is still missing to beat it, and what one has', () => {
    const { view, options } = asked('answer-duel')[0]!;
    const own = view.places[0]!.own;
    const question = { ...view.question!, shown: { owner: 0, orders: ['duel'], committed: [2 * own, 2 * own + 1], total: 1 } };
    expect(stakesText({ ...view, question, ingredients: [2 * own + 1] }, options, NAMES)).toMatch(/^You have 2 .+\. 2 more shown and Anna’s order fails/);
    expect(stakesText({ ...view, question, ingredients: [] }, options, NAMES)).toMatch(/^You have no /);
  });

  it.each(LANGUAGES)('are said in %s', async (lang) => {
    await setLanguage(lang);
    for (const one of questions()) expect(stakes(one)).not.toMatch(/stake-|\{|\$/);
    await setLanguage('en');
  });
});

describe('the cards meant', () => {
  it('are in the hand, and of the kind that a duel asks for', () => {
    for (const { view, options } of asked('answer-duel')) {
      const { cards } = meantParts(view, options);
      const kind = view.places[view.question!.shown.owner as number]!.own;
      expect(cards).toEqual(view.ingredients!.filter((card) => kindOf(card) === kind));
    }
  });

  it('are those that could be given, paid or pledged', () => {
    for (const { view, options } of questions()) {
      const { cards, orders } = meantParts(view, options);
      expect(view.ingredients).toEqual(expect.arrayContaining([...cards]));
      expect(view.orders).toEqual(expect.arrayContaining([...orders]));
    }
    const helpers = asked('answer-help').filter(({ options }) => options.some(({ move }) => move === 'give'));
    for (const { view, options } of helpers) expect(meantParts(view, options).cards.length).toBeGreaterThan(0);
  });

  it('are none in a turn', () => {
    for (const { view, options } of asked('put-ingredients')) expect(meantParts(view, options)).toEqual({ cards: [], orders: [] });
  });
});
