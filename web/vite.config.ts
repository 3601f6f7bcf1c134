import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { pressed } from './vite/pressed.ts';
import { rules } from './vite/rules.ts';
import { worker } from './vite/worker.ts';

const server = process.env.FORNO_SERVER ?? 'http://127.0.0.1:8400';

/** What the start page needs comes in one piece: many small files would be slow to ask for one by one. */
const FIRST = /node_modules.(svelte|@fluent)|src.(main|App|home|parts|worker.register|lib.(announce|api|device|names|route|texts)|cards.(Emblem|Figure|Sign|Symbol|Corner|letters|cards\.css))/;

export default defineConfig({
  plugins: [svelte(), rules(), worker(), pressed()],
  build: {
    outDir: '../src/forno/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: FIRST }] } } },
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
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
});
