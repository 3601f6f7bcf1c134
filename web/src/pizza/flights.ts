/** Cards that travel: from where they were to where they go. */
import type { PizzaEvent } from '../protocol';

/** A place on the screen, found by its `data-place`. */
export type Place = 'oven' | 'kitchen' | 'up' | `seat-${number}`;

export interface Flight {
  id: number;
  from: Place;
  to: Place;
  /** What is seen of it: an ingredient, an order with its owner's kind, or a back. */
  card: { ingredient: number } | { order: string; seat: number } | { back: 'kitchen' } | { backOf: number };
}

let count = 0;

/** What travels when this happens; nothing while everything is shown at once. */
export function flightsOf(event: PizzaEvent): Flight[] {
  const fly = (from: Place, to: Place, card: Flight['card']): Flight[] => [{ id: count++, from, to, card }];
  switch (event.event) {
    case 'announced':
      return fly(`seat-${event.seat}`, 'oven', { ingredient: event.top });
    case 'order-laid':
      return fly(`seat-${event.seat}`, 'oven', { order: event.order, seat: event.seat });
    case 'drew':
      return event.pile === 'kitchen' ? fly('kitchen', `seat-${event.seat}`, { back: 'kitchen' }) : [];
    case 'served':
    case 'failed':
      return event.orders.flatMap((order) => fly('up', `seat-${event.seat}`, { order, seat: event.seat }));
    default:
      return [];
  }
}
