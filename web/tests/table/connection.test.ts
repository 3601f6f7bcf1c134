import { FakeSocket, useFakeSockets } from './browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection, type Listener } from '../../src/lib/connection';

const H0 = '00'.repeat(32);
let heard: { lines: string[]; why: string[]; frames: number[]; states: number[]; refused: string[] };
let connection: Connection;

function listener(): Listener {
  return {
    line: (line, why) => {
      heard.lines.push(line);
      heard.why.push(why);
    },
    welcome: () => undefined,
    state: ({ n }) => heard.states.push(n),
    frame: ({ n }) => heard.frames.push(n),
    here: () => undefined,
    refused: ({ rule }) => heard.refused.push(rule),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  heard = { lines: [], why: [], frames: [], states: [], refused: [] };
  connection = new Connection('abcdefgh234567ab', listener(), 'key', 'en');
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refusal = (rule: string, id: string | null = null, values = {}) =>
  ({ type: 'refusal', id, rule, values, text: rule });
const arrived = (n = 1): FakeSocket => FakeSocket.last.open().welcome().state(n, H0);

/** The line breaks and is there again. */
function comeBack(): FakeSocket {
  const before = FakeSocket.last;
  before.close();
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.last).not.toBe(before);
  return FakeSocket.last.open();
}

it('greets with its key and asks for the state the first time', () => {
  const socket = FakeSocket.last.open();
  expect(socket.address).toMatch(/\/ws\/abcdefgh234567ab$/);
  expect(socket.heard).toEqual([{ type: 'hello', version: 1, key: 'key', lang: 'en' }]);
});

it('comes back with what it has: the number and the hash of its last frame', () => {
  const socket = arrived(4);
  const hash = socket.frame(6, socket.frame(5, H0));
  const [hello] = comeBack().said('hello');
  expect(hello).toMatchObject({ have: 6, hash });
  expect(heard.frames).toEqual([5, 6]);
  FakeSocket.last.welcome().frame(7, hash);
  expect(heard.frames).toEqual([5, 6, 7]);
  expect(heard.lines).toContain('lost');
  expect(heard.lines.at(-1)).toBe('open');
});

it('hashes the text as it came, not as we would write it', () => {
  const socket = arrived();
  const hash = socket.frame(2, H0, { news: [{ news: 'said', seat: 0, text: 'più ☕', phrase: '' }] });
  expect(comeBack().said('hello')[0]).toMatchObject({ have: 2, hash });
});

it('sends a command again under the same id until it is answered, and then no more', async () => {
  const socket = arrived();
  const answer = connection.do({ type: 'take-back' });
  const [sent] = socket.said('take-back');
  const back = comeBack();
  expect(back.said('take-back')).toEqual([]);
  back.welcome();
  expect(back.said('take-back')).toEqual([sent]);
  back.tell({ type: 'done', id: sent!.id, seq: 9 });
  expect(await answer).toMatchObject({ type: 'done', seq: 9 });
  expect(comeBack().welcome().said('take-back')).toEqual([]);
});

it('keeps what is asked while there is no line', async () => {
  arrived().close();
  const answer = connection.do({ type: 'start' });
  vi.advanceTimersByTime(10_000);
  const socket = FakeSocket.last.open().welcome();
  socket.tell(refusal('house.host', socket.said('start')[0]!.id as string));
  expect(await answer).toMatchObject({ type: 'refusal', rule: 'house.host' });
});

it('starts anew where a frame does not follow on, and asks only once', () => {
  const socket = arrived();
  socket.frame(2, 'ff'.repeat(32));
  socket.frame(3, 'ee'.repeat(32));
  expect(socket.said('hello').length).toBe(2);
  expect(socket.said('hello')[1]).not.toHaveProperty('have');
  expect(heard.frames).toEqual([]);
  socket.welcome().state(3, H0).frame(4, H0);
  expect(heard.states).toEqual([1, 3]);
  expect(heard.frames).toEqual([4]);
});

it('overhears a frame that it has already', () => {
  const socket = arrived();
  socket.frame(2, H0);
  socket.frame(2, H0);
  expect(heard.frames).toEqual([2]);
  expect(socket.said('hello').length).toBe(1);
});

it('takes the state where the server does not know its stream', () => {
  arrived();
  comeBack().welcome().tell(refusal('wire.stream'));
  FakeSocket.last.state(7, H0).frame(8, H0);
  expect(heard.states).toEqual([1, 7]);
  expect(heard.frames).toEqual([8]);
  expect(heard.refused).toEqual([]);
});

it('says that nothing can be written down, until something is', () => {
  const socket = arrived();
  for (const isBetter of [() => socket.frame(2, H0), () => socket.tell({ type: 'done', id: 'x', seq: 9 })]) {
    socket.tell(refusal('wire.store'));
    expect(heard.why.at(-1)).toBe('wire.store');
    socket.tell({ type: 'here', seats: [], watching: 0 });
    expect(heard.why.at(-1)).toBe('wire.store');
    isBetter();
    expect(heard.why.at(-1)).toBe('');
  }
  expect(new Set(heard.lines.slice(1))).toEqual(new Set(['open']));
});

it('asks for another stream after sitting down', () => {
  const socket = arrived(5);
  connection.greet('another');
  expect(socket.said('hello')[1]).toEqual({ type: 'hello', version: 1, key: 'another', lang: 'en' });
  socket.frame(6, H0);
  expect(heard.frames).toEqual([]);
});

it('waits and says the same again when the line was the reason for a no', () => {
  const socket = arrived();
  void connection.do({ type: 'again' });
  const [sent] = socket.said('again');
  socket.tell(refusal('wire.rate', null, { seconds: 3 }));
  vi.advanceTimersByTime(2900);
  expect(socket.said('again').length).toBe(1);
  vi.advanceTimersByTime(200);
  expect(socket.said('again')).toEqual([sent, sent]);
  socket.tell(refusal('wire.store', sent!.id as string));
  vi.advanceTimersByTime(1100);
  expect(socket.said('again').length).toBe(3);
});

it('does not try for ever what is final, and answers what waits', async () => {
  const answer = connection.do({ type: 'again' });
  FakeSocket.last.open().tell(refusal('house.missing'));
  expect(heard.refused).toEqual(['house.missing']);
  expect(heard.lines.at(-1)).toBe('ended');
  expect(await answer).toMatchObject({ rule: 'house.missing' });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
});

it('lets somebody else decide about a key that opens nothing', () => {
  FakeSocket.last.open().tell(refusal('house.key'));
  connection.greet(null);
  expect(FakeSocket.last.said('hello').at(-1)).toMatchObject({ key: null });
});

it('waits longer each time, and not at all when told so', () => {
  arrived().close();
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
  const socket = arrived();
  void connection.do({ type: 'start' });
  vi.advanceTimersByTime(13_000);
  expect(socket.said('hello').length).toBe(2);
  vi.advanceTimersByTime(14_000);
  expect(heard.lines).toContain('lost');
  FakeSocket.last.open().welcome();
  expect(FakeSocket.last.said('start')).toEqual(socket.said('start'));
});

it('leaves a line alone that answers', () => {
  const socket = arrived();
  for (let minute = 0; minute < 3; minute++) {
    vi.advanceTimersByTime(50_000);
    socket.welcome();
  }
  expect(FakeSocket.all.length).toBe(1);
  expect(heard.lines).not.toContain('lost');
});

it('says at once that it is lost when the device goes offline', () => {
  arrived();
  dispatchEvent(new Event('offline'));
  expect(heard.lines.at(-1)).toBe('lost');
});
