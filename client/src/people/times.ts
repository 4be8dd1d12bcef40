/** Days in words. */

import { settings } from '../settings.svelte';

/** The day of a time in seconds, in words where the browser knows the language. */
export function dateWords(seconds: number): string {
  const day = new Date(seconds * 1000);
  const known = Intl.DateTimeFormat.supportedLocalesOf(settings.language).length > 0;
  return known ? new Intl.DateTimeFormat(settings.language, { dateStyle: 'long' }).format(day) : day.toISOString().slice(0, 10);
}
