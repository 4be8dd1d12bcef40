/** What the last move laid down: it stays marked until the next one. */

import type { LastMove } from '@client/table.svelte';
import { cardsOf } from '@client/games/french/cards';

export type Newest = { meld: number | null; cards: ReadonlySet<string>; top: string | null };

export function newestOf(last: LastMove | null): Newest {
  let [meld, top]: [number | null, string | null] = [null, null];
  const cards = new Set<string>();
  for (const event of last?.events ?? []) {
    if (event.event === 'potter-meld-laid') cardsOf(event.cards).forEach((card) => cards.add(card));
    else if (event.event === 'potter-card-added') cards.add(String(event.card));
    else if (event.event === 'potter-card-discarded') top = String(event.card);
    if (typeof event.number === 'number') meld = event.number;
  }
  return { meld, cards, top };
}
