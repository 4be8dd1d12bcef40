// Written by `make types` from the room's view.py, and from its options in __init__.py; do not edit.

import type { View } from '@client/wire';

/** All options, with their values. */
export type PotterOptions = {
  target: number;
  ace_high_runs: boolean;
};

/** How far the discards have gone in a circle (P19). */
export type Loop = {
  /** Discarded since the last meld or lay-off. */
  seen: string[];
  turns: number;
  /** Whether there was a meld or a lay-off this turn. */
  laid: boolean;
};

/** What a seat of Potter, or a spectator, sees. */
export type PotterView = View<PotterOptions> & {
  round: number;
  /** The rank whose cards are Potters in this round. */
  potter: string;
  phase: 'draw' | 'play';
  /** What the turn still owes, as far as everybody knows. */
  owes: 'draw' | 'meld' | 'discard' | null;
  /** Other hands: the cards that everybody knows, then a face-down card for each other one. */
  hands: string[][];
  /** The cards that everybody saw go into the hand. */
  known: string[][];
  stock: number;
  /** Bottom to top. */
  discard: string[];
  /** The melds in the order of laying, wilds with their meaning. */
  table: string[][];
  sallan: boolean[];
  scores: number[];
  /** The cards that this seat may not discard in this round. */
  banned: string[][];
  /** The taken pile, while a meld is owed for it; bottom to top. */
  taken: string[];
  loop: Loop;
};

/** A card was drawn from the stock; only its owner sees it. */
export type CardDrawn = {
  event: 'potter-card-drawn';
  seat: number;
  card: string;
};

/** The whole pile was taken into a hand. It reveals nothing, but it binds (§7.8). */
export type PileTaken = {
  event: 'potter-pile-taken';
  seat: number;
  cards: string[];
};

/** The taken pile was returned, at a price. */
export type PileReturned = {
  event: 'potter-pile-returned';
  seat: number;
  cards: number;
  penalty: number;
  total: number;
};

/** A new meld of three was laid on the table, under this number. */
export type MeldLaid = {
  event: 'potter-meld-laid';
  seat: number;
  number: number;
  cards: string[];
};

/** A seat laid its first meld in this round and became Sallan. */
export type BecameSallan = {
  event: 'potter-became-sallan';
  seat: number;
};

/** A card was laid off onto a meld. */
export type CardAdded = {
  event: 'potter-card-added';
  seat: number;
  card: string;
  number: number;
};

/** A card was discarded onto the pile. */
export type CardDiscarded = {
  event: 'potter-card-discarded';
  seat: number;
  card: string;
};

/** A discard kept a loop going and went back to its owner, who cannot discard it again this round. It binds. */
export type CardBanned = {
  event: 'potter-card-banned';
  seat: number;
  card: string;
};

/** A turn ended without a discard. */
export type TurnEnded = {
  event: 'potter-turn-ended';
  seat: number;
};

/** The pile was shuffled into a new stock. */
export type StockReshuffled = {
  event: 'potter-stock-reshuffled';
  cards: number;
};

/** A seat emptied its hand and won the round. */
export type RoundWon = {
  event: 'potter-round-won';
  seat: number;
};

/** The round reached its last lap without a winner. */
export type RoundCapped = {
  event: 'potter-round-capped';
  laps: number;
};

/** A hand was shown and counted at the end of a round. */
export type HandCounted = {
  event: 'potter-hand-counted';
  seat: number;
  cards: string[];
  points: number;
  total: number;
};

/** The next round was dealt. */
export type RoundBegun = {
  event: 'potter-round-begun';
  round: number;
  potter: string;
  starter: number;
};

/** A total passed the target, and the lowest total wins. */
export type GameEnded = {
  event: 'potter-game-ended';
  winners: number[];
  total: number;
};

export type PotterEvent =
  CardDrawn | PileTaken | PileReturned | MeldLaid | BecameSallan | CardAdded | CardDiscarded | CardBanned | TurnEnded | StockReshuffled | RoundWon | RoundCapped | HandCounted | RoundBegun | GameEnded;

/** The fields of events that name seats. */
export const SEAT_FIELDS = ['seat', 'starter', 'winners'];
