/** What the table of House of Cards shows, as the server words it. */

import { houseOf, type House } from './cards';

export type Offer = 'house' | 'swap' | 'reshuffle';

export type HouseView = {
  seats: number;
  turn: number | null;
  turns: number;
  options: { memory_aid?: boolean; last_card_must_fit?: boolean };
  over: boolean;
  winners: number[];
  limit: number;
  sum: number;
  /** An Echo waits for the next number. */
  echo: boolean;
  /** What a Mirror would add. */
  last_number: number | null;
  /** The start card first, then the plays. */
  pile: string[];
  /** Whether the pile begins with a start card. */
  started: boolean;
  plays: string[][];
  streak: number[];
  /** Of the others `??`, or a card that the reader knows to be there. */
  hands: string[][];
  /** The sum after each own card, in the order of the hand. */
  would: number[];
  decks: number[];
  leftover: number;
  /** What the reader knows to be in the own deck, order unknown. */
  look: string[] | null;
  /** What the reader knows of each deck, from the bottom up; `??` for what lies between. */
  known_decks: string[][];
  /** Known cards on top of the own deck, upwards. */
  known_top: string[];
  known_leftover: string[];
  /** What is still offered to the seat on turn, in order. */
  choice: Offer[];
};

export const STREAK = 3; // §6.1
export const GIVEN = 2; // §7.1: what everybody else gets for an exact hit

/** The house of a seat's streak. */
export function streakHouse(view: HouseView, seat: number): House | null {
  const last = view.plays[seat]!.at(-1);
  return last && view.streak[seat]! > 0 ? houseOf(last) : null;
}

/** The card that was played last in this round. */
export const lastPlay = (view: HouseView): string | undefined => (view.pile.length > (view.started ? 1 : 0) ? view.pile.at(-1) : undefined);

/** The sum has reached the limit: the round ends when the last choice is made. */
export const isEnding = (view: HouseView): boolean => view.sum >= view.limit;
