/** Motion of cards between places on the screen. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { isMotionReduced } from '../../device/preferences.svelte';

const MOVE_MS = 220;
const FADE_MS = 120;

const middleOf = (rect: DOMRect): [number, number] => [rect.left + rect.width / 2, rect.top + rect.height / 2];

/** Transform that shows an element of `to` as if at `from`: fully at 1, not at all at 0. */
function displacement(from: DOMRect, to: DOMRect): (part: number) => string {
  const [x, y] = middleOf(from);
  const [toX, toY] = middleOf(to);
  const scale = to.width ? from.width / to.width : 1;
  return (part) => `translate(${(x - toX) * part}px, ${(y - toY) * part}px) scale(${1 + (scale - 1) * part})`;
}

/** Transition for `in:`: move from a place; without one, or with reduced motion, fade in. */
export function arrive(node: Element, { from }: { from: DOMRect | null }): TransitionConfig {
  const isReduced = isMotionReduced();
  if (isReduced || !from) return { duration: isReduced ? 0 : FADE_MS, css: (t) => `opacity: ${t}` };
  const displace = displacement(from, node.getBoundingClientRect());
  return { duration: MOVE_MS, easing: cubicOut, css: (_, left) => `transform: ${displace(left)}; z-index: 9` };
}

/** A card back that moves from one place to another and disappears. */
export interface Flight {
  id: number;
  from: DOMRect;
  to: DOMRect;
  delayMs: number;
}

/** Action for `use:`: animate a flight, then call `onlanded`. */
export function fly(node: HTMLElement, { flight, onlanded }: { flight: Flight; onlanded: () => void }): void {
  const { from, to, delayMs } = flight;
  const [x, y] = middleOf(from);
  const [toX, toY] = middleOf(to);
  const at = (left: number, top: number): string => `translate(${left}px, ${top}px) translate(-50%, -50%)`;
  const animation = node.animate(
    [
      { transform: at(x, y), opacity: 1 },
      { transform: at(toX, toY), opacity: 0.6 },
    ],
    { duration: MOVE_MS, delay: delayMs, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'both' },
  );
  animation.onfinish = onlanded;
}
