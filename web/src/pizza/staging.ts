/** The emptying of the oven as a row of small steps, made from what was told. Pure: no time, no screen. */
import { kindOf } from '../lib/names';
import type { Sound } from '../lib/sound';
import type { PizzaEvent, PizzaGameEnded, PizzaServed, PizzaView } from '../protocol';

/** The orders that are up: one, or a series with the number that each of them needs. */
export interface Up {
  seat: number;
  orders: string[];
  numbers: number[];
}

/** A card that went onto the pizza, and where from. */
export interface Filled {
  card: number;
  from: 'table' | 'hand' | 'helper';
}

export type Phase = 'turning' | 'baking' | 'leftovers' | 'counting';

/** What lies on the stage: all of it is open to everybody. */
export interface Stage {
  phase: Phase;
  /** How many cards are left in the oven. */
  left: number;
  table: number[];
  up: Up | null;
  filled: Filled[];
  /** What the owner asked the others for. */
  request: number[];
  /** What somebody just did, to be said beside their name. */
  said: PizzaEvent | null;
  ending: 'served' | 'failed' | null;
  /** The orders of the face-down pile that are counted already, by seat. */
  counted: string[][];
}

export interface Step {
  event: PizzaEvent;
  /** How long it is looked at, in milliseconds at the slowest pace. */
  ms: number;
  /** The last step of its event: stepping stops here. */
  isLast: boolean;
  sound?: Sound;
  play(stage: Stage): Stage;
}

export const EMPTY: Stage = {
  phase: 'baking',
  left: 0,
  table: [],
  up: null,
  filled: [],
  request: [],
  said: null,
  ending: null,
  counted: [],
};

const LONGEST = 900;
const LEFTOVERS = 4000;

/** Events that are played on the stage; all others belong to the turns before and after. */
const STAGED = new Set<PizzaEvent['event']>([
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
export const isStaged = (event: PizzaEvent): boolean => STAGED.has(event.event);

// --- the state as it truly is

export function stageOf(view: PizzaView): Stage {
  const [first] = view.open;
  const shown = view.question?.shown ?? {};
  const committed = (shown.committed ?? []) as number[];
  return {
    ...EMPTY,
    left: view.oven,
    table: [...view.table],
    up: first ? { seat: first.seat, orders: view.open.map(({ order }) => order), numbers: [] } : null,
    filled: committed.map((card) => ({ card, from: 'table' })),
    request: (shown.request ?? []) as number[],
  };
}

/** The true state, with what only the steps before it can tell: a series' numbers, who said what. */
export function settled(stage: Stage, view: PizzaView): Stage {
  const now = stageOf(view);
  const isSame = stage.up !== null && now.up !== null && stage.up.orders.join() === now.up.orders.join();
  return isSame ? { ...now, up: stage.up, said: stage.said, filled: stage.filled, request: stage.request } : now;
}

// --- the steps of one event

export function stepsOf(event: PizzaEvent, oven = 0): Step[] {
  const parts = parted(event, oven);
  // What is counted is counted card by card.
  const isLast = (index: number): boolean => index === parts.length - 1 || event.event === 'game-ended';
  return parts.map(({ ms = LONGEST, ...part }, index) => ({ event, ms, isLast: isLast(index), ...part }));
}

type Part = { ms?: number; sound?: Sound; play(stage: Stage): Stage };

function parted(event: PizzaEvent, oven: number): Part[] {
  const say = (ms: number, change: Partial<Stage> = {}, sound?: Sound): Part[] => [
    { ms, play: (stage) => ({ ...stage, ...change, said: event }), ...(sound && { sound }) },
  ];
  switch (event.event) {
    case 'round-ended':
      return [{ play: () => ({ ...EMPTY, phase: 'turning', left: oven, said: event }) }];
    case 'revealed':
      return event.cards.map((card) => reveal(card, event.cards.length));
    case 'order-revealed':
      return [{ sound: 'card', play: (stage) => orderUp(stage, event.seat, event.order) }];
    case 'series-laid':
      return say(LONGEST, { up: { seat: event.seat, orders: event.orders, numbers: event.numbers } }, 'card');
    case 'help-asked':
      return say(LONGEST, { request: event.request });
    case 'help-given':
      return [{ sound: 'card', play: (stage) => fill({ ...stage, said: event }, event.cards, 'helper') }];
    case 'duel-committed':
      return [{ sound: 'card', play: (stage) => commit({ ...stage, said: event }, event.table, event.cards) }];
    case 'served':
      return serve(event);
    case 'failed':
      return [
        { ms: 700, sound: 'thud', play: (stage) => ({ ...stage, ending: 'failed', said: event }) },
        { ms: 0, play: (stage) => orderDown(stage, event.orders) },
      ];
    case 'leftovers':
      return say(LEFTOVERS, { phase: 'leftovers', table: event.cards, up: null, filled: [], request: [] });
    case 'game-ended':
      return count(event);
    case 'help-refused':
    case 'rewarded':
    case 'duel-answered':
    case 'opponent-named':
    case 'card-shown':
    case 'chef-moved':
      return say(750);
    default:
      return [];
  }
}

/** Cards in a row turn over quickly, one by one. */
function reveal(card: number, among: number): Part {
  return {
    ms: Math.min(170, LONGEST / among),
    sound: 'card',
    play: (stage) => ({
      ...stage,
      phase: 'baking',
      left: Math.max(0, stage.left - 1),
      table: [...stage.table, card].sort((one, other) => kindOf(one) - kindOf(other)),
      said: null,
    }),
  };
}

function orderUp(stage: Stage, seat: number, order: string): Stage {
  const up = { seat, orders: [order], numbers: [] };
  const left = Math.max(0, stage.left - 1);
  return { ...stage, phase: 'baking', left, up, filled: [], request: [], said: null, ending: null };
}

function orderDown(stage: Stage, orders: readonly string[]): Stage {
  const rest = stage.up?.orders.filter((order) => !orders.includes(order)) ?? [];
  const up = stage.up && rest.length ? { ...stage.up, orders: rest, numbers: [] } : null;
  return { ...stage, up, filled: [], request: [], ending: null };
}

const fill = (stage: Stage, cards: readonly number[], from: Filled['from']): Stage => ({
  ...stage,
  filled: [...stage.filled, ...cards.map((card) => ({ card, from }))],
});

/** What is committed to a duel stays among the columns until it is decided. */
function commit(stage: Stage, table: readonly number[], hand: readonly number[]): Stage {
  const laid = { ...stage, table: [...stage.table, ...hand].sort((one, other) => one - other) };
  return fill(fill(laid, table, 'table'), hand, 'hand');
}

function serve(event: PizzaServed): Part[] {
  const { table, cards, orders } = event;
  const fromTable: Part = { ms: 600, sound: 'card', play: (stage) => fillFromTable({ ...stage, said: null }, table) };
  const fromHand: Part = { ms: 600, sound: 'card', play: (stage) => fill(stage, cards, 'hand') };
  return [
    ...(table.length ? [fromTable] : []),
    ...(cards.length ? [fromHand] : []),
    { ms: 800, sound: 'bell', play: (stage) => ({ ...stage, ending: 'served', said: event }) },
    { ms: 0, play: (stage) => orderDown(stage, orders) },
  ];
}

function fillFromTable(stage: Stage, cards: readonly number[]): Stage {
  const table = [...stage.table];
  for (const card of cards) {
    const at = table.indexOf(card);
    if (at >= 0) table.splice(at, 1);
  }
  const given = stage.filled.filter(({ from }) => from === 'helper');
  return fill({ ...stage, table, filled: given }, cards, 'table');
}

/** The orders of the face-down pile are turned over one by one; where they lay open, there is nothing to count. */
function count(event: PizzaGameEnded): Part[] {
  const { served } = event;
  const most = Math.max(0, ...served.map((orders) => orders.length));
  const pile = Array.from({ length: most }, (_, index) => index).flatMap((index) =>
    served.flatMap((orders, seat) => (orders[index] === undefined ? [] : [{ seat, order: orders[index] }])),
  );
  const none = served.map((): string[] => []);
  const begin: Part = { ms: 600, play: () => ({ ...EMPTY, phase: 'counting', counted: none, said: event }) };
  const turns = pile.map(({ seat, order }): Part => ({
    ms: 320,
    sound: 'card',
    play: (stage) => ({
      ...stage,
      counted: stage.counted.map((orders, index) => (index === seat ? [...orders, order] : orders)),
    }),
  }));
  return [begin, ...turns, { ms: 1800, sound: 'bell', play: (stage) => stage }];
}
