/** Gives the page what it needs to run a table itself: the files in `node_modules/.offline`, which setup.py has packed, under names with a digest. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const MODULE = 'virtual:device';
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PACKED = here('node_modules/.offline/');
const ENGINE = here('node_modules/pyodide/');
const ENGINE_FILES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'];

type File = { fileName: string; source: Buffer };

/** Without the packed files (they need the network once) the page is built all the same, and does not offer such tables. */
export function device(): Plugin {
  let files: File[] = [];
  return {
    name: 'device',
    config: (_, { command }) => {
      if (command === 'build' && existsSync(`${PACKED}law.zip`)) files = [...engine(), named('law'), named('library')];
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default ${files.length ? JSON.stringify(described(files)) : 'null'};` : null),
    generateBundle() {
      for (const file of files) this.emitFile({ type: 'asset', ...file });
    },
  };
}

/** Pyodide finds its files by their names, so that the digest is in the name of their folder. */
function engine(): File[] {
  const found = ENGINE_FILES.map((name) => ({ name, source: readFileSync(ENGINE + name) }));
  const folder = `assets/python-${digest(...found.map(({ source }) => source))}`;
  return found.map(({ name, source }) => ({ fileName: `${folder}/${name}`, source }));
}

function named(name: string): File {
  const source = readFileSync(`${PACKED}${name}.zip`);
  return { fileName: `assets/${name}-${digest(source)}.zip`, source };
}

function digest(...contents: Buffer[]): string {
  const seen = createHash('sha256');
  for (const one of contents) seen.update(one);
  return seen.digest('hex').slice(0, 8);
}

/** What the page knows of the files: their addresses, what they weigh on the way, and which levels play. */
function described(files: File[]): object {
  const [first] = files;
  return {
    engine: `/${first!.fileName.slice(0, first!.fileName.lastIndexOf('/') + 1)}`,
    law: `/${files.at(-2)!.fileName}`,
    library: `/${files.at(-1)!.fileName}`,
    files: files.map(({ fileName, source }) => ({ path: `/${fileName}`, bytes: fileName.endsWith('.zip') ? source.length : gzipSync(source, { level: 9 }).length })),
    levels: JSON.parse(readFileSync(`${PACKED}offers.json`, 'utf8')) as object,
  };
}
