/**
 * The service worker: caches the page's files and its document, so that the page opens offline. Requests to the server
 * (/api, /ws) are not handled. A new version waits until every page of the old one is closed, so that none loses its
 * files. It also shows the server's calls to the table as notifications, with or without an open page.
 */
import { isTable, isAbout, notificationOptions, readPush } from './push';
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

interface PushEvent extends ExtendableEvent {
  data: { text(): string } | null;
}
interface NotificationEvent extends ExtendableEvent {
  notification: Notification;
}
interface WindowClient {
  url: string;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  navigator: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
}
const scope = globalThis as unknown as WorkerScope;

const CACHE = `forno-${FORNO_VERSION}`;
/** The address that the page is served under, with a slash at its end; files are named relative to it. */
const BASE = scope.registration.scope;
const DOCUMENT = BASE;
/** Time for the network to answer with the document before the cached one is shown. */
const NETWORK_TIMEOUT_MS = 4000;

addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(cacheAll()));
addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(activate()));
addEventListener('fetch', (event) => {
  const fetching = event as FetchEvent;
  const strategy = strategyFor(fetching.request, BASE);
  if (strategy === 'cache-first') fetching.respondWith(cacheFirst(fetching.request));
  if (strategy === 'network-first') fetching.respondWith(networkFirst(fetching));
});
addEventListener('push', (event) => {
  const { data } = event as PushEvent;
  (event as PushEvent).waitUntil(receivePush(data?.text() ?? ''));
});
addEventListener('notificationclick', (event) => {
  const { notification } = event as NotificationEvent;
  notification.close();
  (event as NotificationEvent).waitUntil(openTable(String(notification.tag)));
});

async function cacheAll(): Promise<void> {
  await (await caches.open(CACHE)).addAll([DOCUMENT, ...FORNO_FILES.map((name) => BASE + name)]);
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('forno-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
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

// --- calls to the table

const pages = (): Promise<WindowClient[]> => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Show a call, unless somebody looks at that table; or close the notification of a call that is withdrawn. */
async function receivePush(text: string): Promise<void> {
  const message = readPush(text);
  if (!message) return;
  const shown = await scope.registration.getNotifications({ tag: message.room });
  if (message.type === 'call') {
    const isSeen = (page: WindowClient): boolean => page.visibilityState === 'visible' && isTable(page.url, BASE, message.room);
    if (!(await pages()).some(isSeen))
      await scope.registration.showNotification(message.title, notificationOptions(message, shown));
  } else {
    for (const notification of shown) if (isAbout(notification.data, message)) notification.close();
  }
  await showBadge();
}

/** The app's badge counts the tables that wait. */
async function showBadge(): Promise<void> {
  const { length } = await scope.registration.getNotifications();
  await (length ? scope.navigator.setAppBadge?.(length) : scope.navigator.clearAppBadge?.())?.catch(() => undefined);
}

/** Go to the page of a table, or open one. */
async function openTable(room: string): Promise<void> {
  await showBadge();
  const open = (await pages()).find(({ url }) => isTable(url, BASE, room));
  await (open ? open.focus() : scope.clients.openWindow(`${BASE}t/${room}`));
}
