/** Situations of SOLO as a seat sees them, made by tests/page/test_solo_fixtures.py. */
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { addTexts, LANGUAGES } from '../../../src/i18n/texts.svelte';
import type { GameOf } from '../../../src/net/table-source';
import type { Refusal, SoloMove, SoloView } from '../../../src/protocol';
import { FakeSource, type Situation } from '../fake-source.svelte';

export type SoloSituation = Situation<SoloView, SoloMove>;

const read = (path: string): string => readFileSync(path, 'utf8');

export const SITUATIONS = JSON.parse(read(`${import.meta.dirname}/fixtures/situations.json`)) as Record<
  string,
  SoloSituation
>;
export const REFUSAL: Refusal = {
  type: 'refusal',
  id: null,
  rule: 'solo.follow',
  values: {},
  text: 'It does not fit.',
};

export function readTexts(): void {
  for (const lang of LANGUAGES)
    for (const area of ['words', 'solo', 'home'])
      addTexts(lang, new FluentResource(read(`../src/forno/rulebook/text/${lang}/${area}.ftl`)));
}

export const sourceOf = (situation: SoloSituation): FakeSource<SoloView, SoloMove> =>
  new FakeSource(situation, REFUSAL);

/** The source of a situation by its name. */
export function sourceAt(name: string, change: Partial<GameOf<SoloView, SoloMove>> = {}): FakeSource<SoloView, SoloMove> {
  const situation = SITUATIONS[name]!;
  return sourceOf({ ...situation, game: { ...situation.game, ...change } });
}
