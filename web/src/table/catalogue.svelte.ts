/** What the server offers, as far as it is known already. */
import { catalogue as askOnce } from '../home/house.svelte';
import { botOf } from '../home/opening';
import type { Catalogue, OnOffer } from '../protocol';

let isAsked = false;
const known = $state<{ offered: Catalogue | null }>({ offered: null });

async function ask(): Promise<void> {
  isAsked = true;
  try {
    known.offered = await askOnce();
  } catch {
    isAsked = false; // whoever needs it next asks again
  }
}

/** Null until the answer is there. */
export function catalogue(): Catalogue | null {
  if (!known.offered && !isAsked) void ask();
  return known.offered;
}

export function onOffer(game: string): OnOffer | null {
  return catalogue()?.games.find((offered) => offered.game === game) ?? null;
}

/** The bot that this device likes to play with. */
export function usualBot(): string | null {
  const offered = catalogue();
  return offered && botOf(offered);
}
