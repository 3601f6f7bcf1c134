/** Builds src/worker/worker.ts as /worker.js, and tells it which files there are and which version they make. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/worker/worker.ts', import.meta.url));
const FILE = 'worker.js';

export function worker(): Plugin {
  return {
    name: 'forno-worker',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: FILE });
    },
    generateBundle(_, bundle) {
      const made = bundle[FILE];
      if (made?.type !== 'chunk') throw new Error('the worker was not built');
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.endsWith('.map'));
      const list = JSON.stringify(files.sort().map((name) => `/${name}`));
      const version = createHash('sha256').update(made.code).update(list).digest('hex').slice(0, 12);
      made.code = made.code.replace('FORNO_FILES', list).replace('FORNO_VERSION', JSON.stringify(version));
    },
  };
}
