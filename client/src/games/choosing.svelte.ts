/** Choosing cards of the own hand: which are chosen, where the keyboard stands among them, and what the pointer drags. */

import { untrack } from 'svelte';
import type { Place } from './layout';

/** A card as it lies on the screen; `from` is where it comes from, if it has just come. */
export type Lying = { id: string; card: string; place: Place; order: number; mine: boolean; away: boolean; from: Place };

export type Point = { x: number; y: number };

type Wishes = {
  /** What lies on the table; the own hand is some of it. */
  lying: () => readonly Lying[];
  /** Only one card at a time may be chosen now. */
  single?: () => boolean;
  /** True where no card may be chosen now; it has been said why. */
  closed?: () => boolean;
  changed: () => void;
  /** The chosen cards were let go here (window's coordinates); `grabbed` is the one under the finger. */
  dropped: (at: Point, grabbed: string) => void;
  /** The same card was tapped twice in a row; it is the chosen one now. */
  twice?: () => void;
};

const DRAG = 8; // px: less is a shaky finger
const DOUBLE = 350; // ms

export class Choosing {
  chosen = $state.raw<ReadonlySet<string>>(new Set());
  cursor = $state<string | null>(null);
  dragging = $state.raw<Point | null>(null);
  /** Where the pointer is while it drags. */
  pointer = $state.raw<Point | null>(null);

  private start: (Point & { id: string }) | null = null;
  private dragged = false;
  private latest: { id: string; at: number } | null = null;

  constructor(private readonly wishes: Wishes) {}

  /** Call while a component is being set up: what is chosen is forgotten when the own turn ends. */
  forgetAfter(turn: () => boolean): void {
    let had = false;
    $effect(() => {
      const has = turn();
      if (had && !has) untrack(() => this.clear());
      had = has;
    });
  }

  /** The own hand, in its order. */
  private get hand(): Lying[] {
    return this.wishes
      .lying()
      .filter((card) => card.mine)
      .sort((a, b) => a.order - b.order);
  }

  /** The card that Tab leads to. */
  get focusable(): string | undefined {
    const { hand } = this;
    return hand.find((card) => card.id === this.cursor)?.id ?? hand[0]?.id;
  }

  has(id: string): boolean {
    return this.chosen.has(id);
  }

  toggle(id: string): void {
    this.cursor = id;
    this.wishes.changed();
    if (this.wishes.closed?.()) return;
    const next = new Set(this.wishes.single?.() && !this.chosen.has(id) ? [] : this.chosen);
    if (!next.delete(id)) next.add(id);
    this.chosen = next;
  }

  clear(): void {
    if (this.chosen.size) this.chosen = new Set();
  }

  only(id: string): void {
    this.chosen = new Set([id]);
  }

  /** Forget what has left the hand. */
  keep(ids: ReadonlySet<string>): void {
    const left = [...this.chosen].filter((id) => ids.has(id));
    if (left.length !== this.chosen.size) this.chosen = new Set(left);
  }

  /** The card that an arrow key leads to. */
  next(key: string): string | undefined {
    const { hand } = this;
    const at = hand.findIndex((card) => card.id === this.focusable);
    const here = hand[at];
    if (!here) return undefined;
    if (key === 'ArrowLeft') return (hand[at - 1] ?? hand.at(-1))?.id;
    if (key === 'ArrowRight') return (hand[at + 1] ?? hand[0])?.id;
    const down = key === 'ArrowDown' ? 1 : -1;
    const row = hand.filter((card) => (card.place.y - here.place.y) * down > 4);
    const nearest = Math.min(...row.map((card) => Math.abs(card.place.y - here.place.y)));
    return row.filter((card) => Math.abs(card.place.y - here.place.y) < nearest + 4).sort((a, b) => Math.abs(a.place.x - here.place.x) - Math.abs(b.place.x - here.place.x))[0]?.id;
  }

  // The pointer.

  grab(event: PointerEvent, id: string): void {
    if (event.button !== 0) return;
    this.start = { x: event.clientX, y: event.clientY, id };
    this.dragged = false;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  pull(event: PointerEvent): void {
    if (!this.start) return;
    const by = { x: event.clientX - this.start.x, y: event.clientY - this.start.y };
    if (!this.dragging && Math.hypot(by.x, by.y) < DRAG) return;
    if (!this.dragging) {
      this.dragged = true;
      if (this.wishes.closed?.()) return void (this.start = null);
      if (!this.chosen.has(this.start.id)) this.only(this.start.id);
    }
    this.dragging = by;
    this.pointer = { x: event.clientX, y: event.clientY };
  }

  release(event: PointerEvent): void {
    const [start, dropped] = [this.start, this.dragging !== null && event.type === 'pointerup'];
    this.dragging = null;
    this.pointer = null;
    this.start = null;
    if (dropped && start) this.wishes.dropped({ x: event.clientX, y: event.clientY }, start.id);
  }

  /** A tap; how soon it follows the last is told by the finger, however busy the page is. */
  click({ timeStamp: at }: MouseEvent, id: string): void {
    if (this.dragged) {
      this.dragged = false;
      return;
    }
    const again = this.latest?.id === id && at - this.latest.at < DOUBLE;
    this.latest = again ? null : { id, at };
    if (again && this.wishes.twice) {
      if (this.wishes.closed?.()) return;
      this.only(id);
      this.wishes.twice();
    } else this.toggle(id);
  }
}

/** In an order that never changes, whatever the hand's: an element that is moved in the document forgets where it was. */
export const steady = (lying: Lying[]): Lying[] => lying.sort((a, b) => (a.id < b.id ? -1 : 1));

/** Whether a point lies on an element, or nearly. */
export function isOn(element: Element | undefined, at: Point, near = 0): boolean {
  const spot = element?.getBoundingClientRect();
  return !!spot && at.x > spot.left - near && at.x < spot.right + near && at.y > spot.top - near && at.y < spot.bottom + near;
}

/** The place in the hand that a point on the table is nearest to. */
export function placeAt(lying: readonly Lying[], { x, y }: Point): number {
  const hand = [...lying].sort((a, b) => a.order - b.order);
  const distance = ({ place }: Lying): number => Math.abs(place.y + place.width * 0.7 - y);
  const nearest = Math.min(...hand.map(distance));
  const row = hand.filter((card) => distance(card) - nearest < 4);
  const next = row.find(({ place }) => place.x + place.width * 0.35 > x);
  return next?.order ?? (row.at(-1)?.order ?? -1) + 1;
}
