/** A card that appears in another place is seen travelling there: an image of it flies, and the card itself appears when it lands. */

import { isLively, travelTime } from '../settings.svelte';
import { ghostIn, hideFor, perform, placing } from './motions';

export const EASE = 'cubic-bezier(0.3, 0.7, 0.3, 1)';

/** Where every visible card lies, by name; for identical cards, every place. */
export type Whereabouts = Map<string, { rect: DOMRect; place: string }[]>;

export const cardsOn = (table: HTMLElement): HTMLElement[] => [...table.querySelectorAll<HTMLElement>('[data-card], [data-copy]')];
/** The name of a card, also for a copy in your hand. */
export const nameOn = ({ dataset }: HTMLElement): string => dataset.card ?? dataset.copy!.split('·')[0]!;
export const placeOn = ({ dataset }: HTMLElement): string => dataset.place ?? 'hand';

export function whereabouts(table: HTMLElement): Whereabouts {
  const found: Whereabouts = new Map();
  for (const element of cardsOn(table)) {
    const name = nameOn(element);
    found.set(name, [...(found.get(name) ?? []), { rect: element.getBoundingClientRect(), place: placeOn(element) }]);
  }
  return found;
}

/** Where the cards of another player are, for one that flies from or to their hand. */
export function seatSpot(table: HTMLElement, seat: number): DOMRect | undefined {
  const box = table.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  return box && new DOMRect(box.left + 8, box.bottom - 42, 30, 42);
}

type Flight = {
  delay?: number;
  /** Stays hidden until the image has landed. */
  shown?: HTMLElement | undefined;
  /** A heavy card is put down from above. */
  landing?: 'soft' | 'heavy';
  then?: () => void;
};

/** Let an image fly over the table, from here to there. */
export function fly(layer: HTMLElement, picture: Element, from: DOMRect, to: DOMRect, { delay = 0, shown, landing = 'soft', then }: Flight = {}): void {
  if (from.width === 0 || to.width === 0) return;
  const ghost = ghostIn(layer, picture.cloneNode(true) as Element, to);
  const at = placing(layer, to.width);
  const duration = travelTime();
  if (shown) hideFor(shown, duration + delay);
  const above = new DOMRect(to.left - to.width * 0.06, to.top - to.height * 0.12, to.width * 1.12, to.height * 1.12);
  const heavy = landing === 'heavy' && isLively();
  const path = [{ transform: at(from) }, ...(heavy ? [{ transform: at(above), offset: 0.72 }] : []), { transform: at(to) }];
  perform(ghost, path, { duration, delay, easing: EASE, fill: 'both' }, () => {
    ghost.remove();
    then?.();
  });
}
