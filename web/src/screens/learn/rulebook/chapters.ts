/** Rulebooks: chapters of rules in reading order, from the register of rules that the server uses. */
import register from 'virtual:rules';
import type { Rule } from '../../../../vite/rules';

export type { Rule };

export interface Chapter {
  /** The heading is the text `section-NAME`. */
  name: string;
  rules: Rule[];
}

/** Text id of a rule: `turn-one-kind` for `turn.one-kind`. */
export const textIdOf = (rule: string): string => rule.replace('.', '-');

const chapterOf = (rule: string): string => rule.split('.')[0]!;

export const BOOKS: readonly string[] = [...new Set(register.flatMap((rule) => rule.games))];

export function chaptersOf(game: string): Chapter[] {
  const rules = register.filter((rule) => rule.games.includes(game));
  const names = [...new Set(rules.map((rule) => chapterOf(rule.id)))];
  return names.map((name) => ({ name, rules: rules.filter((rule) => chapterOf(rule.id) === name) }));
}

/** The game of the book to open: the one asked for, or one that has the rule; null if there is neither. */
export function bookFor(game: string, rule: string): string | null {
  const known = register.find(({ id }) => id === rule);
  if (BOOKS.includes(game) && (!known || known.games.includes(game))) return game;
  if (known) return known.games[0]!;
  return game ? null : BOOKS[0]!;
}
