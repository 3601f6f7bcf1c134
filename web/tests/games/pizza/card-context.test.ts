import { cleanup, configure, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { KINDS } from '../../../src/cards/codes';
import { hideCard, hideOrderList, showCard, showOrderList } from '../../../src/cards/shown-card.svelte';
import { orderMarks, ovenCards, stockLines } from '../../../src/games/pizza/card-context.svelte';
import PizzaTable from '../../../src/games/pizza/PizzaTable.svelte';
import { loadTexts, setLanguage } from '../../../src/i18n/texts.svelte';
import type { GameOf } from '../../../src/net/table-source';
import type { PizzaEvent, PizzaMove, PizzaView, Refusal, RoomView } from '../../../src/protocol';
import { FakeSource } from '../fake-source.svelte';
import { questions, type Asked } from './fixtures';

vi.mock('../../../src/cards', () => import('../card-stubs'));

configure({ testIdAttribute: 'data-test' });

const refusal: Refusal = { type: 'refusal', id: null, rule: 'turn.one-kind', values: {}, text: 'No.' };
const [PINEAPPLE, OLIVE, PEPPER] = [0, 2, 4];
/** Three olives and a double pepper announced, two pineapples left over. */
const EVENTS = [
  { event: 'leftovers', cards: [PINEAPPLE, PINEAPPLE] },
  { event: 'announced', seat: 1, kind: 1, number: 3, doubles: 0, top: OLIVE },
  { event: 'order-laid', seat: 0, order: 'bombastica' },
  { event: 'announced', seat: 2, kind: 2, number: 2, doubles: 1, top: PEPPER! + 1 },
] as unknown as PizzaEvent[];

beforeAll(async () => {
  await setLanguage('en');
  await loadTexts('words', 'home', 'pizza', 'cards');
});
afterEach(() => {
  hideCard();
  hideOrderList();
  cleanup();
});

function show({ game, view, options }: Asked, tableOptions: Record<string, string>): void {
  const names = view.places.map((_, seat) => `Player ${seat}`);
  const seats = names.map((name) => ({ name, bot: '', away: false }));
  const room = { game, seats, options: tableOptions, settings: {}, status: 'playing' } as unknown as RoomView;
  const position = { number: 1, decision: 1, events: EVENTS, view, legal_moves: options };
  render(PizzaTable, {
    source: new FakeSource({ you: view.viewer, names, game: position as unknown as GameOf<PizzaView, PizzaMove> }, refusal, room),
  });
}

const turns = questions().filter(({ view }) => !view.emptying && view.orders!.length > 0);
const emptyings = questions().filter(({ view }) => view.emptying && view.table.length > 4);
const cardOf = (view: PizzaView, order: string): { order: string; own: number; variant: string } => ({
  order,
  own: view.places[view.viewer!]!.own,
  variant: view.variant,
});
const stockShown = (): string[] => screen.queryAllByTestId('card-stock').map(({ textContent }) => textContent);

describe('while a round runs', () => {
  it.each(['mamma-mia', 'sole-mio', 'grande', 'plus'])('%s: neither counts by kind nor anything missing', async (game) => {
    const asked = turns.find((one) => one.game === game)!;
    show(asked, {});
    for (const order of asked.view.orders!) {
      showCard(cardOf(asked.view, order));
      const info = await screen.findByTestId('card-info');
      flushSync();
      expect(stockShown()).toEqual([]);
      expect(info.textContent).not.toMatch(/In the oven:|On the table:|Missing:|Nothing is missing/);
    }
    showOrderList();
    const list = await screen.findByTestId('order-list');
    expect(list.querySelectorAll('.stock')).toHaveLength(0);
    expect(list.textContent).not.toMatch(/In the oven:|On the table:|Missing:|Nothing is missing|in the oven/);
  });

  it('counts the oven at a table with the open log', async () => {
    const asked = turns.find((one) => one.game === 'mamma-mia')!;
    show(asked, { 'open-log': 'on' });
    await screen.findByTestId('pizza-table');
    showCard({ order: 'classic-four-olive', own: 0, variant: 'mamma-mia' });
    await screen.findByTestId('card-info');
    expect(stockShown()).toEqual(['In the oven: 1 pineapple, 3 olives', 'Missing: 1 olive']);
  });
});

it('while the oven is emptied, says what is there and what is missing', async () => {
  const asked = emptyings[0]!;
  show(asked, {});
  await screen.findByTestId('pizza-table');
  showCard({ order: 'bombastica', own: 0, variant: 'mamma-mia' });
  await screen.findByTestId('card-info');
  expect(stockShown()[0]).toMatch(/^On the table: \d+$/);
});

describe('stock', () => {
  const table = (...names: string[]): number[] => names.map((name) => 2 * KINDS.indexOf(name as (typeof KINDS)[number]));
  const lines = (order: string, cards: number[], own = 0, variant = 'grande', chef?: number): string[] =>
    stockLines({ order, own, variant, chef }, { cards, place: 'table' });

  it('adds leftovers and announcements, doubles as doubles', () => {
    expect(ovenCards(EVENTS)).toEqual([PINEAPPLE, PINEAPPLE, OLIVE, OLIVE, OLIVE, PEPPER! + 1]);
  });

  it('takes the most plentiful kind where the owner chooses', () => {
    expect(lines('monotoni', table('olive', 'olive', 'pepper'))).toEqual(['On the table: 2 olives', 'Missing: 1 pineapple, 4 olives']);
  });

  it('names all kinds that are equally near', () => {
    expect(lines('monotoni', table('olive', 'olive', 'pepper', 'pepper', 'salami'))[1]).toBe(
      'Missing: 1 pineapple, 4 of one kind: olives or peppers',
    );
  });

  it('leaves a kind open that is not there at all', () => {
    expect(lines('monotoni', table('pineapple'))).toEqual(['On the table: 1 pineapple', 'Missing: 6 of another kind']);
  });

  it('takes the scarcest kind for a minimale', () => {
    const cards = table('pineapple', 'olive', 'olive', 'pepper', 'pepper', 'pepper');
    expect(lines('minimale', cards)).toEqual(['On the table: 1 pineapple, 2 olives', 'Missing: 1 olive']);
  });

  it('says that the own kind is in the way', () => {
    expect(lines('absent', table('pineapple', 'olive'))).toEqual(['It would fail: 1 pineapple on the table.']);
  });

  it('counts double cards for two doubles', () => {
    expect(lines('two-doubles', [1, 2, 5])).toEqual(['On the table: 1 double pineapple, 1 double pepper', 'Nothing is missing.']);
  });

  it('leaves a match, and a takeover without a chef, to the players', () => {
    expect(lines('match', table('olive'))).toEqual([]);
    expect(lines('takeover', table('olive'))).toEqual([]);
    expect(lines('takeover', table('olive'), 0, 'grande', 1)).toEqual(['On the table: 1 olive', 'Missing: 3 olives']);
  });
});

it('lists the served pizzas of a seat, except where they lie face down', async () => {
  const asked = turns.find((one) => one.game === 'sole-mio')!;
  const places = asked.view.places.map((place, seat) => ({ ...place, served: seat === 1 ? ['duel'] : [] }));
  show({ ...asked, view: { ...asked.view, places } }, {});
  await fireEvent.click(await screen.findByTestId('about-1'));
  await fireEvent.click(await screen.findByTestId('served-1'));
  expect((await screen.findByTestId('order-list')).textContent).toContain('or more, and more than all other hands show');
  await fireEvent.click(screen.getByTestId('about-0'));
  expect(screen.getByTestId('seat-info').textContent).toContain('0 served');
  expect(screen.queryByTestId('served-0')).toBeNull();
  cleanup();
  show(turns.find((one) => one.game === 'plus')!, {});
  await fireEvent.click(await screen.findByTestId('about-1'));
  expect(screen.getByTestId('seat-info').textContent).not.toContain('served');
  expect(screen.queryByTestId('served-1')).toBeNull();
});

describe('marks in the list of orders', () => {
  const view = {
    variant: 'mamma-mia',
    places: [{ served: ['minimale'] }],
    orders: ['monotoni'],
    top: { seat: 0, order: 'classic-all' },
    open: [],
  } as unknown as PizzaView;

  it('are of the hand and of what lies face up', () => {
    expect([...orderMarks(view, 0, null)]).toEqual([['minimale', 'served'], ['classic-all', 'top'], ['monotoni', 'hand']]);
  });

  it('are also of the oven with the open log, but not in Plus', () => {
    expect(orderMarks(view, 0, EVENTS).get('bombastica')).toBe('oven');
    expect(orderMarks({ ...view, variant: 'plus' }, 0, EVENTS).has('bombastica')).toBe(false);
  });
});
