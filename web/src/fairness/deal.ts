/** The deal of a seed, computed by docs/fairness.md from the list of cards, independently of the server. */
import { Chance } from './chance';
import decks from './decks.json';

/** Hidden cards of one place, by name: piles from the top, hands sorted. */
export interface Place {
  name: string;
  cards: string[];
}

export interface Deal {
  /** The seat that begins, in SOLO the dealer; seats count from 0. */
  first: number;
  places: Place[];
  /** State of the random source after the deal, as a record writes it. */
  chance: string;
}

type PizzaDeck = (typeof decks.pizza.games)['mamma-mia'];
type Options = Readonly<Record<string, string>>;

export function deal(game: string, players: number, options: Options, seed: Uint8Array): Deal {
  const chance = new Chance(seed);
  if (game === 'solo') return dealSolo(players, options, chance);
  const deck = (decks.pizza.games as Record<string, PizzaDeck | undefined>)[game];
  if (!deck) throw new Error(`no deck for ${game}`);
  return dealPizza(deck, players, options, chance);
}

/** Draw the first seat, unless the options name one: then nothing is drawn. */
function firstSeat(players: number, chosen: string | undefined, chance: Chance): number {
  if (chosen === undefined || chosen === 'random') return chance.below(players);
  const seat = Number(chosen) - 1;
  if (!Number.isInteger(seat) || seat < 0 || seat >= players) throw new Error('no such seat');
  return seat;
}

const sorted = (codes: readonly number[]): number[] => [...codes].sort((a, b) => a - b);

/** The given count of each code, in the order of the codes. */
const laidOut = (counts: readonly number[]): number[] =>
  counts.flatMap((count, code) => Array<number>(count).fill(code));

/** Remove the last cards of a pile, the top one first. */
function take<Card>(pile: Card[], count: number): Card[] {
  if (pile.length < count) throw new Error('not enough cards');
  return pile.splice(pile.length - count, count).reverse();
}

// --- the pizza games

function dealPizza(deck: PizzaDeck, players: number, options: Options, chance: Chance): Deal {
  const counts = (deck.counts as Record<string, number[] | undefined>)[String(players)];
  if (!counts) throw new Error('not for so many players');
  const names = [...decks.pizza.cards, decks.pizza.chef];
  const first = firstSeat(players, options['first-player'], chance);
  const { hands, kitchen } = dealIngredients(deck, players, counts, chance);
  const colours = coloursOf(deck, options['colours'] ?? '');
  const places: Place[] = [];
  hands.forEach((hand, seat) => {
    const { orders, waiter } = dealOrders(deck, colours[seat]!, chance);
    places.push({ name: `hand ${seat + 1}`, cards: hand.map((code) => names[code]!) });
    places.push({ name: `orders ${seat + 1}`, cards: orders });
    places.push({ name: `waiter ${seat + 1}`, cards: waiter });
  });
  places.push({ name: 'kitchen', cards: kitchen.reverse().map((code) => names[code]!) });
  return { first, places, chance: chance.notation };
}

function dealIngredients(deck: PizzaDeck, players: number, counts: number[], chance: Chance) {
  let kitchen = laidOut(counts);
  chance.shuffle(kitchen);
  const hands = Array.from({ length: players }, () => sorted(take(kitchen, deck.ingredients)));
  if (deck.chef) {
    kitchen = [...sorted(kitchen), decks.pizza.cards.length];
    chance.shuffle(kitchen);
  }
  return { hands, kitchen };
}

function dealOrders(deck: PizzaDeck, colour: string, chance: Chance) {
  const names = (deck.decks as Record<string, string[]>)[colour]!;
  const waiter = names.map((_, number) => number);
  chance.shuffle(waiter);
  const orders = sorted(take(waiter, deck.orders));
  return { orders: orders.map((number) => names[number]!), waiter: waiter.reverse().map((number) => names[number]!) };
}

/** The colour of each seat: the chosen one, or else one of the rest in their order. */
function coloursOf(deck: PizzaDeck, chosen: string): string[] {
  const wanted = chosen.split(',').map((name) => name.trim());
  const all = Object.keys(deck.decks);
  if (!wanted.every((name) => !name || all.includes(name))) throw new Error('no such colour');
  const free = all.filter((name) => !wanted.includes(name));
  return all.map((_, seat) => wanted[seat] || free.shift()!);
}

// --- SOLO

function dealSolo(players: number, options: Options, chance: Chance): Deal {
  const { cards: names, counts, each, players: allowed } = decks.solo;
  if (players < allowed[0]! || players > allowed[1]!) throw new Error('not for so many players');
  const dealer = firstSeat(players, options['first-dealer'], chance);
  const pile = laidOut(counts);
  chance.shuffle(pile);
  const hands: number[][] = [];
  for (let turn = 1; turn <= players; turn += 1) hands[(dealer + turn) % players] = sorted(take(pile, each));
  const start = take(pile, 1);
  const wantsNumber = options['start-card'] === 'number';
  while (wantsNumber && !isNumber(names[start[0]!]!) && pile.length > 0) start.unshift(...take(pile, 1));
  const place = (name: string, codes: number[]): Place => ({ name, cards: codes.map((code) => names[code]!) });
  const held = hands.map((hand, seat) => place(`hand ${seat + 1}`, hand));
  const places = [...held, place('start', start), place('pile', pile.reverse())];
  return { first: dealer, places, chance: chance.notation };
}

const isNumber = (card: string): boolean => /^\w+ [1-9]$/.test(card);
