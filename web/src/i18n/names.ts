/** Names of games, and names suggested to players. */
import { say, sayOrNull } from './texts.svelte';

/** A game of another package keeps the name it has there. */
export const gameName = (game: string): string => sayOrNull(`game-${game}`) ?? game;

let suggestion = '';

/** A nickname for a player who has not typed one; it stays the same while the page is open and the name is free. */
export function suggestName(taken: readonly string[] = []): string {
  const names = say('home-names').split(', ').filter((name) => !taken.includes(name));
  if (!suggestion || taken.includes(suggestion)) suggestion = names[Math.floor(Math.random() * names.length)] ?? '';
  return suggestion;
}
