/** The tables of the games we draw ourselves; any other game is shown plainly. */
import type { Component } from 'svelte';
import type { Sitting } from '../lib/sitting';
import { load } from '../lib/texts.svelte';
import type { AnyEvent, AnyMove, AnyView, PizzaMove, PizzaView, SoloMove, SoloView } from '../protocol';
import PlainTable from './PlainTable.svelte';
import { plainWords } from './plain';

export interface Words {
  /** An event in words; empty where nothing need be said. */
  say(event: AnyEvent, names: readonly string[]): string;
  /** A move in words, by what was seen before it. */
  describe(move: AnyMove, view: AnyView, names: readonly string[]): string;
  /** The rule behind each event, by its name. */
  rules: Readonly<Record<string, string>>;
}

interface Drawn {
  sitting: Sitting;
  /** Told whenever something is still being shown, and when all of it was. */
  onbehind?: (isBehind: boolean) => void;
}

export interface Family {
  Table: Component<Drawn>;
  words: Words;
}

/** How to draw this game. Its texts are there when this resolves. */
export async function familyOf(name: string): Promise<Family> {
  if (name === 'pizza') {
    const [table, words] = await Promise.all([
      import('../pizza/PizzaTable.svelte'),
      import('../pizza/words'),
      load('pizza', 'hints'),
    ]);
    const describe: Words['describe'] = (move, view, names) => words.describe(move as PizzaMove, view as PizzaView, names);
    return { Table: table.default, words: { say: words.sayPizza as Words['say'], describe, rules: words.PIZZA_RULES } };
  }
  if (name === 'solo') {
    const [table, words] = await Promise.all([
      import('../solo/SoloTable.svelte'),
      import('../solo/words'),
      load('solo', 'hints'),
    ]);
    const describe: Words['describe'] = (move, view, names) =>
      words.describe(move as SoloMove, names, (view as SoloView).penalty);
    return { Table: table.default, words: { say: words.saySolo as Words['say'], describe, rules: words.SOLO_RULES } };
  }
  return { Table: PlainTable, words: plainWords };
}
