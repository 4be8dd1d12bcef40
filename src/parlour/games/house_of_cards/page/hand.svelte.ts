/** Your hand: two places. A card stays in its place as long as it is held, and a drawn card goes into the free one. */

import { untrack } from 'svelte';
import { dealTime } from '@client/settings.svelte';
import type { LastMove } from '@client/table.svelte';
import { Choosing, steady, type Lying, type Point } from '@client/games/selection.svelte';
import { cardOf } from '@client/games/copies';
import type { Box, Place } from '@client/games/layout';
import type { Spots } from '@client/games/place-positions.svelte';

type Wishes = {
  held: () => readonly string[];
  /** Identifies the hand: another hand has another name. */
  life: () => string;
  you: () => number | null;
  last: () => LastMove | null;
  /** True if no card may be chosen now. */
  closed: () => boolean;
  changed: () => void;
  dropped: (at: Point) => void;
  /** A card was tapped twice. */
  twice: () => void;
};

const PLACES = 2;
const TALL = 7 / 5;
const RISE = 0.35; // of its width: how far a chosen card rises
const WIDEST = 164;
const WIDEST_HALF = 320;
const CAPTION = { least: 52, most: 150, gap: 10, after: 5 }; // px beside each card for what it would do

export class OwnPair {
  readonly choosing: Choosing;
  arrived = $state.raw<ReadonlySet<string>>(new Set());
  dealing = $state(false);

  private places = $state.raw<readonly (string | null)[]>([null, null]);
  private life = '';
  private told: LastMove | null = null;
  private readonly keep = `pair ${location.pathname}`;
  private count = 0;

  /** The copies from left to right. */
  readonly ids = $derived(this.places.filter((id): id is string => id !== null));
  readonly cards = $derived(this.ids.map(cardOf));
  /** The chosen card; a single card need not be chosen. */
  readonly card = $derived.by((): string | undefined => {
    const id = this.ids.find((one) => this.choosing.has(one)) ?? (this.ids.length === 1 ? this.ids[0] : undefined);
    return id && cardOf(id);
  });
  readonly chosen = $derived.by((): boolean => this.ids.some((id) => this.choosing.has(id)));

  readonly lying = $derived.by((): Lying[] => {
    const { hand: box, deck } = this.spots.boxes;
    if (!box || !deck) return [];
    const found = this.places.flatMap((id, order): Lying[] => (id === null ? [] : [{ id, card: cardOf(id), order, place: placeOf(order, box), mine: true, away: false, from: deck }]));
    return steady(found);
  });

  /** The space beside a card, in px. */
  readonly room = $derived.by((): number => (this.spots.boxes.hand ? sizes(this.spots.boxes.hand).caption : 0));

  /** Call while a component is being set up. */
  constructor(
    private readonly spots: Spots,
    wishes: Wishes,
  ) {
    this.choosing = new Choosing({
      lying: () => this.lying,
      single: () => true,
      closed: wishes.closed,
      changed: wishes.changed,
      dropped: wishes.dropped,
      twice: wishes.twice,
    });
    $effect.pre(() => {
      const [life, held] = [wishes.life(), wishes.held()];
      untrack(() => this.turnPage(life, held, this.leftBy(wishes.last(), wishes.you())));
    });
  }

  /** The cards that left the hand in a new move. The same card may have come in with it. */
  private leftBy(last: LastMove | null, you: number | null): string[] {
    const news = last !== this.told;
    this.told = last;
    if (!news || !last || last.by !== you) return [];
    return last.events.flatMap(({ event, card, given }) => {
      if (event === 'house_of_cards-card-played' || event === 'house_of_cards-card-removed') return [String(card)];
      if (event === 'house_of_cards-card-exchanged') return [String(given)];
      return event === 'house_of_cards-deck-reshuffled' ? this.ids.map(cardOf) : [];
    });
  }

  private turnPage(life: string, held: readonly string[], left: string[]): void {
    const dealt = life !== this.life;
    const gone = new Set(left.map((card) => this.ids.find((id) => cardOf(id) === card && this.choosing.has(id)) ?? this.ids.find((id) => cardOf(id) === card)));
    const coming = [...held];
    const stays = (id: string | null): boolean => {
      const at = id === null || dealt || gone.has(id) ? -1 : coming.indexOf(cardOf(id));
      if (at >= 0) coming.splice(at, 1);
      return at >= 0;
    };
    const kept = this.places.map((id) => (stays(id) ? id : null));
    const arrived = coming.map((card) => `${card}·${++this.count}`);
    const before = this.ids.length;
    this.places = dealt ? this.settled(life, arrived) : kept.map((id) => id ?? arrived.shift() ?? null);
    const fresh = this.ids.filter((id) => !kept.includes(id));
    if (dealt || fresh.length || this.ids.length !== before) this.arrived = new Set(dealt ? [] : fresh);
    if (dealt) {
      this.dealing = true;
      setTimeout(() => (this.dealing = false), dealTime());
    }
    this.choosing.keep(new Set(this.ids));
    this.life = life;
    this.remember();
  }

  /** Cards that arrive all at once get their earlier places, if this page has seen them, so that a returning player finds them there. */
  private settled(life: string, ids: readonly string[]): (string | null)[] {
    const coming = [...ids];
    const places = this.remembered(life).map((card) => {
      const at = coming.findIndex((id) => cardOf(id) === card);
      return at < 0 ? null : coming.splice(at, 1)[0]!;
    });
    return places.map((id) => id ?? coming.shift() ?? null);
  }

  private remembered(life: string): (string | null)[] {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.keep) ?? 'null') as { life: string; cards: (string | null)[] } | null;
      if (kept?.life === life) return kept.cards;
    } catch {
      // Without browser storage, they are placed in the order received.
    }
    return this.places.map(() => null);
  }

  private remember(): void {
    try {
      sessionStorage.setItem(this.keep, JSON.stringify({ life: this.life, cards: this.places.map((id) => id && cardOf(id)) }));
    } catch {
      // see above
    }
  }

  /** Choose the card in a place. */
  choose(place: number): boolean {
    const id = this.places[place];
    if (id) this.choosing.toggle(id);
    return id !== undefined && id !== null;
  }
}

/** The width for the cards and their captions: each card has one half of the box. */
function sizes(box: Box): { half: number; width: number; caption: number } {
  const half = Math.min(WIDEST_HALF, box.width / PLACES);
  const width = Math.min(WIDEST, box.height / (TALL + RISE), half - CAPTION.least - CAPTION.gap - CAPTION.after);
  return { half, width, caption: Math.min(CAPTION.most, half - width - CAPTION.gap - CAPTION.after) };
}

function placeOf(order: number, box: Box): Place {
  const { half, width, caption } = sizes(box);
  const left = box.x + box.width / 2 + half * (order - PLACES / 2);
  return { x: left + (half - width - caption - CAPTION.gap - CAPTION.after) / 2, y: box.y + box.height - width * TALL - 1, width };
}
