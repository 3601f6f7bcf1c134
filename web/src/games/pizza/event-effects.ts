/** Effects of single events on the screen: the view during playback, and speech bubbles. Pure. */
import type { PizzaAnnounced, PizzaEvent, PizzaView } from '../../protocol';

// --- the view during playback

/** The view after an event, until the true view comes: hands and counts change when the cards move. */
export function viewAfter(view: PizzaView, event: PizzaEvent): PizzaView {
  switch (event.event) {
    case 'announced':
      return event.seat === view.viewer ? { ...view, ingredients: withoutPut(view.ingredients ?? [], event) } : view;
    case 'order-laid':
      if (event.seat !== view.viewer) return view;
      return { ...view, orders: (view.orders ?? []).filter((order) => order !== event.order) };
    case 'round-ended':
      return { ...view, chef: event.chef, emptying: true, top: null };
    case 'served':
      return withServed(view, event.seat, event.orders);
    case 'rewarded':
      return withServed(withMoved(view, event.seat, -1, 0), event.seat, [event.order ?? '']);
    case 'failed':
      return view.variant === 'grande'
        ? withMoved(view, event.seat, 0, event.orders.length)
        : withMoved(view, event.seat, event.orders.length, 0);
    case 'chef-moved':
      return { ...view, chef: event.seat, holder: view.holder < 0 ? view.holder : event.seat };
    default:
      return view;
  }
}

function withoutPut(hand: readonly number[], { kind, number, doubles }: PizzaAnnounced): number[] {
  const left = [...hand];
  const take = (card: number, count: number): void => {
    for (let taken = 0; taken < count && left.includes(card); taken++) left.splice(left.indexOf(card), 1);
  };
  take(2 * kind + 1, doubles);
  take(2 * kind, number - 2 * doubles);
  return left;
}

/** Change the numbers of a seat's orders at its waiter and out of the game. */
function withMoved(view: PizzaView, seat: number, waiter: number, gone: number): PizzaView {
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

// --- speech bubbles

export interface Speech {
  announced: PizzaAnnounced | null;
  order: string | null;
}

export interface SpeechBubbles {
  bySeat: Readonly<Record<number, Speech>>;
  /** The seat that spoke last, and the seat on turn. */
  last: number | null;
  turn: number | null;
}

export const NO_SPEECH: SpeechBubbles = { bySeat: {}, last: null, turn: null };

/**
 * The bubbles after an event. Memory is part of the game: a viewer is shown what was announced since their own last
 * turn began, nothing older. (turn.memory)
 */
export function bubblesAfter(bubbles: SpeechBubbles, event: PizzaEvent, you: number | null): SpeechBubbles {
  switch (event.event) {
    case 'turn-began': {
      const wasOwnTurn = you !== null && bubbles.turn === you;
      const own = bubbles.bySeat[you ?? -1];
      return { ...bubbles, turn: event.seat, bySeat: wasOwnTurn ? (own ? { [you]: own } : {}) : bubbles.bySeat };
    }
    case 'announced':
      return withSpeech(bubbles, event.seat, { announced: event, order: null });
    case 'nothing-put':
      return withSpeech(bubbles, event.seat, { announced: null, order: null });
    case 'order-laid':
      return withSpeech(bubbles, event.seat, {
        announced: bubbles.bySeat[event.seat]?.announced ?? null,
        order: event.order,
      });
    case 'round-began':
    case 'round-ended':
      return NO_SPEECH;
    default:
      return bubbles;
  }
}

function withSpeech(bubbles: SpeechBubbles, seat: number, speech: Speech): SpeechBubbles {
  return { ...bubbles, bySeat: { ...bubbles.bySeat, [seat]: speech }, last: seat };
}
