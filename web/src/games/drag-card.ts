/** Dragging of a card: dropped on the table it is played, dropped in the hand it changes its position. */

export interface DragHandlers {
  /** Cards that can be dragged at all. */
  canDrag(): boolean;
  /** Play the card: it was dropped on the table or flicked towards it. */
  onplay(): void;
  /** Put the card where it was dropped in the hand; the horizontal position of the pointer. */
  onmove?(clientX: number): void;
}

/** A shorter way of the pointer is a tap. */
const MIN_DRAG_PX = 10;
/** Speed of a flick, upwards. */
const FLICK_PX_PER_MS = 0.6;
/** The card rises at least so far to be played. */
const MIN_RISE_PX = 40;

/** Time that a played card waits for the table. */
const WAIT_MS = 400;

interface Drag {
  id: number;
  startX: number;
  startY: number;
  startMs: number;
  isMoving: boolean;
}

/** Action for `use:` on a button of the hand. A drag makes no click. */
export function dragCard(node: HTMLElement, handlers: DragHandlers): { update(next: DragHandlers): void; destroy(): void } {
  let current = handlers;
  let drag: Drag | null = null;

  function start(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || !current.canDrag()) return;
    drag = { id: event.pointerId, startX: event.clientX, startY: event.clientY, startMs: event.timeStamp, isMoving: false };
    listen(true);
  }

  function follow(event: PointerEvent): void {
    if (drag?.id !== event.pointerId) return;
    const [x, y] = [event.clientX - drag.startX, event.clientY - drag.startY];
    if (!drag.isMoving && Math.hypot(x, y) < MIN_DRAG_PX) return;
    drag.isMoving = true;
    node.dataset.dragged = '';
    node.style.translate = `${x}px ${y}px`;
  }

  function end(event: PointerEvent): void {
    if (drag?.id !== event.pointerId) return;
    const { startY, startMs, isMoving } = drag;
    drag = null;
    listen(false);
    if (!isMoving || event.type === 'pointercancel') return release();
    node.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 0);
    const rise = startY - event.clientY;
    const isFlick = rise / Math.max(1, event.timeStamp - startMs) > FLICK_PX_PER_MS;
    const isPlayed = rise > MIN_RISE_PX && (isFlick || isOverTable(event));
    if (isPlayed) current.onplay();
    else if (rise <= MIN_RISE_PX) current.onmove?.(event.clientX);
    // A card that is played waits where it was dropped, until the table has it.
    if (isPlayed) setTimeout(release, WAIT_MS);
    else release();
  }

  function release(): void {
    if (drag) return;
    delete node.dataset.dragged;
    node.style.translate = '';
  }

  /** A fast pointer leaves the card before it follows: the rest of the drag is heard everywhere. */
  function listen(isOn: boolean): void {
    const change = isOn ? 'addEventListener' : 'removeEventListener';
    window[change]('pointermove', follow as EventListener);
    window[change]('pointerup', end as EventListener);
    window[change]('pointercancel', end as EventListener);
  }

  node.addEventListener('pointerdown', start);
  return {
    update(next) {
      current = next;
    },
    destroy() {
      node.removeEventListener('pointerdown', start);
      listen(false);
    },
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

const isOverTable = ({ clientX, clientY }: PointerEvent): boolean =>
  document.elementsFromPoint(clientX, clientY).some((element) => element.hasAttribute('data-drop'));
