/** HTTP requests to the server. */
import { linkTo } from '../device/base';
import { language } from '../i18n/texts.svelte';
import type {
  Catalogue,
  Forgotten,
  GameReview,
  Instance,
  Lesson,
  ListedRoom,
  OpenRoom,
  OwnSeat,
  OwnTable,
  PlayOn,
  Refusal,
  Replay,
  ReportPerson,
  RoomOpened,
  RoomView,
  Subscription,
  Webhook,
  WebhookView,
} from '../protocol';

/** A request that a rule refused. Any other rejection means that the server did not answer. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'Accept-Language': language(), ...init.headers };
  const response = await fetch(linkTo(`/api/${path}`), { ...init, headers });
  if (!response.ok) throw new RefusedError((await response.json()) as Refusal);
  return response;
}

async function requestJson<T>(path: string, init: RequestInit = {}): Promise<T> {
  return (await (await request(path, init)).json()) as T;
}

const withKey = (key?: string): RequestInit => (key ? { headers: { Authorization: `Bearer ${key}` } } : {});

export const fetchCatalogue = (): Promise<Catalogue> => requestJson('games');
export const fetchInstance = (): Promise<Instance> => requestJson('instance');
export const fetchPublicTables = (): Promise<ListedRoom[]> => requestJson('rooms');
export const fetchRoom = (room: string): Promise<RoomView> => requestJson(`rooms/${room}`);
/** These tables in the reader's own list; the keys are sent in the body. */
export const fetchOwnTables = (seats: readonly OwnSeat[]): Promise<OwnTable[]> =>
  requestJson('my-tables', { method: 'POST', body: JSON.stringify(seats) });
/** Delete what the owners of these seats wrote, names and chat, at these tables. */
export const forgetPerson = (seats: readonly Pick<OwnSeat, 'room' | 'key'>[]): Promise<Forgotten[]> =>
  requestJson('forget', { method: 'POST', body: JSON.stringify(seats) });
export const fetchLesson = (game: string): Promise<Lesson> => requestJson(`lessons/${game}`);
export const createTable = (command: OpenRoom): Promise<RoomOpened> =>
  requestJson('rooms', { method: 'POST', body: JSON.stringify(command) });
export const fetchReplay = (room: string, number: number, viewer: string, key?: string): Promise<Replay> =>
  requestJson(`rooms/${room}/games/${number}/replay/${viewer}`, withKey(key));
/** The review as far as it is made; waits a moment while there are no more than `known` decisions. */
export const fetchReview = (room: string, number: number, seat: number, known: number, key?: string): Promise<GameReview> =>
  requestJson(`rooms/${room}/games/${number}/review/${seat}?known=${known}`, withKey(key));
/** Open a table that plays on from a finished game. (house.play-on) */
export const playOn = (room: string, number: number, command: PlayOn, key?: string): Promise<RoomOpened> =>
  requestJson(`rooms/${room}/games/${number}/play-on`, { ...withKey(key), method: 'POST', body: JSON.stringify(command) });
export const fetchRecord = (room: string, number: number, key?: string): Promise<unknown> =>
  requestJson(`rooms/${room}/games/${number}/record.json`, withKey(key));

/** Have this device called when the person with this key owes a decision. */
export const subscribeDevice = (room: string, key: string, subscription: Subscription): Promise<null> =>
  requestJson(`rooms/${room}/push`, { ...withKey(key), method: 'POST', body: JSON.stringify(subscription) });
export const unsubscribeDevice = (room: string, key: string, endpoint: string): Promise<null> =>
  requestJson(`rooms/${room}/push`, { ...withKey(key), method: 'DELETE', body: JSON.stringify({ endpoint }) });
/** Report a person to the server's operator, as the person with this key. (house.report) */
export const reportPerson = (room: string, key: string, report: ReportPerson): Promise<null> =>
  requestJson(`rooms/${room}/reports`, { ...withKey(key), method: 'POST', body: JSON.stringify(report) });
/** The table's webhook, for its host. */
export const fetchWebhook = (room: string, key: string): Promise<WebhookView | null> =>
  requestJson(`rooms/${room}/webhook`, withKey(key));
export const setWebhook = (room: string, key: string, webhook: Webhook): Promise<WebhookView> =>
  requestJson(`rooms/${room}/webhook`, { ...withKey(key), method: 'PUT', body: JSON.stringify(webhook) });
export const removeWebhook = (room: string, key: string): Promise<null> =>
  requestJson(`rooms/${room}/webhook`, { ...withKey(key), method: 'DELETE' });

/** A sealed key ring and its version; version 0 without bytes if there is none. */
export async function fetchRing(id: string): Promise<{ version: number; body: Uint8Array<ArrayBuffer> }> {
  const response = await request(`rings/${id}`);
  return { version: versionOf(response), body: new Uint8Array(await response.arrayBuffer()) };
}

/** Replace this version of a key ring. Resolves to false if another device has replaced it before. (wire.ring) */
export async function replaceRing(id: string, version: number, body: Uint8Array<ArrayBuffer>): Promise<boolean> {
  try {
    await request(`rings/${id}`, { method: 'PUT', body, headers: { 'If-Match': `"${version}"` } });
    return true;
  } catch (error) {
    if (error instanceof RefusedError && error.refusal.rule === 'wire.ring') return false;
    throw error;
  }
}

const versionOf = (response: Response): number => Number((response.headers.get('ETag') ?? '').replaceAll('"', ''));
