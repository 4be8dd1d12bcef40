/** Which cards have moved since the last look, and from where, so that they can fly. */

import { travelPause, travelTime } from '../settings.svelte';
import type { LastMove } from '../table.svelte';
import { cardsOn, fly, nameOn, placeOn, seatSpot, whereabouts, type Whereabouts } from './card-flight';
import { press } from './moments';
import { endMotions } from './motions';

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
    const hand = last.by === you ? undefined : seatSpot(table, last.by);
    const pressed = new Map<HTMLElement, number>();
    let count = 0;
    const moved = this.moved(table);
    if (moved.length) endMotions(); // of the move before; one without a card, such as the end of a turn, lets them go on
    for (const element of moved) {
      const from = this.before.get(element.dataset.card!)?.shift()?.rect ?? origin?.(element) ?? hand;
      const picture = element.querySelector('svg');
      if (!from || !picture) continue;
      const delay = count++ * travelPause();
      const meld = element.closest<HTMLElement>('[data-drop^="meld-"]');
      fly(air, picture, from, picture.getBoundingClientRect(), { delay, shown: element, landing: meld ? 'heavy' : 'soft' });
      if (meld) pressed.set(meld, delay + travelTime());
    }
    pressed.forEach((delay, meld) => press(meld, delay));
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
