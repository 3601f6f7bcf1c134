import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ABSENCE_MS, ShownFrames } from '../../src/net/shown-frames.svelte';

const FRAME_MS = 17;
/** Longer than an absence may last. */
const LONG_MS = ABSENCE_MS + 5000;

let confirmed = 0;
let visibility: DocumentVisibilityState;
let frames: ShownFrames;
const table = {
  isShown: true,
  isWaiting: true,
  goesOnAlone: true,
  isKnown: false,
  isConnected: true,
  confirm: () => void (confirmed += 1),
};

const draw = (): void => void vi.advanceTimersByTime(FRAME_MS);
function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}
/** Time passes while the device sleeps: no timer runs. */
const sleep = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  confirmed = 0;
  Object.assign(table, { isShown: true, isWaiting: true, goesOnAlone: true, isKnown: false, isConnected: true });
  frames = new ShownFrames(table);
});
afterEach(() => {
  frames.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('confirms what is drawn, once for several frames', () => {
  frames.update();
  frames.update();
  expect(confirmed, 'not before it is drawn').toBe(0);
  draw();
  expect(confirmed).toBe(1);
  expect(frames.isPaused).toBe(false);
});

it('confirms nothing at a table that does not wait', () => {
  table.isWaiting = false;
  frames.update();
  draw();
  show('hidden');
  vi.advanceTimersByTime(LONG_MS);
  show('visible');
  draw();
  expect(confirmed).toBe(0);
  expect(frames.isPaused).toBe(false);
});

it('confirms nothing while it is hidden, also what was to be drawn before', () => {
  frames.update();
  show('hidden');
  draw();
  frames.update();
  draw();
  expect(confirmed).toBe(0);
});

it('goes on by itself after a blink', () => {
  frames.update();
  show('hidden');
  vi.advanceTimersByTime(ABSENCE_MS / 2);
  show('visible');
  draw();
  expect(frames.isPaused).toBe(false);
  expect(confirmed).toBe(1);
});

it.each([
  ['hidden', () => (show('hidden'), vi.advanceTimersByTime(LONG_MS), show('visible'))],
  ['asleep', () => (sleep(LONG_MS), vi.advanceTimersByTime(ABSENCE_MS))],
  ['offline', () => ((table.isConnected = false), vi.advanceTimersByTime(LONG_MS), (table.isConnected = true), frames.update())],
])('stops where the reader was after they were %s, until they go on', (_, leave) => {
  frames.update();
  draw();
  leave();
  expect(frames.isPaused).toBe(true);
  frames.update();
  draw();
  expect(confirmed, 'nothing more is confirmed').toBe(1);
  frames.goOn();
  draw();
  expect(frames.isPaused).toBe(false);
  expect(confirmed).toBe(2);
});

it('stops at a game that the reader has been at before', () => {
  table.isKnown = true;
  frames.update();
  draw();
  expect(frames.isPaused).toBe(true);
  expect(confirmed).toBe(0);
});

it('asks for no tap where nothing goes on without the reader', () => {
  Object.assign(table, { isKnown: true, goesOnAlone: false });
  frames.update();
  draw();
  expect(frames.isPaused).toBe(false);
  expect(confirmed).toBe(1);
});

it('does not stop in front of somebody who looked on when the table began to wait', () => {
  Object.assign(table, { isWaiting: false, isKnown: true });
  frames.update();
  table.isWaiting = true;
  frames.update();
  draw();
  expect(frames.isPaused).toBe(false);
  expect(confirmed).toBe(1);
});

it('confirms nothing that is still being played back', () => {
  frames.playBack(true);
  frames.update();
  draw();
  expect(confirmed).toBe(0);
  frames.playBack(false);
  draw();
  expect(confirmed).toBe(1);
});
