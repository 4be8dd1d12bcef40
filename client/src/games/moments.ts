/** The moments of a table: a deal, cards that turn over or are shuffled, melds that land with weight, a shake. A calm table has none of them. */

import { mount, type Component } from 'svelte';
import { isLively, travelPause, travelTime } from '../settings.svelte';
import { play } from '../sound';
import { EASE, fly, seatSpot } from './card-flight';
import { ghostIn, hideFor, paced, perform, placing } from './motions';

/** The sound of a moment, when its time has come. */
export function soundIn(ms: number, name: string): void {
  setTimeout(() => isLively() && play(name), ms);
}

/** A picture drawn by a component, for an image over the table. */
export function drawn<Props extends Record<string, unknown>>(Picture: Component<Props>, props: Props): Element {
  const target = document.createElement('div');
  mount(Picture, { target, props });
  return target;
}

/** Mark an element by the name of its moment while it moves. */
export function moment(element: HTMLElement | SVGElement, name: string, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  element.dataset.moment = name;
  perform(element, frames, timing, () => delete element.dataset.moment);
}

// The deal.

const MOST_DEALT = 5; // cards for each seat that are seen

/** Deal from the stock: face down to the others, one card after the other, and into your own hand. Returns the ms that it takes. */
export function dealOut(table: HTMLElement, air: HTMLElement, stock: Element, hands: readonly number[]): number {
  const from = stock.getBoundingClientRect();
  const step = (9 * travelPause()) / (MOST_DEALT * hands.length);
  const whole = travelTime() + 9 * travelPause();
  hands.forEach((count, seat) => {
    const to = seatSpot(table, seat);
    if (to) for (let round = 0; round < Math.min(count, MOST_DEALT); round++) fly(air, stock, from, to, { delay: (round * hands.length + seat) * step });
  });
  for (const fan of table.querySelectorAll('[data-seat] [data-fan]')) perform(fan, [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }], { duration: whole });
  dealOwn(table, from);
  return whole;
}

function dealOwn(table: HTMLElement, from: DOMRect): void {
  const frame = table.getBoundingClientRect();
  const start = `translate(${from.left - frame.left}px, ${from.top - frame.top}px) scale(${from.width / 100})`; // a card of a hand is 100 px wide before it is scaled
  [...table.querySelectorAll<HTMLElement>('.copy.mine')].forEach((copy, place) =>
    perform(copy, [{ transform: start }, { transform: copy.style.transform }], { duration: travelTime(), delay: Math.min(place, 8) * travelPause(), easing: EASE, fill: 'backwards' }),
  );
}

// Weight.

/** What was laid on gives way a little when the cards land. */
export function press(element: HTMLElement, delay: number): void {
  if (!isLively()) return;
  moment(element, 'lands', [{ transform: 'none' }, { transform: 'translateY(2px) scale(0.97)' }, { transform: 'none' }], { duration: paced(180), delay });
  soundIn(delay, 'moment-lands');
}

/** An element trembles. */
export function shake(element: HTMLElement): void {
  if (!isLively()) return;
  const step = (x: number, turn: number): Keyframe => ({ transform: `translateX(${x}px) rotate(${turn}deg)` });
  moment(element, 'shake', [step(0, 0), step(-7, -2), step(6, 2), step(-5, -1.5), step(4, 1), step(-2, -0.5), step(0, 0)], { duration: paced(520), easing: 'ease-out' });
  soundIn(0, 'moment-bust');
}

// Turning over.

const SEEN: Keyframe = { opacity: 1 };

/** Turn a card over in its place: its back goes, its face comes. Both images are as large as the place. */
export function turnOver(air: HTMLElement, back: Element, face: Element, place: DOMRect, { delay = 0, hold = 0 }: { delay?: number; hold?: number }, then?: () => void): void {
  const half = travelTime() * 0.6;
  const [under, over] = [ghostIn(air, back.cloneNode(true) as Element, place), ghostIn(air, face, place)];
  const at = placing(air, place.width)(place);
  const edge = `${at} translateX(${place.width / 2}px) scaleX(0.02)`;
  under.dataset.moment = 'turn';
  under.style.opacity = over.style.opacity = '0'; // until its time has come
  perform(
    under,
    [
      { ...SEEN, transform: at },
      { ...SEEN, transform: edge },
    ],
    { duration: half, delay },
    () => under.remove(),
  );
  perform(
    over,
    [
      { ...SEEN, transform: edge },
      { ...SEEN, transform: at },
    ],
    { duration: half, delay: delay + half, fill: 'forwards' },
  );
  perform(over, [{ opacity: 1 }, { opacity: 1 }], { duration: hold + 1, delay: delay + 2 * half }, () => {
    over.remove();
    then?.();
  });
  soundIn(delay, 'moment-turn');
}

/** An element of the table is revealed: larger than it is, its back turns away, and it settles in its place. */
export function reveal(air: HTMLElement, back: Element, element: HTMLElement, delay: number): void {
  const [half, large] = [travelTime() * 0.8, 1.7];
  const box = element.getBoundingClientRect();
  const place = new DOMRect(box.left, box.top, box.width, box.height);
  const ghost = ghostIn(air, back.cloneNode(true) as Element, place);
  const at = placing(air, place.width)(place);
  const grown = `${at} scale(${large})`;
  element.style.transformOrigin = '0 0';
  ghost.dataset.moment = 'reveal';
  hideFor(element, delay + half);
  perform(ghost, [{ transform: at }, { transform: grown, offset: 0.5 }, { transform: `${grown} translateX(${place.width / 2}px) scaleX(0.02)` }], { duration: half, delay, fill: 'both' }, () =>
    ghost.remove(),
  );
  const turned = `scale(${large}) translateX(50%) scaleX(0.02)`;
  const shown = `scale(${large})`;
  moment(element, 'reveal', [{ transform: turned }, { transform: shown, offset: 0.25 }, { transform: shown, offset: 0.8 }, { transform: 'none' }], { duration: half * 4, delay: delay + half });
  soundIn(delay + half, 'moment-turn');
}

// Shuffling.

const MOST_SHUFFLED = 9;

/** Backs lie on these places, and change them among one another. Returns the ms that it takes. */
export function shuffle(air: HTMLElement, back: Element, places: readonly DOMRect[]): number {
  const duration = travelTime() * 2.2;
  const shown = places.slice(0, MOST_SHUFFLED);
  shown.forEach((place, index) => {
    const ghost = ghostIn(air, back.cloneNode(true) as Element, place);
    ghost.dataset.moment = 'shuffle';
    const at = placing(air, place.width);
    const other = shown[shown.length - 1 - index]!;
    const lift = (index % 2 ? 1 : -1) * place.height * 0.18;
    const between = new DOMRect((place.left + other.left) / 2, place.top + lift, place.width, place.height);
    perform(
      ghost,
      [
        { transform: at(place) },
        { transform: at(between) },
        { transform: at(other) },
        { transform: at(new DOMRect(between.left, place.top - lift, place.width, place.height)) },
        { transform: at(place) },
      ],
      { duration, easing: 'ease-in-out', fill: 'both' },
      () => ghost.remove(),
    );
  });
  soundIn(0, 'moment-shuffle');
  return duration;
}
