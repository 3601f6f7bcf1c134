/** The five games as the home screen offers them, before the server has answered. */
import { say } from '../../i18n/texts.svelte';

export interface GameOffer {
  game: string;
  least: number;
  most: number;
  /** Usual duration, from and to; null if unknown. */
  minutes: readonly [number, number] | null;
}

export const GAMES: readonly GameOffer[] = [
  { game: 'mamma-mia', least: 2, most: 5, minutes: [20, 40] },
  { game: 'sole-mio', least: 2, most: 5, minutes: [30, 40] },
  { game: 'grande', least: 2, most: 5, minutes: [60, 60] },
  { game: 'plus', least: 2, most: 6, minutes: [60, 60] },
  { game: 'solo', least: 2, most: 10, minutes: [15, 30] },
];

/** Whether a game is one of the five: only these have an emblem, a lesson and a rulebook. */
export const isBuiltIn = (game: string): boolean => GAMES.some((offer) => offer.game === game);

// Numbers are passed as text: setting up the browser's number formats would delay the first paint.
export const playersText = ({ least, most }: GameOffer): string =>
  say('rules-players', { least: `${least}`, most: `${most}` });

export function minutesText({ minutes }: GameOffer): string {
  if (!minutes) return '';
  const [least, most] = minutes;
  return least === most
    ? say('home-minutes-about', { minutes: `${least}` })
    : say('home-minutes', { least: `${least}`, most: `${most}` });
}
