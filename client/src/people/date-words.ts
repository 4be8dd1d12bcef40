/** Days and hours in words, as the reader's language and region write them. */

import { settings } from '../settings.svelte';

/** The language of the page, in the regional variant that the browser asks for: en-GB has no AM. */
const locale = (): string => navigator.languages.find((tag) => tag.split('-')[0] === settings.language) ?? settings.language;
const known = (): boolean => Intl.DateTimeFormat.supportedLocalesOf(locale()).length > 0;

/** The day of a time in seconds, in words where the browser knows the language. */
export function dateWords(seconds: number): string {
  const day = new Date(seconds * 1000);
  return known() ? new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(day) : day.toISOString().slice(0, 10);
}

/** The hour and minute of a time in seconds. */
export const hourWords = (seconds: number): string => new Intl.DateTimeFormat(known() ? locale() : 'en-GB', { timeStyle: 'short' }).format(seconds * 1000);
