import './browser';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, add, speak } from '../../src/lib/texts.svelte';
import { PIZZA_RULES, describe as sayMove, sayChoice, sayGroup, sayPizza, sayQuestion } from '../../src/pizza/words';
import { build } from '../../src/pizza/building';
import { GAMES, questions, scene } from './fixtures';

const ROOT = `${import.meta.dirname}/../../../src/forno/rulebook`;
const NAMES = ['Anna', 'Berta', 'Carlo', 'Dana', 'Emil', 'Fino'];
const SILENT = ['dealt', 'turn-began'];
/** What a text looks like that is missing, or that missed a value. */
const BROKEN = /pizza-|kind-|double-|order-name|\{|undefined|null|NaN/;

beforeAll(() => {
  for (const lang of LANGUAGES)
    for (const area of ['words', 'pizza']) add(lang, readFileSync(`${ROOT}/text/${lang}/${area}.ftl`, 'utf-8'));
});

describe.each([...LANGUAGES])('in %s', (lang) => {
  beforeAll(() => speak(lang));

  it('every event is said', () => {
    for (const { events } of GAMES.flatMap(scene)) {
      for (const event of events) {
        const words = sayPizza(event, NAMES);
        expect(words === '').toBe(SILENT.includes(event.event));
        expect(words).not.toMatch(BROKEN);
      }
    }
  });

  it('every question is asked, and every move named', () => {
    for (const { view, options } of questions()) {
      expect(sayQuestion(view.question!, NAMES)).not.toMatch(BROKEN);
      for (const move of options) expect(sayMove(move, view, NAMES)).not.toMatch(BROKEN);
      const { groups } = build(options, { cards: [], orders: [], choices: {} });
      for (const { name, values } of groups) {
        expect(sayGroup(name)).not.toMatch(BROKEN);
        for (const value of values) expect(sayChoice(name, value, [])).not.toMatch(BROKEN);
      }
    }
  });

  it('no two moves of a question have the same words', () => {
    for (const { view, options } of questions()) {
      const words = options.map((move) => sayMove(move, view, NAMES));
      expect(new Set(words).size).toBe(options.length);
    }
  });
});

describe('the rules behind the log', () => {
  it('exist', () => {
    const rules = readFileSync(`${ROOT}/rules.toml`, 'utf-8');
    for (const rule of Object.values(PIZZA_RULES)) expect(rules).toContain(`id = "${rule}"`);
  });
});

describe('in English', () => {
  beforeAll(() => speak('en'));

  it('reads well', () => {
    const view = questions()[0]!.view;
    expect(sayMove({ move: 'put', kind: 2, singles: 3 }, view, NAMES)).toBe('Put 3 peppers in the oven');
    expect(sayMove({ move: 'put', kind: 4, singles: 1, doubles: 1, double_last: true }, view, NAMES)).toBe(
      'Put 3 salami in the oven, the double on top',
    );
    expect(sayPizza({ event: 'announced', seat: 2, kind: 4, number: 3, doubles: 1, top: 8 }, NAMES)).toBe(
      'Carlo: 3 salami, one of them a double card',
    );
  });
});
