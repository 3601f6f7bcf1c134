// @vitest-environment ./tests/no-dom.ts
import { expect, it } from 'vitest';
import { bubblePosition, type Box } from '../../../src/screens/table/chat/seat-position';

const SCREEN = { width: 390, height: 844 };
const BUBBLE = { width: 160, height: 40 };
const plate = (x: number, y: number): Box => ({ x, y, width: 110, height: 60 });
const covers = (spot: { x: number; y: number }, box: Box): boolean =>
  spot.x < box.x + box.width && box.x < spot.x + BUBBLE.width && spot.y < box.y + box.height && box.y < spot.y + BUBBLE.height;

it('puts a bubble right under its seat where there is room', () => {
  expect(bubblePosition(BUBBLE, plate(140, 60), [], SCREEN)).toEqual({ x: 115, y: 128 });
});

it('covers no plate of a full table on a phone, and stays on the screen', () => {
  const plates = [plate(10, 60), plate(140, 60), plate(270, 60), plate(10, 180), plate(270, 180)];
  for (const seat of plates) {
    const spot = bubblePosition(BUBBLE, seat, plates.filter((other) => other !== seat), SCREEN);
    expect(plates.filter((box) => covers(spot, box))).toEqual([]);
    expect(spot.x).toBeGreaterThanOrEqual(0);
    expect(spot.x + BUBBLE.width).toBeLessThanOrEqual(SCREEN.width);
  }
});

it('goes above a seat at the lower edge', () => {
  expect(bubblePosition(BUBBLE, plate(140, 780), [], SCREEN).y).toBe(732);
});
