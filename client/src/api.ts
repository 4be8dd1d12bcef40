/** The few things that go over plain HTTP: opening tables, listing them, sitting down (the seat's token is a cookie). */

import type { Facts } from './facts';
import type { GameOffer, OpenTable, SitDown } from './wire';

/** A public table with a free seat, as far as the hall shows it. */
export type ListedTable = { table: string; game: string; seats: number | unknown[] };

/** An answer of the server that is not what was asked for; its words are in the locales. */
export class Trouble extends Error {
  constructor(
    readonly key: string,
    readonly args: Facts = {},
  ) {
    super(key);
  }
}

async function call<T>(path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: body ? { 'Content-Type': 'application/json' } : {},
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new Trouble('web-no-server');
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  const trouble = said as { key?: string; args?: Facts } | null;
  throw new Trouble(trouble?.key ?? (answer.status === 404 ? 'web-no-table' : 'web-no-server'), trouble?.args ?? {});
}

export const openTable = (table: OpenTable): Promise<{ table: string }> => call('/tables', table);

export const listGames = (): Promise<GameOffer[]> => call('/games');

export const listTables = (): Promise<ListedTable[]> => call('/tables');

export const sitDown = (table: string, sitting: SitDown): Promise<{ seat: number }> =>
  call(`/tables/${encodeURIComponent(table)}/sit`, sitting);

/** Whether the house answers at all. */
export const isOpen = (): Promise<boolean> =>
  fetch('/api/health').then(
    (answer) => answer.ok,
    () => false,
  );
