/** The numbers of the rule book that the page needs, and what follows from a view by its rules. */

import type { Facts } from '@client/facts';
import { heightOf, isJoker, JOKER, rankOf } from '@client/games/french/cards';
import type { JollyView } from './view';

export const FIRST_MELDS = 3; // §3.4: the round in which melds begin
export const JOLLY_HAND = 13; // §8.2
const SEEN = 2; // of the three bottom cards, if none is a joker: the third is the Jolly card (§1.7)

/** What a hand counts that is left at the end, in a match for points (§9.4). */
export const handPoints = (hand: readonly string[]): number => hand.reduce((sum, card) => sum + (isJoker(card) ? 25 : rankOf(card) === 'A' ? 10 : Math.min(10, heightOf(card) + 1)), 0);

/** How many jokers the hunt found (§1.6): at first everybody knows them in the starter's hand; later it shows in how many of the other cards still lie under the stock. */
export function huntOf({ starter, first_discard, known, seen_bottom, reshuffles, stock }: JollyView): Facts | null {
  const untouched = seen_bottom.length > 0 && reshuffles === 0 && stock >= SEEN;
  if (!first_discard && !untouched) return null;
  return { event: 'jolly-joker-hunt', seat: starter, count: first_discard ? known[starter]!.filter((card) => card === JOKER).length : SEEN - seen_bottom.length };
}

/** Whether older melds take lay-offs and give their jokers (§5.3). */
export const isOpen = (view: JollyView): boolean =>
  view.turn !== null && view.phase === 'play' && (view.opened[view.turn]! || (view.opening !== null && view.opening.pure && view.opening.points >= view.opening.needed));

/** The jokers that were swapped in this turn and lie in no new meld yet (§6.3). */
export const homelessJokers = (view: JollyView): number => Math.max(0, view.swapped - view.laid.flatMap((number) => view.table[number - 1] ?? []).filter((card) => card.startsWith('JK')).length);
