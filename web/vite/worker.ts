/** Build plugin: src/worker/worker.ts as /worker.js, with the list of files and their version put in. */
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
      const chunk = bundle[FILE];
      if (chunk?.type !== 'chunk') throw new Error('the worker was not built');
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.endsWith('.map'));
      const list = JSON.stringify(files.sort());
      const version = createHash('sha256').update(chunk.code).update(list).digest('hex').slice(0, 12);
      chunk.code = chunk.code.replace('FORNO_FILES', list).replace('FORNO_VERSION', JSON.stringify(version));
    },
  };
}
