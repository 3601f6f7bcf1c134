/** Opening a table and sitting down at it. */
import type { Catalogue, Open } from '../protocol';
import { open } from '../lib/api';
import { keepSeat, makeCommand, makeKey, preferences } from '../lib/device.svelte';
import { go } from '../lib/route.svelte';
import { say } from '../lib/texts.svelte';
import { catalogue } from './house.svelte';

export type Company = 'bots' | 'friends';

/** The levels that people choose from; others are for trying things out. */
export const LEVELS = ['novice', 'regular', 'expert', 'master'] as const;

/** The bot that this device plays with, or the best there is. */
export function botOf({ bots }: Catalogue): string | null {
  return bots.includes(preferences.bots) ? preferences.bots : (bots.at(-1) ?? null);
}

let friendly = '';

/** A friendly name for somebody who has not given one: the same as long as the page stays open and nobody has it. */
export function someName(taken: readonly string[] = []): string {
  const names = say('home-names').split(', ').filter((name) => !taken.includes(name));
  if (!friendly || taken.includes(friendly)) friendly = names[Math.floor(Math.random() * names.length)] ?? '';
  return friendly;
}

/** Its id is made once: asked again after a lost answer, it is still the same table. */
export function wish(game: string, seats: number, name: string): Open {
  return { type: 'open', id: makeCommand(), game, seats, name, key: makeKey() };
}

export async function openTable(wished: Open, company: Company): Promise<void> {
  if (company === 'bots') wished.bots = botOf(await catalogue());
  const { room } = await open(wished);
  const { key, name, game } = wished;
  keepSeat(room, { key, name, game, used: Date.now() });
  preferences.name = name;
  if (company === 'bots') startAtOnce(room);
  go(`/t/${room}`);
}

/** The table's screen deals as soon as this device has said its words for the shuffle. */
function startAtOnce(room: string): void {
  try {
    sessionStorage.setItem('forno.start', room);
  } catch {
    // A device that keeps nothing shows the lobby, where one tap starts the game.
  }
}
