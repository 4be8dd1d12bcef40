/** A steal, as suspense: the victim's cards are shuffled face down, one of them goes to the thief, and turns over there. */

import { fly } from '@client/games/card-flight';
import type { Place } from '@client/games/layout';
import { shuffle, turnOver } from '@client/games/moments';
import { hideFor } from '@client/games/motions';
import { isLively, travelTime } from '@client/settings.svelte';

type Lot = { id: string; place: Place };

/** The victim's other cards, and the stolen one where it lies now. */
export type Steal = { left: readonly Lot[]; stolen: Lot };

export function showSteal(table: HTMLElement, air: HTMLElement, { left, stolen }: Steal): void {
  const back = table.querySelector('.deck .pile svg');
  const elementOf = ({ id }: Lot): HTMLElement | null => table.querySelector<HTMLElement>(`[data-copy="${id}"]`);
  const card = elementOf(stolen);
  if (!isLively() || !back || !card || left.length === 0) return; // a single card is no secret
  const frame = table.getBoundingClientRect();
  const rectOf = ({ x, y, width }: Place): DOMRect => new DOMRect(frame.left + x, frame.top + y, width, width * 1.4);
  const places = left.map(({ place }) => rectOf(place));
  const shuffling = shuffle(air, back, places);
  for (const lot of left) {
    const other = elementOf(lot);
    if (other) hideFor(other, shuffling);
  }
  const to = rectOf(stolen.place);
  const middle = places[Math.floor(places.length / 2)]!;
  const face = card.querySelector('svg')!.cloneNode(true) as Element;
  hideFor(card, shuffling + travelTime() * 2.2);
  fly(air, back, middle, to, { delay: shuffling });
  turnOver(air, back, face, to, { delay: shuffling + travelTime() });
}
