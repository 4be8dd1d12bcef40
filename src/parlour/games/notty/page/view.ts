// Written by `make types` from the room's view.py, and from its options in __init__.py; do not edit.

import type { View } from '@client/wire';

/** All options, with their values. */
export type NottyOptions = {
  first_player: number | 'random';
  turn_limit: number;
  cycle_at_limit: boolean;
};

/** What everybody sees of Notty. */
export type NottyView = View<NottyOptions> & {
  hands: string[][];
  deck: number;
  /** The actions used this turn, of those allowed once per turn. */
  done: ('draw' | 'steal' | 'cycle')[];
  /** Whether the discard of draw & discard is due. */
  cycling: boolean;
};

/** A card was drawn from the deck. */
export type CardDrawn = {
  event: 'notty-card-drawn';
  seat: number;
  card: string;
};

/** A card was stolen from another hand. */
export type CardStolen = {
  event: 'notty-card-stolen';
  thief: number;
  victim: number;
  card: string;
};

/** Draw & discard began: a card was drawn, and a discard is due. */
export type CycleBegun = {
  event: 'notty-cycle-begun';
  seat: number;
  card: string;
};

/** Draw & discard ended: a card was put back. */
export type CardDropped = {
  event: 'notty-card-dropped';
  seat: number;
  card: string;
};

/** A run or a set was put back into the deck. */
export type GroupDiscarded = {
  event: 'notty-group-discarded';
  seat: number;
  cards: string[];
};

/** The turn passed to the next seat. */
export type TurnEnded = {
  event: 'notty-turn-ended';
  seat: number;
};

/** A seat has no cards left and wins. */
export type HandEmptied = {
  event: 'notty-hand-emptied';
  seat: number;
};

/** The last turn is over: each seat laid down its groups, and the fewest cards left win (§6.4). */
export type GroupsLaidDown = {
  event: 'notty-groups-laid-down';
  winners: number[];
  /** The cards that the winners have left. */
  cards: number;
  left: number[];
  groups: string[][][];
};

/** The game reached the turn limit under version 1 of the rules: the smallest hands win. */
export type TurnLimitReached = {
  event: 'notty-turn-limit-reached';
  winners: number[];
  cards: number;
};

export type NottyEvent = CardDrawn | CardStolen | CycleBegun | CardDropped | GroupDiscarded | TurnEnded | HandEmptied | GroupsLaidDown | TurnLimitReached;

/** The fields of events that name seats. */
export const SEAT_FIELDS = ['seat', 'thief', 'victim', 'winners'];
