/** A seat at a table that does as it is told: a situation from the fixtures, and a list of the moves made. */
import { readFileSync } from 'node:fs';
import type { Advice, Moment, Sitting } from '../../src/lib/sitting';
import { add, LANGUAGES } from '../../src/lib/texts.svelte';
import type { AnyEvent, AnyMove, AnyNews, GameView, Refusal, RoomView } from '../../src/protocol';

interface Situation {
  you: number | null;
  names: string[];
  game: GameView;
}
const read = (path: string): string => readFileSync(path, 'utf8');

export const SITUATIONS = JSON.parse(read('tests/solo/fixtures/situations.json')) as Record<string, Situation>;
export const NO: Refusal = { type: 'refusal', id: null, rule: 'solo.follow', values: {}, text: 'It does not fit.' };

export function readTexts(): void {
  for (const lang of LANGUAGES)
    for (const area of ['words', 'solo', 'home']) add(lang, read(`../src/forno/rulebook/text/${lang}/${area}.ftl`));
}

export class Seated implements Sitting {
  mode: Sitting['mode'] = 'live';
  game: GameView = $state.raw({} as GameView);
  readonly you: number | null;
  readonly names: string[];
  readonly room: RoomView;
  readonly here: boolean[] = [];
  readonly ahead = 0;
  readonly made: AnyMove[] = [];
  readonly asked: AnyMove[] = [];
  advice: Advice | null = null;
  private readonly hearers = new Set<(moment: Moment) => void>();

  constructor(situation: Situation) {
    this.game = situation.game;
    this.you = situation.you;
    this.names = situation.names;
    this.room = { chairs: [], settings: {}, options: {} } as unknown as RoomView;
  }

  get hint(): Sitting['hint'] {
    return this.advice && (async () => this.advice!);
  }

  onMoment(hear: (moment: Moment) => void): () => void {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  }

  async act(move: AnyMove): Promise<Refusal | null> {
    this.made.push(move);
    return null;
  }

  async why(move: AnyMove): Promise<Refusal | null> {
    this.asked.push(move);
    return NO;
  }

  /** The game goes on. */
  happen(events: AnyEvent[], game: GameView = this.game, news: AnyNews[] = []): void {
    const before = this.game;
    this.game = game;
    for (const hear of this.hearers) hear({ at: 0, events, news, before, game, jump: false });
  }
}

export const seated = (name: string, change: Partial<GameView> = {}): Seated => {
  const situation = SITUATIONS[name]!;
  return new Seated({ ...situation, game: { ...situation.game, ...change } });
};
