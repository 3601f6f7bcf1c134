/** Calls to the table on this device: its push subscription, for every seat that it holds. */
import { language } from '../i18n/texts.svelte';
import { subscribeDevice, unsubscribeDevice } from '../net/api';
import { loadCatalogue } from '../net/catalogue.svelte';
import type { Subscription } from '../protocol';
import { preferences } from './preferences.svelte';
import { seats } from './seats.svelte';

/** Why notifications cannot be switched on here; `ready` if they can. */
export type CallSupport = 'ready' | 'insecure' | 'unsupported' | 'blocked' | 'unavailable';

/** Whether this browser can be called, before anything is asked of the reader. */
export function callSupport(): CallSupport {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** Switch notifications on: call it by a tap, since the browser asks the reader. */
export async function enableCalls(): Promise<CallSupport> {
  const support = callSupport();
  if (support !== 'ready') return support;
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  try {
    await subscribe();
  } catch {
    return 'unavailable';
  }
  preferences.calls = true;
  await shareSubscription();
  return 'ready';
}

export async function disableCalls(): Promise<void> {
  preferences.calls = false;
  const subscription = await currentSubscription();
  if (!subscription) return;
  await Promise.allSettled(ownKeys().map(({ room, key }) => unsubscribeDevice(room, key, subscription.endpoint)));
  await subscription.unsubscribe();
}

/** Bring the subscription to the tables where this device holds a seat, or to one of them: after each change. */
export async function shareSubscription(only?: string): Promise<void> {
  if (!preferences.calls || callSupport() !== 'ready') return;
  const subscription = (await currentSubscription()) ?? (await subscribe().catch(() => null));
  if (!subscription) return;
  const body = toMessage(subscription);
  const keys = ownKeys().filter(({ room }) => !only || room === only);
  await Promise.allSettled(keys.map(({ room, key }) => subscribeDevice(room, key, body)));
}

const ownKeys = (): { room: string; key: string }[] =>
  Object.entries(seats).flatMap(([room, list]) => list.map(({ key }) => ({ room, key })));

/** Close the notifications of a table, and with the last one the app's badge. */
export async function closeNotifications(room: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = (await registration?.getNotifications?.()) ?? [];
  for (const notification of shown) if (notification.tag === room) notification.close();
  if (shown.every(({ tag }) => tag === room)) await navigator.clearAppBadge?.().catch(() => undefined);
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Subscribe with the server's key. One that was made for another key, of another server here before, is replaced. */
async function subscribe(): Promise<PushSubscription> {
  const { push_key: key } = await loadCatalogue();
  if (!key) throw new Error('this server calls nobody');
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

function toMessage(subscription: PushSubscription): Subscription {
  const { endpoint, keys } = subscription.toJSON();
  const { quiet, quietBegins, quietEnds } = preferences;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    endpoint: endpoint!,
    p256dh: keys!.p256dh!,
    auth: keys!.auth!,
    lang: language(),
    quiet: quiet ? { begins: minutes(quietBegins), ends: minutes(quietEnds), zone } : null,
  };
}

/** Minutes since midnight of a time of day: `22:30`. */
export function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
