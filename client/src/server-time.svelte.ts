/** The server's time: all its timestamps use it, and the clock of this device may be wrong. */

import { createSubscriber } from 'svelte/reactivity';

const TICK = 500; // ms

let ahead = 0; // seconds

/** The server has sent its time. */
export function learnTime(now: number): void {
  ahead = now - Date.now() / 1000;
}

/** It ticks only while something on the page shows it. */
const follow = createSubscriber((update) => {
  const clock = setInterval(update, TICK);
  return () => clearInterval(clock);
});

/** The current server time in seconds; reactive. */
export function serverNow(): number {
  follow();
  return Date.now() / 1000 + ahead;
}

/** The whole seconds until a moment, rounded up. */
export const secondsUntil = (moment: number): number => Math.max(0, Math.ceil(moment - serverNow()));
