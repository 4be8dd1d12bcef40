/** Your hand of French-suited cards: its order, what is chosen, where each card lies, and what has just come in. */

import { untrack } from 'svelte';
import { dealTime } from '../../settings.svelte';
import { Choosing, placeAt, steady, type Lying, type Point } from '../selection.svelte';
import { arrange, type Box } from '../layout';
import { HandOrder } from '../order.svelte';
import type { Spots } from '../place-positions.svelte';
import { COMPARE, isJoker, OWN, suitOf, type Sorting } from './cards';
import { cardOf, copiesOf } from '../copies';

type Wishes = {
  held: () => readonly string[];
  /** Identifies the hand: another hand has another name. */
  life: () => string;
  discard: () => readonly string[];
  /** Where a card came from that is from neither the stock nor the discard pile. */
  from?: (card: string) => Box | undefined;
  changed: () => void;
  dropped: (at: Point, grabbed: string) => void;
  /** A card was tapped twice. */
  twice: () => void;
};

const byCard =
  (by: Sorting) =>
  (a: string, b: string): number =>
    COMPARE[by](cardOf(a), cardOf(b)) || (a < b ? -1 : 1);
const countOf = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;

export class OwnHand {
  readonly order = new HandOrder<Sorting>({ suit: byCard('suit'), rank: byCard('rank') }, 'suit', `hand ${location.pathname}`);
  readonly choosing: Choosing;
  arrived = $state.raw<ReadonlySet<string>>(new Set());
  dealing = $state(false);

  private copies = $state.raw<readonly string[]>([]);
  private origins = $state.raw<ReadonlyMap<string, Box>>(new Map());
  private before: { life: string; discard: readonly string[] } | null = null;

  /** The copies, in the order chosen by their owner. */
  readonly ids = $derived(this.order.of(this.copies));
  /** The chosen cards. */
  readonly cards = $derived.by((): string[] => this.ids.filter((id) => this.choosing.has(id)).map(cardOf));

  readonly lying = $derived.by((): Lying[] => {
    const { hand: box, stock } = this.spots.boxes;
    if (!box || !stock) return [];
    const bySuit = this.order.by === 'suit' && !this.order.isOwn;
    const places = arrange(
      this.ids.map((id) => (!bySuit ? '' : isJoker(cardOf(id)) ? 'joker' : suitOf(cardOf(id)))),
      box,
      OWN,
    );
    const found = this.ids.map((id, place): Lying => ({
      id,
      card: cardOf(id),
      order: place,
      place: places[place]!,
      mine: true,
      away: false,
      from: this.origins.get(id) ?? stock,
    }));
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
      const now = { life: wishes.life(), held: wishes.held(), discard: wishes.discard() };
      untrack(() => this.turnPage(now));
    });
  }

  private turnPage({ life, held, discard }: { life: string; held: readonly string[]; discard: readonly string[] }): void {
    this.order.live(life);
    const was = this.copies;
    const dealt = this.before?.life !== life || was.length === 0;
    if (dealt) this.choosing.clear(); // a card may come back in the next deal, where nobody has chosen it
    this.copies = copiesOf(dealt ? [] : was, held, (copy) => this.choosing.has(copy));
    const fresh = dealt ? [] : this.copies.filter((copy) => !was.includes(copy));
    if (dealt || fresh.length || held.length !== was.length) this.arrived = new Set(fresh);
    const { pile } = this.spots.boxes;
    const fromPile = (card: string): boolean => countOf(this.before?.discard ?? [], card) > countOf(discard, card);
    const origins = fresh.map((copy): [string, Box | undefined] => [copy, this.wishes.from?.(cardOf(copy)) ?? (fromPile(cardOf(copy)) ? pile : undefined)]);
    this.origins = new Map(origins.filter((one): one is [string, Box] => one[1] !== undefined));
    if (dealt && held.length) {
      this.dealing = true;
      setTimeout(() => (this.dealing = false), dealTime());
    }
    this.choosing.keep(new Set(this.copies));
    this.before = { life, discard };
  }

  /** Sort the other way, or, from the player's own order, the last way used. */
  sort(): void {
    const { order } = this;
    order.sort(order.isOwn ? order.by : order.by === 'suit' ? 'rank' : 'suit');
  }

  /** Put the dragged cards where they were dropped. */
  carry(at: Point, grabbed: string): void {
    const frame = this.spots.table!.getBoundingClientRect();
    const chosen = this.ids.filter((id) => this.choosing.has(id));
    this.order.move(this.copies, chosen, placeAt(this.lying, { x: at.x - frame.left, y: at.y - frame.top }));
    if (chosen.length === 1) this.choosing.clear();
    this.choosing.cursor = grabbed;
  }

  /** Move the focused card by one place. */
  step(by: -1 | 1): void {
    const at = this.ids.indexOf(this.choosing.focusable ?? '');
    if (at >= 0) this.order.move(this.copies, [this.ids[at]!], by < 0 ? Math.max(0, at - 1) : at + 2);
  }
}
