/** Your hand of any deck: in the deck's order, each copy by itself, where it lies, and what has just come in. */

import { untrack } from 'svelte';
import { Choosing, steady, type Lying, type Point } from '../selection.svelte';
import { cardOf, copiesOf } from '../copies';
import { arrange } from '../layout';
import type { Spots } from '../place-positions.svelte';
import { faceOf, OWN } from './cards';

type Wishes = {
  /** Identifies the game: another game has another name. */
  life: () => number;
  held: () => readonly string[];
  deck: () => readonly string[];
  changed: () => void;
  dropped: (at: Point) => void;
  twice: () => void;
};

export class PlainHand {
  readonly choosing: Choosing;
  arrived = $state.raw<ReadonlySet<string>>(new Set());
  private life = NaN;
  private copies = $state.raw<readonly string[]>([]);

  /** The chosen cards. */
  readonly cards = $derived.by((): string[] => this.copies.filter((id) => this.choosing.has(id)).map(cardOf));

  readonly lying = $derived.by((): Lying[] => {
    const { hand: box, middle } = this.spots.boxes;
    if (!box) return [];
    const places = arrange(
      this.copies.map(() => ''),
      box,
      OWN,
    );
    const from = middle ? { x: middle.x + middle.width / 2, y: middle.y, width: 40 } : { x: box.x, y: box.y, width: 40 };
    const found = this.copies.map((id, order): Lying => ({ id, card: cardOf(id), order, place: places[order]!, mine: true, away: false, from }));
    return steady(found);
  });

  /** Call while a component is being set up. */
  constructor(
    private readonly spots: Spots,
    private readonly wishes: Wishes,
  ) {
    this.choosing = new Choosing({
      lying: () => this.lying,
      changed: wishes.changed,
      dropped: wishes.dropped,
      twice: wishes.twice,
    });
    $effect.pre(() => {
      const [life, held] = [wishes.life(), wishes.held()];
      untrack(() => this.turnPage(life, held));
    });
  }

  private turnPage(life: number, held: readonly string[]): void {
    const deck = this.wishes.deck();
    const place = (copy: string): number => deck.indexOf(faceOf(cardOf(copy)));
    const was = life === this.life ? this.copies : [];
    this.life = life;
    this.copies = copiesOf(was, held, (copy) => this.choosing.has(copy)).sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
    const fresh = this.copies.filter((copy) => !was.includes(copy));
    if (fresh.length || was.length !== held.length) this.arrived = new Set(was.length ? fresh : []);
    this.choosing.keep(new Set(this.copies));
  }
}
