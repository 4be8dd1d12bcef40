/** Who laid each meld on the table, by its number, from the events that the page has seen. */

import type { Facts } from '../facts';

export function meldOwners(events: readonly Facts[]): Map<number, number> {
  const owners = new Map<number, number>();
  for (const { event, number, seat } of events) {
    const kind = String(event);
    if (kind.endsWith('-round-begun')) owners.clear();
    if (kind.endsWith('-meld-laid') && typeof number === 'number' && typeof seat === 'number') owners.set(number, seat);
  }
  return owners;
}

/** The context key under which a table tells its parts whose melds they are. */
export const MELD_OWNERS = Symbol('who laid the melds');
