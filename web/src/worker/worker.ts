/**
 * The service worker: caches the page's files and its document, so that the page opens offline. Requests to the server
 * (/api, /ws) are not handled. A new version waits until every page of the old one is closed, so that none loses its
 * files.
 */
import { strategyFor } from './strategy';

/** Put in by the build: every file of this version, and the version's name. */
declare const FORNO_FILES: readonly string[];
declare const FORNO_VERSION: string;

// The types of the service worker are not in TypeScript's DOM library.
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

const CACHE = `forno-${FORNO_VERSION}`;
const DOCUMENT = '/';
/** Time for the network to answer with the document before the cached one is shown. */
const NETWORK_TIMEOUT_MS = 4000;

addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(cacheAll()));
addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(activate()));
addEventListener('fetch', (event) => {
  const fetching = event as FetchEvent;
  const strategy = strategyFor(fetching.request, location.origin);
  if (strategy === 'cache-first') fetching.respondWith(cacheFirst(fetching.request));
  if (strategy === 'network-first') fetching.respondWith(networkFirst(fetching));
});

async function cacheAll(): Promise<void> {
  await (await caches.open(CACHE)).addAll([DOCUMENT, ...FORNO_FILES]);
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('forno-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await (globalThis as unknown as { clients: { claim(): Promise<void> } }).clients.claim();
}

/** File names carry a hash of their content: a cached file is never out of date. */
async function cacheFirst(request: Request): Promise<Response> {
  const cached = await caches.match(request);
  if (cached) return cached;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(CACHE)).put(request, fresh.clone());
  return fresh;
}

/** Every address of the page is the same document; the newest one is cached. */
async function networkFirst(event: FetchEvent): Promise<Response> {
  const cached = await caches.match(DOCUMENT);
  const fresh = fetch(event.request).then(cacheDocument);
  if (!cached) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  const timeout = new Promise<Response>((show) => setTimeout(() => show(cached), NETWORK_TIMEOUT_MS));
  const answer = fresh.then((response) => (response.status < 500 ? response : cached)).catch(() => cached);
  return Promise.race([answer, timeout]);
}

async function cacheDocument(response: Response): Promise<Response> {
  const isPage = response.ok && (response.headers.get('Content-Type') ?? '').startsWith('text/html');
  if (isPage) await (await caches.open(CACHE)).put(DOCUMENT, response.clone());
  return response;
}
