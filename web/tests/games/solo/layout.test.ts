// @vitest-environment ./tests/no-dom.ts
import { expect, it } from 'vitest';
import { opponentSides } from '../../../src/games/seating';
import { layRows, TARGET_PX } from '../../../src/games/solo/layout';

it('seats everybody once, in playing order', () => {
  for (let players = 2; players <= 10; players++)
    for (let you = 0; you < players; you++) {
      const { left, top, right } = opponentSides(players, you);
      const inOrder = Array.from({ length: players }, (_, step) => (you + step) % players);
      expect([you, ...left, ...top, ...right]).toEqual(inOrder);
      expect(left.length).toBe(right.length);
      expect(Math.max(left.length, right.length)).toBeLessThanOrEqual(3);
    }
  expect(Object.values(opponentSides(10, null)).flat()).toHaveLength(10);
});

it('leaves of each card enough to hit, on a phone and on a desk', () => {
  for (const [width, height] of [[344, 206], [344, 150], [1040, 190]] as const)
    for (let count = 1; count <= 40; count++) {
      const { step, width: wide, height: tall, perRow, rise, scrolls } = layRows(count, width, height);
      expect(step).toBeGreaterThanOrEqual(Math.min(TARGET_PX, wide));
      expect(Math.ceil(count / perRow) * rise).toBeLessThanOrEqual(height + 1);
      expect(tall).toBeGreaterThan(70);
      if (!scrolls) expect(step * (perRow - 1) + wide).toBeLessThanOrEqual(width + 1);
    }
});
