/**
 * The page without a connection: its files are kept on the device, and the document too. What is asked of the server
 * (/api, /ws) is never touched. A new version waits until every page of the old one is closed, so none loses its files.
 */
import { sortOf } from './sort';

/** Put in by the build: every file of this version, and a name for it. */
declare const FORNO_FILES: readonly string[];
declare const FORNO_VERSION: string;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const KEPT = `forno-${FORNO_VERSION}`;
const DOCUMENT = '/';
/** So long may a slow line take for the document before the kept one is shown. */
const PATIENCE = 4000;

addEventListener('install', (event) => (event as Lasting).waitUntil(keepAll()));
addEventListener('activate', (event) => (event as Lasting).waitUntil(takeOver()));
addEventListener('fetch', (event) => {
  const asking = event as Asking;
  const sort = sortOf(asking.request, location.origin);
  if (sort === 'file') asking.respondWith(keptFirst(asking.request));
  if (sort === 'document') asking.respondWith(freshFirst(asking));
});

async function keepAll(): Promise<void> {
  await (await caches.open(KEPT)).addAll([DOCUMENT, ...FORNO_FILES]);
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('forno-') && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await (globalThis as unknown as { clients: { claim(): Promise<void> } }).clients.claim();
}

/** Names of files carry a hash of what is in them: what is kept is never out of date. */
async function keptFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(KEPT)).put(request, fresh.clone());
  return fresh;
}

/** Every address of the page is the same document; the newest one is kept. */
async function freshFirst(asking: Asking): Promise<Response> {
  const kept = await caches.match(DOCUMENT);
  const fresh = fetch(asking.request).then(keepDocument);
  if (!kept) return fresh;
  asking.waitUntil(fresh.catch(() => undefined));
  const late = new Promise<Response>((show) => setTimeout(() => show(kept), PATIENCE));
  const answered = fresh.then((answer) => (answer.status < 500 ? answer : kept)).catch(() => kept);
  return Promise.race([answered, late]);
}

async function keepDocument(answer: Response): Promise<Response> {
  const isPage = answer.ok && (answer.headers.get('Content-Type') ?? '').startsWith('text/html');
  if (isPage) await (await caches.open(KEPT)).put(DOCUMENT, answer.clone());
  return answer;
}
