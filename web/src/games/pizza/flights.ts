/** Flights of cards at a pizza table, by its events and the steps of the oven's emptying. Pure. */
import type { ShownCard } from '../../cards/card-info';
import type { PizzaEvent, PizzaView } from '../../protocol';
import type { FlightRequest } from '../card-motion.svelte';
import type { OvenStage } from './oven-steps';

/** A viewer at a table: the view decides the owner's colours, the seat whose hand lies open. */
export interface Viewpoint {
  view: PizzaView;
  you: number | null;
}

// --- places, as selectors

const OVEN = '[data-place="oven"]';
const KITCHEN = '[data-test="kitchen"] [data-pile]';
const WAITER = '[data-test="waiter"] [data-pile]';
/** The cards that are still in the oven while it is emptied. */
const STACK = '[data-place="stack"]';
const OPEN_ORDER = '[data-place="up"] [data-lands]';
const column = (card: number): string => `[data-column-card="${card}"]`;
const inHand = (card: number): string => `[data-hand-card][data-card="${card}"]`;
const orderInHand = (order: string): string => `[data-hand-card][data-order="${order}"]`;
type Count = 'ingredients' | 'orders' | 'waiter' | 'served';
const atSeat = (seat: number, count: Count): string => `[data-place="seat-${seat}"] [data-test="${count}-count"] svg`;
const faceOf = (seat: number): string => `[data-place="seat-${seat}"] [data-seat-face]`;

const KITCHEN_BACK: ShownCard = { back: 'kitchen' };
const orderOf = ({ view }: Viewpoint, seat: number, order: string): ShownCard => ({
  order,
  own: view.places[seat]!.own,
  variant: view.variant,
});
const backOf = ({ view }: Viewpoint, seat: number): ShownCard => ({ back: view.places[seat]!.own });

/** The place of a player's ingredient: the card in the own hand, or the fan at another seat. */
const ingredientAt = ({ you }: Viewpoint, seat: number, card: number): string =>
  seat === you ? inHand(card) : atSeat(seat, 'ingredients');
const orderAt = ({ you }: Viewpoint, seat: number, order: string): string =>
  seat === you ? orderInHand(order) : atSeat(seat, 'orders');

// --- turns

export function flightsOf(event: PizzaEvent, at: Viewpoint, leftovers: readonly number[] = []): FlightRequest[] {
  switch (event.event) {
    case 'announced':
      return announcedCards(event.kind, event.number, event.doubles).map((card) => ({
        card: { ingredient: card },
        from: ingredientAt(at, event.seat, card),
        to: OVEN,
      }));
    case 'order-laid':
      return [
        { card: orderOf(at, event.seat, event.order), from: orderAt(at, event.seat, event.order), to: OVEN },
      ];
    case 'drew':
      return drawn(event, at);
    case 'chef-drawn':
      return [{ card: { chefCard: true }, back: KITCHEN_BACK, from: KITCHEN, to: faceOf(event.seat) }];
    case 'round-began':
      return leftovers.map((card) => ({ card: { ingredient: card }, from: column(card), to: OVEN }));
    default:
      return [];
  }
}

/** The cards of an announcement: doubles count two. */
function announcedCards(kind: number, number: number, doubles: number): number[] {
  const singles = Math.max(0, number - 2 * doubles);
  return [...Array<number>(doubles).fill(2 * kind + 1), ...Array<number>(singles).fill(2 * kind)];
}

type Drew = Extract<PizzaEvent, { event: 'drew' }>;

function drawn({ seat, pile, count, ingredients, orders }: Drew, at: Viewpoint): FlightRequest[] {
  const isOwn = seat === at.you;
  if (pile === 'kitchen') {
    if (isOwn && ingredients)
      return ingredients.map((card) => ({
        card: { ingredient: card },
        back: KITCHEN_BACK,
        from: KITCHEN,
        to: inHand(card),
      }));
    return repeated(count, { card: KITCHEN_BACK, from: KITCHEN, to: atSeat(seat, 'ingredients') });
  }
  const back = backOf(at, seat);
  if (isOwn && orders)
    return orders.map((order) => ({ card: orderOf(at, seat, order), back, from: WAITER, to: orderInHand(order) }));
  return repeated(count, { card: back, from: atSeat(seat, 'waiter'), to: atSeat(seat, 'orders') });
}

const repeated = (count: number, request: FlightRequest): FlightRequest[] => Array(count).fill(request);

/** Flights of the first deal: the own cards come from their piles. */
export function dealtCards(at: Viewpoint): FlightRequest[] {
  const { ingredients, orders, viewer } = at.view;
  const own = viewer ?? 0;
  return [
    ...(ingredients ?? []).map((card) => ({
      card: { ingredient: card },
      back: KITCHEN_BACK,
      from: KITCHEN,
      to: inHand(card),
    })),
    ...(orders ?? []).map((order) => ({
      card: orderOf(at, own, order),
      back: backOf(at, own),
      from: WAITER,
      to: orderInHand(order),
    })),
  ];
}

// --- the emptying of the oven

/** Flights of a step, by the stage before and after it. */
export function flightsOfStep(event: PizzaEvent, before: OvenStage, after: OvenStage, at: Viewpoint): FlightRequest[] {
  if (event.event === 'revealed')
    return missingFrom(before.table, after.table).map((card) => ({
      card: { ingredient: card },
      back: KITCHEN_BACK,
      from: STACK,
      to: column(card),
    }));
  if (event.event === 'order-revealed')
    return [
      {
        card: orderOf(at, event.seat, event.order),
        back: backOf(at, event.seat),
        from: STACK,
        to: OPEN_ORDER,
      },
    ];
  if (event.event === 'series-laid')
    return event.orders
      .filter((order) => !before.open?.orders.includes(order))
      .map((order) => ({ card: orderOf(at, event.seat, order), from: orderAt(at, event.seat, order), to: OPEN_ORDER }));
  if (after.ending && !before.ending) return ending(event, at);
  return placed(event, before, after, at);
}

/** Cards laid on the open order, from the table, from its owner's hand or from a helper's. */
function placed(event: PizzaEvent, before: OvenStage, after: OvenStage, at: Viewpoint): FlightRequest[] {
  const seat = 'seat' in event ? event.seat : 0;
  return after.placed.slice(before.placed.length).map(({ card, from }) => ({
    card: { ingredient: card },
    from: from === 'table' ? column(card) : ingredientAt(at, seat, card),
    to: OPEN_ORDER,
  }));
}

/** A served order goes to its owner's pizzas, a failed one under their orders. */
function ending(event: PizzaEvent, at: Viewpoint): FlightRequest[] {
  if (event.event !== 'served' && event.event !== 'failed') return [];
  const { seat, orders } = event;
  const isOwnWaiter = event.event === 'failed' && seat === at.you;
  const to = isOwnWaiter ? WAITER : atSeat(seat, event.event === 'served' ? 'served' : 'waiter');
  return orders.map((order) => ({ card: orderOf(at, seat, order), from: OPEN_ORDER, to: `${to}, ${faceOf(seat)}` }));
}

/** The cards of `more` that `some` does not have. */
function missingFrom(some: readonly number[], more: readonly number[]): number[] {
  const rest = [...some];
  return more.filter((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
