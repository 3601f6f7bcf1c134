/**
 * Build plugin: Fluent files as modules of parsed messages, so that the page need not parse them. Those of the start page
 * are one module a language, 'virtual:texts/start-LANGUAGE', which the document loads along with its script;
 * 'virtual:texts/start' imports them by language, for every language of languages.json.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

const RULEBOOK = fileURLToPath(new URL('../../src/forno/rulebook', import.meta.url));
const START_AREAS = ['words', 'home'];
const START = 'virtual:texts/start';
const START_NAME = /virtual:texts\/start-([a-z]{2})$/;

/** The module of Fluent sources. Browsers read JSON in a string faster than an object. */
export function moduleOf(...sources: string[]): string {
  const body = sources.flatMap((source) => new FluentResource(source).body);
  return `export default JSON.parse(${JSON.stringify(JSON.stringify({ body }))});`;
}

/** The module that imports the start page's texts by language. */
function startImports(): string {
  const languages = Object.keys(JSON.parse(readFileSync(`${RULEBOOK}/languages.json`, 'utf8')) as object);
  return `export default { ${languages.map((lang) => `${lang}: () => import('${START}-${lang}')`).join(', ')} };`;
}

/** Links that load the start page's texts. The server keeps those of the reader's language. */
function preloadLinks(bundle: Rollup.OutputBundle): HtmlTagDescriptor[] {
  return Object.values(bundle).flatMap((file) => {
    const [, hreflang] = START_NAME.exec((file.type === 'chunk' && file.facadeModuleId) || '') ?? [];
    if (!hreflang) return [];
    const attrs = { rel: 'modulepreload', hreflang, href: `./${file.fileName}`, crossorigin: true };
    return { tag: 'link', attrs, injectTo: 'head' as const };
  });
}

export function texts(): Plugin {
  return {
    name: 'forno-texts',
    resolveId: (id) => (id === START || START_NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${START}`) return startImports();
      const [, lang] = START_NAME.exec(id) ?? [];
      const files = lang ? START_AREAS.map((area) => `${RULEBOOK}/text/${lang}/${area}.ftl`) : [id];
      if (!files[0]!.endsWith('.ftl')) return;
      files.forEach((file) => this.addWatchFile(file));
      return moduleOf(...files.map((file) => readFileSync(file, 'utf8')));
    },
    transformIndexHtml: { order: 'post', handler: (_, { bundle }) => (bundle ? preloadLinks(bundle) : []) },
  };
}
