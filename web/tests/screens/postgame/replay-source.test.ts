// @vitest-environment ./tests/no-dom.ts
import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '../../../src/i18n/texts.svelte';
import type { Frame, GameView } from '../../../src/protocol';
import { ReplaySource } from '../../../src/screens/postgame/replay-source.svelte';
import { ROOM, seatView } from '../../fake-socket';

beforeAll(() => loadTexts('home'));

const game = (decision: number): GameView =>
  ({
    number: 1,
    decision,
    events: [],
    view: { game: 'pizza', viewer: 0 },
    legal_moves: [{ move: 'pass' }],
  }) as unknown as GameView;
const frame = (more: Partial<Frame>): Frame => ({ type: 'frame', n: 1, prev: '', at_ms: 0, ...more });

const room = { ...ROOM, seats: [seatView(':1'), seatView('Gino', { bot: 'regular' }), seatView(':2')] };
const message = { event: 'chat-message' as const, person: 2, seat: 2, name: ':2', text: ':3', phrase: '' };
const steps = [
  [frame({ room, game: game(0) })],
  [null],
  [frame({ game: game(1), room_events: [message] })],
];

it('shows the names of the players at every step', () => {
  const source = new ReplaySource({ texts: { ':1': 'Anna', ':2': 'Carla' }, steps }, 0, false);
  expect(source.stepCount).toBe(3);
  for (const step of [0, 1, 2]) {
    source.goTo(step);
    expect(source.names).toEqual(['Anna', 'Gino', 'Carla']);
    expect(source.game.legal_moves).toEqual([]);
  }
});

it('publishes chat with its text', () => {
  const source = new ReplaySource({ texts: { ':3': 'ciao' }, steps }, null, false);
  const published: unknown[] = [];
  source.updates.subscribe(({ roomEvents }) => published.push(...roomEvents));
  source.goTo(1);
  source.goTo(2);
  expect(published).toEqual([{ ...message, name: 'Player 3', text: 'ciao' }]);
});

it('numbers the players whose names were deleted', () => {
  const source = new ReplaySource({ texts: {}, steps }, null, false);
  expect(source.names).toEqual(['Player 1', 'Gino', 'Player 3']);
});
