/** Numbers of the evening's score. */

/** The fractions that have a sign of their own. */
const SIGNS: readonly [number, number, string][] = [
  [1, 2, '½'], [1, 3, '⅓'], [2, 3, '⅔'], [1, 4, '¼'], [3, 4, '¾'], [1, 5, '⅕'], [2, 5, '⅖'], [3, 5, '⅗'], [4, 5, '⅘'],
  [1, 6, '⅙'], [5, 6, '⅚'], [1, 8, '⅛'], [3, 8, '⅜'], [5, 8, '⅝'], [7, 8, '⅞'],
];
const TOLERANCE = 0.001;

/** `2½`: wins, of which a shared one counts as a fraction. */
export function formatWins(wins: number, lang: string): string {
  const whole = Math.floor(wins + TOLERANCE);
  const rest = wins - whole;
  if (rest < TOLERANCE) return String(whole);
  const sign = SIGNS.find(([top, bottom]) => Math.abs(rest - top / bottom) < TOLERANCE)?.[2];
  if (!sign) return new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(wins);
  return whole ? `${whole}${sign}` : sign;
}

/** `1.5`: the mean of the places; empty without a game. */
export function formatMeanPlace(places: number, games: number, lang: string): string {
  return games ? new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(places / games) : '';
}
