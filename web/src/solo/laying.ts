/** Where things lie on the screen: the others around the pile, the own cards in rows. */

/** How many sit on each side of the pile: up the left, across the top, down the right. */
export interface Arch {
  left: number[];
  top: number[];
  right: number[];
}

const SIDES = [0, 0, 1, 1, 1, 1, 2, 2, 3, 3];

/** The other seats in playing order from one's own: the next player on the left, as at a real table. */
export function archOf(players: number, you: number | null): Arch {
  const first = you ?? 0;
  const others = Array.from({ length: players }, (_, step) => (first + step) % players).slice(you === null ? 0 : 1);
  const side = SIDES[Math.min(others.length, SIDES.length - 1)]!;
  return {
    left: others.slice(0, side),
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
  };
}

/** How a hand lies: equal rows, and in pixels the size of a card and the step from one to the next. */
export interface Rows {
  perRow: number;
  width: number;
  height: number;
  step: number;
  rise: number;
  /** Wider than the room there is: the hand scrolls within itself. */
  scrolls: boolean;
}

/** A strip of a card that can still be hit. */
export const TARGET = 44;
const TALLEST = 168;
const LEAST = 74;
/** Cards smaller than this rather overlap. */
const APART = 96;
const GAP = 6;
const MOST_ROWS = 3;
/** Room above each row for cards that are lifted. */
export const LIFT = 18;

/** The largest cards of which each can be hit; more rows where one is too short. */
export function layRows(count: number, width: number, height: number): Rows {
  let best: Rows | null = null;
  for (let rows = 1; rows <= MOST_ROWS; rows++) {
    const laid = inRows(rows, count, width, height);
    if (rows > 1 && laid.height < LEAST) break;
    if (!best || isBetter(laid, best)) best = laid;
  }
  return best!;
}

/** Without scrolling, or larger, or with more of each to be seen. */
function isBetter(one: Rows, other: Rows): boolean {
  if (one.scrolls !== other.scrolls) return other.scrolls;
  if (one.scrolls) return one.perRow < other.perRow;
  return one.height > other.height || Math.min(one.step, one.width) > other.step + 8;
}

function inRows(rows: number, count: number, width: number, height: number): Rows {
  const perRow = Math.max(1, Math.ceil(count / rows));
  const room = height / rows - LIFT;
  const apart = ((width - (perRow - 1) * GAP) / perRow) * 1.5;
  const tall = Math.min(TALLEST, room, Math.max(APART, apart));
  const wide = tall / 1.5;
  const step = perRow > 1 ? Math.min(wide + GAP, (width - wide) / (perRow - 1)) : wide;
  const scrolls = step < Math.min(TARGET, wide);
  return { perRow, width: wide, height: tall, step: scrolls ? TARGET : step, rise: tall + LIFT, scrolls };
}
