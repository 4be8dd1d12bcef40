/** What the hall needs to know of the games before any of them is loaded. */

import type { MatchWish } from '../wire';
import { t } from '../words.svelte';
import { outsideGames, type Outside } from './offers.svelte';

/** How long a game is: an option, its values with their words, and the one before anybody chooses. */
export type Length = { option: string; values: (string | number)[]; first: string | number; word: (value: string | number) => string };

export type Shown = { name: string; opponents: number[]; first: number; matches: MatchWish[]; length?: Length };

const TARGETS = { games: [3, 5, 7], points: [100, 200, 500] };
const matchesOf = (kinds: readonly (keyof typeof TARGETS)[]): MatchWish[] => kinds.flatMap((kind) => TARGETS[kind].map((target): MatchWish => ({ kind, target })));

/** The games of the house. */
export const SHOWN: Shown[] = [
  { name: 'notty', opponents: [1, 2], first: 1, matches: [], length: { option: 'turn_limit', values: [40, 100, 300], first: 100, word: (turns) => t('web-length-turns', { turns }) } },
  { name: 'potter', opponents: [1, 2, 3, 4], first: 2, matches: [], length: { option: 'target', values: [50, 100, 200], first: 200, word: (target) => t('web-length-points', { target }) } },
  { name: 'jolly', opponents: [1], first: 1, matches: matchesOf(['games', 'points']) },
  { name: 'house_of_cards', opponents: [1, 2, 3], first: 2, matches: [], length: { option: 'preset', values: ['standard', 'quick'], first: 'standard', word: (preset) => t(`web-length-${preset}`) } },
];

const MOST_OPPONENTS = 7; // more would not fit beside each other

function shownOf({ name, outside: { seats, matches } }: Outside): Shown {
  const [low = 2, high = low] = seats;
  const opponents = Array.from({ length: high - low + 1 }, (_, step) => low - 1 + step).filter((count) => count <= MOST_OPPONENTS);
  return { name, opponents, first: opponents[0] ?? low - 1, matches: matchesOf(matches) };
}

/** These, and those from outside as soon as the house has told of them. */
export const shownGames = (): Shown[] => [...SHOWN, ...outsideGames().map(shownOf)];
