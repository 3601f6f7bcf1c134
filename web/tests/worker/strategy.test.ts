// @vitest-environment ./tests/no-dom.ts
import { expect, it } from 'vitest';
import { strategyFor } from '../../src/worker/strategy';

const HERE = 'https://forno.example/';
const ask = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  strategyFor({ url: new URL(path, HERE).href, mode, method }, HERE);

it('keeps the files of the page', () => expect(ask('/assets/index-1a2b.js')).toBe('cache-first'));

it.each(['/', '/t/abcdefgh', '/rules/solo'])('shows the kept document at %s', (path) =>
  expect(ask(path, 'navigate')).toBe('network-first'),
);

it.each(['/api/games', '/api', '/ws/abcdefgh', '/worker.js', '/icon.svg', 'https://other.example/assets/a.js'])(
  'leaves %s alone',
  (path) => expect(ask(path)).toBe('bypass'),
);

it('never answers for the server, however it is asked', () => {
  expect(ask('/api/rooms/abc/games/1/record.json', 'navigate')).toBe('bypass');
  expect(ask('/assets/index.js', 'cors', 'POST')).toBe('bypass');
});

it('serves a page under a path, and nothing beside it', () => {
  const under = (url: string, mode: RequestMode = 'cors') => strategyFor({ url, mode, method: 'GET' }, `${HERE}cards/`);
  expect(under(`${HERE}cards/assets/a.js`)).toBe('cache-first');
  expect(under(`${HERE}cards/t/abcdefgh`, 'navigate')).toBe('network-first');
  expect(under(`${HERE}cards/api/rooms?x`)).toBe('bypass');
  expect(under(`${HERE}assets/a.js`)).toBe('bypass');
  expect(under(HERE, 'navigate')).toBe('bypass');
});
