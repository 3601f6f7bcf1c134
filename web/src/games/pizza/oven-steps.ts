/** The emptying of the oven as a sequence of small steps, made from its events. Pure: no time, no screen. */
import { kindOf } from '../../cards/codes';
import type { Sound } from '../../device/sound';
import type { PizzaEvent, PizzaGameEnded, PizzaServed, PizzaView } from '../../protocol';

/** The open order of a seat, or its series with the number that each order needs. */
export interface OpenOrders {
  seat: number;
  orders: string[];
  numbers: number[];
}

/** A card laid on the pizza, and its origin. */
export interface PlacedCard {
  card: number;
  from: 'table' | 'hand' | 'helper';
}

export type Phase = 'turning' | 'baking' | 'leftovers' | 'counting';

/** Everything on the stage; all of it is public. */
export interface OvenStage {
  phase: Phase;
  /** Number of cards left in the oven. */
  cardsLeft: number;
  table: number[];
  open: OpenOrders | null;
  placed: PlacedCard[];
  /** The cards that the owner of the open order asks for. */
  request: number[];
  /** The event for the speech bubble of its player. */
  lastEvent: PizzaEvent | null;
  ending: 'served' | 'failed' | null;
  /** Orders of the face-down pile that are already counted, by seat. */
  counted: string[][];
}

export interface OvenStep {
  event: PizzaEvent;
  /** Time that the step is shown at speed 1. */
  durationMs: number;
  /** The last step of its event. */
  isLast: boolean;
  sound?: Sound;
  apply(stage: OvenStage): OvenStage;
}

export const EMPTY_STAGE: OvenStage = {
  phase: 'baking',
  cardsLeft: 0,
  table: [],
  open: null,
  placed: [],
  request: [],
  lastEvent: null,
  ending: null,
  counted: [],
};

const DEFAULT_MS = 900;
const REMARK_MS = 750;
const REVEAL_MS = 170;
const SERVE_MS = 600;
const SERVED_MS = 800;
const FAILED_MS = 700;
const LEFTOVERS_MS = 4000;
const COUNT_START_MS = 600;
const COUNT_CARD_MS = 320;
const COUNT_END_MS = 1800;

/** Events shown on the stage; all others belong to the turns before and after. */
const OVEN_EVENTS = new Set<PizzaEvent['event']>([
  'round-ended',
  'revealed',
  'order-revealed',
  'series-laid',
  'help-asked',
  'help-refused',
  'help-given',
  'served',
  'failed',
  'rewarded',
  'duel-committed',
  'duel-answered',
  'opponent-named',
  'card-shown',
  'chef-moved',
  'leftovers',
  'game-ended',
]);
export const isOvenEvent = (event: PizzaEvent): boolean => OVEN_EVENTS.has(event.event);

// --- the stage of a view

export function stageOf(view: PizzaView): OvenStage {
  const [first] = view.open;
  const shown = view.question?.shown ?? {};
  const committed = (shown.committed ?? []) as number[];
  return {
    ...EMPTY_STAGE,
    cardsLeft: view.oven,
    table: [...view.table],
    open: first ? { seat: first.seat, orders: view.open.map(({ order }) => order), numbers: [] } : null,
    placed: committed.map((card) => ({ card, from: 'table' })),
    request: (shown.request ?? []) as number[],
  };
}

/** The stage of a view, with details of the same order that only the steps before it know. */
export function settleStage(stage: OvenStage, view: PizzaView): OvenStage {
  const now = stageOf(view);
  if (!stage.open || !now.open || stage.open.orders.join() !== now.open.orders.join()) return now;
  const { open, lastEvent, placed, request } = stage;
  return { ...now, open, lastEvent, placed, request };
}

// --- the steps of an event

type Change = Pick<OvenStep, 'apply' | 'sound'> & { durationMs?: number };

export function stepsOf(event: PizzaEvent, oven = 0): OvenStep[] {
  const changes = changesOf(event, oven);
  // The final count can be stepped through card by card.
  const isLast = (index: number): boolean => index === changes.length - 1 || event.event === 'game-ended';
  return changes.map(({ durationMs = DEFAULT_MS, ...change }, index) => ({
    event,
    durationMs,
    isLast: isLast(index),
    ...change,
  }));
}

function changesOf(event: PizzaEvent, oven: number): Change[] {
  const tell = (durationMs: number, change: Partial<OvenStage> = {}, sound?: Sound): Change[] => [
    { durationMs, apply: (stage) => ({ ...stage, ...change, lastEvent: event }), ...(sound && { sound }) },
  ];
  switch (event.event) {
    case 'round-ended':
      return [{ apply: () => ({ ...EMPTY_STAGE, phase: 'turning', cardsLeft: oven, lastEvent: event }) }];
    case 'revealed':
      return event.cards.map((card) => reveal(card, event.cards.length));
    case 'order-revealed':
      return [{ sound: 'card', apply: (stage) => openOrder(stage, event.seat, event.order) }];
    case 'series-laid':
      return tell(DEFAULT_MS, { open: { seat: event.seat, orders: event.orders, numbers: event.numbers } }, 'card');
    case 'help-asked':
      return tell(DEFAULT_MS, { request: event.request });
    case 'help-given':
      return [{ sound: 'card', apply: (stage) => place({ ...stage, lastEvent: event }, event.cards, 'helper') }];
    case 'duel-committed':
      return [{ sound: 'card', apply: (stage) => commit({ ...stage, lastEvent: event }, event.table, event.cards) }];
    case 'served':
      return serve(event);
    case 'failed':
      return [
        {
          durationMs: FAILED_MS,
          sound: 'thud',
          apply: (stage) => ({ ...stage, ending: 'failed', lastEvent: event }),
        },
        { durationMs: 0, apply: (stage) => closeOrders(stage, event.orders) },
      ];
    case 'leftovers':
      return tell(LEFTOVERS_MS, { phase: 'leftovers', table: event.cards, open: null, placed: [], request: [] });
    case 'game-ended':
      return countServed(event);
    case 'help-refused':
    case 'rewarded':
    case 'duel-answered':
    case 'opponent-named':
    case 'card-shown':
    case 'chef-moved':
      return tell(REMARK_MS);
    default:
      return [];
  }
}

/** Turn over one of several cards, quickly. */
function reveal(card: number, among: number): Change {
  return {
    durationMs: Math.min(REVEAL_MS, DEFAULT_MS / among),
    sound: 'card',
    apply: (stage) => ({
      ...stage,
      phase: 'baking',
      cardsLeft: Math.max(0, stage.cardsLeft - 1),
      table: [...stage.table, card].sort((one, other) => kindOf(one) - kindOf(other)),
      lastEvent: null,
    }),
  };
}

function openOrder(stage: OvenStage, seat: number, order: string): OvenStage {
  const open = { seat, orders: [order], numbers: [] };
  const cardsLeft = Math.max(0, stage.cardsLeft - 1);
  return { ...stage, phase: 'baking', cardsLeft, open, placed: [], request: [], lastEvent: null, ending: null };
}

function closeOrders(stage: OvenStage, orders: readonly string[]): OvenStage {
  const rest = stage.open?.orders.filter((order) => !orders.includes(order)) ?? [];
  const open = stage.open && rest.length ? { ...stage.open, orders: rest, numbers: [] } : null;
  return { ...stage, open, placed: [], request: [], ending: null };
}

const place = (stage: OvenStage, cards: readonly number[], from: PlacedCard['from']): OvenStage => ({
  ...stage,
  placed: [...stage.placed, ...cards.map((card) => ({ card, from }))],
});

/** Cards committed to a duel stay among the columns until it is decided. */
function commit(stage: OvenStage, table: readonly number[], hand: readonly number[]): OvenStage {
  const laid = { ...stage, table: [...stage.table, ...hand].sort((one, other) => one - other) };
  return place(place(laid, table, 'table'), hand, 'hand');
}

function serve(event: PizzaServed): Change[] {
  const { table, cards, orders } = event;
  const fromTable: Change = {
    durationMs: SERVE_MS,
    sound: 'card',
    apply: (stage) => placeFromTable({ ...stage, lastEvent: null }, table),
  };
  const fromHand: Change = { durationMs: SERVE_MS, sound: 'card', apply: (stage) => place(stage, cards, 'hand') };
  return [
    ...(table.length ? [fromTable] : []),
    ...(cards.length ? [fromHand] : []),
    { durationMs: SERVED_MS, sound: 'bell', apply: (stage) => ({ ...stage, ending: 'served', lastEvent: event }) },
    { durationMs: 0, apply: (stage) => closeOrders(stage, orders) },
  ];
}

function placeFromTable(stage: OvenStage, cards: readonly number[]): OvenStage {
  const table = [...stage.table];
  for (const card of cards) {
    const at = table.indexOf(card);
    if (at >= 0) table.splice(at, 1);
  }
  const given = stage.placed.filter(({ from }) => from === 'helper');
  return place({ ...stage, table, placed: given }, cards, 'table');
}

/** Turn over the face-down pile of served orders, card by card; where orders lay open there is nothing to count. */
function countServed(event: PizzaGameEnded): Change[] {
  const { served } = event;
  const most = Math.max(0, ...served.map((orders) => orders.length));
  const pile = Array.from({ length: most }, (_, index) => index).flatMap((index) =>
    served.flatMap((orders, seat) => (orders[index] === undefined ? [] : [{ seat, order: orders[index] }])),
  );
  const none = served.map((): string[] => []);
  const start: Change = {
    durationMs: COUNT_START_MS,
    apply: () => ({ ...EMPTY_STAGE, phase: 'counting', counted: none, lastEvent: event }),
  };
  const turns = pile.map(
    ({ seat, order }): Change => ({
      durationMs: COUNT_CARD_MS,
      sound: 'card',
      apply: (stage) => ({
        ...stage,
        counted: stage.counted.map((orders, index) => (index === seat ? [...orders, order] : orders)),
      }),
    }),
  );
  return [start, ...turns, { durationMs: COUNT_END_MS, sound: 'bell', apply: (stage) => stage }];
}
