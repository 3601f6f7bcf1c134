/** Build plugin: the register of rules, src/forno/rulebook/rules.toml, as the module 'virtual:rules'. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, type TomlTable, type TomlValue } from 'smol-toml';
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

/** Read the register. Throws on any other form, so that no rule is lost. */
export function readRules(source: string): Rule[] {
  const { rules, ...rest } = parse(source);
  if (!Array.isArray(rules) || Object.keys(rest).length) throw new Error('rules.toml: not one list of rules');
  return rules.map(readRule);
}

function readRule(entry: TomlValue): Rule {
  const { id, games, ruling = false, ...rest } = entry as TomlTable;
  const listed = typeof games === 'string' ? GROUPS[games] : games;
  const isKnown = (game: unknown): game is string => GROUPS.all!.includes(game as string);
  const isWhole = typeof id === 'string' && typeof ruling === 'boolean' && !Object.keys(rest).length;
  if (isWhole && Array.isArray(listed) && listed.every(isKnown)) return { id, games: listed, ruling };
  throw new Error(`rules.toml: not a rule, or unknown games: ${JSON.stringify(entry)}`);
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
