/** What jsdom leaves out of a browser, and a server that answers as it is told. */
import type { RoomView } from '../../src/protocol';

globalThis.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof matchMedia;
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.scrollTo = () => undefined;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};

export interface Request {
  path: string;
  body: Record<string, unknown> | null;
}
type Answer = (request: Request) => unknown;

/** What the server says to each path; throw to lose the line, answer with a `rule` to refuse. */
export function serve(answers: Record<string, Answer>): Request[] {
  const asked: Request[] = [];
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    const request = { path, body: init.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : null };
    asked.push(request);
    const name = `${init.method ?? 'GET'} ${path}`;
    const answer = (answers[name] ?? (() => missing))(request);
    const isRefusal = typeof answer === 'object' && answer !== null && 'rule' in answer;
    return new Response(JSON.stringify(answer), { status: isRefusal ? 404 : 200 });
  }) as typeof fetch;
  return asked;
}

const missing = { type: 'refusal', id: null, rule: 'house.missing', values: {}, text: 'no such table' };

export const CATALOGUE = {
  version: 1,
  games: [{ game: 'chess', rules: 1, least: 2, most: 2, options: [] }],
  bots: ['random', 'regular'],
  phrases: [],
  languages: [],
};

export function chair(name: string): RoomView['chairs'][number] {
  return { name, bot: '', away: false, reserved: false, contributed: false, shares: false };
}
