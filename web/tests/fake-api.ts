/** A fake HTTP server for the page's requests. */
import type { OwnTable, RoomView } from '../src/protocol';

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
  return { name, bot: '', person: name ? 1 : null, device: null, away: false, has_left: false, reserved: false, ready: false, contributed: false, face: name ? 'fox' : null, colour: '' };
}

/** A table of one's own in the list: seat 0, with Berta beside it. */
export function ownTable(room: string, status: string, changes: Partial<OwnTable> = {}): OwnTable {
  const seats = [seatView('Anna'), seatView('Berta')];
  const card = { room, game: 'solo', status, number: 1, locked: false, spectators: true, options: {}, seats };
  return { room, rule: '', card, seat: 0, turn: null, since_ms: 0, moves: null, place: null, waits: false, ...changes };
}
