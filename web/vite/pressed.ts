/** Every text of the build also lies there pressed, as .br and .gz: a server only picks, it never compresses. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const PRESSES: Record<string, (text: Buffer) => Buffer> = {
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gz: (text) => gzipSync(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** Brotli's own default is its best quality, 11. What does not get smaller is left out. */
export function press(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name)) continue;
    const text = readFileSync(join(folder, name));
    for (const [ending, make] of Object.entries(PRESSES)) {
      const pressed = make(text);
      if (pressed.length < text.length) writeFileSync(join(folder, `${name}.${ending}`), pressed);
    }
  }
}

export function pressed(): Plugin {
  let folder = '';
  return {
    name: 'forno-pressed',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: { order: 'post', handler: () => press(folder) },
  };
}
