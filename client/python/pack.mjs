/** Packs the law for browsers, and starts what was packed, as a page does. Usage: node pack.mjs SOURCE MATERIALS OUT */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [source, materials, out] = process.argv.slice(2);
const indexURL = here('../node_modules/pyodide/');

/** pack.py runs in the browser's own Python: only that can write the bytecode that it reads. */
async function pack() {
  const python = await loadPyodide({ indexURL });
  for (const [name, root] of Object.entries({ source, materials, out, npm: indexURL })) {
    python.FS.mkdir(`/${name}`);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, `/${name}`);
  }
  python.runPython(readFileSync(here('pack.py'), 'utf8'));
}

/** Which levels play in a page; this fails if a module is missing. */
async function offers() {
  const python = await loadPyodide({ indexURL, stdLibURL: `${out}/library.zip`, lockFileContents: NO_PACKAGES });
  python.unpackArchive(new Uint8Array(readFileSync(`${out}/law.zip`)), 'zip', { extractDir: PACKAGES });
  return python.runPython('import json; from parlour.offline import browser; json.dumps(browser.offers())');
}

const settings = JSON.parse(readFileSync(here('./settings.json'), 'utf8'));
const PACKAGES = settings.packages;
const NO_PACKAGES = JSON.stringify({ info: settings.info, packages: {} });

await pack();
writeFileSync(`${out}/offers.json`, await offers());
