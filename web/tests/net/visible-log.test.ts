// @vitest-environment ./tests/no-dom.ts
import { expect, it } from 'vitest';
import { firstVisible, visibleLines } from '../../src/net/visible-log';
import type { AnyEvent, RoomView } from '../../src/protocol';
import { ROOM } from '../fake-socket';

const turn = (seat: number): AnyEvent => ({ event: 'turn-began', seat });
const puts = (seat: number): AnyEvent => ({ event: 'announced', seat, kind: 1, number: 1, doubles: 0, top: 2 });
const turns = (...seats: number[]): AnyEvent[] => seats.flatMap((seat) => [turn(seat), puts(seat)]);
const ended: AnyEvent = { event: 'round-ended', round: 1, chef: 0, stalled: false };
const hand = (number: number): AnyEvent => ({ event: 'hand-began', number, dealer: 0 });

const playing: RoomView = { ...ROOM, status: 'playing' };
const announced = (events: AnyEvent[], you: number | null, room = playing): number[] =>
  events
    .slice(firstVisible(events, you, room))
    .flatMap((event) => (event.event === 'announced' ? [event.seat + 1] : []));

// The same positions as in the server's own tests of turn.memory.

it('shows what was announced since the own last turn began', () => {
  const events = [...turns(0, 1, 2, 0, 1), turn(2)];
  expect(announced(events, 0)).toEqual([1, 2]);
  expect(announced(events, 1)).toEqual([2]);
  expect(announced(events, 2)).toEqual([3, 1, 2]);
  expect(announced(events, null)).toEqual([3, 1, 2]);
  expect(events[firstVisible(events, 0, playing)]).toEqual(turn(0));
});

it('shows the whole lap to the one on turn', () => {
  const events = [...turns(0, 1, 2), turn(0)];
  expect(announced(events, 0)).toEqual([1, 2, 3]);
  expect(announced([...events, puts(0)], 0)).toEqual([1, 2, 3, 1]);
  expect(announced([...events, puts(0)], 1)).toEqual([2, 3, 1]);
});

it('does not open the log while the oven is emptied', () => {
  const events = [...turns(0, 1, 2, 0, 1), ended];
  expect(announced(events, 0)).toEqual([1, 2]);
  expect(announced(events, 1)).toEqual([2]);
  expect(announced(events, 2)).toEqual([3, 1, 2]);
});

it('shows everything with an open log, and when the game is over', () => {
  const events = turns(0, 1, 2, 0);
  expect(announced(events, 1, { ...playing, options: { 'open-log': 'on' } })).toEqual([1, 2, 3, 1]);
  expect(announced(events, 1, { ...playing, status: 'over' })).toEqual([1, 2, 3, 1]);
});

it('shows the hand that is being played in SOLO', () => {
  const events = [hand(1), turn(0), turn(1), hand(2), turn(1)];
  expect(firstVisible(events, 0, { ...playing, game: 'solo' })).toBe(3);
  expect(firstVisible([turn(0)], 0, { ...playing, game: 'solo' })).toBe(0);
});

const story = [...turns(0, 1, 2, 0, 1, 2, 0), ended, ...turns(1, 2, 0, 1)];

function forgetting(you: number | null): { shown: AnyEvent[]; allowed: AnyEvent[] }[] {
  let lines: { event: AnyEvent }[] = [];
  return story.map((event, index) => {
    lines = visibleLines([...lines, { event }], you, playing);
    const whole = story.slice(0, index + 1);
    return { shown: lines.map((line) => line.event), allowed: whole.slice(firstVisible(whole, you, playing)) };
  });
}

it('forgets line by line to the same as all at once', () => {
  for (const you of [0, 1, 2]) for (const { shown, allowed } of forgetting(you)) expect(shown).toEqual(allowed);
});

it('never shows more to one who watches than the server would', () => {
  for (const { shown, allowed } of forgetting(null))
    expect(allowed.slice(allowed.length - shown.length)).toEqual(shown);
});

it('keeps the events of the room', () => {
  const events = turns(0, 1, 0, 1, 0).map((event) => ({ event }));
  const lines = [{ roomEvent: 'seat-taken' }, ...events, { roomEvent: 'chat-message' }];
  const left = visibleLines(lines, 1, playing);
  expect(left.filter((line) => 'roomEvent' in line).length).toBe(2);
  expect(left.length).toBeLessThan(lines.length);
});
