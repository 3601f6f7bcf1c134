import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { CardBack, ChefCard, GameEmblem, IngredientCard, IngredientShape, LETTERS, OrderCard, SoloCard } from '../../src/cards';
import CardGallery from '../../src/cards/CardGallery.svelte';
import { KINDS, soloColour, soloRank } from '../../src/cards/codes';
import { orderLayout } from '../../src/cards/order-layout';
import { allOrders } from './all-orders';

afterEach(cleanup);

const kinds = KINDS.map((_, kind) => kind);
const markup = (container: Element): string => container.innerHTML;
const texts = (container: Element): string[] =>
  [...container.querySelectorAll('text')].map((text) => text.textContent!);

function sound(container: Element): void {
  const drawing = container.querySelector('svg')!;
  expect(drawing.getAttribute('aria-hidden')).toBe('true');
  expect(drawing.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect([...drawing.querySelectorAll('*')].every((part) => part.namespaceURI === drawing.namespaceURI)).toBe(true);
  expect(markup(container)).not.toMatch(/NaN|undefined|Infinity|style=/);
}

describe('ingredients', () => {
  test('each kind has its own letter and its own outline', () => {
    const drawings = kinds.map((kind) => {
      const { container } = render(IngredientShape, { kind });
      sound(container);
      return [...container.querySelectorAll('path, ellipse, circle')].map((part) => part.outerHTML).join();
    });
    expect(new Set(drawings).size).toBe(kinds.length);
    expect(new Set(LETTERS).size).toBe(kinds.length);
  });

  test('a kind that is not named is a dashed disc', () => {
    expect(render(IngredientShape, { kind: null }).container.querySelectorAll('.hollow')).toHaveLength(1);
  });

  test.each(kinds)('kind %i: one, and two with a 2', (kind) => {
    const single = render(IngredientCard, { card: 2 * kind }).container;
    const double = render(IngredientCard, { card: 2 * kind + 1 }).container;
    [single, double].forEach(sound);
    expect(texts(single)).toEqual([LETTERS[kind], LETTERS[kind]]);
    expect(texts(double)).toEqual([LETTERS[kind], '2', LETTERS[kind], '2']);
    expect(single.querySelectorAll(`g.kind-${kind}`)).toHaveLength(1);
    expect(double.querySelectorAll(`g.kind-${kind}`)).toHaveLength(2);
  });
});

describe('orders', () => {
  test.each(allOrders)('$variant $order of $own', ({ order, own, variant }) => {
    const { container } = render(OrderCard, { order, own, variant });
    sound(container);
    expect(container.querySelector('svg')!.classList).toContain(`kind-${own}`);
    expect(texts(container)).toContain(LETTERS[own]);
    const { pizza, sign, line } = orderLayout(order, own, undefined, variant);
    expect(pizza.spots.length + line.length > 0 || sign !== null || order === 'two-doubles').toBe(true);
    expect(pizza.spots.every(({ x, y }) => Math.hypot(x, y) + pizza.size / 2 < 39.5)).toBe(true);
  });

  test('no two orders of a colour look the same', () => {
    const cards = allOrders.filter(({ own, variant }) => own === 0 && variant === 'plus');
    const drawings = cards.map((props) => markup(render(OrderCard, props).container).replaceAll(/data-order="[^"]*"/g, ''));
    expect(new Set(drawings).size).toBe(cards.length);
  });

  test('a need is there to be counted', () => {
    const { spots } = orderLayout('classic-four-olive', 0).pizza;
    expect(spots.map(({ kind }) => kind)).toEqual([0, 1, 1, 1, 1]);
    expect(orderLayout('ladder', 0).pizza.spots).toHaveLength(10);
    expect(orderLayout('two-each', 2).pizza.spots).toHaveLength(8);
    expect(orderLayout('ciottona', 5).pizza.spots).toHaveLength(9);
  });

  test('a takeover shows hats until the chef is known', () => {
    expect(orderLayout('takeover', 0).line).toEqual([{ text: '4' }, { sign: 'hat' }]);
    expect(orderLayout('takeover', 0, 3).line).toEqual([{ text: '4' }, { kind: 3 }]);
  });

  test('bombastica says 15 or more', () => {
    expect(texts(render(OrderCard, { order: 'bombastica', own: 1 }).container)).toContain('15+');
  });

  test('what must be absent is struck out', () => {
    for (const order of ['absent', 'small-monotoni', 'mini']) {
      const { container } = render(OrderCard, { order, own: 2 });
      expect(container.querySelectorAll('.strike:not(.under)')).toHaveLength(1);
    }
  });
});

describe('SOLO', () => {
  const cards = Array.from({ length: 55 }, (_, card) => card);

  test.each(cards)('card %i', (card) => {
    const { container } = render(SoloCard, { card });
    sound(container);
    const rank = soloRank(card);
    const letter = 'RGBY'[soloColour(card)]!;
    if (/\d/.test(rank)) expect(texts(container)).toEqual([rank, rank, letter, rank, letter]);
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
