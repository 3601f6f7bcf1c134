/** Push messages of the server, and the notifications made of them. The words come with the message. */

/** Somebody owes a decision: `NUMBER:DECISION` at this table. */
interface CallMessage {
  type: 'call';
  room: string;
  decision: string;
  title: string;
  text: string;
  lang: string;
}
/** The decision was answered. */
interface WithdrawalMessage {
  type: 'withdraw';
  room: string;
  decision: string;
}
export type PushMessage = CallMessage | WithdrawalMessage;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Read a message; null for anything that is none, such as one of a later version. */
export function readPush(text: string): PushMessage | null {
  try {
    const { type, room, decision, title, text: words, lang } = JSON.parse(text) as Record<string, unknown>;
    if (!isText(room) || !/^[a-z2-7]{16}$/.test(room) || !isText(decision)) return null;
    if (type === 'withdraw') return { type, room, decision };
    if (type !== 'call' || !isText(title) || !isText(words) || !isText(lang)) return null;
    return { type, room, decision, title, text: words, lang };
  } catch {
    return null;
  }
}

/** One notification a table: the next call takes the place of the one before. */
export function notificationOptions({ room, decision, text, lang }: CallMessage): NotificationOptions {
  const options = { body: text, lang, tag: room, renotify: true, icon: '/icon-192.png', badge: '/icon-192.png' };
  return { ...options, data: { room, decision } };
}

/** Whether a notification is the call that is withdrawn. */
export function isWithdrawn(data: unknown, { room, decision }: WithdrawalMessage): boolean {
  const called = data as { room?: unknown; decision?: unknown } | null;
  return called?.room === room && called.decision === decision;
}

/** Whether an address of the page is this table. */
export const isTable = (address: string, room: string): boolean => new URL(address).pathname === `/t/${room}`;
