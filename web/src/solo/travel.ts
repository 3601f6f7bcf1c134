/** Cards go from where they were to where they go. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { isStill } from '../lib/device.svelte';

export const PACE = 220;

const middle = (rect: DOMRect): [number, number] => [rect.left + rect.width / 2, rect.top + rect.height / 2];

/** The way from one place to another, as a transform of what lies at the other: all of it at 1, nothing at 0. */
function way(from: DOMRect, to: DOMRect): (part: number) => string {
  const [x, y] = middle(from);
  const [toX, toY] = middle(to);
  const small = to.width ? from.width / to.width : 1;
  return (part) => `translate(${(x - toX) * part}px, ${(y - toY) * part}px) scale(${1 + (small - 1) * part})`;
}

/** For `in:`: comes from there; fades in where nothing shall travel. */
export function arrive(node: Element, { from }: { from: DOMRect | null }): TransitionConfig {
  if (isStill() || !from) return { duration: isStill() ? 0 : 120, css: (t) => `opacity: ${t}` };
  const along = way(from, node.getBoundingClientRect());
  return { duration: PACE, easing: cubicOut, css: (_, left) => `transform: ${along(left)}; z-index: 9` };
}

/** A back that goes from one place to another and is gone. */
export interface Flight {
  id: number;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

/** For `use:`: goes its way, then says so. */
export function fly(node: HTMLElement, { flight, done }: { flight: Flight; done: () => void }): void {
  const { from, to, delay } = flight;
  const [x, y] = middle(from);
  const [toX, toY] = middle(to);
  const at = (left: number, top: number): string => `translate(${left}px, ${top}px) translate(-50%, -50%)`;
  const run = node.animate(
    [
      { transform: at(x, y), opacity: 1 },
      { transform: at(toX, toY), opacity: 0.6 },
    ],
    { duration: PACE, delay, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'both' },
  );
  run.onfinish = done;
}
