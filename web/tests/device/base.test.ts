import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => document.head.replaceChildren());

async function servedUnder(base: string) {
  if (base) document.head.innerHTML = `<meta name="forno-base" content="${base}" />`;
  return import('../../src/device/base');
}

it('leaves addresses as they are on a host of its own', async () => {
  const { linkTo, pathOf } = await servedUnder('');
  expect([linkTo('/'), linkTo('/t/abc#key=x'), pathOf('/t/abc')]).toEqual(['/', '/t/abc#key=x', '/t/abc']);
});

it('puts the path that the server is reached under before each address', async () => {
  const { linkTo, pathOf } = await servedUnder('/cards/');
  expect([linkTo('/'), linkTo('/t/abc'), linkTo('/cards')]).toEqual(['/cards/', '/cards/t/abc', '/cards/cards']);
  expect(['/cards/', '/cards/t/abc', '/cards/cards'].map(pathOf)).toEqual(['/', '/t/abc', '/cards']);
});
