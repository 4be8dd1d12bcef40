/** The story of a game of House of Cards: who hit the limit, who went over it, and how many cards the winner once held. */

import { furthestBehind, type Finished, type Story } from '@client/games/story';
import type { HouseEvent, HouseView } from './view';

const HITS = 3;
const BEHIND = 6; // cards more than the player with the fewest
const QUICK = 5; // rounds
const LONG = 25;

/** How an event changes the number of cards that a seat holds in hand and deck. */
function change(event: HouseEvent, seat: number): number {
  if (!('seat' in event) || event.seat !== seat) return 0;
  if (event.event === 'house_of_cards-cards-given') return event.cards;
  return event.event === 'house_of_cards-card-played' || event.event === 'house_of_cards-card-removed' ? -1 : 0;
}

export function storyOf({ view, events, winners, whole }: Finished<HouseView, HouseEvent>): Story | null {
  const [name] = winners;
  if (winners.length !== 1 || name === undefined) return null;
  const seats = { name };
  const count = (kind: HouseEvent['event']): number => events.filter((event) => event.event === kind && 'seat' in event && event.seat === name).length;
  if (events.some((event) => event.event === 'house_of_cards-turn-limit-reached')) return { key: 'house_of_cards-story-limit', seats };
  if (!whole) return null;
  const [hits, busts] = [count('house_of_cards-limit-hit'), count('house_of_cards-limit-exceeded')];
  const rounds = 1 + events.filter((event) => event.event === 'house_of_cards-round-begun').length;
  const ends = view.hands.map((hand, seat) => hand.length + view.decks[seat]!);
  const most = furthestBehind(ends, events, change, { seat: name, far: BEHIND });
  const other = ends.findIndex((cards, seat) => seat !== name && cards === 1);
  const facts = { hits, busts, rounds, most };
  if (most > 0) return { key: 'house_of_cards-story-comeback', seats, facts };
  if (other >= 0) return { key: 'house_of_cards-story-close', seats: { name, other }, facts };
  if (hits >= HITS) return { key: 'house_of_cards-story-hits', seats, facts };
  if (rounds <= QUICK) return { key: 'house_of_cards-story-quick', seats, facts };
  if (busts === 0) return { key: 'house_of_cards-story-careful', seats, facts };
  return { key: rounds >= LONG ? 'house_of_cards-story-long' : 'house_of_cards-story-last', seats, facts };
}
