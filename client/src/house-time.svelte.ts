/** The time of the house: all its moments are told in it, and the clock of this device may be wrong. */

import { createSubscriber } from 'svelte/reactivity';

const TICK = 500; // ms

let ahead = 0; // seconds

/** The house has said what time it is. */
export function learnTime(now: number): void {
  ahead = now - Date.now() / 1000;
}

/** It ticks only while something on the page shows it. */
const follow = createSubscriber((update) => {
  const clock = setInterval(update, TICK);
  return () => clearInterval(clock);
});

/** Now, in seconds of the house; whoever shows it follows it. */
export function houseNow(): number {
  follow();
  return Date.now() / 1000 + ahead;
}

/** The whole seconds until a moment; a second that has begun counts. */
export const secondsUntil = (moment: number): number => Math.max(0, Math.ceil(moment - houseNow()));
