/** What the page and the worker that runs tables say to each other. `line` numbers a connection to a table, `ask` a question. */

import type { OpenTable } from '../wire';

export type ToWorker =
  | { kind: 'open'; ask: number; wish: OpenTable }
  | { kind: 'wake'; ask: number }
  | { kind: 'connect'; line: number; table: string }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'hang-up'; line: number };

export type FromWorker =
  | { kind: 'answer'; ask: number; text: string }
  | { kind: 'said'; line: number; text: string }
  | { kind: 'hung-up'; line: number }
  /** Python does not start: for example, its files are gone. */
  | { kind: 'broken'; reason: string };

/** The answer to `open`: the table's id, or a refusal as the server words it. */
export type Opening = { table: string } | { key: string; args: Record<string, unknown> };

const PREFIX = 'here-';
/** Whether a table is on this device; only such ids begin like this. */
export const isHere = (table: string): boolean => table.startsWith(PREFIX);
