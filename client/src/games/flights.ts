/** Which cards have moved since the last look, and from where, so that they can fly. */

import { travelPause } from '../settings.svelte';
import type { LastMove } from '../table.svelte';
import { cardsOn, fly, nameOn, placeOn, whereabouts, type Whereabouts } from './travel';

export type Landing = {
  last: LastMove | null;
  you: number | null;
  /** Identifies the deal: nothing flies from one deal to another. */
  life: string;
  /** The event for a card that went unseen from the stock into a hand. */
  drawn: string;
  /** Where a card that was visible nowhere has come from, if not from a hand. */
  origin?: (element: HTMLElement) => DOMRect | undefined;
};

export class Flights {
  private before: Whereabouts = new Map();
  private told: LastMove | null = null;
  private life = '';

  /** Before the page changes: record where everything is. */
  depart(table: HTMLElement): void {
    this.before = whereabouts(table);
  }

  /** After it has changed: cards now elsewhere fly there. True if anything happened. */
  land(table: HTMLElement, air: HTMLElement, { last, you, life, drawn, origin }: Landing): boolean {
    const news = last !== null && last !== this.told && life === this.life;
    this.told = last;
    this.life = life;
    if (!news) return false;
    const seat = last.by === you ? undefined : table.querySelector<HTMLElement>(`[data-seat="${last.by}"]`)?.getBoundingClientRect();
    const hand = seat && new DOMRect(seat.left + 8, seat.bottom - 42, 30, 42);
    let count = 0;
    for (const element of this.moved(table)) {
      const from = this.before.get(element.dataset.card!)?.shift()?.rect ?? origin?.(element) ?? hand;
      const picture = element.querySelector('svg');
      if (from && picture) fly(air, picture, from, picture.getBoundingClientRect(), count++ * travelPause(), element);
    }
    const back = table.querySelector('.stock svg');
    if (hand && back && last.events.some((event) => event.event === drawn)) fly(air, back, back.getBoundingClientRect(), hand);
    return true;
  }

  /** The cards in places where no identical card was before; the old places of cards that stayed are dropped. */
  private moved(table: HTMLElement): HTMLElement[] {
    const stayed = (element: HTMLElement): boolean => {
      const alike = this.before.get(nameOn(element)) ?? [];
      const same = alike.findIndex((one) => one.place === placeOn(element));
      if (same >= 0) alike.splice(same, 1);
      return same >= 0;
    };
    const moved = cardsOn(table).filter((element) => !stayed(element));
    return moved.filter((element) => element.dataset.card !== undefined); // your hand animates by itself
  }
}
