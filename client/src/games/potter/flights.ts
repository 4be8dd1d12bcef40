/** Which cards have moved since the last look, and from where: they fly there. */

import type { LastMove } from '../../table.svelte';
import { fly, whereabouts } from '../travel';

type Landing = { last: LastMove | null; you: number | null; round: number };

export class Flights {
  private before: ReturnType<typeof whereabouts> = new Map();
  private told: LastMove | null = null;
  private round = 0;

  /** Before the page changes: remember where everything is. */
  depart(table: HTMLElement): void {
    this.before = whereabouts(table);
  }

  /** After it has changed: what lies elsewhere now has come by air. */
  land(table: HTMLElement, air: HTMLElement, { last, you, round }: Landing): void {
    const news = last !== null && last !== this.told && round === this.round;
    this.told = last;
    this.round = round;
    if (!news) return;
    const seat = last.by === you ? undefined : table.querySelector<HTMLElement>(`[data-seat="${last.by}"]`)?.getBoundingClientRect();
    const hand = seat && new DOMRect(seat.left + 8, seat.bottom - 42, 30, 42);
    let count = 0;
    for (const element of table.querySelectorAll<HTMLElement>('[data-card]')) {
      const was = this.before.get(element.dataset.card!);
      const picture = element.querySelector('svg');
      const from = was ? (was.place === element.dataset.place ? undefined : was.rect) : hand;
      if (from && picture) fly(air, picture, from, picture.getBoundingClientRect(), count++ * 40, element);
    }
    const back = table.querySelector('.stock svg');
    if (hand && back && last.events.some((event) => event.event === 'potter-card-drawn')) fly(air, back, back.getBoundingClientRect(), hand);
  }
}
