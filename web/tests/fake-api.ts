/** A fake HTTP server for the page's requests. */
import type { RoomView } from '../src/protocol';

export interface FakeRequest {
  path: string;
  body: Record<string, unknown> | null;
}
type Responder = (request: FakeRequest) => unknown;

/** Answer each `METHOD path`, and return the requests. Throwing loses the connection; a `rule` makes a refusal. */
export function serve(responders: Record<string, Responder>): FakeRequest[] {
  const requests: FakeRequest[] = [];
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    const request = { path, body: init.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : null };
    requests.push(request);
    const answer = (responders[`${init.method ?? 'GET'} ${path}`] ?? (() => MISSING))(request);
    const isRefusal = typeof answer === 'object' && answer !== null && 'rule' in answer;
    return new Response(JSON.stringify(answer), { status: isRefusal ? 404 : 200 });
  }) as typeof fetch;
  return requests;
}

const MISSING = { type: 'refusal', id: null, rule: 'house.missing', values: {}, text: 'no such table' };

export const CATALOGUE = {
  version: 2,
  games: [{ game: 'chess', rules_version: 1, least: 2, most: 2, options: [] }],
  bots: ['random', 'regular'],
  phrases: [],
  languages: [],
};

export function seatView(name: string): RoomView['seats'][number] {
  return { name, bot: '', person: name ? 1 : null, away: false, reserved: false, contributed: false, shares: false, face: name ? 'fox' : null, colour: '' };
}
