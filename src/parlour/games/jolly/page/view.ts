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

/** The progress of an opening. */
export type Opening = {
  points: number;
  needed: number;
  /** Whether there is a run without a joker. */
  pure: boolean;
};

/** What a seat of Jolly, or a spectator, sees. */
export type JollyView = View<JollyOptions> & {
  round: number;
  phase: 'draw' | 'play' | 'jolly';
  /** Whether it is the starter's first turn, which is only a discard. */
  first_discard: boolean;
  owes: ('draw' | 'opening' | 'taken' | 'jokers' | 'discard' | 'clear')[];
  /** Of the seat on turn, until it has opened. */
  opening: Opening | null;
  /** The other hand: the cards that everybody knows, then a face-down one for each other. */
  hands: string[][];
  /** The cards that everybody knows in the hand. */
  known: string[][];
  stock: number;
  /** What the starter saw at the bottom of the stock; face down for everybody else. */
  seen_bottom: string[];
  /** Bottom to top. */
  discard: string[];
  jolly_card: string | null;
  /** The melds in the order of laying, jokers with their meaning. */
  table: string[][];
  /** The points of each meld. */
  points: number[];
  /** The numbers of this turn's new melds. */
  laid: number[];
  opened: boolean[];
  taken: string | null;
  taken_used: boolean;
  put_back: boolean;
  /** The number of jokers swapped out this turn. */
  swapped: number;
  reshuffles: number;
  /** Whether the seat may not declare another Jolly Hand. */
  barred: boolean[];
  /** Whether another card was laid off since the take, if nothing else shows it (§3.8). */
  touched?: boolean;
};

/** A card was drawn from the stock; only its owner sees it. */
export type CardDrawn = {
  event: 'jolly-card-drawn';
  seat: number;
  card: string;
};

/** The top card of the pile was taken and must be used. */
export type CardTaken = {
  event: 'jolly-card-taken';
  seat: number;
  card: string;
};

/** The taken card was put back. */
export type CardPutBack = {
  event: 'jolly-card-put-back';
  seat: number;
  card: string;
};

/** A player declared the Jolly Hand: all or nothing. It binds. */
export type JollyDeclared = {
  event: 'jolly-jolly-declared';
  seat: number;
  card: string;
};

/** A new meld of three was laid on the table, under this number. */
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

/** The real card was put in place of a joker. */
export type JokerSwapped = {
  event: 'jolly-joker-swapped';
  seat: number;
  card: string;
  number: number;
};

/** A card was discarded onto the pile. */
export type CardDiscarded = {
  event: 'jolly-card-discarded';
  seat: number;
  card: string;
};

/** A discard made an opening final. */
export type PlayerOpened = {
  event: 'jolly-player-opened';
  seat: number;
  points: number;
};

/** The pile, except for its top card, was shuffled into a new stock. */
export type StockReshuffled = {
  event: 'jolly-stock-reshuffled';
  cards: number;
};

/** A Jolly Hand was conceded. */
export type JollyConceded = {
  event: 'jolly-jolly-conceded';
  seat: number;
};

/** The melds of a failed Jolly Hand went back into the hand, and the Jolly card to its place. */
export type MeldsTakenBack = {
  event: 'jolly-melds-taken-back';
  seat: number;
};

/** A player has gone out, or the other one has lost. */
export type GameWon = {
  event: 'jolly-game-won';
  seat: number;
};

/** Nobody wins: no action was left, the stock ran out too often, or the rounds are over. */
export type GameDrawn = {
  event: 'jolly-game-drawn';
  why: 'nothing' | 'stock' | 'rounds';
};

export type JollyEvent =
  CardDrawn | CardTaken | CardPutBack | JollyDeclared | MeldLaid | CardAdded | JokerSwapped | CardDiscarded | PlayerOpened | StockReshuffled | JollyConceded | MeldsTakenBack | GameWon | GameDrawn;

/** The fields of events that name seats. */
export const SEAT_FIELDS = ['seat'];
