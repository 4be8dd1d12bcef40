/** What the last move laid down: it stays marked until the next one. */

import type { LastMove } from '@client/table.svelte';
import type { PotterEvent } from './view';

export type Newest = { meld: number | null; cards: ReadonlySet<string>; top: string | null };

export function newestOf(last: LastMove<PotterEvent> | null): Newest {
  let [meld, top]: [number | null, string | null] = [null, null];
  const cards = new Set<string>();
  for (const event of last?.events ?? []) {
    if (event.event === 'potter-meld-laid') event.cards.forEach((card) => cards.add(card));
    else if (event.event === 'potter-card-added') cards.add(event.card);
    else if (event.event === 'potter-card-discarded') top = event.card;
    if ('number' in event) meld = event.number;
  }
  return { meld, cards, top };
}
