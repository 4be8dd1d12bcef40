/** The events of a turn in few lines: draw & discard is one event once its discard is known, and a player who continues is not named again. */

import type { Facts } from '@client/facts';
import type { NottyEvent } from './view';

const THEN: Record<string, string> = {
  'notty-card-drawn': 'notty-then-drawn',
  'notty-card-stolen': 'notty-then-stolen',
  'notty-cycle-begun': 'notty-then-begun',
  'notty-web-cycled': 'notty-then-cycled',
  'notty-group-discarded': 'notty-then-discarded',
};

const actor = ({ seat, thief }: Facts): Facts[string] => seat ?? thief;

export function groupEvents(events: NottyEvent[]): Facts[] {
  const told: Facts[] = [];
  for (const event of events) {
    const before = told.at(-1);
    if (event.event === 'notty-card-dropped' && before?.event === 'notty-cycle-begun') told[told.length - 1] = { ...event, event: 'notty-web-cycled', drawn: before.card };
    else told.push(event);
  }
  return told.map((event, place) => (goesOn(told, place) ? { ...event, event: THEN[String(event.event)] ?? event.event } : event));
}

/** Cards drawn in a row are told together, so all of them start with the same key. */
function goesOn(told: readonly Facts[], place: number): boolean {
  const [event, before] = [told[place]!, told[place - 1]];
  if (!before || actor(before) !== actor(event)) return false;
  return event.event === 'notty-card-drawn' && before.event === event.event ? goesOn(told, place - 1) : true;
}
