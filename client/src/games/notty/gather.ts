/** What happened in a turn, in few lines: draw & discard is one thing, once its discard is known. */

import type { Facts } from '../../facts';

export function gather(events: Facts[]): Facts[] {
  const told: Facts[] = [];
  for (const event of events) {
    const before = told.at(-1);
    if (event.event === 'notty-card-dropped' && before?.event === 'notty-cycle-begun') told[told.length - 1] = { ...event, event: 'notty-web-cycled', drawn: before.card };
    else told.push(event);
  }
  return told;
}
