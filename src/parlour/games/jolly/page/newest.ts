/** What the last move laid down: it stays marked until the next one. */

import type { LastMove } from '@client/table.svelte';
import type { JollyEvent } from './view';

export type Newest = { meld: number | null; cards: ReadonlySet<string>; top: string | null };

export function newestOf(last: LastMove<JollyEvent> | null): Newest {
  let [meld, top]: [number | null, string | null] = [null, null];
  const cards = new Set<string>();
  for (const event of last?.events ?? []) {
    if (event.event === 'jolly-meld-laid') event.cards.forEach((card) => cards.add(card));
    else if (event.event === 'jolly-card-added' || event.event === 'jolly-joker-swapped') cards.add(event.card);
    else if (event.event === 'jolly-card-discarded') top = event.card;
    if ('number' in event) meld = event.number;
  }
  return { meld, cards, top };
}
