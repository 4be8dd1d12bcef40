// Written by `make types` from the room's view.py, and from its options in __init__.py; do not edit.

import type { View } from '@client/wire';

/** All options, with their values. */
export type HouseOptions = {
  preset: 'standard' | 'quick';
  limit: number;
  cards: number;
  memory_aid: boolean;
  last_card_must_fit: boolean;
  turn_limit: number;
};

/** What a seat of House of Cards, or a spectator, sees. */
export type HouseView = View<HouseOptions> & {
  limit: number;
  sum: number;
  /** Whether an Echo waits for the next number. */
  echo: boolean;
  /** The number that a Mirror would add. */
  last_number: number | null;
  /** The start card first, then the plays of this round. */
  pile: string[];
  /** Whether the pile begins with a start card. */
  started: boolean;
  plays: string[][];
  /** Consecutive cards of one house. */
  streak: number[];
  /** Other hands: face-down cards, or cards that the viewer knows to be there. */
  hands: string[][];
  /** The sum after each card of the viewer's hand, in its order. */
  would: number[];
  decks: number[];
  /** Cards at the bottom of the deck that came after its last shuffle. */
  fresh: number[];
  leftover: number;
  /** The cards that the viewer knows to be in its own deck, in no particular order. */
  look: string[] | null;
  /** What the viewer knows of each deck, bottom up; face-down cards in between. */
  known_decks: string[][];
  /** Known cards on top of the viewer's deck, upwards. */
  known_top: string[];
  /** Cards that the viewer knows to be in another's hand or deck, but not where. */
  known_held: string[][];
  known_leftover: string[];
  /** The offers still open to the seat on turn, in order. */
  choice: ('house' | 'swap' | 'reshuffle')[];
};

/** A card was played onto the round's pile; `effect` is what it did, `amount` its change of the sum. */
export type CardPlayed = {
  event: 'house_of_cards-card-played';
  seat: number;
  card: string;
  effect: 'number' | 'doubled' | 'hallows' | 'echo' | 'mirror' | 'shield-echo' | 'shield-mirror' | 'shield' | 'swap';
  amount: number;
  sum: number;
};

/** The hand was refilled from the player's deck. */
export type CardDrawn = {
  event: 'house_of_cards-card-drawn';
  seat: number;
  card: string;
};

/** A seat played three cards of one house in a row: the house effect is open. */
export type HouseStreak = {
  event: 'house_of_cards-house-streak';
  seat: number;
  house: 'G' | 'R' | 'H' | 'S';
};

/** A hand card was put face down under the leftover deck. */
export type CardRemoved = {
  event: 'house_of_cards-card-removed';
  seat: number;
  card: string;
};

/** A hand card was put onto the player's deck, whose previous top card came into the hand. */
export type CardExchanged = {
  event: 'house_of_cards-card-exchanged';
  seat: number;
  given: string;
  got: string;
};

/** An offer was declined. */
export type OfferDeclined = {
  event: 'house_of_cards-offer-declined';
  seat: number;
  offer: 'house' | 'swap' | 'reshuffle';
};

/** The sum hit the limit exactly: everybody else gets cards. */
export type LimitHit = {
  event: 'house_of_cards-limit-hit';
  seat: number;
  limit: number;
};

/** The sum exceeded the limit: the player gets as many cards as the number on the card played. */
export type LimitExceeded = {
  event: 'house_of_cards-limit-exceeded';
  seat: number;
  sum: number;
  limit: number;
  cards: number;
};

/** Unseen cards were put under a deck; `short` is the number missing in the leftover deck. */
export type CardsGiven = {
  event: 'house_of_cards-cards-given';
  seat: number;
  cards: number;
  short: number;
};

/** Hand and deck were shuffled together. */
export type DeckReshuffled = {
  event: 'house_of_cards-deck-reshuffled';
  seat: number;
};

/** A new round began with a start card. */
export type RoundBegun = {
  event: 'house_of_cards-round-begun';
  seat: number;
  card: string;
  sum: number;
};

/** A seat has no cards left and wins. */
export type GameWon = {
  event: 'house_of_cards-game-won';
  seat: number;
};

/** The last turn is over: the fewest cards win. */
export type TurnLimitReached = {
  event: 'house_of_cards-turn-limit-reached';
  winners: number[];
  cards: number;
};

export type HouseEvent =
  CardPlayed | CardDrawn | HouseStreak | CardRemoved | CardExchanged | OfferDeclined | LimitHit | LimitExceeded | CardsGiven | DeckReshuffled | RoundBegun | GameWon | TurnLimitReached;

/** The fields of events that name seats. */
export const SEAT_FIELDS = ['seat', 'winners'];
