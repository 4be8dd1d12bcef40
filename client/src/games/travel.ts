/** A card that appears in another place is seen travelling there: an image of it flies, and the card itself appears when it lands. */

import { travelTime } from '../settings.svelte';

const EASE = 'cubic-bezier(0.3, 0.7, 0.3, 1)';

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

/** Let an image fly over the table, from here to there; `shown` stays hidden until it has landed. */
export function fly(layer: HTMLElement, picture: Element, from: DOMRect, to: DOMRect, delay = 0, shown?: HTMLElement): void {
  if (from.width === 0 || to.width === 0) return;
  const frame = layer.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.append(picture.cloneNode(true));
  ghost.style.cssText = `position:absolute;inset-block-start:0;inset-inline-start:0;inline-size:${to.width}px;block-size:${to.height}px;transform-origin:0 0`;
  const at = (rect: DOMRect): string => `translate(${rect.left - frame.left}px, ${rect.top - frame.top}px) scale(${rect.width / to.width})`;
  layer.append(ghost);
  const duration = travelTime();
  const timing = { duration, delay, easing: EASE, fill: 'both' as const };
  shown?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  ghost.animate([{ transform: at(from) }, { transform: at(to) }], timing).onfinish = () => ghost.remove();
}
