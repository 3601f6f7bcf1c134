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

/** A notification that is shown. */
type Shown = Pick<Notification, 'body' | 'data'>;

/** One notification a table: the next call takes the place of the one before. A call that comes twice is not heard twice. */
export function notificationOptions(call: CallMessage, shown: readonly Shown[]): NotificationOptions {
  const { room, decision, text, lang } = call;
  const renotify = !shown.some(({ body, data }) => body === text && isAbout(data, call));
  const options = { body: text, lang, tag: room, renotify, icon: 'icon-192.png', badge: 'icon-192.png' };
  return { ...options, data: { room, decision } };
}

/** Whether the data of a notification is that of the decision of a message. */
export function isAbout(data: unknown, { room, decision }: PushMessage): boolean {
  const called = data as { room?: unknown; decision?: unknown } | null;
  return called?.room === room && called.decision === decision;
}

/** Whether an address of the page is this table; the page is served under `base`. */
export const isTable = (address: string, base: string, room: string): boolean =>
  address.split(/[?#]/)[0] === `${base}t/${room}`;
