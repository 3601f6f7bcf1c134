/** Positions of the seats on the screen, and of what rises from them. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
type Size = Pick<Box, 'width' | 'height'>;
type Point = Pick<Box, 'x' | 'y'>;

const GAP_PX = 8;

/** The element of a seat: its plate at the table, or its row in the lobby. */
function seatElement(seat: number): Element | null {
  const plates = `[data-place="seat-${seat}"], [data-test="seat-${seat}"], [data-test="seat"][data-seat="${seat}"]`;
  return [...document.querySelectorAll(plates)].find((one) => one.getBoundingClientRect().width > 0) ?? null;
}

/** The box of a seat; null if the seat is not on the screen. */
export const seatBox = (seat: number): Box | null => seatElement(seat)?.getBoundingClientRect() ?? null;

/** Where a bubble of this size touches its seat, stays on the screen, and covers as little as possible of the others. */
export function bubblePosition({ width, height }: Size, seat: Box, others: readonly Box[], screen: Size): Point {
  const x = seat.x + (seat.width - width) / 2;
  const y = seat.y + (seat.height - height) / 2;
  const spots = [
    { x, y: seat.y + seat.height + GAP_PX },
    { x, y: seat.y - height - GAP_PX },
    { x: seat.x + seat.width + GAP_PX, y },
    { x: seat.x - width - GAP_PX, y },
  ].map((spot) => ({
    x: clamp(spot.x, screen.width - width - GAP_PX),
    y: clamp(spot.y, screen.height - height - GAP_PX),
  }));
  const covered = spots.map((spot) =>
    [seat, ...others].reduce((area, other) => area + overlap({ ...spot, width, height }, other), 0),
  );
  return spots[covered.indexOf(Math.min(...covered))]!;
}

const clamp = (value: number, most: number): number => Math.max(GAP_PX, Math.min(value, most));

/** The area that two boxes share. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
