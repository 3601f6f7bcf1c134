/** The server's catalogue: games on offer, bot levels and chat phrases. Fetched once. */
import { preferences } from '../device/preferences.svelte';
import type { Catalogue, OnOffer } from '../protocol';
import { fetchCatalogue } from './api';

const loaded = $state<{ catalogue: Catalogue | null }>({ catalogue: null });
let fetching: Promise<Catalogue> | null = null;

/** Fetch the catalogue unless it is there; after a failure the next call tries again. */
export function loadCatalogue(): Promise<Catalogue> {
  fetching ??= fetchCatalogue().then(
    (catalogue) => (loaded.catalogue = catalogue),
    (error: unknown) => {
      fetching = null;
      throw error;
    },
  );
  return fetching;
}

/** The catalogue, or null until it has arrived. */
export function catalogue(): Catalogue | null {
  if (!loaded.catalogue) void loadCatalogue().catch(() => undefined);
  return loaded.catalogue;
}

export function gameOffer(game: string): OnOffer | null {
  return catalogue()?.games.find((offer) => offer.game === game) ?? null;
}

/** The preferred bot level if the server has it, else its best one. */
export function preferredBot({ bots }: Catalogue): string | null {
  return bots.includes(preferences.bots) ? preferences.bots : (bots.at(-1) ?? null);
}

/** The level for bots in free seats, or null until the catalogue has arrived. */
export function defaultBot(): string | null {
  const known = catalogue();
  return known && preferredBot(known);
}
