/** The rule book's numbers that the page needs, and what the rules derive from a view. */

import { houseOf, type House } from './cards';
import type { HouseView } from './view';

/** The possible offers to the seat on turn. */
export type Offer = HouseView['choice'][number];

export const STREAK = 3; // §6.1
export const GIVEN = 2; // §7.1: what everybody else gets for an exact hit

/** Which house a seat's streak is of. */
export function streakHouse(view: HouseView, seat: number): House | null {
  const last = view.plays[seat]!.at(-1);
  return last && view.streak[seat]! > 0 ? houseOf(last) : null;
}

/** The last card played this round. */
export const lastPlay = (view: HouseView): string | undefined => (view.pile.length > (view.started ? 1 : 0) ? view.pile.at(-1) : undefined);

/** The sum has reached the limit: the round ends when the last choice is made. */
export const isEnding = (view: HouseView): boolean => view.sum >= view.limit;
