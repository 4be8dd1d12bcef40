/** Tells the service worker which files the page cannot do without, its other parts, and by a digest of them all which page it is. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';

export function shell(): Plugin {
  let web = '';
  return {
    name: 'shell',
    apply: 'build',
    configResolved: (config) => {
      web = config.build.outDir;
    },
    closeBundle: () => {
      const here = readdirSync(web, { withFileTypes: true }).filter((file) => file.isFile() && file.name !== WORKER);
      const files = here.map((file) => file.name).sort();
      const page = readFileSync(join(web, 'index.html'), 'utf8');
      const named = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path!);
      const parts = readdirSync(join(web, 'assets')).sort();
      const digest = createHash('sha256');
      for (const file of files) digest.update(readFileSync(join(web, file)));
      for (const part of parts) digest.update(part); // its name says what is in it
      const told = { __SHELL__: ['/', ...new Set(named)], __PARTS__: parts.map((part) => `/assets/${part}`), __VERSION__: digest.digest('hex').slice(0, 12) };
      const worker = readFileSync(join(web, WORKER), 'utf8');
      writeFileSync(join(web, WORKER), worker.replace(/__[A-Z]+__/g, (name) => JSON.stringify(told[name as keyof typeof told])));
    },
  };
}
