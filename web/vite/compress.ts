/** Build plugin: a .br and a .gz beside every text file, so that the server need not compress. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
// Brotli's default quality is its best, 11.
const COMPRESSORS: Record<string, (text: Buffer) => Buffer> = {
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gz: (text) => gzipSync(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** Compress the text files of a folder; results that are not smaller are left out. */
export function compressFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name)) continue;
    const text = readFileSync(join(folder, name));
    for (const [extension, compress] of Object.entries(COMPRESSORS)) {
      const compressed = compress(text);
      if (compressed.length < text.length) writeFileSync(join(folder, `${name}.${extension}`), compressed);
    }
  }
}

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'forno-compress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: { order: 'post', handler: () => compressFiles(folder) },
  };
}
