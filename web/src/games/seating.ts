/** Seats around a table, as a viewer sees them. */

/** Seats on each side of the middle: up the left, across the top, down the right. */
export interface OpponentSides {
  left: number[];
  top: number[];
  right: number[];
}

/** Number of seats on the left, and on the right, by the number of opponents. */
const SIDE_SEATS = [0, 0, 1, 1, 1, 1, 2, 2, 3, 3];

/** The other seats in playing order: the next player on the left, as at a real table. */
export function opponentSides(players: number, you: number | null): OpponentSides {
  const first = you ?? 0;
  const others = Array.from({ length: players }, (_, step) => (first + step) % players).slice(you === null ? 0 : 1);
  const side = SIDE_SEATS[Math.min(others.length, SIDE_SEATS.length - 1)]!;
  return {
    left: others.slice(0, side),
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
  };
}

/** Position on the upper rim: from 0 on the left to 1 on the right, and from 0 at the top to 1 at the ends. */
export function rimPosition(index: number, count: number): { across: number; down: number } {
  const across = count > 1 ? index / (count - 1) : 0.5;
  return { across, down: 1 - Math.sin(Math.PI * across) };
}
