/** Everything that moves over the table for a moment, so that it can be ended at once. Only transforms and opacity change, and nothing that moves takes a pointer. */

import { travelTime } from '../settings.svelte';

const running = new Set<Animation>();

/** Let an element move; `then` follows when it is done, or when somebody skips ahead. */
export function perform(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, then?: () => void): void {
  const motion = element.animate(frames, timing);
  running.add(motion);
  const over = (): void => {
    running.delete(motion);
    then?.();
  };
  motion.onfinish = over;
  motion.oncancel = over;
}

/** End all that moves: everything is where it belongs. */
export function endMotions(): void {
  for (const motion of [...running]) motion.finish();
}

const USUAL = 280; // ms that a card travels at the usual speed

/** The ms that something takes at the chosen speed, if it takes `ms` at the usual one. */
export const paced = (ms: number): number => (ms * travelTime()) / USUAL;

/** Hide an element for `duration` ms. */
export const hideFor = (element: Element, duration: number): void => perform(element, [{ opacity: 0 }, { opacity: 0 }], { duration });

/** An image over the table, with the size of the place it goes to. */
export function ghostIn(layer: HTMLElement, picture: Element, size: DOMRect): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.append(picture);
  ghost.style.cssText = `position:absolute;inset-block-start:0;inset-inline-start:0;inline-size:${size.width}px;block-size:${size.height}px;transform-origin:0 0`;
  layer.append(ghost);
  return ghost;
}

/** The transform that brings an image of this width to a place. */
export function placing(layer: HTMLElement, width: number): (rect: DOMRect) => string {
  const frame = layer.getBoundingClientRect();
  return (rect) => `translate(${rect.left - frame.left}px, ${rect.top - frame.top}px) scale(${rect.width / width})`;
}
