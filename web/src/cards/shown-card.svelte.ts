/** The card that is shown large, and the actions that let any card on the screen be shown: see CardInfo.svelte. */
import { say } from '../i18n/texts.svelte';
import type { OrderOf, ShownCard } from './card-info';
import { ordersOf } from './order-needs';

export const LONG_PRESS_MS = 450;
export const HOVER_DELAY_MS = 650;
/** Delay while another card is shown already: the pointer goes along the hand. */
const NEXT_HOVER_DELAY_MS = 150;
/** Time to move the pointer from a card to the next one. */
const LEAVE_DELAY_MS = 150;
/** Longest time from the end of a press to its click. */
const CLICK_MS = 300;
/** A finger that moves farther drags or scrolls. */
const MAX_PRESS_MOVE_PX = 10;

export interface Shown {
  card: ShownCard;
  /** The element that the explanation belongs to. */
  anchor: HTMLElement | null;
  /** The reason why the card cannot be played now; empty if nobody tried. */
  reason: string;
  /** Stays until it is closed; else it goes with the pointer, and lets it through. */
  isPinned: boolean;
}

/** A mark in the list of all orders. */
export type OrderMark = 'hand' | 'top' | 'open' | 'served' | 'oven' | 'failed';

/** The facts about cards that the table on the screen provides. */
export interface CardContext {
  /** Lines on what is there and what is missing; none where the page must not say so. (turn.memory) */
  stockLines(card: OrderOf): string[];
  /** Whether an order takes a single for a last ingredient: the option doubles=fitting. (bake.doubles-first) */
  isFitting: boolean;
  /** The viewer's orders for the list of all of them; null for a spectator. */
  orders: { own: number; variant: string; chef?: number; marks: ReadonlyMap<string, OrderMark> } | null;
}

let shown = $state.raw<Shown | null>(null);
let list = $state.raw<(() => OrderListing | null) | null>(null);
let readContext = $state.raw<(() => CardContext) | null>(null);
let pressed: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export const shownCard = (): Shown | null => shown;
export const cardContext = (): CardContext | null => readContext?.() ?? null;

/** Provide the context of a table while it is on the screen. Returns the function that ends it. */
export function provideCardContext(read: () => CardContext): () => void {
  readContext = read;
  return () => {
    if (readContext === read) readContext = null;
    hideCard();
    hideOrderList();
  };
}

/** Show a card large, beside the element that was pressed last. */
export function showCard(card: ShownCard, { anchor = pressed, reason = '' } = {}): void {
  clearTimeout(timer);
  shown = { card, anchor, reason, isPinned: true };
}

/** Hide the explanation; a focus in it goes back to the card. */
export function hideCard(): void {
  clearTimeout(timer);
  const { anchor } = shown ?? {};
  if (document.activeElement?.closest('[data-card-info]') && anchor?.isConnected) anchor.focus({ preventScroll: true });
  shown = null;
}

/** Hide a card that was shown with the reason why it could not be played: the question is another one now. */
export function hideReason(): void {
  if (shown?.reason) hideCard();
}

// --- lists of orders

/** A list of orders with their needs. */
export interface OrderListing {
  title: string;
  cards: readonly OrderOf[];
  marks: ReadonlyMap<string, OrderMark>;
}

export const orderListing = (): OrderListing | null => list?.() ?? null;
export const hideOrderList = (): void => void (list = null);

/** Show a list, which follows the table as long as it is open. */
export function showListing(read: () => OrderListing | null): void {
  hideCard();
  list = read;
}

/** Show all orders of the viewer's colour. */
export function showOrderList(): void {
  showListing(() => {
    const { orders } = cardContext() ?? {};
    if (!orders) return null;
    const { own, variant, chef, marks } = orders;
    return { title: say('card-list'), cards: ordersOf(own, variant).map((order) => ({ order, own, variant, chef })), marks };
  });
}

// --- the pointer over cards

function hover(card: ShownCard, anchor: HTMLElement): void {
  clearTimeout(timer);
  if (shown?.isPinned) return;
  const delayMs = shown ? NEXT_HOVER_DELAY_MS : HOVER_DELAY_MS;
  timer = setTimeout(() => (shown = { card, anchor, reason: '', isPinned: false }), delayMs);
}

function leave(): void {
  if (shown?.isPinned) return;
  clearTimeout(timer);
  timer = setTimeout(hideCard, LEAVE_DELAY_MS);
}

// --- actions

interface Action {
  update(card: ShownCard): void;
  destroy(): void;
}

/**
 * Let a card be explained: by a long press, by hovering, by the right mouse button, or by the key I while it has the
 * focus. Taps, drags and scrolling work as before.
 */
export function explain(node: HTMLElement, card: ShownCard): Action {
  const ending = new AbortController();
  const options = { signal: ending.signal };
  let press: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let isTouch = false;
  /** A pointer that rests where it clicked asks for nothing. */
  let isHoverUsed = false;
  /** The click that ends a long press must not play the card. */
  let isClickUsed = false;

  const show = (): void => showCard(card, { anchor: node });
  const endPress = (): void => clearTimeout(press);
  /** Not every browser sends a click after a long press. */
  const forgetClick = (): void => void setTimeout(() => (isClickUsed = false), CLICK_MS);

  node.dataset.explained = '';
  node.setAttribute('aria-keyshortcuts', 'I');
  node.addEventListener('pointerdown', ({ pointerType, clientX, clientY }) => {
    pressed = node;
    isClickUsed = false;
    isTouch = pointerType !== 'mouse';
    start = { x: clientX, y: clientY };
    isHoverUsed = true;
    if (!isTouch) return shown?.isPinned ? undefined : hideCard();
    press = setTimeout(() => {
      isClickUsed = true;
      show();
    }, LONG_PRESS_MS);
  }, options);
  node.addEventListener('pointermove', ({ clientX, clientY, pointerType, buttons }) => {
    if (pointerType === 'mouse' && !buttons && !isHoverUsed) {
      isHoverUsed = true;
      hover(card, node);
    }
    if (Math.hypot(clientX - start.x, clientY - start.y) > MAX_PRESS_MOVE_PX) endPress();
  }, options);
  node.addEventListener('pointerup', forgetClick, options);
  for (const end of ['pointerup', 'pointercancel', 'dragstart']) node.addEventListener(end, endPress, options);
  node.addEventListener('click', (event) => {
    pressed = node;
    if (!isClickUsed) return;
    isClickUsed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { ...options, capture: true });
  node.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    if (!isTouch) show();
  }, options);
  node.addEventListener('pointerleave', () => {
    isHoverUsed = false;
    endPress();
    leave();
  }, options);
  node.addEventListener('keydown', (event) => {
    if (event.code !== 'KeyI' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    show();
  }, options);

  return {
    update: (next) => void (card = next),
    destroy() {
      endPress();
      ending.abort();
      if (shown?.anchor === node && !shown.isPinned) hideCard();
    },
  };
}

/** Let a card be explained, and shown by a tap: where a tap does nothing else. */
export function explainOnTap(node: HTMLElement, card: ShownCard): Action {
  const { update, destroy } = explain(node, card);
  const ending = new AbortController();
  node.addEventListener('click', () => showCard(card, { anchor: node }), { signal: ending.signal });
  return {
    update(next) {
      card = next;
      update(next);
    },
    destroy() {
      ending.abort();
      destroy();
    },
  };
}
