/** The record of a finished game, as the server hands it out: as much of it as the check of the deal needs. */
import type { Refusal } from '../protocol';

export interface Proof {
  commitment?: string;
  /** One a seat, as they are written: `"lucky seven"`, `hex 00ff`. */
  contributions?: string[];
  root?: string;
  places?: string;
  /** Not in a sealed record. */
  secret?: string;
  /** Cards that a sealed record opens. */
  opened?: string[];
}

export interface GameRecord {
  forno: 'record 1';
  game: string;
  rules: number;
  names: string[];
  options?: Record<string, string>;
  /** The source as it was before the deal. */
  chance?: string;
  /** The lines of the starting position; left out when it is sealed. */
  deal?: Record<string, string> | null;
  proof?: Proof;
  moves?: { decision: number; seat: number; move: string }[];
  result?: { scores: number[]; first: number[] } | null;
}

/** Only those who sat at the table then may read it, with their key, unless all of them share it. */
export async function fetchRecord(room: string, number: number, key: string | null): Promise<GameRecord | Refusal> {
  const headers: HeadersInit = key ? { Authorization: `Bearer ${key}` } : {};
  const answer = await fetch(`/api/tables/${room}/games/${number}/record.json`, { headers });
  return answer.ok ? readRecord(await answer.json()) : ((await answer.json()) as Refusal);
}

/** A record out of parsed JSON; throws if it is none. What it claims is for `verify` to judge. */
export function readRecord(json: unknown): GameRecord {
  const found = json as GameRecord | null;
  const proof = found?.proof ?? {};
  const right =
    found?.forno === 'record 1' &&
    typeof found.game === 'string' &&
    areTexts(found.names) &&
    areTexts(Object.values(found.options ?? {})) &&
    areTexts(Object.values(found.deal ?? {})) &&
    areTexts([found.chance ?? '', proof.commitment ?? '', proof.root ?? '', proof.places ?? '', proof.secret ?? '']) &&
    areTexts(proof.contributions ?? []) &&
    areTexts(proof.opened ?? []);
  if (!right) throw new Error('not a record');
  return found;
}

function areTexts(values: unknown): boolean {
  return Array.isArray(values) && values.every((value) => typeof value === 'string');
}
