/** The tables at which this person sits. Whether there were any is kept in the browser, so that their place is there before they are. */

import { listOwnTables } from '../api';
import type { OwnTable } from '../wire';

const KEY = 'parlour-tables';
const AGAIN = 20_000; // ms

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
    // A browser that keeps nothing still plays.
  }
}

let tables = $state.raw<OwnTable[]>([]);
let some = $state(remembered());

export const ownTables = (): OwnTable[] => tables;

/** Whether to keep a place for them. */
export const hasTables = (): boolean => some;

/** Ask the house, and again from time to time while somebody looks; called inside an effect. */
export function learnTables(): () => void {
  ask();
  const look = (): void => {
    if (document.visibilityState === 'visible') ask();
  };
  const asking = setInterval(look, AGAIN);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(asking);
    document.removeEventListener('visibilitychange', look);
  };
}

function ask(): void {
  listOwnTables().then(found, () => found(tables)); // what was known is better than nothing
}

function found(list: OwnTable[]): void {
  tables = list;
  some = list.length > 0;
  remember(some);
}

/** There is one more from now on. */
export function expectTable(): void {
  some = true;
  remember(true);
}
