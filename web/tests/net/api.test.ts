// @vitest-environment ./tests/no-dom.ts
import { afterEach, expect, test, vi } from 'vitest';
import { fetchRecord, RefusedError } from '../../src/net/api';

const ROOM = 'a'.repeat(16);

afterEach(() => vi.unstubAllGlobals());

test('a record is fetched with the key of the seat', async () => {
  const requested = vi.fn<typeof fetch>(async () => Response.json({ forno: 'record 1' }));
  vi.stubGlobal('fetch', requested);
  expect(await fetchRecord(ROOM, 3, 'key')).toEqual({ forno: 'record 1' });
  expect(requested.mock.calls[0]).toMatchObject([
    `/api/rooms/${ROOM}/games/3/record.json`,
    { headers: { Authorization: 'Bearer key', 'Accept-Language': 'en' } },
  ]);
});

test('a refusal is thrown', async () => {
  const refusal = { type: 'refusal', id: null, rule: 'house.share', values: {}, text: 'no' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 403 }));
  const failure = await fetchRecord(ROOM, 3).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RefusedError);
  expect((failure as RefusedError).refusal).toEqual(refusal);
});
