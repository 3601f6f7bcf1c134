/** Names of games. */
import { sayOrNull } from './texts.svelte';

/** A game of another package keeps the name it has there. */
export const gameName = (game: string): string => sayOrNull(`game-${game}`) ?? game;
