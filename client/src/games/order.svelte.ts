/** The order in which players hold their cards: sorted, or as they arranged them, for as long as the hand lasts. */

export class HandOrder<Sorting extends string> {
  by = $state() as Sorting;
  private own = $state.raw<readonly string[] | null>(null);
  private life = '';

  constructor(
    private readonly compare: Record<Sorting, (a: string, b: string) => number>,
    first: Sorting,
    /** The name under which the order survives a reload of the page. */
    private readonly keep: string,
  ) {
    this.by = first;
  }

  get isOwn(): boolean {
    return this.own !== null;
  }

  /** Another hand has begun: `life` names it. */
  live(life: string): void {
    if (life === this.life) return;
    this.life = life;
    this.own = null;
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.keep) ?? 'null') as { life: string; by: Sorting; own: string[] | null } | null;
      if (kept?.life !== life) return;
      if (kept.by in this.compare) this.by = kept.by;
      this.own = kept.own;
    } catch {
      // Without browser storage, the hand is sorted.
    }
  }

  /** The hand in its order. A card that has just come in goes where sorting would put it. */
  of(hand: readonly string[]): string[] {
    const sorted = [...hand].sort(this.compare[this.by]);
    if (!this.own) return sorted;
    const order = this.own.filter((card) => hand.includes(card));
    sorted.forEach((card, index) => {
      if (order.includes(card)) return;
      order.splice(index === 0 ? 0 : order.indexOf(sorted[index - 1]!) + 1, 0, card);
    });
    return order;
  }

  sort(by: Sorting): void {
    this.by = by;
    this.own = null;
    this.remember();
  }

  /** Put these cards, together, before the card now at `place`. */
  move(hand: readonly string[], cards: readonly string[], place: number): void {
    const order = this.of(hand);
    const before = order.slice(0, place).filter((card) => !cards.includes(card));
    const after = order.slice(place).filter((card) => !cards.includes(card));
    this.own = [...before, ...order.filter((card) => cards.includes(card)), ...after];
    this.remember();
  }

  private remember(): void {
    try {
      sessionStorage.setItem(this.keep, JSON.stringify({ life: this.life, by: this.by, own: this.own }));
    } catch {
      // see above
    }
  }
}
