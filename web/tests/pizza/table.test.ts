import './browser';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { preferences } from '../../src/lib/device.svelte';
import type { Moment, Sitting } from '../../src/lib/sitting';
import { load, speak } from '../../src/lib/texts.svelte';
import PizzaTable from '../../src/pizza/PizzaTable.svelte';
import { NOTHING, build, pickedFor } from '../../src/pizza/building';
import type { AnyMove, GameView, PizzaMove, Refusal, RoomView } from '../../src/protocol';
import { GAMES, questions, scene, type Asked } from './fixtures';

const NAMES = ['Anna', 'Berta', 'Carlo', 'Dana', 'Emil', 'Fino'];
const refusal: Refusal = { type: 'refusal', id: null, rule: 'turn.one-kind', values: {}, text: 'Of one kind, please.' };

interface Played extends Sitting {
  acted: AnyMove[];
  asked: (AnyMove | string)[];
  tell(moment: Moment): void;
}

function sittingFor({ game, view, options }: Asked): Played {
  const names = NAMES.slice(0, view.places.length);
  const hears = new Set<(moment: Moment) => void>();
  const chairs = names.map((name) => ({ name, bot: '', away: false }));
  const sitting: Played = {
    mode: 'live',
    room: { game, chairs, options: {}, settings: {}, status: 'playing' } as unknown as RoomView,
    game: { number: 1, decision: 1, events: [], view, options } as unknown as GameView,
    you: view.viewer,
    names,
    here: names.map(() => true),
    ahead: 0,
    acted: [],
    asked: [],
    onMoment: (hear) => (hears.add(hear), () => hears.delete(hear)),
    act: async (move) => (sitting.acted.push(move), null),
    why: async (move) => (sitting.asked.push(move), refusal),
    hint: async () => ({ move: options.at(-1)!, text: 'This one is good.' }),
    tell: (moment) => hears.forEach((hear) => hear(moment)),
  };
  return sitting;
}

interface Screen {
  sitting: Played;
  find(test: string): HTMLElement | null;
  all(test: string): HTMLElement[];
}

async function show(asked: Asked): Promise<Screen> {
  const sitting = sittingFor(asked);
  const { container } = render(PizzaTable, { props: { sitting } });
  const all = (test: string): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(`[data-test="${test}"]`)];
  await waitFor(() => expect(all('pizza-table')).toHaveLength(1));
  return { sitting, find: (test) => all(test)[0] ?? null, all };
}

const tap = (element: HTMLElement | null | undefined): Promise<unknown> => fireEvent.click(element!);

beforeAll(async () => {
  preferences.sound = false;
  await speak('en');
  await load('words', 'home', 'pizza');
});
afterEach(cleanup);

/** One of each question of each game. */
const some = questions().filter(
  (one, index, all) => all.findIndex((other) => other.game === one.game && nameOf(other) === nameOf(one)) === index,
);
function nameOf({ view }: Asked): string {
  return view.question!.name;
}

describe('answering with the cards themselves', () => {
  it.each(some.map((asked) => [asked.game, nameOf(asked), asked] as const))('%s, %s', async (_game, name, asked) => {
    const { sitting, find, all } = await show(asked);
    expect(find('question')?.dataset.question).toBe(name);
    const move = asked.options.at(-1)!;
    const direct = build(asked.options, NOTHING).direct.includes(move);
    if (direct) await tap(directButton(move, find));
    else await tapTogether(asked, move, find, all);
    expect(sitting.acted).toEqual([move]);
  });
});

function directButton(move: PizzaMove, find: (test: string) => HTMLElement | null): HTMLElement | null {
  if (move.move === 'draw') return find(move.pile);
  return find(move.move === 'name' ? `name-${move.seat}` : `do-${move.move}`);
}

async function tapTogether(
  { options }: Asked,
  move: PizzaMove,
  find: (test: string) => HTMLElement | null,
  all: (test: string) => HTMLElement[],
): Promise<void> {
  const wanted = pickedFor(options, move);
  const isUp = (button: HTMLElement): boolean => button.getAttribute('aria-pressed') === 'true';
  for (const card of new Set(wanted.cards)) {
    const copies = all(`card-${card}`);
    const missing = wanted.cards.filter((one) => one === card).length - copies.filter(isUp).length;
    for (const copy of copies.filter((one) => !isUp(one)).slice(0, missing)) await tap(copy);
  }
  for (const order of wanted.orders) await tap(find(`order-${order}`));
  for (const [name, value] of Object.entries(wanted.choices)) {
    if (find(`open-${name}`)) await tap(find(`open-${name}`));
    const group = find(`group-${name}`);
    if (group) await tap(group.querySelector<HTMLElement>(`[data-test="choice-${value}"]`));
  }
  await tap(find('do'));
}

describe('the list of all choices', () => {
  it.each(some.map((asked) => [asked.game, nameOf(asked), asked] as const))('%s, %s', async (_game, _name, asked) => {
    const { sitting, find } = await show(asked);
    await tap(find('all-choices'));
    const choices = [...find('choices')!.querySelectorAll('button')];
    expect(choices).toHaveLength(asked.options.length);
    await tap(choices[0]);
    expect(sitting.acted).toEqual([asked.options[0]]);
  });
});

describe('a card that cannot be added', () => {
  it('says why', async () => {
    const asked = some.find((one) => nameOf(one) === 'put-ingredients' && one.view.orders!.length > 0)!;
    const { sitting, find } = await show(asked);
    await tap(find(`order-${asked.view.orders![0]}`));
    await waitFor(() => expect(find('refused')?.textContent).toContain(refusal.text));
    expect(sitting.asked).toEqual([{ move: 'lay', order: asked.view.orders![0] }]);
  });

  it('of another kind stands up alone, and says why', async () => {
    const asked = some.find((one) => nameOf(one) === 'put-ingredients')!;
    const hand = asked.view.ingredients!;
    const other = hand.find((card) => card >> 1 !== hand[0]! >> 1)!;
    const { sitting, find } = await show(asked);
    await tap(find(`card-${hand[0]}`));
    await tap(find(`card-${other}`));
    expect(find(`card-${other}`)?.getAttribute('aria-pressed')).toBe('true');
    expect(find(`card-${hand[0]}`)?.getAttribute('aria-pressed')).toBe('false');
    expect(String(sitting.asked[0])).toMatch(/^put 1 .*, 1 /);
  });
});

describe('a hint', () => {
  it('says why and takes up the cards', async () => {
    const asked = some.find((one) => nameOf(one) === 'put-ingredients')!;
    const { sitting, find } = await show(asked);
    await tap(find('hint'));
    await waitFor(() => expect(find('advice')?.textContent).toBe('This one is good.'));
    await tap(find('do'));
    expect(sitting.acted).toEqual([asked.options.at(-1)]);
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
    const { sitting, find } = await show({ game, view: { ...told[0]!.view, emptying: false }, options: [] });
    const { events, view } = told[0]!;
    const now: GameView = { ...sitting.game, events, view, options: [] };
    sitting.tell({ at: 0, events, news: [], before: null, game: now, jump: false });
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
    // Colours are looked at in a browser: jsdom has no layout. Regions belong to the page around.
    const not = { enabled: false };
    const rules = { 'color-contrast': not, region: not, 'page-has-heading-one': not };
    const { violations } = await axe.run(document.body, { rules });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
