import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import CallSettings from '../../src/components/CallSettings.svelte';
import { callSupport, closeNotifications, disableCalls, enableCalls, minutes } from '../../src/device/calls.svelte';
import { preferences } from '../../src/device/preferences.svelte';
import { seats, storeSeat } from '../../src/device/seats.svelte';
import { loadTexts } from '../../src/i18n/texts.svelte';

const ROOM = 'abcdefgh234567ab';
const ENDPOINT = 'https://push.example/1';
const found = (name: string): HTMLInputElement | null => document.querySelector(`[data-test="${name}"]`);

interface Asked {
  method: string;
  path: string;
  key: string | null;
  body: Record<string, unknown>;
}
let asked: Asked[];
let subscription: object | null;
let options: PushSubscriptionOptionsInit | null;
let shown: { tag: string; close(): void }[];

/** A browser with a push service that has no vendor. */
function makeBrowser(permission: NotificationPermission): void {
  const made = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => Promise.resolve((subscription = null)),
  };
  const pushManager = {
    subscribe: (chosen: PushSubscriptionOptionsInit) => {
      options = chosen;
      return Promise.resolve((subscription = made));
    },
    getSubscription: () => Promise.resolve(subscription),
  };
  const registration = { pushManager, getNotifications: () => Promise.resolve(shown) };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  const Notification = { permission: 'default', requestPermission: () => Promise.resolve(permission) };
  vi.stubGlobal('Notification', Notification);
  const worker = { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
}

beforeAll(() => loadTexts('words', 'home'));
beforeEach(() => {
  [asked, subscription, options, shown] = [[], null, null, []];
  preferences.calls = false;
  storeSeat(ROOM, { key: 'k', name: 'Anna', game: 'solo', used: 1 });
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const key = new Headers(init.headers).get('Authorization');
    if (path.endsWith('/push'))
      asked.push({ method: init.method!, path, key, body: JSON.parse(init.body as string) as Asked['body'] });
    const body = path === '/api/games' ? { push_key: 'BKey', games: [], bots: [] } : null;
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  for (const room of Object.keys(seats)) delete seats[room];
});

it('says that notifications need https, and offers nothing', () => {
  vi.stubGlobal('isSecureContext', false);
  expect(callSupport()).toBe('insecure');
  render(CallSettings);
  expect(document.body.textContent).toContain('need a page with https');
  expect(found('calls')!.disabled).toBe(true);
});

it('brings the subscription to each table, with quiet hours in the zone of the device', async () => {
  makeBrowser('granted');
  expect(await enableCalls()).toBe('ready');
  expect(options).toEqual({ userVisibleOnly: true, applicationServerKey: 'BKey' });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const body = { endpoint: ENDPOINT, p256dh: 'p', auth: 'a', lang: 'en', quiet: { begins: 1320, ends: 480, zone } };
  expect(asked).toEqual([{ method: 'POST', path: `/api/rooms/${ROOM}/push`, key: 'Bearer k', body }]);
  await disableCalls();
  expect(asked[1]).toMatchObject({ method: 'DELETE', body: { endpoint: ENDPOINT } });
  expect(subscription).toBeNull();
});

it('asks for permission by the tap only, and says what a refusal means', async () => {
  makeBrowser('denied');
  render(CallSettings);
  expect(options).toBeNull();
  await fireEvent.click(found('calls')!);
  await waitFor(() => expect(document.body.textContent).toContain('Your browser blocks notifications'));
  expect(preferences.calls).toBe(false);
  expect(asked).toEqual([]);
});

it('sends quiet hours again when they change', async () => {
  makeBrowser('granted');
  render(CallSettings);
  await fireEvent.click(found('calls')!);
  await waitFor(() => expect(found('quiet-begins')).not.toBeNull());
  await fireEvent.change(found('quiet-begins')!, { target: { value: '23:30' } });
  await waitFor(() => expect(asked.at(-1)?.body.quiet).toMatchObject({ begins: 1410 }));
  await fireEvent.click(found('quiet')!);
  await waitFor(() => expect(asked.at(-1)?.body.quiet).toBeNull());
});

it('closes the notifications of one table', async () => {
  makeBrowser('granted');
  const closed: string[] = [];
  shown = [ROOM, 'other'].map((tag) => ({ tag, close: () => void closed.push(tag) }));
  await closeNotifications(ROOM);
  expect(closed).toEqual([ROOM]);
});

it('reads times of day', () => {
  expect([minutes('00:00'), minutes('08:05'), minutes('23:59')]).toEqual([0, 485, 1439]);
});
