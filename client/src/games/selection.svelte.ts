/** Choosing cards in your hand: which are chosen, which has the keyboard focus, and what the pointer drags. */

import { untrack } from 'svelte';
import type { Place } from './layout';

/** A card as it lies on the screen; `from` is where it came from, if it has just arrived. */
export type Lying = { id: string; card: string; place: Place; order: number; mine: boolean; away: boolean; from: Place };

export type Point = { x: number; y: number };

type Wishes = {
  /** The cards on the table, including your hand. */
  lying: () => readonly Lying[];
  /** Only one card can be chosen at a time now. */
  single?: () => boolean;
  /** True if no card may be chosen now; the reason has been given. */
  closed?: () => boolean;
  changed: () => void;
  /** The chosen cards were dropped here (window coordinates); `grabbed` is the one under the finger. */
  dropped: (at: Point, grabbed: string) => void;
  /** The same card was tapped twice in a row; it is the chosen one now. */
  twice?: () => void;
};

const DRAG = 8; // px: anything less is a shaky finger
const DOUBLE = 350; // ms

export class Choosing {
  chosen = $state.raw<ReadonlySet<string>>(new Set());
  cursor = $state<string | null>(null);
  dragging = $state.raw<Point | null>(null);
  /** The position of the pointer while it drags. */
  pointer = $state.raw<Point | null>(null);

  private start: (Point & { id: string }) | null = null;
  private dragged = false;
  private latest: { id: string; at: number } | null = null;

  constructor(private readonly wishes: Wishes) {}

  /** Call while a component is being set up: the choice is dropped when your turn ends. */
  forgetAfter(turn: () => boolean): void {
    let had = false;
    $effect(() => {
      const has = turn();
      if (had && !has) untrack(() => this.clear());
      had = has;
    });
  }

  /** Your hand, in its order. */
  private get hand(): Lying[] {
    return this.wishes
      .lying()
      .filter((card) => card.mine)
      .sort((a, b) => a.order - b.order);
  }

  /** The card that Tab moves to. */
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

  /** Forget cards that have left the hand. */
  keep(ids: ReadonlySet<string>): void {
    const left = [...this.chosen].filter((id) => ids.has(id));
    if (left.length !== this.chosen.size) this.chosen = new Set(left);
  }

  /** The card that an arrow key moves to. */
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

  /** A tap; the time since the last one comes from the event, however busy the page is. */
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

/** In an order that never changes, unlike the hand's: an element moved in the document forgets where it was. */
export const steady = (lying: Lying[]): Lying[] => lying.sort((a, b) => (a.id < b.id ? -1 : 1));

/** Whether a point is on an element, or nearly. */
export function isOn(element: Element | undefined, at: Point, near = 0): boolean {
  const spot = element?.getBoundingClientRect();
  return !!spot && at.x > spot.left - near && at.x < spot.right + near && at.y > spot.top - near && at.y < spot.bottom + near;
}

/** The place in the hand nearest to a point on the table. */
export function placeAt(lying: readonly Lying[], { x, y }: Point): number {
  const hand = [...lying].sort((a, b) => a.order - b.order);
  const distance = ({ place }: Lying): number => Math.abs(place.y + place.width * 0.7 - y);
  const nearest = Math.min(...hand.map(distance));
  const row = hand.filter((card) => distance(card) - nearest < 4);
  const next = row.find(({ place }) => place.x + place.width * 0.35 > x);
  return next?.order ?? (row.at(-1)?.order ?? -1) + 1;
}
