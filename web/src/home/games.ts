/** The five games as the start page shows them, before any server has answered. */
import { maybe, say } from '../lib/texts.svelte';

export interface Offered {
  game: string;
  least: number;
  most: number;
  /** How long a game usually takes, from and to; null where nobody has said. */
  minutes: readonly [number, number] | null;
}

export const GAMES: readonly Offered[] = [
  { game: 'mamma-mia', least: 2, most: 5, minutes: [20, 40] },
  { game: 'sole-mio', least: 2, most: 5, minutes: [30, 40] },
  { game: 'grande', least: 2, most: 5, minutes: [60, 60] },
  { game: 'plus', least: 2, most: 6, minutes: [60, 60] },
  { game: 'solo', least: 2, most: 10, minutes: [15, 30] },
];

/** Only our own games have a picture, a lesson and a rulebook here. */
export const isOurs = (game: string): boolean => GAMES.some((offered) => offered.game === game);

/** A game of another package keeps the name it has there. */
export const gameName = (game: string): string => maybe(`game-${game}`) ?? game;

// As text: making the browser's number formats ready would keep the first picture waiting.
export const playersOf = ({ least, most }: Offered): string => say('rules-players', { least: `${least}`, most: `${most}` });

export function minutesOf({ minutes }: Offered): string {
  if (!minutes) return '';
  const [least, most] = minutes;
  return least === most ? say('home-minutes-about', { minutes: `${least}` }) : say('home-minutes', { least: `${least}`, most: `${most}` });
}
