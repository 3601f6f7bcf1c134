/** Build plugin: the register of rules, src/forno/rulebook/rules.toml, as the module 'virtual:rules'. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export interface Rule {
  id: string;
  games: string[];
  /** A decision of this project, wholly or in part. */
  ruling: boolean;
}

const PIZZA = ['mamma-mia', 'sole-mio', 'grande', 'plus'];
const GROUPS: Record<string, string[]> = { all: [...PIZZA, 'solo'], pizza: PIZZA, solo: ['solo'] };
const REGISTER = fileURLToPath(new URL('../../src/forno/rulebook/rules.toml', import.meta.url));
const NAME = 'virtual:rules';
const RULE = /^\{ id = "([a-z]+\.[a-z-]+)", games = (".+"|\[.+\])(, ruling = true)? \},$/;

/** Read the register: one rule a line. Throws on any other form, so that no rule is lost. */
export function readRules(source: string): Rule[] {
  const lines = source.split('\n').map((line) => line.trim());
  const entries = lines.filter((line) => line && !line.startsWith('#'));
  if (entries.shift() !== 'rules = [' || entries.pop() !== ']') throw new Error('rules.toml: not one list of rules');
  return entries.map(readRule);
}

function readRule(line: string): Rule {
  const [, id, games, ruling] = RULE.exec(line) ?? [];
  if (!id || !games) throw new Error(`rules.toml: not a rule: ${line}`);
  const named: unknown = JSON.parse(games);
  const listed = typeof named === 'string' ? GROUPS[named] : (named as string[]);
  if (!listed?.every((game) => GROUPS.all!.includes(game))) throw new Error(`rules.toml: unknown games: ${line}`);
  return { id, games: listed, ruling: ruling !== undefined };
}

export function rules(): Plugin {
  return {
    name: 'forno-rules',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return;
      this.addWatchFile(REGISTER);
      return `export default ${JSON.stringify(readRules(readFileSync(REGISTER, 'utf8')))};`;
    },
  };
}
