/** Creating a table and taking its first seat. */
import { linkTo } from '../../device/base';
import { preferences } from '../../device/preferences.svelte';
import { makeCommandId, makeKey } from '../../device/random';
import { navigate } from '../../device/router.svelte';
import { storeSeat } from '../../device/seats.svelte';
import { createTable } from '../../net/api';
import { loadCatalogue, preferredBot } from '../../net/catalogue.svelte';
import type { OpenRoom } from '../../protocol';

export type Opponents = 'bots' | 'friends';

/** Bot levels that players choose from; the server's other levels are for experiments. */
export const LEVELS = ['novice', 'regular', 'expert', 'master'] as const;

/** The command to create a table. Sent twice after a lost answer, its id makes it the same table. */
export function creation(game: string, seats: number, name: string): OpenRoom {
  const { face } = preferences;
  return { type: 'open-room', id: makeCommandId(), game, seats, name, face, key: makeKey() };
}

/** Create the table, store its seat and go there. Against bots, the game starts at once. */
export async function createAndEnter(command: OpenRoom, opponents: Opponents): Promise<void> {
  if (opponents === 'bots') command.bots = preferredBot(await loadCatalogue());
  const { room } = await createTable(command);
  const { key, name, game } = command;
  storeSeat(room, { key, name, game, used: Date.now() });
  if (opponents === 'bots') requestStart(room);
  navigate(linkTo(`/t/${room}`));
}

/** Let the lobby start the game as soon as this device has sent its contribution to the shuffle. */
function requestStart(room: string): void {
  try {
    sessionStorage.setItem('forno.start', room);
  } catch {
    // Without storage the lobby stays, where one tap starts the game.
  }
}
