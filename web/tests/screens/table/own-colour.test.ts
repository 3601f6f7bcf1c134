// @vitest-environment ./tests/no-dom.ts
import { beforeEach, expect, it } from 'vitest';
import { preferences } from '../../../src/device/preferences.svelte';
import type { RoomView } from '../../../src/protocol';
import { ownColour } from '../../../src/screens/table/own-colour.svelte';
import { seatView } from '../../fake-api';

const COLOURS = ['red', 'green', 'yellow'];
const room = (colours: string[], status = 'lobby'): RoomView =>
  ({ status, seats: colours.map((colour) => ({ ...seatView('Anna'), colour })) }) as unknown as RoomView;

beforeEach(() => void (preferences.colour = 'green'));

it('picks the remembered colour where it is free', () => {
  expect(ownColour(room(['', 'red']), 0, COLOURS)).toBe('green');
});

it('picks none that is taken, unknown to the game or not wanted, and changes none', () => {
  expect(ownColour(room(['', 'green']), 0, COLOURS)).toBeNull();
  expect(ownColour(room(['', '']), 0, ['red'])).toBeNull();
  expect(ownColour(room(['red', '']), 0, COLOURS)).toBeNull();
  expect(ownColour(room(['', ''], 'playing'), 0, COLOURS)).toBeNull();
  expect(ownColour(room(['', '']), null, COLOURS)).toBeNull();
  preferences.colour = '';
  expect(ownColour(room(['', '']), 0, COLOURS)).toBeNull();
});
