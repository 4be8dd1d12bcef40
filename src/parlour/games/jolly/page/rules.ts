/** The rule book's numbers that the page needs, and what the rules derive from a view. */

import type { Facts } from '@client/facts';
import { heightOf, isJoker, JOKER, rankOf } from '@client/games/french/cards';
import type { JollyView } from './view';

export const FIRST_MELDS = 3; // §3.4: the round in which melds begin
export const JOLLY_HAND = 13; // §8.2
const SEEN = 2; // of the three bottom cards, if none is a joker: the third is the Jolly card (§1.7)

/** The points of a hand left at the end, in a match for points (§9.4). */
export const handPoints = (hand: readonly string[]): number => hand.reduce((sum, card) => sum + (isJoker(card) ? 25 : rankOf(card) === 'A' ? 10 : Math.min(10, heightOf(card) + 1)), 0);

/** The number of jokers the hunt found (§1.6): at first everybody knows them in the starter's hand; later it follows from how many of the other cards are still under the stock. */
export function huntOf({ starter, first_discard, known, seen_bottom, reshuffles, stock }: JollyView): Facts | null {
  const untouched = seen_bottom.length > 0 && reshuffles === 0 && stock >= SEEN;
  if (!first_discard && !untouched) return null;
  return { event: 'jolly-joker-hunt', seat: starter, count: first_discard ? known[starter]!.filter((card) => card === JOKER).length : SEEN - seen_bottom.length };
}

/** The three cards that the starter looks at (§1.5), as the reader may know them: the jokers found, the cards that stay where they are, and the Jolly card, unless all three are jokers. */
export function huntedCards(view: JollyView): string[] {
  if (!view.first_discard) return [];
  const found = Number(huntOf(view)?.count ?? 0);
  const left = view.jolly_card && found <= SEEN ? [...view.seen_bottom, view.jolly_card] : [];
  return [...Array<string>(found).fill(JOKER), ...left];
}

/** Whether lay-offs onto older melds and swaps are allowed (§5.3). */
export const isOpen = (view: JollyView): boolean =>
  view.turn !== null && view.phase === 'play' && (view.opened[view.turn]! || (view.opening !== null && view.opening.pure && view.opening.points >= view.opening.needed));

/** The number of jokers swapped this turn that are not in a new meld yet (§6.3). */
export const homelessJokers = (view: JollyView): number => Math.max(0, view.swapped - view.laid.flatMap((number) => view.table[number - 1] ?? []).filter((card) => card.startsWith('JK')).length);
