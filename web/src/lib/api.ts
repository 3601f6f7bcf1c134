/** What is asked over HTTP. */
import type { Catalogue, GameReview, Lesson, ListedTable, Open, OpenTable, Refusal, Replay, RoomView } from '../protocol';
import { language } from './texts.svelte';

/** The server's no, with its rule. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

async function ask(path: string, request: RequestInit = {}): Promise<Response> {
  const headers = { 'Accept-Language': language(), ...request.headers };
  const response = await fetch(`/api/${path}`, { ...request, headers });
  if (!response.ok) throw new Refused((await response.json()) as Refusal);
  return response;
}

async function json<T>(path: string, request: RequestInit = {}): Promise<T> {
  return (await (await ask(path, request)).json()) as T;
}

const withKey = (key?: string): RequestInit => (key ? { headers: { Authorization: `Bearer ${key}` } } : {});

export const games = (): Promise<Catalogue> => json('games');
export const tables = (): Promise<ListedTable[]> => json('tables');
export const table = (room: string): Promise<RoomView> => json(`tables/${room}`);
export const open = (asked: Open): Promise<OpenTable> => json('tables', { method: 'POST', body: JSON.stringify(asked) });
export const replay = (room: string, number: number, viewer: string, key?: string): Promise<Replay> =>
  json(`tables/${room}/games/${number}/replay/${viewer}`, withKey(key));
export const review = (room: string, number: number, seat: number, key?: string): Promise<GameReview> =>
  json(`tables/${room}/games/${number}/review/${seat}`, withKey(key));
export const record = (room: string, number: number, key?: string): Promise<unknown> =>
  json(`tables/${room}/games/${number}/record.json`, withKey(key));

/** A link as a QR code: an address for an <img>, to be revoked when done. */
export async function qr(link: string): Promise<string> {
  return URL.createObjectURL(await (await ask('qr', { method: 'POST', body: link })).blob());
}

export const lesson = (game: string): Promise<Lesson> => json(`lessons/${game}`);
