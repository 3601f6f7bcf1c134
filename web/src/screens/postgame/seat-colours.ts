/** CSS colours of seats in charts and results: the players' own in the pizza games, fixed ones elsewhere. */
import { OWNERS } from '../../cards/codes';
import type { AnyView } from '../../protocol';

const OWNER_HUES: Record<string, string> = {
  yellow: '--pineapple',
  purple: '--olive',
  green: '--pepper',
  brown: '--mushroom',
  red: '--salami',
  pink: '--shrimp',
};
const SEAT_HUES = ['--red', '--blue', '--green', '--yellow', '--olive', '--shrimp', '--mushroom', '--text', '--quiet', '--action'];

export function seatColour(view: AnyView, seat: number): string {
  const hue = view.game === 'pizza' ? OWNER_HUES[OWNERS[view.places[seat]!.own]!] : SEAT_HUES[seat % SEAT_HUES.length];
  return `color-mix(in oklab, var(${hue}) 75%, var(--text))`;
}
