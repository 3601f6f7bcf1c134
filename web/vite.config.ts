import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './vite/compress.ts';
import { compileHint } from './vite/compile-hint.ts';
import { licences } from './vite/licences.ts';
import { rules } from './vite/rules.ts';
import { texts } from './vite/texts.ts';
import { worker } from './vite/worker.ts';

const server = process.env.FORNO_SERVER ?? 'http://127.0.0.1:8400';

/** Modules of the home screen, in one chunk: many small files would take longer to request one by one. */
const HOME = [
  'main',
  'App',
  'screens.home',
  'components.(ErrorNotice|Face.svelte|face-drawings|Icon|LanguagePicker|NameField|RadioGroup|RefusalNotice)',
  'device.(announce|base|preferences|random|router|seats|storage)',
  'i18n.(names|texts)',
  'net.(api|catalogue|text-references)',
  'cards.(GameEmblem|IngredientFigure|SuitShape|cards.css)',
];
const FIRST = new RegExp(`node_modules.(svelte|@fluent)|src.(${HOME.join('|')})`);
/** Modules of every table, and those that a table shares with other screens, in one chunk for the same reason. */
const TABLE = [
  'screens.table.[^/]+$',
  'components',
  'cards',
  'device.sound',
  'games.[^/]+$',
  'i18n',
  'net',
];
const SHARED = { name: 'shared', test: new RegExp(`src.(${TABLE.join('|')})`), minShareCount: 2 };
/** Creates an error when it is loaded: browsers that are being inspected read its whole file again for the stack. */
const CONSTANTS = { name: 'constants', test: /node_modules.svelte.src.internal.client.constants/ };
/** Under its own name: drawing a QR code is fetched when one is shown. */
const QR_CODES = { name: 'qr', test: /node_modules.uqr/ };

export default defineConfig({
  // The server puts in the path that it is reached under.
  base: './',
  plugins: [svelte(), rules(), texts(), compileHint('first'), worker(), licences(), compress()],
  build: {
    outDir: '../src/forno/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [CONSTANTS, { name: 'first', test: FIRST }, QR_CODES, SHARED] } },
    },
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
    fs: { allow: ['..'] },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    pool: 'vmThreads',
    maxWorkers: '100%',
    setupFiles: ['tests/jsdom.ts'],
    // A busy machine loads modules in a hook, and waits for a core, for longer than the default of ten seconds.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 60_000,
    include: ['tests/**/*.test.ts'],
  },
});
