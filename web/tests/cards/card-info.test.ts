import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cardLabel, cardSentences, cardTitle, loadCardTexts, orderNeeds, ruleOfCard, type ShownCard } from '../../src/cards/card-info';
import CardButton from '../../src/cards/CardButton.svelte';
import CardInfo from '../../src/cards/CardInfo.svelte';
import OrderListButton from '../../src/cards/OrderListButton.svelte';
import {
  explain,
  hideCard,
  hideOrderList,
  HOVER_DELAY_MS,
  LONG_PRESS_MS,
  provideCardContext,
  showCard,
  shownCard,
  type CardContext,
} from '../../src/cards/shown-card.svelte';
import { ruleLink } from '../../src/device/router.svelte';
import { LANGUAGES, loadTexts, setLanguage } from '../../src/i18n/texts.svelte';
import { AXE_TIMEOUT_MS, violations } from '../accessibility';
import { allOrders } from './all-orders';

configure({ testIdAttribute: 'data-test' });

const ORDER: ShownCard = { order: 'classic-four-olive', own: 0, variant: 'mamma-mia' };
const OTHERS: ShownCard[] = [
  ...Array.from({ length: 12 }, (_, ingredient) => ({ ingredient })),
  ...Array.from({ length: 55 }, (_, solo) => ({ solo })),
  { chefCard: true },
  { back: 'kitchen' },
  { back: 'solo' },
  { back: 3 },
];

beforeEach(async () => {
  await setLanguage('en');
  await Promise.all([loadCardTexts(), loadTexts('home', 'rules')]);
});
afterEach(() => {
  hideCard();
  hideOrderList();
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('sentences', () => {
  test.each(LANGUAGES)('every card is explained in %s', async (lang) => {
    await setLanguage(lang);
    for (const card of [...allOrders, ...OTHERS]) {
      const texts = [cardTitle(card), cardLabel(card), ...cardSentences(card)];
      expect(texts.length).toBeGreaterThan(2);
      // No id, no variable and no empty part is left in a text.
      for (const text of texts) expect(text).toMatch(/^(?!.*(\{|\$|undefined|null|card-|order-| {2}|\b0 )).{2,}$/);
    }
  });

  test('needs have the kinds and numbers of the card', () => {
    const needs = (order: string, own: number, variant: string, chef?: number): string => orderNeeds({ order, own, variant, chef });
    expect(needs('classic-four-olive', 0, 'mamma-mia')).toBe('1 pineapple and 4 olives');
    expect(needs('minimale', 1, 'mamma-mia')).toBe('1 olive and 3 of the scarcest other kind on the table');
    expect(needs('minimale', 1, 'plus')).toBe('1 olive and 4 of the scarcest other kind on the table');
    expect(needs('bombastica', 1, 'plus')).toBe('15 ingredients or more, of any kinds');
    expect(needs('duel', 2, 'sole-mio')).toBe('2 peppers or more, and more than all other hands show');
    expect(needs('takeover', 2, 'sole-mio')).toBe('4 of the chef’s kind; you become chef');
    expect(needs('takeover', 2, 'sole-mio', 1)).toBe('4 olives, the chef’s kind; you become chef');
    expect(needs('small-monotoni', 5, 'plus')).toBe('5 of one other kind, and no shrimp on the table');
    expect(needs('mini', 5, 'plus')).toBe('3 peppers, and no shrimp on the table');
    expect(needs('mamma-mia-far', 4, 'plus')).toBe('1 salami, and 5 peppers or 5 pineapples');
  });

  test('a screen reader hears the needs of an order', () => {
    expect(cardLabel(ORDER)).toContain('1 pineapple and 4 olives');
  });

  test('nobody is told to ask for help in Mamma Mia!', () => {
    expect(cardSentences(ORDER).join(' ')).not.toContain('ask');
    expect(cardSentences({ order: 'quartet-olive', own: 0, variant: 'sole-mio' }).join(' ')).toContain('ask the others');
  });

  test('a double is explained by the option of its table', () => {
    expect(cardSentences({ ingredient: 3 })[0]).toBe('One card that counts as two. Doubles on the table are used first.');
    expect(cardSentences({ ingredient: 3 }, true)[0]).toContain('but for a last one a single if there is one');
    expect(cardSentences({ ingredient: 2 }, true)).toEqual(cardSentences({ ingredient: 2 }));
  });

  test('every card names a rule that is there', async () => {
    const { default: rules } = await import('virtual:rules');
    const ids = new Set(rules.map(({ id }) => id));
    for (const card of [...allOrders, ...OTHERS]) expect(ids).toContain(ruleOfCard(card));
  });
});

describe('the large card', () => {
  /** A card whose taps are counted. */
  function held(): { card: HTMLElement; taps: () => number } {
    const card = document.createElement('button');
    let count = 0;
    card.addEventListener('click', () => (count += 1));
    document.body.append(card);
    explain(card, ORDER);
    return { card, taps: () => count };
  }
  const touch = { pointerType: 'touch', clientX: 5, clientY: 5 };

  test('comes by a long press, which is no tap', async () => {
    vi.useFakeTimers();
    const { card, taps } = held();
    await fireEvent.pointerDown(card, touch);
    await vi.advanceTimersByTimeAsync(LONG_PRESS_MS - 1);
    expect(shownCard()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(shownCard()).toMatchObject({ card: ORDER, isPinned: true });
    await fireEvent.pointerUp(card, touch);
    await fireEvent.click(card);
    expect(taps()).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    await fireEvent.click(card);
    expect(taps()).toBe(1);
  });

  test('a tap and a drag are left alone', async () => {
    vi.useFakeTimers();
    const { card, taps } = held();
    await fireEvent.pointerDown(card, touch);
    await fireEvent.pointerUp(card, touch);
    await fireEvent.click(card);
    expect(taps()).toBe(1);
    await fireEvent.pointerDown(card, touch);
    await fireEvent.pointerMove(card, { ...touch, clientX: 40 });
    await vi.advanceTimersByTimeAsync(LONG_PRESS_MS * 2);
    expect(shownCard()).toBeNull();
  });

  test('comes by hovering, and goes with the pointer', async () => {
    vi.useFakeTimers();
    const { card } = held();
    await fireEvent.pointerMove(card, { pointerType: 'mouse' });
    await vi.advanceTimersByTimeAsync(HOVER_DELAY_MS);
    expect(shownCard()).toMatchObject({ card: ORDER, isPinned: false });
    await fireEvent.pointerLeave(card, { pointerType: 'mouse' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(shownCard()).toBeNull();
  });

  test('does not come to a pointer that rests where it clicked', async () => {
    vi.useFakeTimers();
    const { card } = held();
    await fireEvent.pointerDown(card, { pointerType: 'mouse' });
    await fireEvent.pointerUp(card, { pointerType: 'mouse' });
    await fireEvent.pointerMove(card, { pointerType: 'mouse' });
    await vi.advanceTimersByTimeAsync(HOVER_DELAY_MS * 2);
    expect(shownCard()).toBeNull();
  });

  test('comes by the key I, takes the focus and gives it back', async () => {
    render(CardInfo);
    const { card } = held();
    card.focus();
    await fireEvent.keyDown(card, { code: 'KeyI', key: 'i' });
    const info = await screen.findByTestId('card-info');
    await waitFor(() => expect(document.activeElement).toBe(info));
    await fireEvent.keyDown(window, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByTestId('card-info')).toBeNull());
    expect(document.activeElement).toBe(card);
  });

  test('comes by a tap where a tap does nothing else, and has no violations', async () => {
    render(CardInfo);
    render(CardButton, { card: ORDER });
    await fireEvent.click(screen.getByTestId('explained'));
    const info = await screen.findByTestId('card-info');
    expect(info.textContent).toContain(cardTitle(ORDER));
    expect(info.textContent).toContain('1 pineapple and 4 olives.');
    expect(info.querySelector('a')!.getAttribute('href')).toBe(ruleLink('order.classic-four', 'mamma-mia'));
    expect(await violations()).toEqual([]);
    await fireEvent.pointerDown(document.body);
    await waitFor(() => expect(screen.queryByTestId('card-info')).toBeNull());
  }, AXE_TIMEOUT_MS);

  test('says which doubles the table on the screen uses', async () => {
    const end = provideCardContext(() => ({ stockLines: () => [], isFitting: true, orders: null }));
    render(CardInfo);
    showCard({ ingredient: 3, variant: 'sole-mio' });
    expect((await screen.findByTestId('card-info')).textContent).toContain('but for a last one a single');
    end();
  });

  test('says why a card cannot be played now', async () => {
    render(CardInfo);
    showCard(ORDER, { reason: 'Ingredients first.' });
    expect((await screen.findByTestId('card-reason')).textContent).toBe('Ingredients first.');
  });
});

describe('the list of orders', () => {
  const context: CardContext = {
    stockLines: () => [],
    isFitting: false,
    orders: { own: 0, variant: 'mamma-mia', marks: new Map([['bombastica', 'hand'], ['minimale', 'served']]) },
  };

  test('has all orders of the colour with their needs, and marks', async () => {
    const end = provideCardContext(() => context);
    render(CardInfo);
    render(OrderListButton);
    await fireEvent.click(await screen.findByTestId('order-list-button'));
    const list = await screen.findByTestId('order-list');
    expect(list.children).toHaveLength(8);
    expect(list.textContent).toContain('1 pineapple and 4 salami');
    expect(screen.getByTestId('listed-bombastica').textContent).toContain('in your hand');
    expect(screen.getByTestId('listed-minimale').textContent).toContain('served');
    expect(list.querySelectorAll('[data-mark]')).toHaveLength(2);
    expect(await violations()).toEqual([]);
    end();
    await waitFor(() => expect(screen.queryByTestId('order-list')).toBeNull());
  }, AXE_TIMEOUT_MS);

  test('a spectator has none', async () => {
    const end = provideCardContext(() => ({ ...context, orders: null }));
    render(CardInfo);
    render(OrderListButton);
    showCard(ORDER);
    await screen.findByTestId('card-info');
    expect(screen.queryByTestId('order-list-button')).toBeNull();
    expect(screen.queryByTestId('all-orders')).toBeNull();
    end();
  });
});
