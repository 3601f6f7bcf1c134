import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection, type ConnectionListener } from '../../src/net/connection';
import { VERSION } from '../../src/protocol';
import { FakeSocket, useFakeSockets } from '../fake-socket';

const H0 = '00'.repeat(32);
let seen: {
  states: string[];
  reasons: string[];
  frames: number[];
  snapshots: number[];
  refused: string[];
  texts: Record<string, string>;
};
let connection: Connection;

function listener(): ConnectionListener {
  return {
    stateChanged: (state, reason) => {
      seen.states.push(state);
      seen.reasons.push(reason);
    },
    welcome: () => undefined,
    snapshot: ({ n }) => seen.snapshots.push(n),
    frame: ({ n }) => seen.frames.push(n),
    texts: ({ texts }) => Object.assign(seen.texts, texts),
    presence: () => undefined,
    announcement: () => undefined,
    refused: ({ rule }) => seen.refused.push(rule),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  seen = { states: [], reasons: [], frames: [], snapshots: [], refused: [], texts: {} };
  connection = new Connection('abcdefgh234567ab', listener(), 'key', 'en');
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refusal = (rule: string, id: string | null = null, values = {}) =>
  ({ type: 'refusal', id, rule, values, text: rule });
const connected = (n = 1): FakeSocket => FakeSocket.last.open().welcome().snapshot(n, H0);

/** Lose the connection, and open the next one. */
function reconnect(): FakeSocket {
  const before = FakeSocket.last;
  before.close();
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.last).not.toBe(before);
  return FakeSocket.last.open();
}

it('greets with its key and asks for the state the first time', () => {
  const socket = FakeSocket.last.open();
  expect(socket.address).toMatch(/\/ws\/abcdefgh234567ab$/);
  expect(socket.sent).toEqual([{ type: 'hello', version: VERSION, key: 'key', lang: 'en', covered: false }]);
});

it('comes back with what it has: the number and the hash of its last frame', () => {
  const socket = connected(4);
  const hash = socket.frame(6, socket.frame(5, H0));
  const [hello] = reconnect().sentOf('hello');
  expect(hello).toMatchObject({ n: 6, hash });
  expect(seen.frames).toEqual([5, 6]);
  FakeSocket.last.welcome().frame(7, hash);
  expect(seen.frames).toEqual([5, 6, 7]);
  expect(seen.states).toContain('lost');
  expect(seen.states.at(-1)).toBe('open');
});

it('hashes the text as it came, not as we would write it', () => {
  const socket = connected();
  const hash = socket.frame(2, H0, { room_events: [{ event: 'chat-message', person: 1, seat: 0, name: 'Anna', text: 'più ☕', phrase: '' }] });
  expect(reconnect().sentOf('hello')[0]).toMatchObject({ n: 2, hash });
});

it('takes texts as no part of the stream', () => {
  const socket = connected();
  const hash = socket.texts({ ':1': 'Anna' }).frame(2, H0);
  socket.texts({ ':2': 'ciao' });
  expect(seen.texts).toEqual({ ':1': 'Anna', ':2': 'ciao' });
  expect(reconnect().sentOf('hello')[0]).toMatchObject({ n: 2, hash });
});

it('sends a command again under the same id until it is answered, and then no more', async () => {
  const socket = connected();
  const answer = connection.send({ type: 'undo' });
  const [sent] = socket.sentOf('undo');
  const back = reconnect();
  expect(back.sentOf('undo')).toEqual([]);
  back.welcome();
  expect(back.sentOf('undo')).toEqual([sent]);
  back.receive({ type: 'command-done', id: sent!.id });
  expect(await answer).toMatchObject({ type: 'command-done' });
  expect(reconnect().welcome().sentOf('undo')).toEqual([]);
});

it('keeps what is asked while there is no line', async () => {
  connected().close();
  const answer = connection.send({ type: 'start-game' });
  vi.advanceTimersByTime(10_000);
  const socket = FakeSocket.last.open().welcome();
  socket.receive(refusal('house.host', socket.sentOf('start-game')[0]!.id as string));
  expect(await answer).toMatchObject({ type: 'refusal', rule: 'house.host' });
});

it('starts anew where a frame does not follow on, and asks only once', () => {
  const socket = connected();
  socket.frame(2, 'ff'.repeat(32));
  socket.frame(3, 'ee'.repeat(32));
  expect(socket.sentOf('hello').length).toBe(2);
  expect(socket.sentOf('hello')[1]).not.toHaveProperty('n');
  expect(seen.frames).toEqual([]);
  socket.welcome().snapshot(3, H0).frame(4, H0);
  expect(seen.snapshots).toEqual([1, 3]);
  expect(seen.frames).toEqual([4]);
});

it('confirms again what was refused over the rate limit, unless something else is shown by then', () => {
  const socket = connected();
  const confirmed = () => socket.sentOf('shown').map(({ n }) => n);
  connection.confirm();
  socket.receive(refusal('wire.rate', null, { seconds: 2 }));
  socket.receive(refusal('wire.rate', null, { seconds: 2 }));
  expect(confirmed()).toEqual([1]);
  vi.advanceTimersByTime(2000);
  expect(confirmed()).toEqual([1, 1]);
  socket.receive(refusal('wire.rate', null, { seconds: 2 }));
  socket.frame(2, H0);
  vi.advanceTimersByTime(2000);
  expect(confirmed(), 'the new frame may not be drawn yet').toEqual([1, 1]);
});

it('overhears a frame that it has already', () => {
  const socket = connected();
  socket.frame(2, H0);
  socket.frame(2, H0);
  expect(seen.frames).toEqual([2]);
  expect(socket.sentOf('hello').length).toBe(1);
});

it('takes the state where the server does not know its stream', () => {
  connected();
  reconnect().welcome().snapshot(7, H0).frame(8, H0);
  expect(seen.snapshots).toEqual([1, 7]);
  expect(seen.frames).toEqual([8]);
  expect(seen.refused).toEqual([]);
});

it('says that nothing can be written down, until something is', () => {
  const socket = connected();
  for (const isBetter of [() => socket.frame(2, H0), () => socket.receive({ type: 'command-done', id: 'x' })]) {
    socket.receive(refusal('wire.store'));
    expect(seen.reasons.at(-1)).toBe('wire.store');
    socket.receive({ type: 'presence-update', connected: [], spectators: 0 });
    expect(seen.reasons.at(-1)).toBe('wire.store');
    isBetter();
    expect(seen.reasons.at(-1)).toBe('');
  }
  expect(new Set(seen.states.slice(1))).toEqual(new Set(['open']));
});

it('asks for another stream after sitting down', () => {
  const socket = connected(5);
  connection.identify('another');
  expect(socket.sentOf('hello')[1]).toEqual({ type: 'hello', version: VERSION, key: 'another', lang: 'en', covered: false });
  socket.frame(6, H0);
  expect(seen.frames).toEqual([]);
});

it('waits and says the same again when the line was the reason for a no', () => {
  const socket = connected();
  void connection.send({ type: 'set-ready', ready: true });
  const [sent] = socket.sentOf('set-ready');
  socket.receive(refusal('wire.rate', null, { seconds: 3 }));
  vi.advanceTimersByTime(2900);
  expect(socket.sentOf('set-ready').length).toBe(1);
  vi.advanceTimersByTime(200);
  expect(socket.sentOf('set-ready')).toEqual([sent, sent]);
  socket.receive(refusal('wire.store', sent!.id as string));
  vi.advanceTimersByTime(1100);
  expect(socket.sentOf('set-ready').length).toBe(3);
});

it('does not try for ever what is final, and answers what waits', async () => {
  const answer = connection.send({ type: 'set-ready', ready: true });
  FakeSocket.last.open().receive(refusal('house.missing'));
  expect(seen.refused).toEqual(['house.missing']);
  expect(seen.states.at(-1)).toBe('ended');
  expect(await answer).toMatchObject({ rule: 'house.missing' });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
});

it('lets somebody else decide about a key that opens nothing', () => {
  FakeSocket.last.open().receive(refusal('house.key'));
  connection.identify(null);
  expect(FakeSocket.last.sentOf('hello').at(-1)).toMatchObject({ key: null });
});

it('waits longer each time, and not at all when told so', () => {
  connected().close();
  const tries = (): number => FakeSocket.all.length;
  vi.advanceTimersByTime(400);
  expect(tries()).toBe(2);
  FakeSocket.last.close();
  vi.advanceTimersByTime(300);
  expect(tries()).toBe(2);
  connection.retry();
  expect(tries()).toBe(3);
});

it('notices a dead line by a command that nobody answers', () => {
  const socket = connected();
  void connection.send({ type: 'start-game' });
  vi.advanceTimersByTime(13_000);
  expect(socket.sentOf('hello').length).toBe(2);
  vi.advanceTimersByTime(14_000);
  expect(seen.states).toContain('lost');
  FakeSocket.last.open().welcome();
  expect(FakeSocket.last.sentOf('start-game')).toEqual(socket.sentOf('start-game'));
});

it('leaves a line alone that answers', () => {
  const socket = connected();
  for (let minute = 0; minute < 3; minute++) {
    vi.advanceTimersByTime(50_000);
    socket.welcome();
  }
  expect(FakeSocket.all.length).toBe(1);
  expect(seen.states).not.toContain('lost');
});

it('says at once that it is lost when the device goes offline', () => {
  connected();
  dispatchEvent(new Event('offline'));
  expect(seen.states.at(-1)).toBe('lost');
});

it('tells the server whether anybody looks at the page', () => {
  const looks = (socket: FakeSocket) => socket.sent.filter(({ type }) => type === 'look').map(({ looking }) => looking);
  const hide = (hidden: boolean): void => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const socket = connected();
  expect(looks(socket)).toEqual([]);
  hide(true);
  hide(false);
  hide(true);
  expect(looks(socket)).toEqual([false, true, false]);
  expect(looks(reconnect().welcome())).toEqual([false]);
  vi.restoreAllMocks();
});
