// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { noticeOf, packagesOf } from '../../vite/licences';
import { compressFiles } from '../../vite/compress';
import { readRules } from '../../vite/rules';
import { moduleOf } from '../../vite/texts';

const SOURCE = readFileSync(join(import.meta.dirname, '../../../src/forno/rulebook/rules.toml'), 'utf8');

describe('the register of rules', () => {
  const rules = readRules(SOURCE);
  const find = (id: string) => rules.find((rule) => rule.id === id);

  it('has every rule of the file in its order', () => {
    expect(rules.map((rule) => rule.id)).toEqual([...SOURCE.matchAll(/id = "(.+?)"/g)].map(([, id]) => id));
    expect(rules.filter((rule) => rule.ruling).length).toBe(SOURCE.match(/ruling = true }/g)!.length);
  });

  it('knows in which games a rule holds', () => {
    expect(find('turn.draw-limit')).toEqual({ id: 'turn.draw-limit', games: ['plus'], ruling: false });
    expect(find('setup.deck')?.games).toEqual(['mamma-mia', 'sole-mio', 'grande', 'plus']);
    expect(find('solo.skip')?.games).toEqual(['solo']);
    expect(find('house.full')).toMatchObject({ ruling: true, games: { length: 5 } });
  });

  it.each([
    '{ id = "turn.draw" },',
    '{ id = "turn.draw", games = "cards" },',
    '{ id = "turn.draw", games = ["chess"] },',
    '{ id = "turn.draw", games = "pizza", rulling = true },',
    '{ id = "turn.draw", games = "pizza", ruling = "yes" },',
    '"turn.draw",',
  ])('fails loudly at %s', (line) => {
    expect(() => readRules(`rules = [\n${line}\n]`)).toThrow('rules.toml');
  });

  it.each(['[rules]', 'rules = []\nmore = 1', 'rule = []'])('fails loudly at a file %j', (source) =>
    expect(() => readRules(source)).toThrow('not one list'),
  );
});

describe('compression', () => {
  it('writes what a browser can unpack, and nothing that is not smaller', () => {
    const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
    const text = 'salami '.repeat(200);
    writeFileSync(join(folder, 'page.js'), text);
    writeFileSync(join(folder, 'tiny.txt'), 'a');
    writeFileSync(join(folder, 'photo.png'), text);
    compressFiles(folder);
    expect(readdirSync(folder).sort()).toEqual(['page.js', 'page.js.br', 'page.js.gz', 'photo.png', 'tiny.txt']);
    expect(brotliDecompressSync(readFileSync(join(folder, 'page.js.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, 'page.js.gz'))).toString()).toBe(text);
  });
});

it('finds the packages that modules belong to, each once', () => {
  const modules = [
    '/forno/web/node_modules/svelte/src/index.js',
    '/forno/web/node_modules/svelte/src/store.js',
    '\0/forno/web/node_modules/@fluent/bundle/esm/index.js',
    '/forno/web/src/main.ts',
  ];
  expect(packagesOf(modules)).toEqual(['/forno/web/node_modules/@fluent/bundle', '/forno/web/node_modules/svelte']);
});

it('quotes the licence of a package', () => {
  expect(noticeOf('node_modules/svelte')).toMatch(/^svelte \d+\.\d+\.\d+\n\n[^]*Permission is hereby granted/);
  expect(() => noticeOf('tests/vite')).toThrow();
});

it('parses Fluent files into modules that say the same', async () => {
  const sources = ['pizza = { $count } pizze\n    .you = tua', '-oven = forno\nhot = { -oven }'];
  const { default: messages } = (await import(`data:text/javascript,${encodeURIComponent(moduleOf(...sources))}`)) as {
    default: FluentResource;
  };
  const [parsed, expected] = [new FluentBundle('it'), new FluentBundle('it')];
  parsed.addResource(messages);
  sources.forEach((source) => expected.addResource(new FluentResource(source)));
  for (const id of ['pizza', 'hot']) {
    const [message, wanted] = [parsed.getMessage(id)!, expected.getMessage(id)!];
    expect(parsed.formatPattern(message.value!, { count: 3 })).toBe(expected.formatPattern(wanted.value!, { count: 3 }));
    expect(Object.keys(message.attributes)).toEqual(Object.keys(wanted.attributes));
  }
});
