import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { announce } from '../../../src/device/announce.svelte';
import { playSound } from '../../../src/device/sound';
import SoloTable from '../../../src/games/solo/SoloTable.svelte';
import { loadTexts } from '../../../src/i18n/texts.svelte';
import type { SoloMove, SoloView } from '../../../src/protocol';
import type { FakeSource } from '../fake-source.svelte';
import { readTexts, SITUATIONS, sourceAt, sourceOf } from './fixtures';

vi.mock('../../../src/cards', () => import('../card-stubs'));
vi.mock('../../../src/device/announce.svelte', () => ({ announce: vi.fn(), isSpeaking: () => false }));
vi.mock('../../../src/device/sound', () => ({ playSound: vi.fn() }));

beforeAll(readTexts);
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

const settled = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done));
  await tick();
};

function shown(source: FakeSource<SoloView, SoloMove>) {
  const { container } = render(SoloTable, { source });
  const all = (test: string): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(`[data-test="${test}"]`)];
  const one = (test: string): HTMLElement => all(test)[0]!;
  const has = (test: string): boolean => all(test).length > 0;
  return { container, all, one, has };
}

const called = (move: SoloMove): boolean => Boolean('solo' in move && move.solo);

it.each(Object.keys(SITUATIONS))('offers in %s what there is, and takes every answer', async (name) => {
  const { legal_moves: moves } = SITUATIONS[name]!.game;
  const uncalled = moves.filter((move) => !called(move));
  const jumps = moves.some(({ move }) => move === 'jump');
  const source = sourceAt(name);
  const { one, all, has } = shown(source);
  expect(has('jump-card')).toBe(jumps);
  expect(has('do-jump')).toBe(jumps && !has('do-play'));
  expect(has('choices')).toBe(uncalled.length > 1);
  expect(one('solo-call').getAttribute('aria-pressed')).toBe('false');
  for (const [index, option] of uncalled.entries()) {
    if (has('choices')) {
      await fireEvent.click(one('choices'));
      await fireEvent.click(all('choice')[index]!);
    } else {
      await fireEvent.click(one(`do-${option.move}`));
    }
    await settled();
  }
  expect(source.played).toEqual(uncalled);
});

const TAPS: [string, string, SoloMove][] = [
  ['choose-colour', 'colour-2', { move: 'colour', colour: 2 }],
  ['choose-swap', 'swap-3', { move: 'swap', seat: 3 }],
  ['choose-swap', 'do-swap', { move: 'swap', seat: -1 }],
  ['drawn', 'do-keep', { move: 'keep' }],
  ['drawn-misfit', 'do-keep', { move: 'keep' }],
  ['turn', 'draw-pile', { move: 'draw' }],
  ['nothing-fits', 'do-draw', { move: 'draw' }],
  ['large-penalty', 'do-draw', { move: 'draw' }],
  ['pass', 'do-pass', { move: 'pass' }],
];

it.each(TAPS)('%s is answered with %s', async (name, test, move) => {
  const source = sourceAt(name);
  await fireEvent.click(shown(source).one(test));
  await settled();
  expect(source.played).toEqual([move]);
});

it('jumps in by one tap on the card, by its button, or by a key', async () => {
  for (const tap of ['jump-card', 'do-jump', 'j']) {
    const source = sourceAt('jump');
    const { one } = shown(source);
    await (tap === 'j' ? fireEvent.keyDown(window, { key: 'j' }) : fireEvent.click(one(tap)));
    await settled();
    expect(source.played).toMatchObject([{ move: 'jump' }]);
    cleanup();
  }
});

it('waits for a viewer who was away, with the jump-in that was open', async () => {
  await loadTexts('table');
  const source = sourceAt('jump');
  const { one, has } = shown(source);
  expect(has('jump-card')).toBe(true);
  let resumed = 0;
  source.resume = () => void (resumed += 1);
  await tick();
  expect([has('jump-card'), has('do-jump'), has('jump-in')]).toEqual([false, false, false]);
  expect(one('question').textContent).toContain('The table waited for you.');
  await fireEvent.click(one('resume'));
  expect(resumed).toBe(1);
  source.resume = null;
  await tick();
  expect([has('jump-card'), has('resume')]).toEqual([true, false]);
});

it('has two buttons at most, also for a card just drawn and another that jumps in', async () => {
  const source = sourceAt('drawn-and-jump');
  const { container, one } = shown(source);
  const buttons = [...container.querySelectorAll<HTMLElement>('.offers button')];
  expect(buttons.map((button) => button.dataset.test)).toEqual(['do-play', 'do-keep']);
  await fireEvent.click(one('jump-card'));
  await settled();
  expect(source.played).toMatchObject([{ move: 'jump' }]);
});

it('arms the call by its button and by a key', async () => {
  const { one } = shown(sourceAt('call'));
  await fireEvent.keyDown(window, { key: 's' });
  expect(one('solo-call').getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(one('solo-call'));
  expect(one('solo-call').getAttribute('aria-pressed')).toBe('false');
});

it('leaves keys to whoever is typing', async () => {
  const { one } = shown(sourceAt('call'));
  const input = document.body.appendChild(document.createElement('input'));
  await fireEvent.keyDown(input, { key: 's' });
  expect(one('solo-call').getAttribute('aria-pressed')).toBe('false');
  input.remove();
});

it('looks the same whether or not the call is owed', () => {
  const button = (name: string): string => {
    const html = shown(sourceAt(name)).one('solo-call').outerHTML;
    cleanup();
    return html;
  };
  expect(button('call')).toBe(button('turn'));
});

it('seats ten', () => {
  const { container, one } = shown(sourceAt('ten-players'));
  expect(container.querySelectorAll('li[data-test^="seat-"]')).toHaveLength(9);
  expect(one('hand').querySelectorAll('button')).toHaveLength(8);
});

it('shows one who watches the table, and nothing to do', () => {
  const { names, game } = SITUATIONS['ten-players']!;
  const view = { ...game.view, viewer: null, hand: null };
  const { container, has } = shown(sourceOf({ you: null, names, game: { ...game, view, legal_moves: [] } }));
  expect(container.querySelectorAll('li[data-test^="seat-"]')).toHaveLength(10);
  expect([has('hand'), has('solo-call'), has('choices')]).toEqual([false, false, false]);
});

it('shows a window, and an answer that is sealed in it', () => {
  const claim = { move: 'jump', card: 3 } as const;
  const { one, has } = shown(sourceAt('jump', { legal_moves: [], jump_in: { ends_at_ms: Date.now() + 900, claim } }));
  expect(has('jump-in')).toBe(true);
  expect(one('question').textContent).toContain('When the jump-in time is up');
  expect(has('jump-card')).toBe(false);
});

it('says who was quicker, and by how much', async () => {
  const source = sourceAt('turn');
  const { one } = shown(source);
  source.update([], source.game, [{ event: 'jump-in-lost', seat: source.you!, by: 1, margin_ms: 83 }]);
  await tick();
  expect(one('note').textContent).toContain('Berta beat you by 0.083 s');
});

it('shows a card that cannot be played, and says why', async () => {
  const { container, one, has } = shown(sourceAt('turn'));
  await fireEvent.click(container.querySelector('[data-fits="false"]')!);
  await settled();
  await waitFor(() => expect(one('card-reason').textContent).toBe('It does not fit.'));
  expect(one('card-info').textContent).toContain('against you');
  expect(has('refused')).toBe(false);
});

it('shows a hint and the card of it', async () => {
  const source = sourceAt('turn');
  source.hint = { move: source.game.legal_moves[0]!, text: 'This one.' };
  const { container, one } = shown(source);
  await fireEvent.click(one('hint'));
  await settled();
  expect(one('hint-text').textContent).toContain('This one.');
  expect(container.querySelector('.hinted')).not.toBeNull();
});

it('lays the score sheet beside the game until it is put away', async () => {
  const source = sourceAt('hand-ended');
  const { one, has, container } = shown(source);
  expect(has('sheet')).toBe(false);
  source.update(source.game.events);
  await tick();
  expect(one('sheet').querySelectorAll('tbody tr')).toHaveLength(10);
  expect(container.querySelector('[data-test="hand"]')).not.toBeNull();
  source.update([]);
  await tick();
  expect(has('sheet')).toBe(true);
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(has('sheet')).toBe(false);
});

it('lets what others do and what is asked be heard', async () => {
  const source = sourceAt('turn');
  shown(source);
  await tick();
  source.update([{ event: 'played', seat: 1, cards: [6], called: true, jumped: false, drawn: false }]);
  expect(announce).toHaveBeenCalledWith(expect.stringContaining('Your turn'));
  expect(announce).toHaveBeenCalledWith('Berta: red 7. “SOLO!”');
  expect(playSound).toHaveBeenCalledWith('card');
});

it('offers nothing in a replay', () => {
  const source = sourceAt('turn');
  source.mode = 'replay';
  const { has, container } = shown(source);
  expect(has('choices')).toBe(false);
  expect(container.querySelector('[data-fits="true"]')).toBeNull();
});

it('moves through the hand with the arrow keys', async () => {
  const { one } = shown(sourceAt('turn'));
  const cards = [...one('hand').querySelectorAll('button')];
  expect(cards.map((card) => card.tabIndex)).toEqual([0, ...cards.slice(1).map(() => -1)]);
  await fireEvent.keyDown(one('hand'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(cards[1]);
  await fireEvent.keyDown(one('hand'), { key: 'End' });
  expect(document.activeElement).toBe(cards.at(-1));
});

it('calls only those to jump in who can', async () => {
  const window = { ends_at_ms: Date.now() + 1500, claim: null };
  const { all, one } = shown(sourceAt('drawn', { jump_in: window, legal_moves: [] }));
  expect(one('jump-in').textContent).not.toContain('Jump in now');
  cleanup();
  const jumping = Object.keys(SITUATIONS).find((name) => SITUATIONS[name]!.game.legal_moves.some(({ move }) => move === 'jump'))!;
  const other = shown(sourceAt(jumping, { jump_in: window }));
  expect(other.one('jump-in').textContent).toContain('Jump in now');
  expect(all('jump-in')).toHaveLength(0);
});

it('says below the pile that hands were swapped', async () => {
  const source = sourceAt('drawn');
  const { one } = shown(source);
  const [you, other] = [source.you!, source.you === 0 ? 1 : 0];
  source.update([
    { event: 'hands-swapped', seat: other, other: you },
    { event: 'received', seat: other, count: 6, cards: null },
    { event: 'received', seat: you, count: 10, cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  ]);
  await settled();
  expect(one('said').textContent).toBe(`${source.names[other]} swapped hands with you.`);
});
