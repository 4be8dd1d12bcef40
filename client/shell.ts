/** Gives the service worker the files that the page needs (including the offline page), its other parts, and a digest of them all as the page's version. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const WORKER = 'sw.js';
const OFFLINE = '/OfflinePage.svelte';

export function shell(): Plugin {
  let web = '';
  let offline: string[] = [];
  return {
    name: 'shell',
    apply: 'build',
    configResolved: (config) => {
      web = config.build.outDir;
    },
    generateBundle: (_, bundle) => {
      offline = [...neededBy(OFFLINE, bundle)].map((file) => `/${file}`);
    },
    closeBundle: () => {
      const here = readdirSync(web, { withFileTypes: true }).filter((file) => file.isFile() && file.name !== WORKER);
      const files = here.map((file) => file.name).sort();
      const page = readFileSync(join(web, 'index.html'), 'utf8');
      const named = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path!);
      const parts = readdirSync(join(web, 'assets'), { recursive: true, withFileTypes: true })
        .filter((part) => part.isFile())
        .map((part) => relative(web, join(part.parentPath, part.name)))
        .sort();
      const digest = createHash('sha256');
      for (const file of files) digest.update(readFileSync(join(web, file)));
      for (const part of parts) digest.update(part); // its name contains its digest
      const told = { __SHELL__: ['/', ...new Set([...named, ...offline])], __PARTS__: parts.map((part) => `/${part}`), __VERSION__: digest.digest('hex').slice(0, 12) };
      const worker = readFileSync(join(web, WORKER), 'utf8');
      writeFileSync(
        join(web, WORKER),
        worker.replace(/__[A-Z]+__/g, (name) => JSON.stringify(told[name as keyof typeof told])),
      );
    },
  };
}

/** The files needed to show a module of the page: its chunk, everything that chunk imports eagerly, and their styles. */
function neededBy(module: string, bundle: Rolldown.OutputBundle): Set<string> {
  const needed = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (needed.has(name) || chunk?.type !== 'chunk') return;
    needed.add(name);
    chunk.viteMetadata?.importedCss.forEach((style) => needed.add(style));
    chunk.imports.forEach(add);
  };
  const found = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(module));
  if (!found) throw new Error(`no chunk of the page is made from ${module}`);
  add(found.fileName);
  return needed;
}
