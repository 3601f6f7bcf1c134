/** Real questions and emptyings, made by tests/unit/page/test_pizza_fixtures.py. */
import { readFileSync } from 'node:fs';
import type { PizzaEvent, PizzaMove, PizzaView } from '../../../src/protocol';

export interface Asked {
  game: string;
  view: PizzaView;
  options: PizzaMove[];
}

export interface Told {
  events: PizzaEvent[];
  view: PizzaView;
}

export const GAMES = ['mamma-mia', 'sole-mio', 'grande', 'plus'];

const read = (name: string): unknown =>
  JSON.parse(readFileSync(`${import.meta.dirname}/fixtures/${name}.json`, 'utf-8'));

export const questions = (): Asked[] => GAMES.flatMap((game) => read(`questions-${game}`) as Asked[]);
export const scene = (game: string): Told[] => read(`scene-${game}`) as Told[];
