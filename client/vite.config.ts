import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vitest/config';
import { device } from './device.ts';
import { manifest } from './manifest.ts';
import { shell } from './shell.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), manifest(), device(), shell()],
  worker: { format: 'es', plugins: () => [device()] },
  resolve: {
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}), // or Svelte would build for a server
    alias: {
      '@client': here('src'),
      '@locales': here('../src/parlour/locales'),
      '@games': here('../src/parlour/games'),
      '@examples': here('../examples'),
      '@law': process.env.PARLOUR_LAW ?? here('node_modules/.law'), // written by tests/client/test_one_law.py
    },
    dedupe: ['svelte', 'vitest'], // a room has no node_modules beside it
  },
  css: { postcss: { plugins: [globalData({ files: [here('src/breakpoints.css')] }), customMedia()] } },
  build: {
    outDir: '../src/parlour/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows nothing inline, not even data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here('index.html'), sw: here('src/sw.ts') },
      // The service worker has one permanent name, at the root, so that its scope is every address.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    fs: { allow: ['.', '../src/parlour', '../examples', process.env.PARLOUR_LAW ?? '.'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts', '../src/parlour/games/*/page/**/*.test.ts'],
    environment: 'happy-dom',
    pool: 'vmThreads', // each file isolated, in a third of the time
    css: { include: /breakpoints/ }, // breakpoints.ts reads it; the tests need no other style
    testTimeout: 120_000, // a busy machine is slow, not wrong
    restoreMocks: true,
    unstubGlobals: true,
    coverage: {
      include: ['src/**/*.ts', '../src/parlour/games/*/page/**/*.ts'],
      // The registry of rooms is only types and lists of files; the start, the service worker and what runs and keeps tables on the device run in Chromium (tests/browser/test_offline.py, test_on_device.py).
      exclude: ['**/*.test.ts', 'src/testing/**', 'src/wire.ts', 'src/words/**', 'src/main.ts', 'src/sw.ts', 'src/offline.ts', 'src/here/worker.ts', 'src/here/database.ts', 'src/here/kept.ts'],
      allowExternal: true,
      reportsDirectory: 'node_modules/.coverage', // the other checks read client/ meanwhile
      reporter: ['text-summary'],
      thresholds: { lines: 80 },
    },
  },
});
