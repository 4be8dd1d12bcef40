/** The tables where this person has a seat. Whether there were any is kept in the browser, so that space is reserved before they load. */

import { listOwnTables } from '../api';
import type { OwnTable } from '../wire';
import { whileVisible } from './while-visible';

const KEY = 'parlour-tables';

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'some';
  } catch {
    return false;
  }
}

function remember(some: boolean): void {
  try {
    if (some) localStorage.setItem(KEY, 'some');
    else localStorage.removeItem(KEY);
  } catch {
    // Without browser storage, everything else still works.
  }
}

let tables = $state.raw<OwnTable[]>([]);
let some = $state(remembered());

export const ownTables = (): OwnTable[] => tables;

/** Whether to reserve space for them. */
export const hasTables = (): boolean => some;

/** Ask the server, and again from time to time while the page is visible; called inside an effect. */
export const learnTables = (): (() => void) => whileVisible(ask);

function ask(): void {
  listOwnTables().then(found, () => found(tables)); // the old list is better than nothing
}

function found(list: OwnTable[]): void {
  tables = list;
  some = list.length > 0;
  remember(some);
}

/** One more table from now on. */
export function expectTable(): void {
  some = true;
  remember(true);
}
