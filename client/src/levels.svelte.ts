/** The computer players that the server offers for each game, and their words. */

import { learnOffers, offerOf } from './games/offers.svelte';
import type { LevelOffer } from './wire';
import { knows, t } from './words.svelte';

/** Called inside an effect. Without an answer, the server chooses. */
export function learnLevels(): void {
  learnOffers().catch(() => null);
}

/** The levels in a game's menu, weakest first. */
export const levelsOf = (game: string): LevelOffer[] => offerOf(game)?.levels ?? [];

/** The default level. */
export const firstLevel = (game: string): string | null => offerOf(game)?.first ?? null;

export const levelName = (level: string): string => (knows(`web-level-${level}`) ? t(`web-level-${level}`) : level);

/** What such a player is like in this game, in one line; empty if it has no description. */
export const character = (game: string, level: string): string => (knows(`web-character-${game}-${level}`) ? t(`web-character-${game}-${level}`) : '');

/** Its measured rating in words; empty if none was measured. */
export function ratingOf(game: string, level: string): string {
  const rating = levelsOf(game).find((one) => one.name === level)?.rating;
  return rating == null ? '' : t('web-rating', { rating: String(rating) });
}
