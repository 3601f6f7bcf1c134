/**
 * Dragging of a card: dropped on the table it is played, dropped in the hand it changes its position. In a row that
 * scrolls (`data-scrolls`) a finger that goes along it scrolls; a finger that first rests on a card takes it out.
 */
import { LONG_PRESS_MS } from '../cards/shown-card.svelte';
import type { Point } from './hand-order.svelte';

export interface DragHandlers {
  /** Cards that can be dragged at all. */
  canDrag(): boolean;
  /** Play the card: it was dropped on the table or flicked towards it. */
  onplay(): void;
  /** Put the card where it was dropped in the hand. */
  onmove?(point: Point): void;
}

/** A shorter way of the pointer is a tap. */
const MIN_DRAG_PX = 10;
/** Speed of a flick, upwards. */
const FLICK_PX_PER_MS = 0.6;
/** The card rises at least so far to be played. */
const MIN_RISE_PX = 40;

/** Time that a played card waits for the table. */
const WAIT_MS = 400;
/** Time that a finger rests on a card of a row that scrolls to take it out; shorter than a long press. */
const HOLD_MS = 250;

interface Drag {
  id: number;
  startX: number;
  startY: number;
  startMs: number;
  isTouch: boolean;
  /** Whether the card follows in all directions; else only upwards, as the row scrolls sideways. */
  isFree: boolean;
  isMoving: boolean;
}

/** Action for `use:` on a button of the hand. A drag makes no click. */
export function dragCard(node: HTMLElement, handlers: DragHandlers): { update(next: DragHandlers): void; destroy(): void } {
  let current = handlers;
  let drag: Drag | null = null;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let clip: (() => void) | undefined;

  function start(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || !current.canDrag()) return;
    const { pointerId: id, clientX: startX, clientY: startY, timeStamp: startMs } = event;
    const isTouch = event.pointerType !== 'mouse';
    const isFree = !isTouch || !node.closest('[data-scrolls]');
    drag = { id, startX, startY, startMs, isTouch, isFree, isMoving: false };
    if (!isFree && current.onmove) holding = setTimeout(hold, HOLD_MS);
    listen(true);
  }

  function hold(): void {
    if (!drag) return;
    drag.isFree = true;
    node.dataset.grabbed = '';
  }

  function follow(event: PointerEvent): void {
    if (drag?.id !== event.pointerId) return;
    const [x, y] = [event.clientX - drag.startX, event.clientY - drag.startY];
    if (!drag.isMoving && Math.hypot(x, y) < MIN_DRAG_PX) return;
    if (!drag.isMoving && isOtherGesture(drag, x, y, event.timeStamp)) return stop();
    clearTimeout(holding);
    if (!drag.isMoving) clip = unclip(node.closest<HTMLElement>('[data-scrolls]'));
    drag.isMoving = true;
    node.dataset.dragged = '';
    node.style.translate = `${x}px ${y}px`;
  }

  /** The browser scrolls the row by a touch, unless the card has been taken. */
  function keepFromScrolling(event: TouchEvent): void {
    if (drag && event.cancelable && (drag.isFree || drag.isMoving)) event.preventDefault();
  }

  function stop(): void {
    drag = null;
    clearTimeout(holding);
    listen(false);
    release();
  }

  function end(event: PointerEvent): void {
    if (drag?.id !== event.pointerId) return;
    const { startY, startMs, isMoving } = drag;
    if (!isMoving || event.type === 'pointercancel') return stop();
    drag = null;
    listen(false);
    node.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 0);
    const rise = startY - event.clientY;
    const isFlick = rise / Math.max(1, event.timeStamp - startMs) > FLICK_PX_PER_MS;
    const isPlayed = rise > MIN_RISE_PX && (isFlick || isOverTable(event));
    if (isPlayed) current.onplay();
    else if (rise <= MIN_RISE_PX) current.onmove?.({ x: event.clientX, y: event.clientY });
    // A card that is played waits where it was dropped, until the table has it.
    if (isPlayed) setTimeout(release, WAIT_MS);
    else release();
  }

  function release(): void {
    if (drag) return;
    clip?.();
    clip = undefined;
    delete node.dataset.dragged;
    delete node.dataset.grabbed;
    node.style.translate = '';
  }

  /**
   * A fast pointer leaves the card before it follows: the rest of the drag is heard everywhere. The browser's own
   * dragging, of a selection for instance, would end it.
   */
  function listen(isOn: boolean): void {
    const change = isOn ? 'addEventListener' : 'removeEventListener';
    window[change]('pointermove', follow as EventListener);
    window[change]('pointerup', end as EventListener);
    window[change]('pointercancel', end as EventListener);
    window[change]('dragstart', prevent);
  }

  node.addEventListener('pointerdown', start);
  node.addEventListener('touchmove', keepFromScrolling, { passive: false });
  return {
    update(next) {
      current = next;
    },
    destroy() {
      node.removeEventListener('pointerdown', start);
      node.removeEventListener('touchmove', keepFromScrolling);
      stop();
    },
  };
}

/** Show all of a row that scrolls, where it is, so that a card can be dragged out of it. Returns how to undo that. */
function unclip(row: HTMLElement | null): (() => void) | undefined {
  const content = row?.firstElementChild;
  if (!row || !(content instanceof HTMLElement)) return undefined;
  const { scrollLeft } = row;
  row.style.overflow = 'visible';
  content.style.translate = `${-scrollLeft}px`;
  return () => {
    row.style.overflow = content.style.translate = '';
    row.scrollLeft = scrollLeft;
  };
}

/** A finger that scrolls the row, or that moves only after the card was explained to it. */
function isOtherGesture({ isTouch, isFree, startMs }: Drag, x: number, y: number, nowMs: number): boolean {
  const isScroll = !isFree && Math.abs(x) > Math.abs(y);
  return isTouch && (isScroll || nowMs - startMs > LONG_PRESS_MS);
}

const prevent = (event: Event): void => event.preventDefault();

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

const isOverTable = ({ clientX, clientY }: PointerEvent): boolean =>
  document.elementsFromPoint(clientX, clientY).some((element) => element.hasAttribute('data-drop'));
