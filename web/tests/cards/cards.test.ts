import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CardBack, ChefCard, GameEmblem, IngredientCard, IngredientShape, OrderCard, SoloCard } from '../../src/cards';
import { cardTitle, loadCardTexts, orderNeeds, orderPhrase, orderTitle } from '../../src/cards/card-info';
import CardGallery from '../../src/cards/CardGallery.svelte';
import { KINDS, soloRank } from '../../src/cards/codes';
import { fitText, textWidth } from '../../src/cards/lettering';
import { MAX_PHRASE, orderLayout, phraseSpace } from '../../src/cards/order-layout';
import { LANGUAGES, setLanguage } from '../../src/i18n/texts.svelte';
import { sample } from '../sampling';
import { allOrders } from './all-orders';

beforeAll(loadCardTexts);
afterEach(async () => {
  cleanup();
  await setLanguage('en');
});

const kinds = KINDS.map((_, kind) => kind);
const markup = (container: Element): string => container.innerHTML;
const texts = (container: Element): string[] =>
  [...container.querySelectorAll('text')].map((text) => text.textContent!);

const lineTexts = (container: Element, part: string): string =>
  [...container.querySelectorAll(`${part} text`)].map((text) => text.textContent).join(' ');

function sound(container: Element): void {
  const drawing = container.querySelector('svg')!;
  expect(drawing.getAttribute('aria-hidden')).toBe('true');
  expect(drawing.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect([...drawing.querySelectorAll('*')].every((part) => part.namespaceURI === drawing.namespaceURI)).toBe(true);
  expect(markup(container)).not.toMatch(/NaN|undefined|Infinity|style=/);
}

describe('ingredients', () => {
  test('each kind has its own outline', () => {
    const drawings = kinds.map((kind) => {
      const { container } = render(IngredientShape, { kind });
      sound(container);
      return [...container.querySelectorAll('path, ellipse, circle')].map((part) => part.outerHTML).join();
    });
    expect(new Set(drawings).size).toBe(kinds.length);
  });

  test('a kind that is not named is a dashed disc', () => {
    expect(render(IngredientShape, { kind: null }).container.querySelectorAll('.hollow')).toHaveLength(1);
  });

  test.each(kinds)('kind %i: one with its name, and two with a 2', (kind) => {
    const single = render(IngredientCard, { card: 2 * kind }).container;
    const double = render(IngredientCard, { card: 2 * kind + 1 }).container;
    [single, double].forEach(sound);
    const name = cardTitle({ ingredient: 2 * kind });
    expect(texts(single)).toEqual([name]);
    expect(texts(double)).toEqual(['2', name]);
    expect(double.querySelectorAll(`g.kind-${kind}`)).toHaveLength(single.querySelectorAll(`g.kind-${kind}`).length + 1);
  });
});

describe('orders', () => {
  const drawn = sample(allOrders, ({ order, variant }) => `${variant} ${order}`);

  test.each(drawn)('$variant $order of $own', ({ order, own, variant }) => {
    const { container } = render(OrderCard, { order, own, variant });
    sound(container);
    expect(container.querySelector('svg')!.classList).toContain(`kind-${own}`);
    expect(lineTexts(container, '.title')).toBe(orderTitle(order));
    expect(lineTexts(container, '.words')).toBe(orderNeeds({ order, own, variant }));
  });

  test('whatever the colour, all that an order needs is drawn, and within its pizza', () => {
    for (const { order, own, variant } of allOrders) {
      const name = `${variant} ${order} of ${own}`;
      const { pizza, sign, line } = orderLayout(order, own, undefined, variant);
      expect(pizza.spots.length + line.length > 0 || sign !== null || order === 'two-doubles', name).toBe(true);
      expect(pizza.spots.every(({ x, y }) => Math.hypot(x, y) + pizza.size / 2 < 39.5), name).toBe(true);
    }
  });

  test('no two orders of a colour look the same', () => {
    const cards = allOrders.filter(({ own, variant }) => own === 0 && variant === 'plus');
    const drawings = cards.map((props) => markup(render(OrderCard, props).container).replaceAll(/data-order="[^"]*"/g, ''));
    expect(new Set(drawings).size).toBe(cards.length);
  });

  test.each(LANGUAGES)('names and needs fit onto the cards in %s', async (lang) => {
    await setLanguage(lang);
    for (const { order, own, variant } of allOrders) {
      const title = fitText(orderTitle(order), { width: 92, height: 24 }, 16);
      const words = fitText(orderNeeds({ order, own, variant }), { width: 88, height: 43 }, 10.5);
      expect(title.size, orderTitle(order)).toBeGreaterThanOrEqual(10);
      expect(words.size, words.lines.join(' / ')).toBeGreaterThanOrEqual(8);
      const line = orderPhrase({ order, own, variant }, 'line');
      if (line) expect(84 / textWidth(line), line).toBeGreaterThanOrEqual(10);
      const short = orderPhrase({ order, own, variant }, 'short') ?? '';
      const layout = orderLayout(order, own, undefined, variant);
      const space = phraseSpace(short, layout.banned !== null, line !== null || layout.line.length > 0);
      expect(fitText(short, space, MAX_PHRASE).size, short).toBeGreaterThanOrEqual(9);
    }
  });

  test('a need is there to be counted', () => {
    const { spots } = orderLayout('classic-four-olive', 0).pizza;
    expect(spots.map(({ kind }) => kind)).toEqual([0, 1, 1, 1, 1]);
    expect(orderLayout('ladder', 0).pizza.spots).toHaveLength(10);
    expect(orderLayout('two-each', 2).pizza.spots).toHaveLength(8);
    expect(orderLayout('ciottona', 5).pizza.spots).toHaveLength(9);
  });

  test('kinds to choose have an outline each', () => {
    const outlines = (order: string, own: number): string[] =>
      orderLayout(order, own).pizza.spots.filter(({ kind }) => kind === null).map(({ choice }) => choice);
    expect(new Set(outlines('monotoni', 0))).toEqual(new Set(['disc']));
    expect(outlines('absent', 0)).toEqual(['disc', 'disc', 'square', 'square']);
    expect(new Set(outlines('ladder', 0)).size).toBe(4);
  });

  test('a takeover shows hats until the chef is known', () => {
    const spots = (chef?: number): unknown[] => orderLayout('takeover', 0, chef).pizza.spots.map(({ kind, by }) => [kind, by]);
    expect(spots()).toEqual(Array.from({ length: 4 }, () => [null, 'chef']));
    expect(spots(3)).toEqual(Array.from({ length: 4 }, () => [3, 'chef']));
  });

  test('bombastica says 15 or more', () => {
    expect(texts(render(OrderCard, { order: 'bombastica', own: 1 }).container)).toContain('15+');
  });

  test('what must be absent from the table is struck out', () => {
    for (const order of ['absent', 'small-monotoni', 'mini']) {
      const { container } = render(OrderCard, { order, own: 2 });
      expect(container.querySelectorAll('.banned .kind-2 ~ .strike:not(.under)')).toHaveLength(2);
      expect(lineTexts(container, '.short')).toBe('on the table');
    }
  });

  test.each([
    ['duel', 'more than the others show'],
    ['match', '1 from hand, same kind as an opponent’s'],
    ['takeover', '4 of the chef’s own kind; you become chef'],
    ['mamma-mia-far', '1 pepper + 5 pineapples or 5 salami'],
  ])('%s says what a drawing cannot', (order, words) => {
    expect(lineTexts(render(OrderCard, { order, own: 2 }).container, '.short')).toBe(words);
  });
});

describe('SOLO', () => {
  const cards = Array.from({ length: 55 }, (_, card) => card);

  test.each(cards)('card %i', (card) => {
    const { container } = render(SoloCard, { card });
    sound(container);
    const rank = soloRank(card);
    if (/\d/.test(rank)) expect(texts(container)).toEqual([rank, rank, rank]);
  });

  test('all cards differ, also without colour', () => {
    const bare = cards.map((card) =>
      markup(render(SoloCard, { card }).container).replaceAll(/ (class|data-\w+)="[^"]*"/g, ''),
    );
    expect(new Set(bare).size).toBe(cards.length);
  });

  test('a black card takes the chosen colour', () => {
    const { container } = render(SoloCard, { card: 53, colour: 2 });
    expect(container.querySelector('svg')!.dataset['colour']).toBe('2');
    expect(render(SoloCard, { card: 53, colour: 4 }).container.querySelector('svg')!.dataset['colour']).toBe('4');
  });
});

test('backs, the chef and the emblems', () => {
  for (const of of ['kitchen', 'solo', ...kinds] as const) sound(render(CardBack, { of }).container);
  sound(render(ChefCard).container);
  for (const game of ['mamma-mia', 'sole-mio', 'grande', 'plus', 'solo']) sound(render(GameEmblem, { game }).container);
});

test('the gallery shows everything', () => {
  expect(render(CardGallery, { sizes: [40] }).container.querySelectorAll('svg').length).toBeGreaterThan(120);
});
