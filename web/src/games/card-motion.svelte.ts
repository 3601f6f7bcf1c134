/**
 * Motion of cards: one card, one flight, from the box where it is to the box where it goes (first, last, invert, play).
 * The page shows the true state at once; a flight lies over it and hides the card that it brings until it lands.
 */
import { tick } from 'svelte';
import type { ShownCard } from '../cards/card-info';
import { isMotionReduced, preferences } from '../device/preferences.svelte';

/** A request for a flight. Several cards of one place are several requests. */
export interface FlightRequest {
  card: ShownCard;
  /** The side shown at the start; the card turns over on its way. */
  back?: ShownCard;
  /** Selectors of the places. Of several elements, each flight takes another one. */
  from: string;
  to: string;
}

export interface Flight extends Omit<FlightRequest, 'from' | 'to'> {
  id: number;
  /** Flights that begin together leave the page together: taking each away as it lands would draw the page each time. */
  group: number;
  isLastOfGroup: boolean;
  from: DOMRect;
  to: DOMRect;
  delayMs: number;
  durationMs: number;
}

const FLIGHT_MS = 240;
const FADE_MS = 120;
/** Time in which a card that has landed vanishes over the one that lies there. */
const VANISH_MS = 10;
/** Time between the starts of two flights of one request. */
const INTERVAL_MS = 45;
/** More than these in the air at once are not followed by the eye. */
const MAX_FLIGHTS = 16;

export class CardMotion {
  flights = $state.raw<Flight[]>([]);
  private flightCount = 0;
  private groupCount = 0;

  constructor(private readonly root: () => HTMLElement | undefined) {}

  /** Measure the departures now, and fly once the page shows where the cards go. */
  fly(requests: readonly FlightRequest[]): void {
    if (!requests.length || document.hidden) return;
    const places = isMotionReduced() ? [] : this.elements(requests.map(({ from }) => from));
    const departures = places.map((element) => element && boxOf(element));
    void tick().then(() => this.land(requests, departures));
  }

  clear(): void {
    this.flights = [];
  }

  removeGroup(group: number): void {
    this.flights = this.flights.filter((flight) => flight.group !== group);
  }

  private land(requests: readonly FlightRequest[], departures: readonly (DOMRect | null)[]): void {
    const targets = this.elements(requests.map(({ to }) => to), true);
    if (isMotionReduced()) return targets.forEach(fadeIn);
    // All boxes are read before anything is written, so that the page is laid out once.
    const arrivals = targets.map((target) => target && boxOf(target));
    const group = this.groupCount++;
    const flights = requests.flatMap((request, index): Flight[] => {
      const [from, to, target] = [departures[index], arrivals[index], targets[index]];
      if (!from || !to || !target || index >= MAX_FLIGHTS) return [];
      const delayMs = (index * INTERVAL_MS) / preferences.speed;
      const durationMs = FLIGHT_MS / preferences.speed;
      if (isCard(target)) hide(target, delayMs + durationMs);
      return [{ ...request, id: this.flightCount++, group, isLastOfGroup: false, from, to, delayMs, durationMs }];
    });
    const last = flights.at(-1);
    if (!last) return;
    last.isLastOfGroup = true;
    this.flights = [...this.flights, ...flights].slice(-MAX_FLIGHTS);
  }

  /** The elements of these selectors, each another one as long as there are enough; new cards come last. */
  private elements(selectors: readonly string[], fromEnd = false): (Element | null)[] {
    const taken = new Set<Element>();
    return selectors.map((selector) => {
      const found = [...(this.root()?.querySelectorAll(selector) ?? [])];
      if (fromEnd) found.reverse();
      const element = found.find((one) => !taken.has(one)) ?? found[0] ?? null;
      if (element) taken.add(element);
      return element;
    });
  }
}

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** Whether the element shows a single card, which the flight brings; a seat or a pile stays visible. */
const isCard = (element: Element): boolean => element.hasAttribute('data-lands');

function hide(element: Element, durationMs: number): void {
  element.animate?.([{ opacity: 0 }, { opacity: 0 }], { duration: durationMs });
}

function fadeIn(element: Element | null): void {
  if (element && isCard(element)) element.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
}

/** Action for `use:`: animate a flight by transform and opacity alone, and call `onlanded` at its end. */
export function animateFlight(node: HTMLElement, { flight, onlanded }: { flight: Flight; onlanded: () => void }): void {
  const { from, to, delayMs, durationMs } = flight;
  if (!node.animate) return onlanded();
  const timing = { duration: durationMs + VANISH_MS, delay: delayMs, fill: 'both' } as const;
  const easing = 'cubic-bezier(.25,.7,.3,1)';
  const offset = durationMs / timing.duration;
  const at = ({ left, top }: DOMRect, scale: number): string => `translate(${left}px, ${top}px) scale(${scale})`;
  const [start, end] = [at(from, to.width ? from.width / to.width : 1), at(to, 1)];
  const animation = node.animate(
    [
      { transform: start, opacity: 1, easing },
      { transform: end, opacity: 1, offset },
      { transform: end, opacity: 0 },
    ],
    timing,
  );
  const [back, front] = ['rotateY(180deg)', 'rotateY(0deg)'];
  const turning = node.querySelector('[data-turns]');
  turning?.animate([{ transform: back, easing }, { transform: front, offset }, { transform: front }], timing);
  animation.onfinish = onlanded;
  animation.oncancel = onlanded;
}
