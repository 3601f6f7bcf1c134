import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { preferences } from '../../../src/device/preferences.svelte';
import { MoveBuilder } from '../../../src/games/move-builder';
import { PIZZA_GRAMMAR } from '../../../src/games/pizza/pizza-input';
import PizzaTable from '../../../src/games/pizza/PizzaTable.svelte';
import { loadTexts, setLanguage } from '../../../src/i18n/texts.svelte';
import type { GameOf } from '../../../src/net/table-source';
import type { PizzaMove, PizzaView, Refusal, RoomView } from '../../../src/protocol';
import { AXE_TIMEOUT_MS, violations } from '../../accessibility';
import { sample } from '../../sampling';
import { FakeSource } from '../fake-source.svelte';
import { GAMES, questions, scene, type Asked } from './fixtures';

vi.mock('../../../src/cards', () => import('../card-stubs'));

const NAMES = ['Anna', 'Berta', 'Carlo', 'Dana', 'Emil', 'Fino'];
const refusal: Refusal = { type: 'refusal', id: null, rule: 'turn.one-kind', values: {}, text: 'Of one kind, please.' };

type PizzaFake = FakeSource<PizzaView, PizzaMove>;

function sourceFor({ game, view, options }: Asked): PizzaFake {
  const names = NAMES.slice(0, view.places.length);
  const seats = names.map((name) => ({ name, bot: '', away: false }));
  const room = { game, seats, options: {}, settings: {}, status: 'playing' } as unknown as RoomView;
  const position = { number: 1, decision: 1, events: [], view, legal_moves: options };
  const state = position as unknown as GameOf<PizzaView, PizzaMove>;
  const source: PizzaFake = new FakeSource({ you: view.viewer, names, game: state }, refusal, room);
  source.hint = { move: options.at(-1)!, text: 'This one is good.' };
  return source;
}

interface Screen {
  source: PizzaFake;
  find(test: string): HTMLElement | null;
  all(test: string): HTMLElement[];
}

async function show(asked: Asked): Promise<Screen> {
  const source = sourceFor(asked);
  const { container } = render(PizzaTable, { props: { source } });
  const all = (test: string): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(`[data-test="${test}"]`)];
  await waitFor(() => expect(all('pizza-table')).toHaveLength(1));
  return { source, find: (test) => all(test)[0] ?? null, all };
}

const tap = (element: HTMLElement | null | undefined): Promise<unknown> => fireEvent.click(element!);

beforeAll(async () => {
  preferences.sound = false;
  await setLanguage('en');
  await loadTexts('words', 'home', 'table', 'pizza');
});
afterEach(cleanup);

/** One of each question, or of each question of each game. */
const some = sample(
  questions().filter((one, index, all) => all.findIndex((other) => caseOf(other) === caseOf(one)) === index),
  nameOf,
);
function nameOf({ view }: Asked): string {
  return view.question!.name;
}
function caseOf(asked: Asked): string {
  return `${asked.game} ${nameOf(asked)}`;
}

describe('a question is answered with the cards themselves, and out of the list of all choices', () => {
  it.each(some.map((asked) => [asked.game, nameOf(asked), asked] as const))('%s, %s', async (_game, name, asked) => {
    const { source, find, all } = await show(asked);
    expect(find('question')?.dataset.question).toBe(name);
    const move = asked.options.at(-1)!;
    if (PIZZA_GRAMMAR.isDirect(move)) await tap(directButton(move, find));
    else await tapTogether(asked, move, find, all);
    await tap(find('all-choices'));
    const choices = [...find('choices')!.querySelectorAll('button')];
    expect(choices).toHaveLength(asked.options.length);
    await tap(choices[0]);
    expect(source.played).toEqual([move, asked.options[0]]);
  });
});

function directButton(move: PizzaMove, find: (test: string) => HTMLElement | null): HTMLElement | null {
  if (move.move === 'draw') return find(move.pile);
  return find(move.move === 'name' ? `name-${move.seat}` : `do-${move.move}`);
}

/** Tap all parts of a move, and take down what was up before. */
async function tapTogether(
  asked: Asked,
  move: PizzaMove,
  find: (test: string) => HTMLElement | null,
  all: (test: string) => HTMLElement[],
): Promise<void> {
  const wanted = new MoveBuilder(asked.options, PIZZA_GRAMMAR).partsOf(move);
  const isUp = (button: HTMLElement): boolean => button.getAttribute('aria-pressed') === 'true';
  for (const card of new Set(asked.view.ingredients)) {
    const copies = all(`card-${card}`);
    const more = wanted.cards.filter((one) => one === card).length - copies.filter(isUp).length;
    for (const copy of copies.filter((one) => isUp(one) === more < 0).slice(0, Math.abs(more))) await tap(copy);
  }
  for (const order of wanted.orders) await tap(find(`order-${order}`));
  for (const [name, value] of Object.entries(wanted.choices)) {
    if (find(`open-${name}`)) await tap(find(`open-${name}`));
    const group = find(`group-${name}`);
    if (group) await tap(group.querySelector<HTMLElement>(`[data-test="choice-${value}"]`));
  }
  await tap(find('do'));
}

describe('a card that cannot be added', () => {
  it('is shown with the reason', async () => {
    const asked = some.find((one) => nameOf(one) === 'put-ingredients' && one.view.orders!.length > 0)!;
    const { source, find } = await show(asked);
    await tap(find(`order-${asked.view.orders![0]}`));
    await waitFor(() => expect(find('card-reason')?.textContent).toBe(refusal.text));
    expect(find('refused')).toBeNull();
    expect(source.checked).toEqual([{ move: 'lay', order: asked.view.orders![0] }]);
  });

  it('of another kind stands up alone, and says why', async () => {
    const asked = some.find((one) => nameOf(one) === 'put-ingredients')!;
    const hand = asked.view.ingredients!;
    const other = hand.find((card) => card >> 1 !== hand[0]! >> 1)!;
    const { source, find } = await show(asked);
    await tap(find(`card-${hand[0]}`));
    await tap(find(`card-${other}`));
    expect(find(`card-${other}`)?.getAttribute('aria-pressed')).toBe('true');
    expect(find(`card-${hand[0]}`)?.getAttribute('aria-pressed')).toBe('false');
    expect(String(source.checked[0])).toMatch(/^put 1 .*, 1 /);
  });
});

describe('the order of a turn', () => {
  it('explains an ingredient that is tapped when an order is asked for', async () => {
    const asked = some.find((one) => nameOf(one) === 'lay-order' && one.view.ingredients!.length > 0)!;
    const { source, find } = await show(asked);
    await tap(find(`card-${asked.view.ingredients![0]}`));
    await waitFor(() => expect(find('card-reason')?.textContent).toContain('Your ingredients are in'));
    expect(source.checked).toEqual([]);
  });

  it('lets a second tap on the button of the question before fall through', async () => {
    const asked = some.find((one) => nameOf(one) === 'draw-cards')!;
    const { source, find } = await show(asked);
    const isDeaf = (): boolean => find('actions')!.style.pointerEvents === 'none';
    source.update([], { ...source.game, decision: 2 });
    await waitFor(() => expect(find('do-draw-kitchen')).toBeTruthy());
    expect(isDeaf(), 'a question that follows from no move of the own').toBe(false);
    await fireEvent.click(find('do-draw-kitchen')!);
    source.update([], { ...source.game, decision: 3 });
    await waitFor(() => expect(isDeaf()).toBe(true));
    const enter = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    find('do-draw-kitchen')!.dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(true);
    await waitFor(() => expect(isDeaf()).toBe(false));
  });
});

describe('a note beside the question', () => {
  const asked = some.find((one) => nameOf(one) === 'draw-cards' && one.view.kitchen > 9)!;
  const note = (find: Screen['find']): string => find('turn-note')?.textContent ?? '';

  it('is a tip until it has been seen, and none where tips are off', async () => {
    Object.assign(preferences, { tips: true, tipsSeen: [] });
    const { source, find } = await show(asked);
    expect(note(find)).toContain('The last ingredient ends the round');
    const view = { ...asked.view, question: null };
    source.update([], { ...source.game, decision: 2, view, legal_moves: [] });
    await waitFor(() => expect(note(find)).toBe(''));
    expect(preferences.tipsSeen).toEqual(['draw-cards']);
    cleanup();
    expect(note((await show(asked)).find)).toBe('');
    cleanup();
    Object.assign(preferences, { tips: false, tipsSeen: [] });
    expect(note((await show(asked)).find)).toBe('');
  });

  it('warns before the last ingredients are drawn', async () => {
    const { find } = await show({ ...asked, view: { ...asked.view, kitchen: 1 } });
    expect(note(find)).toContain('the round ends');
    expect(find('do-draw-kitchen')?.textContent?.trim()).toBe('1 ingredient');
  });

  it('says the score between two rounds, until it is closed', async () => {
    preferences.tips = false;
    const { source, find } = await show(asked);
    source.update([{ event: 'round-began', round: 2, seat: 0, kitchen: 30 }]);
    await waitFor(() => expect(note(find)).toMatch(/Round 1 is over\. (Served so far: .*\d|Who leads)/));
    await tap(find('turn-note')!.querySelector('button'));
    expect(note(find)).toBe('');
  });
});

describe('a pizza of any kinds', () => {
  it('is paid for with cards that can be exchanged', async () => {
    const options: PizzaMove[] = [[0, 2], [0, 4], [2, 4]].map((cards) => ({ move: 'serve', cards }));
    const asked = some.find((one) => nameOf(one) === 'cover-missing' && one.game === 'mamma-mia')!;
    const view = { ...asked.view, ingredients: [0, 2, 4] };
    const { source, find } = await show({ ...asked, view, options: [...options, { move: 'fail' }] });
    expect(find('card-0')?.getAttribute('aria-pressed')).toBe('true');
    await tap(find('card-0'));
    expect(find('do-nothing-yet')?.textContent?.trim()).toBe('Pick 1 more card');
    await tap(find('card-4'));
    await tap(find('do'));
    expect(source.played).toEqual([{ move: 'serve', cards: [2, 4] }]);
  });
});

describe('a hint', () => {
  it('says why and takes up the cards', async () => {
    const asked = some.find((one) => nameOf(one) === 'put-ingredients')!;
    const { source, find } = await show(asked);
    await tap(find('hint'));
    await waitFor(() => expect(find('hint-text')?.textContent).toBe('This one is good.'));
    await tap(find('do'));
    expect(source.played).toEqual([asked.options.at(-1)]);
  });
});

describe('the keyboard', () => {
  it('goes from card to card with the arrows', async () => {
    const { find } = await show(some.find((one) => nameOf(one) === 'put-ingredients')!);
    const cards = [...find('hand')!.querySelectorAll<HTMLElement>('[data-hand-card]')];
    expect(cards.filter((card) => card.tabIndex === 0)).toHaveLength(1);
    cards[0]!.focus();
    await fireEvent.keyDown(cards[0]!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(cards[1]);
    await fireEvent.keyDown(cards[1]!, { key: 'End' });
    expect(document.activeElement).toBe(cards.at(-1));
  });
});

describe('the oven scene', () => {
  it.each(GAMES)('shows the true table of %s when all was played', async (game) => {
    const told = scene(game);
    const { source, find } = await show({ game, view: { ...told[0]!.view, emptying: false }, options: [] });
    const { events, view } = told[0]!;
    source.update(events, { ...source.game, events, view, legal_moves: [] });
    await waitFor(() => expect(find('oven-scene')).not.toBeNull());
    await tap(find('scene-skip') ?? find('scene-to-question'));
    await waitFor(() => expect(find('scene-controls')).toBeNull());
    const cards = [...find('columns')!.querySelectorAll<HTMLElement>('[data-card]')];
    const shown = cards.map((card) => Number(card.dataset.card));
    expect(shown.sort((one, other) => one - other)).toEqual([...view.table].sort((one, other) => one - other));
  });
});

describe('for everybody', () => {
  const shown = ['draw-cards', 'cover-missing', 'request-kind'];
  it.each(shown)('nothing is wrong with %s', async (name) => {
    await show(some.find((one) => nameOf(one) === name)!);
    expect(await violations()).toEqual([]);
  }, AXE_TIMEOUT_MS);
});

it('waits for a viewer who was away, in the place of the question and its button', async () => {
  const asked = questions()[0]!;
  const question = { ...asked.view.question!, seat: asked.view.viewer === 0 ? 1 : 0 };
  const { source, find } = await show({ ...asked, view: { ...asked.view, question }, options: [] });
  let resumed = 0;
  source.resume = () => void (resumed += 1);
  await waitFor(() => expect(find('resume')).not.toBeNull());
  expect(find('question')!.textContent).toBe('The table waited for you.');
  await tap(find('resume'));
  expect(resumed).toBe(1);
});
