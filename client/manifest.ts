/** The web manifest, with a shortcut to every game that has a room. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export function manifest(): Plugin {
  return {
    name: 'manifest',
    apply: 'build',
    generateBundle() {
      const said = JSON.parse(readFileSync(here('manifest.json'), 'utf8')) as object;
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify({ ...said, shortcuts: shortcuts() }) });
    },
  };
}

function shortcuts(): { name: string; url: string }[] {
  const games = here('../src/parlour/games');
  const rooms = readdirSync(games).filter((room) => existsSync(`${games}/${room}/page`));
  return rooms.sort().map((room) => {
    const name = new RegExp(`^${room}-name = (.+)$`, 'm').exec(readFileSync(`${games}/${room}/words/en.ftl`, 'utf8'));
    if (!name) throw new Error(`${room}/words/en.ftl does not say what the game is called`);
    return { name: name[1]!, url: `/?game=${room}` };
  });
}
