/** The cards laid down by the last move, which stay marked until the next one. */

import type { LastMove } from '../../table.svelte';
import { cardsOf } from './cards';

export type Newest = { meld: number | null; cards: ReadonlySet<string>; top: string | null };

/** The events have the same names in all games of melds, each after the name of its game. */
export function newestOf(last: LastMove | null): Newest {
  let [meld, top]: [number | null, string | null] = [null, null];
  const cards = new Set<string>();
  for (const { event, card, cards: several, number } of last?.events ?? []) {
    const name = String(event);
    if (name.endsWith('-meld-laid')) cardsOf(several).forEach((one) => cards.add(one));
    else if (name.endsWith('-card-added') || name.endsWith('-joker-swapped')) cards.add(String(card));
    else if (name.endsWith('-card-discarded')) top = String(card);
    if (typeof number === 'number') meld = number;
  }
  return { meld, cards, top };
}
