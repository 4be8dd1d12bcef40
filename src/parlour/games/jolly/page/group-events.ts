/** Events in few lines: long melds whole, the opening before the discard that makes it final, and a turn of several moves in one sentence. */

import type { Facts } from '@client/facts';
import { t } from '@client/words.svelte';
import { cardsOf } from '@client/games/french/cards';
import { eventGrouper } from '@client/games/french/group-events';
import { readings } from './melds';
import type { JollyEvent } from './view';

const whole = eventGrouper('jolly', (cards) => readings(cards, [])[0]);
const OPENED: JollyEvent['event'] = 'jolly-player-opened';
const MOVES: JollyEvent['event'][] = ['jolly-card-taken', 'jolly-card-put-back', 'jolly-meld-laid', 'jolly-card-added', 'jolly-joker-swapped', 'jolly-card-discarded'];
const isMove = ({ event }: Facts): boolean => MOVES.some((move) => move === event);

export function groupEvents(events: JollyEvent[]): Facts[] {
  const told = whole(events);
  return told.filter(isMove).length > 1 ? inOne(told) : openedFirst(told);
}

function openedFirst(events: readonly Facts[]): Facts[] {
  const opened = events.filter(({ event }) => event === OPENED);
  const rest = events.filter((event) => !opened.includes(event));
  const at = rest.findIndex(({ event }) => event === 'jolly-card-discarded');
  return [...rest.slice(0, Math.max(0, at)), ...opened, ...rest.slice(Math.max(0, at))];
}

/** The moves as clauses of one sentence, in the place of the first; the rest unchanged. */
function inOne(events: readonly Facts[]): Facts[] {
  const inside = [...events.filter(isMove), ...events.filter(({ event }) => event === OPENED)];
  const sentence = { event: 'jolly-web-turn', seat: inside[0]!.seat, acts: alike(inside).map(clause) };
  return events.flatMap((event) => (event === inside[0] ? [sentence] : inside.includes(event) ? [] : [event]));
}

/** Consecutive events of the same kind are told together. */
function alike(events: readonly Facts[]): Facts[][] {
  const groups: Facts[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && last[0]!.event === event.event) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

const clause = (group: Facts[]): string =>
  t(`jolly-web-${String(group[0]!.event).slice('jolly-'.length)}`, { cards: group.map(({ card, cards }) => card ?? cardsOf(cards).join(' ')), count: group.length, points: group[0]!.points });
