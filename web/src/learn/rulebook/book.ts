/** A game's rulebook: chapters of rules in reading order, from the register that the server refuses moves by. */
import register from 'virtual:rules';
import type { Rule } from '../../../vite/rules';

export type { Rule };

export interface Chapter {
  /** Its heading is the text `section-NAME`. */
  name: string;
  rules: Rule[];
}

/** `turn.one-kind` is `turn-one-kind` in the text files. */
export const messageOf = (rule: string): string => rule.replace('.', '-');

const chapterOf = (rule: string): string => rule.split('.')[0]!;

export const BOOKS: readonly string[] = [...new Set(register.flatMap((rule) => rule.games))];

export function chaptersOf(game: string): Chapter[] {
  const held = register.filter((rule) => rule.games.includes(game));
  const names = [...new Set(held.map((rule) => chapterOf(rule.id)))];
  return names.map((name) => ({ name, rules: held.filter((rule) => chapterOf(rule.id) === name) }));
}

/** The book to open: the game's own, or one that has the rule that is asked for; null where there is neither. */
export function bookFor(game: string, rule: string): string | null {
  const known = register.find(({ id }) => id === rule);
  if (BOOKS.includes(game) && (!known || known.games.includes(game))) return game;
  if (known) return known.games[0]!;
  return game ? null : BOOKS[0]!;
}
