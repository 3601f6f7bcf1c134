import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './vite/compress.ts';
import { licences } from './vite/licences.ts';
import { rules } from './vite/rules.ts';
import { worker } from './vite/worker.ts';

const server = process.env.FORNO_SERVER ?? 'http://127.0.0.1:8400';

/** Modules of the home screen, in one chunk: many small files would take longer to request one by one. */
const HOME = [
  'main',
  'App',
  'screens.home',
  'components.(CallSettings|Dialog|ErrorNotice|Face|face-drawings|Icon|LanguagePicker|NameField|PreferencesDialog|RadioGroup|RefusalNotice|Switch)',
  'device.(announce|calls|key-ring|preferences|random|router|seats|storage)',
  'i18n',
  'net.(api|catalogue|text-references)',
  'cards.(GameEmblem|IngredientFigure|OrderSign|RankSymbol|SuitShape|codes|cards.css)',
];
const FIRST = new RegExp(`node_modules.(svelte|@fluent)|src.(${HOME.join('|')})`);
/** Under its own name: drawing a QR code is fetched when one is shown. */
const QR_CODES = { name: 'qr', test: /node_modules.uqr/ };

export default defineConfig({
  plugins: [svelte(), rules(), worker(), licences(), compress()],
  build: {
    outDir: '../src/forno/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: FIRST }, QR_CODES] } } },
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
    testTimeout: 20_000,
    include: ['tests/**/*.test.ts'],
  },
});
