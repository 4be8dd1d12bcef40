/** Times in words: for a turn, what is left of one, and days. */

import { settings } from '../settings.svelte';
import { t } from '../words.svelte';

const UNITS: [name: string, seconds: number][] = [['days', 86400], ['hours', 3600], ['minutes', 60], ['seconds', 1]];

/** The clocks that the hall offers, in seconds a turn; null is none. */
export const CLOCKS: (number | null)[] = [null, 30, 60, 120, 300, 86400, 3 * 86400, 7 * 86400];

/** "2 days", "5 min": in the largest unit that fits, rounded down. */
export function timeWords(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? UNITS.at(-1)!;
  return t('web-hall-time', { unit, count: Math.max(0, Math.floor(seconds / size)) });
}

export const clockWords = (clock: number | null): string => (clock === null ? t('web-hall-clock-none') : t('web-hall-clock-turn', { time: timeWords(clock) }));

/** The day of a time in seconds, in words where the browser knows the language. */
export function dateWords(seconds: number): string {
  const day = new Date(seconds * 1000);
  const known = Intl.DateTimeFormat.supportedLocalesOf(settings.language).length > 0;
  return known ? new Intl.DateTimeFormat(settings.language, { dateStyle: 'long' }).format(day) : day.toISOString().slice(0, 10);
}
