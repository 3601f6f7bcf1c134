/** The record of a finished game: the parts that the check of the deal needs. */

export interface Proof {
  commitment?: string;
  /** One for each seat: `"lucky seven"`, `hex 00ff`. */
  contributions?: string[];
  root?: string;
  places?: string;
  /** Missing in a sealed record. */
  secret?: string;
  /** Openings of single cards in a sealed record. */
  opened?: string[];
}

export interface GameRecord {
  forno: 'record 1';
  game: string;
  rules: number;
  names: string[];
  options?: Record<string, string>;
  /** State of the random source before the deal. */
  chance?: string;
  /** Lines of the starting position; missing in a sealed record. */
  deal?: Record<string, string> | null;
  proof?: Proof;
  moves?: { decision: number; seat: number; move: string }[];
  result?: { scores: number[]; first: number[] } | null;
}

/** Read a record from parsed JSON; throws if it is none. Its claims are checked by `verify`. */
export function readRecord(json: unknown): GameRecord {
  const found = json as GameRecord | null;
  const proof = found?.proof ?? {};
  const isRecord =
    found?.forno === 'record 1' &&
    typeof found.game === 'string' &&
    areTexts(found.names) &&
    areTexts(Object.values(found.options ?? {})) &&
    areTexts(Object.values(found.deal ?? {})) &&
    areTexts([found.chance ?? '', proof.commitment ?? '', proof.root ?? '', proof.places ?? '', proof.secret ?? '']) &&
    areTexts(proof.contributions ?? []) &&
    areTexts(proof.opened ?? []);
  if (!isRecord) throw new Error('not a record');
  return found;
}

function areTexts(values: unknown): boolean {
  return Array.isArray(values) && values.every((value) => typeof value === 'string');
}
