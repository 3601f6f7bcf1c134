import { expect, it } from 'vitest';
import { sortOf } from '../../src/worker/sort';

const HERE = 'https://forno.example';
const ask = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  sortOf({ url: new URL(path, HERE).href, mode, method }, HERE);

it('keeps the files of the page', () => expect(ask('/assets/index-1a2b.js')).toBe('file'));

it.each(['/', '/t/abcdefgh', '/rules/solo'])('shows the kept document at %s', (path) =>
  expect(ask(path, 'navigate')).toBe('document'),
);

it.each(['/api/games', '/api', '/ws/abcdefgh', '/worker.js', '/icon.svg', 'https://other.example/assets/a.js'])(
  'leaves %s alone',
  (path) => expect(ask(path)).toBe('other'),
);

it('never answers for the server, however it is asked', () => {
  expect(ask('/api/tables/abc/games/1/record.json', 'navigate')).toBe('other');
  expect(ask('/assets/index.js', 'cors', 'POST')).toBe('other');
});
