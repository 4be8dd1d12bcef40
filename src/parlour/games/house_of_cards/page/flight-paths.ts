/** How cards fly at this table: a start card comes from the leftover deck, given cards go from there to the decks, and drawn cards from a deck into the hand beside it. */

import { travelPause } from '@client/settings.svelte';
import type { LastMove } from '@client/table.svelte';
import { fly } from '@client/games/card-flight';
import type { HouseEvent } from './view';

const MOST = 4; // the most cards of one gift that are shown flying

const leftoverOf = (table: HTMLElement): Element | null => table.querySelector('[data-drop="leftover"] svg');

/** Where a card on the pile came from, if it is the start card. */
export function startedFrom(table: HTMLElement, last: LastMove<HouseEvent> | null): (element: HTMLElement) => DOMRect | undefined {
  const start = last?.events.find((event) => event.event === 'house_of_cards-round-begun')?.card;
  return (element) => (element.dataset.card === start ? leftoverOf(table)?.getBoundingClientRect() : undefined);
}

/** Let the given cards fly, face down. */
export function flyGiven(table: HTMLElement, air: HTMLElement, last: LastMove<HouseEvent>): void {
  const back = leftoverOf(table);
  if (!back) return;
  let count = 0;
  for (const event of last.events) {
    if (event.event !== 'house_of_cards-cards-given') continue;
    const box = table.querySelector(`[data-seat="${event.seat}"]`)?.getBoundingClientRect();
    const to = box ? new DOMRect(box.left + 8, box.bottom - 30, 20, 28) : table.querySelector('[data-drop="deck"] .card')?.getBoundingClientRect();
    for (let card = 0; to && card < Math.min(event.cards, MOST); card++) fly(air, back, back.getBoundingClientRect(), to, { delay: count++ * travelPause() });
  }
}

/** The others draw from their own decks, face down. */
export function flyDrawn(table: HTMLElement, air: HTMLElement, last: LastMove<HouseEvent>): void {
  for (const event of last.events) {
    if (event.event !== 'house_of_cards-card-drawn') continue;
    const box = table.querySelector(`[data-seat="${event.seat}"]`);
    const [back, to] = [box?.querySelector('.deck .mini svg'), box?.querySelector<HTMLElement>('.hand .mini:last-child')];
    if (back && to) fly(air, back, back.getBoundingClientRect(), to.getBoundingClientRect(), { shown: to });
  }
}
