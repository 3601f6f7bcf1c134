/** The page and the terminal say the same: tests/unit/terminal/test_sentences.py writes what the terminal says. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { describeEvent, describeMove, describeQuestion } from '../src/games/pizza/pizza-text';
import { PLAIN_TEXT } from '../src/games/plain/plain-text';
import * as solo from '../src/games/solo/solo-text';
import { LANGUAGES, loadTexts, say, setLanguage, type Language } from '../src/i18n/texts.svelte';
import type { AnyEvent, AnyMove, AnyRoomEvent, AnyView, PizzaEvent, PizzaMove, PizzaView } from '../src/protocol';
import type { SoloEvent, SoloMove, SoloView } from '../src/protocol';
import { describeRoomEvent } from '../src/screens/table/room-text';

interface Case {
  sort: string;
  told: object;
  you?: number;
  view?: object;
  said: Record<Language, string>;
}

const NAMES = ['Anna', 'Berta', 'Carlo'];
const CASES = JSON.parse(readFileSync(`${import.meta.dirname}/sentences.json`, 'utf8')) as Case[];

beforeAll(() => loadTexts('words', 'home', 'table', 'pizza', 'solo'));

function pizzaQuestion({ question, viewer }: PizzaView, hasChoice: boolean, you: number | null): string {
  if (!question) return '';
  const isAsked = question.seat === (viewer ?? -1) && question.seat === you;
  return isAsked ? describeQuestion(question, NAMES, hasChoice) : say('pizza-waiting', { name: NAMES[question.seat]! });
}

function sentence({ sort, told, you = undefined, view }: Case): string {
  const seat = you ?? null;
  switch (sort) {
    case 'pizza-event':
      return describeEvent(told as PizzaEvent, NAMES, seat);
    case 'pizza-move':
      return describeMove(told as PizzaMove, view as PizzaView, NAMES);
    case 'pizza-question':
      return pizzaQuestion(view as PizzaView, (told as { choice: boolean }).choice, seat);
    case 'solo-event':
      return solo.describeEvent(told as SoloEvent, NAMES, seat);
    case 'solo-move':
      return solo.describeMove(told as SoloMove, view as SoloView, NAMES);
    case 'solo-question':
      return solo.describeQuestion(view as SoloView, NAMES);
    case 'room-event':
      return describeRoomEvent(told as AnyRoomEvent, NAMES, seat, seat === null ? null : 2);
    case 'plain-event':
      return PLAIN_TEXT.describeEvent(told as AnyEvent, NAMES, seat);
    default:
      return PLAIN_TEXT.describeMove(told as AnyMove, {} as AnyView, NAMES);
  }
}

it.each(LANGUAGES)('says events, moves and questions as the terminal does in %s', async (lang) => {
  await setLanguage(lang);
  for (const one of CASES) expect(sentence(one), JSON.stringify(one.told)).toBe(one.said[lang]);
  await setLanguage('en');
});
