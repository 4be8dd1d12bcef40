/** How the last round ended, from the events of the game: who hit or exceeded the limit, and who got how many cards. */

import type { HouseEvent } from './view';

export const MILESTONES: HouseEvent['event'][] = [
  'house_of_cards-card-played',
  'house_of_cards-limit-hit',
  'house_of_cards-limit-exceeded',
  'house_of_cards-cards-given',
  'house_of_cards-round-begun',
];

export type Tale = {
  kind: 'hit' | 'exceeded';
  seat: number;
  /** The card that ended the round. */
  card: string;
  limit: number;
  /** The cards that each seat got. */
  given: number[];
  /** The next round has begun. */
  over: boolean;
  /** The seats that have played since. */
  since: number[];
};

export function taleOf(milestones: readonly HouseEvent[], seats: number): Tale | null {
  let tale: Tale | null = null;
  let card = '';
  for (const event of milestones) {
    switch (event.event) {
      case 'house_of_cards-card-played':
        card = event.card;
        if (tale) tale.since.push(event.seat);
        break;
      case 'house_of_cards-limit-hit':
      case 'house_of_cards-limit-exceeded': {
        const limit = event.limit;
        const kind = event.event === 'house_of_cards-limit-hit' ? 'hit' : 'exceeded';
        tale = { kind, seat: event.seat, card, limit, given: Array<number>(seats).fill(0), over: false, since: [] };
        break;
      }
      case 'house_of_cards-cards-given':
        if (tale) tale.given[event.seat]! += event.cards;
        break;
      case 'house_of_cards-round-begun':
        if (tale) tale.over = true;
        break;
    }
  }
  return tale;
}

/** It is news until the reader has played, or, for a spectator, until everybody has. */
export const isNews = (tale: Tale | null, you: number | null): tale is Tale => tale !== null && (you === null ? tale.since.length < tale.given.length : !tale.since.includes(you));

/** The cards that a seat has just got: shown until somebody plays, because the first card drawn changes the counts. */
export const gainOf = (tale: Tale | null, seat: number): number => (tale && tale.since.length === 0 ? tale.given[seat]! : 0);
