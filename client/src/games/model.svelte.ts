/** What every table shares: whose turn it is, the keys, flying cards, the advice, why a choice is not allowed, and the sheets over the table. */

import { untrack } from 'svelte';
import type { Facts } from '../facts';
import { isLively, moves as cardsTravel } from '../settings.svelte';
import type { LastMove } from '../table.svelte';
import { adviceOf, advisedCopies, type Advice } from './advice';
import type { Choosing, Lying } from './selection.svelte';
import { Flights, type Landing } from './flights';
import { tableKey } from './keys';
import { dealOut } from './moments';
import type { TableProps } from './registry';
import { Spots } from './place-positions.svelte';

/** The parts of every view that the model needs. */
type Common = { seats: number; turn: number | null };

/** The row of buttons, as the keyboard uses it. */
export type Buttons = { main: () => void; key: (pressed: string) => boolean; closeMenu?: () => boolean };

/** What is seen of a deal. */
export type Deal = {
  /** Selects the picture of the pile that the cards come from. */
  stock: string;
  /** The number of cards dealt to each seat. */
  hands: () => readonly number[];
  /** Whether a window that opened by itself covers the table: the deal waits until it is closed. */
  covered?: () => boolean;
  /** What follows on the table, `delay` ms later. */
  after?: (table: HTMLElement, air: HTMLElement, delay: number) => void;
};

type Wishes<Event> = {
  choosing: () => Choosing;
  /** Handles letters other than those of the buttons; false if a letter does nothing. */
  letter?: (pressed: string) => boolean;
  /** True if there was something else to close. */
  close?: () => boolean;
  /** Shift and an arrow: move the focused card within the hand. */
  carry?: (step: -1 | 1) => void;
  /** The move that the chosen cards would make, if only the law knows why it is not allowed. */
  doubt?: () => string | null;
  /** How cards fly at this table; without it they do not. */
  flights?: Pick<Landing, 'drawn'> & {
    /** Identifies the deal: nothing flies from one deal to another. */
    life: () => string;
    origin?: (table: HTMLElement, last: LastMove<Event> | null) => Landing['origin'];
    /** Without it, cards are only dealt into the reader's own hand. */
    deal?: Deal;
    /** Called after the cards of a move have taken off. */
    after?: (table: HTMLElement, air: HTMLElement, last: LastMove<Event>) => void;
  };
};

/** `Row` is the component with the buttons, `Look` a sheet that can lie over the table for a while. */
export class TableModel<View extends Common, Event extends Facts, Row extends Buttons, Look = never> {
  readonly spots = new Spots();
  /** Where cards fly, above the table. */
  air = $state<HTMLElement>();
  actions = $state<Row>();
  look = $state.raw<Look | null>(null);
  private readonly flights = new Flights();

  private get props(): TableProps<View, Event> {
    return this.given();
  }

  readonly view: View = $derived.by(() => this.props.situation.view);
  readonly legal: string[] = $derived.by(() => this.props.situation.legal);
  readonly myTurn: boolean = $derived.by(() => this.props.playing && this.props.you !== null && this.view.turn === this.props.you && !this.props.seats[this.props.you]?.resigned);
  /** The opponents, starting with the next to play; all seats for a spectator. */
  readonly others: number[] = $derived.by(() => {
    const { you } = this.props;
    return Array.from({ length: this.view.seats - (you === null ? 0 : 1) }, (_, step) => ((you ?? -1) + 1 + step) % this.view.seats);
  });
  readonly advice: Advice | null = $derived.by(() => adviceOf(this.props.suggested));
  readonly doubt: string | null = $derived.by(() => this.wishes.doubt?.() ?? null);

  /** Call while a component is being set up. */
  constructor(
    private readonly given: () => TableProps<View, Event>,
    private readonly wishes: Wishes<Event>,
  ) {
    $effect(() => {
      void this.props.situation; // in another position the law may answer differently
      this.props.askWhy?.(this.doubt);
    });
    if (wishes.flights) this.followFlights(wishes.flights);
    if (wishes.flights?.deal) this.followDeals(wishes.flights.deal, wishes.flights.life);
  }

  /** A deal is shown once: when the page was there for it, or a new deal follows an earlier one. */
  private followDeals({ stock, hands, covered, after }: Deal, life: () => string): void {
    let seen: string | null = null;
    $effect(() => {
      const now = life();
      const [table, air, hidden] = [this.spots.table, this.air, covered?.() ?? false];
      if (now === seen || !table || !air) return;
      const fresh = seen !== null || untrack(() => this.props.sawDeal ?? this.props.situation.moves === 0);
      if (fresh && hidden && isLively()) return;
      seen = now;
      const pile = table.querySelector(stock);
      if (!fresh || !pile || !isLively() || untrack(() => this.props.still ?? false)) return;
      const delay = dealOut(table, air, pile, untrack(hands));
      untrack(() => after?.(table, air, delay));
    });
  }

  private followFlights({ drawn, life, origin, after }: NonNullable<Wishes<Event>['flights']>): void {
    $effect.pre(() => {
      void this.props.situation;
      if (this.spots.table) this.flights.depart(this.spots.table);
    });
    $effect(() => {
      void this.props.situation;
      const [table, air] = [this.spots.table, this.air];
      if (!table || !air || !cardsTravel()) return;
      const last = untrack(() => this.props.last);
      const from = origin?.(table, last);
      const told = this.flights.land(table, air, { last, you: this.props.you, life: life(), drawn, ...(from ? { origin: from } : {}) });
      if (told && last) after?.(table, air, last);
    });
  }

  /** The copies in your hand that the advice is about. */
  advised(lying: readonly Lying[]): ReadonlySet<string> {
    return advisedCopies(this.advice, lying);
  }

  /** Close the sheet over the table; true if there was one. */
  readonly close = (): boolean => {
    const was = this.look !== null;
    this.look = null;
    return (this.wishes.close?.() ?? false) || was;
  };

  /** A key was pressed anywhere on the page. */
  readonly key = (event: KeyboardEvent): void => {
    const { still, you, calm } = this.props;
    if (still) return;
    tableKey(event, {
      choosing: this.wishes.choosing(),
      table: this.spots.table,
      seated: you !== null,
      calm,
      main: () => this.actions?.main(),
      close: () => this.close() || (this.actions?.closeMenu?.() ?? false),
      letter: (pressed) => (this.wishes.letter?.(pressed) || this.actions?.key(pressed)) ?? false,
      ...(this.wishes.carry ? { carry: this.wishes.carry } : {}),
    });
  };
}
