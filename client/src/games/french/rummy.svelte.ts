/** What the tables of rummy games share: your hand, what is dropped where, and the keys for it. */

import type { Facts } from '../../facts';
import { isOn, type Point } from '../selection.svelte';
import type { Box } from '../layout';
import { TableModel, type Buttons, type Deal } from '../model.svelte';
import type { TableProps } from '../registry';
import { OwnHand } from './hand.svelte';
import { newestOf } from './last-laid';

export type RummyView = { seats: number; turn: number | null; hands: string[][]; discard: string[]; table: string[][] };
export type RummyButtons = Buttons & { run: (name: 'meld' | 'take') => void; discard: () => void; layOn: (number: number) => void };
/** The sheets that any of them can show over the table. */
export type RummyLook = { kind: 'pile' } | { kind: 'seat'; seat: number };

type Wishes<View> = {
  /** Identifies the deal: another deal has another name. */
  life: (view: View) => string;
  /** The event for a card that went unseen from the stock into a hand. */
  drawn: string;
  /** What is seen of a deal besides the cards that go to everybody. */
  deal?: Pick<Deal, 'covered' | 'after'>;
  /** Where a card came from that is from neither the stock nor the discard pile. */
  from?: (card: string) => Box | undefined;
  letter?: (pressed: string) => boolean;
  close?: () => boolean;
  doubt: () => string | null;
  /** Whether the chosen cards can be laid onto a meld, or take its joker. */
  fits: (number: number) => boolean;
  /** Whether they can be laid as a new meld. */
  lays: () => boolean;
};

export class Rummy<View extends RummyView, Event extends Facts, Row extends RummyButtons, Look extends { kind: string }> {
  readonly table: TableModel<View, Event, Row, Look | RummyLook>;
  readonly hand: OwnHand;
  readonly newest = $derived.by(() => newestOf(this.given().last));
  /** The cards of the move that can be taken back. */
  readonly takeBackCards = $derived.by(
    () =>
      this.given()
        .situation.take_back?.replace(/^\w+\s*/, '')
        .replace(/ (?:to|in) \d+$/, '') ?? '',
  );

  /** Call while a component is being set up. */
  constructor(
    private readonly given: () => TableProps<View, Event>,
    private readonly wishes: Wishes<View>,
  ) {
    const { drawn, deal, from, close, doubt } = wishes;
    const life = (): string => wishes.life(this.table.view);
    this.table = new TableModel<View, Event, Row, Look | RummyLook>(given, {
      choosing: () => this.hand.choosing,
      letter: (pressed) => this.letter(pressed),
      ...(close ? { close } : {}),
      carry: (step) => this.hand.step(step),
      doubt,
      flights: { drawn, life, deal: { stock: '.stock svg', hands: () => this.table.view.hands.map((hand) => hand.length), ...deal } },
    });
    this.hand = new OwnHand(this.table.spots, {
      held: () => (given().you === null ? [] : this.table.view.hands[given().you!]!),
      life: () => `${life()} ${given().you}`,
      discard: () => this.table.view.discard,
      ...(from ? { from } : {}),
      changed: () => given().calm(),
      dropped: (at, grabbed) => this.drop(at, grabbed),
      twice: () => this.table.actions?.discard(),
    });
    this.hand.choosing.forgetAfter(() => this.table.myTurn);
  }

  private letter(pressed: string): boolean {
    if (pressed === 'v') this.table.look = { kind: 'pile' };
    else if (pressed === 'o' && this.given().you !== null) this.hand.sort();
    else return this.wishes.letter?.(pressed) ?? false;
    return true;
  }

  /** The chosen cards were dropped here: onto the pile, onto a meld they fit, among the melds as a new one, or back into the hand. */
  private drop(at: Point, grabbed: string): void {
    const { spots, actions } = this.table;
    const melds = [...(spots.table?.querySelectorAll<HTMLElement>('[data-drop^="meld-"]') ?? [])];
    const under = melds.find((one) => isOn(one, at));
    const meld = under ? Number(under.dataset.drop!.slice('meld-'.length)) : null;
    if (isOn(spots.table?.querySelector('[data-drop="pile"]') ?? undefined, at, 16)) actions?.discard();
    else if (meld !== null && this.wishes.fits(meld)) actions?.layOn(meld);
    else if (isOn(spots.elements.melds, at) && (this.wishes.lays() || meld === null)) actions?.run('meld');
    else if (meld !== null) actions?.layOn(meld);
    else if (isOn(spots.elements.hand, at, 12)) this.hand.carry(at, grabbed);
  }
}
