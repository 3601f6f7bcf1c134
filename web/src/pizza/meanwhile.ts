/** What the rest of the table shows while the oven is emptied. */
import type { PizzaEvent, PizzaView } from '../protocol';

/** The places as they are after an event, until the true view comes: so that counts change when the cards move. */
export function viewAfter(view: PizzaView, event: PizzaEvent): PizzaView {
  switch (event.event) {
    case 'round-ended':
      return { ...view, chef: event.chef, emptying: true, top: null };
    case 'served':
      return withServed(view, event.seat, event.orders);
    case 'rewarded':
      return withServed(moved(view, event.seat, -1, 0), event.seat, [event.order ?? '']);
    case 'failed':
      return view.variant === 'grande'
        ? moved(view, event.seat, 0, event.orders.length)
        : moved(view, event.seat, event.orders.length, 0);
    case 'chef-moved':
      return { ...view, chef: event.seat, holder: view.holder < 0 ? view.holder : event.seat };
    default:
      return view;
  }
}

/** So many orders more, or less, at a waiter or out of the game. */
function moved(view: PizzaView, seat: number, waiter: number, gone: number): PizzaView {
  const places = view.places.map((place, index) =>
    index === seat ? { ...place, waiter: place.waiter + waiter, gone: place.gone + gone } : place,
  );
  return { ...view, places };
}

function withServed(view: PizzaView, seat: number, orders: readonly string[]): PizzaView {
  const places = view.places.map((place, index) =>
    index === seat && place.served ? { ...place, served: [...place.served, ...orders] } : place,
  );
  return { ...view, places, served_pile: view.served_pile + orders.length };
}
