/** What the hall needs to know of the games before any of them is loaded. */

import type { MatchWish } from '../wire';

type Shown = { name: string; opponents: number[]; first: number; matches: MatchWish[] };

const MATCHES: MatchWish[] = [
  ...[3, 5, 7].map((target): MatchWish => ({ kind: 'games', target })),
  ...[100, 200, 500].map((target): MatchWish => ({ kind: 'points', target })),
];

export const SHOWN: Shown[] = [
  { name: 'notty', opponents: [1, 2], first: 1, matches: [] },
  { name: 'potter', opponents: [1, 2, 3, 4], first: 2, matches: [] },
  { name: 'jolly', opponents: [1], first: 1, matches: MATCHES },
  { name: 'house_of_cards', opponents: [1, 2, 3], first: 2, matches: [] },
];
