/** A match in words: best of a number of games, or to a number of points. */

import type { MatchInfo, MatchWish } from './wire';
import { t } from './words.svelte';

export const matchName = ({ kind, target }: MatchWish): string => t(kind === 'games' ? 'web-match-games' : 'web-match-points', { target });

/** "Best of 3: Ann 1, Ben 0" */
export const matchStands = (match: MatchInfo, names: readonly string[]): string =>
  t('web-match-stands', { match: matchName(match), scores: match.scores.map((score, seat) => `${names[seat] ?? ''}\u00a0${score}`) });
