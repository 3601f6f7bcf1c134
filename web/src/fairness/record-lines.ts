/** The lines of a record that describe a deal. */
import type { Deal } from './deal';

type Lines = Record<string, string>;

/** The lines of a record of this deal: every card, the first seat, and the random source after the deal. */
export function linesOf(game: string, deal: Deal): Lines {
  const cards = new Map(deal.places.map((place) => [place.name, place.cards]));
  const lines = game === 'solo' ? soloLines(cards) : pizzaLines(cards);
  return { ...lines, [game === 'solo' ? 'dealer' : 'starter']: String(deal.first + 1), chance: deal.chance };
}

function soloLines(cards: Map<string, string[]>): Lines {
  const { start = [], ...rest } = Object.fromEntries(cards);
  const lines = Object.entries(rest).map(([name, held]) => [name, runs(held)]);
  return { ...Object.fromEntries(lines), top: start[0] ?? '', discards: runs(start.slice(1)) };
}

function pizzaLines(cards: Map<string, string[]>): Lines {
  const lines: Lines = {};
  for (const [name, held] of cards) {
    const seat = name.split(' ')[1];
    if (name.startsWith('hand')) lines[name] = `${runs(held)} | ${runs(cards.get(`orders ${seat}`) ?? [])}`;
    else if (!name.startsWith('orders')) lines[name] = runs(held);
  }
  return lines;
}

/** `2 olive, salami`: runs of equal names, in their order. */
function runs(cards: readonly string[]): string {
  const found: { name: string; count: number }[] = [];
  for (const name of cards) {
    const last = found.at(-1);
    if (last?.name === name) last.count += 1;
    else found.push({ name, count: 1 });
  }
  return found.map(({ name, count }) => (count === 1 ? name : `${count} ${name}`)).join(', ');
}
