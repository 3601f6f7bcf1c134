/** Build plugin: the licences of everything that the page contains, as /licences.txt. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILE = 'licences.txt';
const FONT_LICENCE = fileURLToPath(new URL('../src/fonts/OFL.txt', import.meta.url));
const OWN_LICENCE = fileURLToPath(new URL('../../LICENSE', import.meta.url));
const PACKAGE = /^(.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)[/\\]/;
const RULER = '-'.repeat(80);

/** The folders of the packages that these modules belong to. */
export function packagesOf(modules: Iterable<string>): string[] {
  const folders = [...modules].flatMap((id) => PACKAGE.exec(id.replace(/^\0/, ''))?.[1] ?? []);
  return [...new Set(folders)].sort();
}

/** Name, version and licence of a package. Throws if there is no licence to show. */
export function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)(\.|$)/i.test(one));
  if (!file && !license) throw new Error(`${name} has no licence`);
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`;
  return `${name} ${version}\n\n${text}`;
}

export function licences(): Plugin {
  return {
    name: 'forno-licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      const font = `Nunito (font)\n\n${readFileSync(FONT_LICENCE, 'utf8').trim()}`;
      const own = `Forno\n\n${readFileSync(OWN_LICENCE, 'utf8').trim()}`;
      const notices = [own, ...packagesOf(modules).map(noticeOf), font];
      this.emitFile({ type: 'asset', fileName: FILE, source: `${notices.join(`\n\n${RULER}\n\n`)}\n` });
    },
  };
}
