// Written by `make types` from the room's view.py, and from its options in __init__.py; do not edit.

import type { View } from '@client/wire';

/** All options, with their values. */
export type JollyOptions = {
  starter: number | 'random';
  hunt: 'added' | 'within';
  final_discard: boolean;
  jolly_hand_failure: 'game' | 'turn';
  round_limit: number;
};

/** How far an opening has come. */
export type Opening = {
  points: number;
  needed: number;
  /** With a run without a joker. */
  pure: boolean;
};

/** What a seat of Jolly, or a spectator, sees. */
export type JollyView = View<JollyOptions> & {
  round: number;
  phase: 'draw' | 'play' | 'jolly';
  /** The starter's first turn: nothing but a discard. */
  first_discard: boolean;
  owes: ('draw' | 'opening' | 'taken' | 'jokers' | 'discard' | 'clear')[];
  /** Of the seat on turn, while it has not opened. */
  opening: Opening | null;
  /** Of the other: first the cards that everybody knows, then a back for each other card. */
  hands: string[][];
  /** What everybody knows of the hand. */
  known: string[][];
  stock: number;
  /** What the starter saw at the bottom of the stock; backs for everybody else. */
  seen_bottom: string[];
  /** Bottom to top. */
  discard: string[];
  jolly_card: string | null;
  /** The melds in the order of laying, jokers with their meaning. */
  table: string[][];
  /** What each meld counts. */
  points: number[];
  /** The numbers of this turn's new melds. */
  laid: number[];
  opened: boolean[];
  taken: string | null;
  taken_used: boolean;
  put_back: boolean;
  /** Jokers that were swapped out in this turn. */
  swapped: number;
  reshuffles: number;
  /** No second Jolly Hand. */
  barred: boolean[];
  /** Another card was laid off since the take, where nothing else tells it (§3.8). */
  touched?: boolean;
};

/** A card came from the stock; only its owner sees it. */
export type CardDrawn = {
  event: 'jolly-card-drawn';
  seat: number;
  card: string;
};

/** The top card of the pile was taken; it has to be used. */
export type CardTaken = {
  event: 'jolly-card-taken';
  seat: number;
  card: string;
};

/** The taken card went back. */
export type CardPutBack = {
  event: 'jolly-card-put-back';
  seat: number;
  card: string;
};

/** The Jolly Hand: all or nothing. It binds. */
export type JollyDeclared = {
  event: 'jolly-jolly-declared';
  seat: number;
  card: string;
};

/** A new meld of three lies on the table, under this number. */
export type MeldLaid = {
  event: 'jolly-meld-laid';
  seat: number;
  number: number;
  cards: string[];
  points: number;
};

/** A card was laid off onto a meld, or a new meld grew. */
export type CardAdded = {
  event: 'jolly-card-added';
  seat: number;
  card: string;
  number: number;
};

/** The real card lies in place of a joker. */
export type JokerSwapped = {
  event: 'jolly-joker-swapped';
  seat: number;
  card: string;
  number: number;
};

/** A card went onto the pile. */
export type CardDiscarded = {
  event: 'jolly-card-discarded';
  seat: number;
  card: string;
};

/** The discard made an opening final. */
export type PlayerOpened = {
  event: 'jolly-player-opened';
  seat: number;
  points: number;
};

/** The pile, but for its top card, became the new stock. */
export type StockReshuffled = {
  event: 'jolly-stock-reshuffled';
  cards: number;
};

/** A Jolly Hand has failed. */
export type JollyConceded = {
  event: 'jolly-jolly-conceded';
  seat: number;
};

/** A failed Jolly Hand goes back into the hand, and the Jolly card to its place. */
export type MeldsTakenBack = {
  event: 'jolly-melds-taken-back';
  seat: number;
};

/** Somebody has gone out, or the other one has lost. */
export type GameWon = {
  event: 'jolly-game-won';
  seat: number;
};

/** Nobody wins: nothing was left to do, the stock ran out too often, or the rounds are over. */
export type GameDrawn = {
  event: 'jolly-game-drawn';
  why: 'nothing' | 'stock' | 'rounds';
};

export type JollyEvent =
  CardDrawn | CardTaken | CardPutBack | JollyDeclared | MeldLaid | CardAdded | JokerSwapped | CardDiscarded | PlayerOpened | StockReshuffled | JollyConceded | MeldsTakenBack | GameWon | GameDrawn;

/** The fields of events that name seats. */
export const SEAT_FIELDS = ['seat'];
