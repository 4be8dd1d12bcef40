/** The worker that runs tables on this device: Python, with the rules and the tables of the server. */

/// <reference lib="webworker" />

import device from 'virtual:device';
import settings from '../../python/settings.json';
import { append, read } from './database';
import type { FromWorker, ToWorker } from './messages';

declare const self: DedicatedWorkerGlobalScope;

/** The part of Pyodide that is used here. */
type Python = {
  FS: { mkdirTree(path: string): void };
  unpackArchive(archive: ArrayBuffer, format: string, how: { extractDir: string }): void;
  pyimport(name: string): Parlour;
};
type Host = { connect(table: string, line: Line): void };
type Line = { hear(text: string): void; lost(): void };
type Parlour = {
  start(keeper: object): Host;
  open_table(host: Host, wish: string): Promise<string>;
  Line(say: (text: string) => void, hangUp: () => void): Line;
};
type Running = { parlour: Parlour; host: Host };

/** The law needs no package of Pyodide's: the list of them is empty. */
const NO_PACKAGES = JSON.stringify({ info: settings.info, packages: {} });

const lines = new Map<number, Line>();
const tell = (message: FromWorker): void => self.postMessage(message);
let running: Promise<Running> | null = null;

async function start(): Promise<Running> {
  const { engine, law, library } = device!;
  const archive = fetch(law).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${engine}pyodide.mjs`)) as { loadPyodide: (how: object) => Promise<Python> };
  const python = await loadPyodide({ indexURL: engine, stdLibURL: library, lockFileContents: NO_PACKAGES });
  python.unpackArchive(await archive, 'zip', { extractDir: settings.packages });
  const parlour = python.pyimport('parlour.offline.browser');
  return { parlour, host: parlour.start({ append, read }) };
}

function python(): Promise<Running> {
  running ??= start();
  running.catch((error: unknown) => {
    running = null;
    tell({ kind: 'broken', reason: String(error) });
  });
  return running;
}

async function hear(message: ToWorker): Promise<void> {
  const { parlour, host } = await python();
  switch (message.kind) {
    case 'wake':
      return tell({ kind: 'answer', ask: message.ask, text: 'awake' });
    case 'open':
      return tell({ kind: 'answer', ask: message.ask, text: await parlour.open_table(host, JSON.stringify(message.wish)) });
    case 'connect': {
      const { line: number, table } = message;
      const line = parlour.Line(
        (text) => tell({ kind: 'said', line: number, text }),
        () => tell({ kind: 'hung-up', line: number }),
      );
      lines.set(number, line);
      return host.connect(table, line);
    }
    case 'say':
      return lines.get(message.line)?.hear(message.text);
    case 'hang-up':
      lines.get(message.line)?.lost();
      lines.delete(message.line);
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => void hear(data).catch(() => null);
