/** The events of a move, in the order in which people would tell them. */

import type { Facts } from '@client/facts';
import { UNSEEN } from '@client/games/cards';
import { specialOf } from './cards';
import type { HouseEvent } from './view';

const is =
  (...names: HouseEvent['event'][]) =>
  ({ event }: Facts): boolean =>
    names.some((name) => event === name);
const isPlay = is('house_of_cards-card-played');
const isDraw = is('house_of_cards-card-drawn');
const isLimit = is('house_of_cards-limit-hit', 'house_of_cards-limit-exceeded');
const isShuffle = is('house_of_cards-deck-reshuffled');
const isWin = is('house_of_cards-game-won');

export function groupEvents(events: HouseEvent[]): Facts[] {
  const wins = events.some(isWin);
  const told = events.map((event): Facts => {
    if (wins && isPlay(event)) return { ...event, event: 'house_of_cards-web-last-card' };
    return event.event === 'house_of_cards-round-begun' && specialOf(event.card) !== null ? { ...event, event: 'house_of_cards-web-idle-start' } : event;
  });
  return limitFirst(told.filter((event, place) => !isSaid(told, event, place)));
}

/** A reshuffle includes drawing the new hand: cards that nobody else sees need no line of their own. */
const isSaid = (events: Facts[], event: Facts, place: number): boolean => isDraw(event) && event.card === UNSEEN && events.slice(0, place).some(isShuffle);

/** The played card reaches the limit: that is told before the card drawn to replace it. */
function limitFirst(events: Facts[]): Facts[] {
  const limit = events.findIndex(isLimit);
  const draw = events.findIndex(isDraw);
  if (draw < 0 || limit < draw) return events;
  const before = events.slice(0, draw);
  return [...before, events[limit]!, ...events.slice(draw, limit), ...events.slice(limit + 1)];
}
