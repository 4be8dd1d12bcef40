/** The terms of a table in words: the time per turn, what is left of it, whether the games are rated. */

import { matchName } from './match';
import type { Shared } from './sharing';
import type { TableInfo } from './wire';
import { t } from './words.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From this time on, nobody waits at the table: a game over days. */
const SLOW = HOUR;

/** The times per turn to choose from; null is no clock. */
export const CLOCKS: (number | null)[] = [null, 30, MINUTE, 2 * MINUTE, 5 * MINUTE, DAY, 3 * DAY, 7 * DAY];

export const isSlow = (clock: number | null): boolean => clock !== null && clock >= SLOW;

/** "30 s", "2 min", "3 days": in the largest unit; a game over days is not counted in seconds, so these are rounded. */
export function duration(seconds: number): string {
  if (seconds >= DAY) return t('web-time-days', { count: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return t('web-time-hours', { count: Math.round(seconds / HOUR) });
  if (seconds >= MINUTE) return t('web-time-minutes', { count: Math.floor(seconds / MINUTE) });
  return t('web-time-seconds', { count: Math.ceil(seconds) });
}

/** "1 min per turn" */
export const clockWords = (clock: number | null): string => (clock === null ? t('web-terms-no-clock') : t('web-terms-clock-turn', { time: duration(clock) }));

/** "1:05": what a clock shows. */
export const ticking = (seconds: number): string => `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;

/** "1:05", or in words where it takes longer: "2 days left". */
export const leftWords = (seconds: number): string => (seconds >= HOUR ? t('web-left', { time: duration(seconds) }) : ticking(seconds));

/** "20 s", "1:40": inside a sentence. */
export const soonWords = (seconds: number): string => (seconds >= HOUR || seconds <= MINUTE ? duration(seconds) : ticking(seconds));

/** Whether the game on the table is rated: help may have made it unrated. */
export const isRated = ({ rated, helped }: TableInfo): boolean => rated && helped.length === 0;

export const ratedWords = (rated: boolean): string => t(rated ? 'web-terms-rated' : 'web-terms-unrated');

/** What anyone who opens the link to a table can do. */
export function inviteWords({ phase, seats }: TableInfo): string {
  if (phase !== 'open') return t('web-invite-watch');
  return t(seats.some((seat) => seat.kind === 'free') ? 'web-invite' : 'web-invite-full');
}

/** The terms agreed at a table, each in a few words. */
export const termsOf = (info: TableInfo): string[] => [clockWords(info.clock), ratedWords(isRated(info)), info.match ? matchName(info.match) : ''].filter(Boolean);

/** "A Notty table for 3, 1 min per turn": what a shared link opens. */
export function sharedWords({ game, seats, match, clock, rated }: Shared): string {
  const more = [match ? matchName(match) : '', clock === null ? '' : clockWords(clock), rated === null ? '' : ratedWords(rated)].filter(Boolean);
  return [t('web-shared-table', { game: t(`${game}-name`), seats }), ...more].join(', ');
}
