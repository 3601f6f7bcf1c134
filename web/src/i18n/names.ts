/** Names of games and players. */
import { say, sayOrNull } from './texts.svelte';

/** A game of another package keeps the name it has there. */
export const gameName = (game: string): string => sayOrNull(`game-${game}`) ?? game;

/** As on the server. (house.name) */
export const MAX_NAME_LENGTH = 24;

/** The reason why a player's name will be refused, as a sentence; null for a good one. */
export function nameProblem(name: string): string | null {
  const { length } = [...name.trim()];
  if (!length) return say('home-name-missing');
  if (length > MAX_NAME_LENGTH) return say('home-name-long', { most: MAX_NAME_LENGTH });
  return /[:,]/.test(name) ? say('home-name-signs') : null;
}
