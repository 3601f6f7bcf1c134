/** Positions of the own cards in rows. Lengths are in pixels. */

/** The hand in equal rows: size of a card, and the distance from one to the next. */
export interface Rows {
  perRow: number;
  width: number;
  height: number;
  step: number;
  /** Distance between rows. */
  rise: number;
  /** Wider than the available space: the hand scrolls within itself. */
  scrolls: boolean;
}

/** Width of an overlapped card that a finger can still hit. */
export const TARGET_PX = 44;
const MAX_HEIGHT_PX = 168;
const MIN_HEIGHT_PX = 74;
/** Smaller cards overlap instead of lying side by side. */
const MIN_APART_HEIGHT_PX = 96;
const GAP_PX = 6;
/** A row with this much wider steps is preferred to larger cards. */
const BETTER_STEP_PX = 8;
const MAX_ROWS = 3;
const ASPECT = 1.5;
/** Space above each row for cards that are lifted. */
export const LIFT_PX = 18;

/** The largest cards of which each can be hit; more rows where one row is too narrow. */
export function layRows(count: number, width: number, height: number): Rows {
  let best: Rows | null = null;
  for (let rows = 1; rows <= MAX_ROWS; rows++) {
    const laid = inRows(rows, count, width, height);
    if (rows > 1 && laid.height < MIN_HEIGHT_PX) break;
    if (!best || isBetter(laid, best)) best = laid;
  }
  return best!;
}

/** Without scrolling, or larger, or with more of each card visible. */
function isBetter(one: Rows, other: Rows): boolean {
  if (one.scrolls !== other.scrolls) return other.scrolls;
  if (one.scrolls) return one.perRow < other.perRow;
  return one.height > other.height || Math.min(one.step, one.width) > other.step + BETTER_STEP_PX;
}

function inRows(rows: number, count: number, width: number, height: number): Rows {
  const perRow = Math.max(1, Math.ceil(count / rows));
  const available = height / rows - LIFT_PX;
  const apart = ((width - (perRow - 1) * GAP_PX) / perRow) * ASPECT;
  const tall = Math.min(MAX_HEIGHT_PX, available, Math.max(MIN_APART_HEIGHT_PX, apart));
  const wide = tall / ASPECT;
  const step = perRow > 1 ? Math.min(wide + GAP_PX, (width - wide) / (perRow - 1)) : wide;
  const scrolls = step < Math.min(TARGET_PX, wide);
  return { perRow, width: wide, height: tall, step: scrolls ? TARGET_PX : step, rise: tall + LIFT_PX, scrolls };
}
