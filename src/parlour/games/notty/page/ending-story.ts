/** The story of a game of Notty: all hands are open, so everything can be told. */

import { furthestBehind, type Finished, type Story } from '@client/games/story';
import type { NottyEvent, NottyView } from './view';

const LARGE = 5; // cards in the last group
const THEFTS = 5;
const BEHIND = 6; // cards more than the player with the fewest
const QUICK = 16; // turns
const LONG = 120;

/** How an event changes a hand. */
function change(event: NottyEvent, seat: number): number {
  switch (event.event) {
    case 'notty-card-drawn':
    case 'notty-cycle-begun':
      return event.seat === seat ? 1 : 0;
    case 'notty-card-dropped':
      return event.seat === seat ? -1 : 0;
    case 'notty-group-discarded':
      return event.seat === seat ? -event.cards.length : 0;
    case 'notty-card-stolen':
      return Number(event.thief === seat) - Number(event.victim === seat);
    default:
      return 0;
  }
}

export function storyOf({ view, events, winners, whole }: Finished<NottyView, NottyEvent>): Story | null {
  const [name] = winners;
  if (winners.length !== 1 || name === undefined) return null;
  const seats = { name };
  const laid = events.findLast((event) => event.event === 'notty-groups-laid-down');
  if (laid) return { key: 'notty-story-limit', seats, facts: { cards: laid.cards } };
  if (!whole) return null;
  const thefts = events.filter((event) => event.event === 'notty-card-stolen').filter((event) => event.thief === name);
  const last = events.findLast((event) => event.event === 'notty-group-discarded');
  const loot = thefts.at(-1);
  const ends = view.hands.map((hand) => hand.length);
  const most = furthestBehind(ends, events, change, { seat: name, far: BEHIND });
  const facts = { turns: view.turns, thefts: thefts.length, most, size: last?.cards.length ?? 0 };
  if (last?.seat === name && loot && last.cards.includes(loot.card)) return { key: 'notty-story-loot', seats: { name, victim: loot.victim }, facts: { card: loot.card } };
  if (most > 0) return { key: 'notty-story-comeback', seats, facts };
  if (last?.seat === name && last.cards.length >= LARGE) return { key: 'notty-story-large', seats, facts };
  if (view.turns <= QUICK) return { key: 'notty-story-quick', seats, facts };
  if (view.turns >= LONG) return { key: 'notty-story-long', seats, facts };
  return { key: thefts.length >= THEFTS ? 'notty-story-thief' : 'notty-story-empty', seats, facts };
}
