/** This person's recently finished games, and how each of them ended. */

import { listOwnGames } from '../api';
import { reviewPath, tablePath } from '../router.svelte';
import type { OwnGame } from '../wire';
import { t } from '../words.svelte';

let games = $state.raw<OwnGame[]>([]);

/** Latest first. */
export const ownGames = (): OwnGame[] => games;

/** Ask the server; if it fails, the old list is better than nothing. Called inside an effect. */
export const learnGames = (): void =>
  void listOwnGames().then(
    (found) => (games = found),
    () => null,
  );

export function endOf({ place, won, seats }: OwnGame): string {
  if (won) return t('web-games-won');
  if (place === null) return t('web-games-broken-off');
  if (place === 1) return t('web-games-draw');
  return seats.length === 2 ? t('web-games-lost') : t('web-games-place', { place, of: seats.length });
}

/** The link to its review, or to the table, which still shows how it ended, if it has none. */
export const lookBack = ({ table, number, you, review }: OwnGame): string => (review ? reviewPath(table, number, you) : tablePath(table));
