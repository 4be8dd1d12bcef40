/** The story of a finished game in one line: a game's own page tells it from what this reader has seen; for other games there is a plain one. */

import type { Facts } from '../facts';
import { nameOf } from '../event-words';
import type { SeatInfo } from '../wire';
import { t } from '../words.svelte';

/** The key of the words; `seats` are facts that stand for players. */
export type Story = { key: string; seats?: Record<string, number>; facts?: Facts };

/** A game that has come to its end, as this reader knows it. */
export type Finished<View, Event> = {
  view: View;
  /** What happened, in order. */
  events: readonly Event[];
  winners: readonly number[];
  /** Whether the events begin with the first move; otherwise nothing can be counted in them, except milestones. */
  whole: boolean;
  moves: number;
};

/** The line for games without a story of their own. */
export function plainStory({ winners, moves }: Pick<Finished<unknown, unknown>, 'winners' | 'moves'>): Story {
  if (winners.length === 0) return { key: 'life-story-draw', facts: { moves } };
  if (winners.length > 1) return { key: 'life-story-shared', facts: { moves } };
  return { key: 'life-story-won', seats: { name: winners[0]! }, facts: { moves } };
}

/** A story in words; the reader is `you`. */
export function storyWords({ key, seats = {}, facts = {} }: Story, players: readonly SeatInfo[], you: number | null): string {
  const named = Object.entries(seats).map(([fact, seat]) => [fact, seat === you ? 'you' : nameOf(players, seat)]);
  return t(key, { ...facts, ...(Object.fromEntries(named) as Facts) });
}

/** The most cards that a seat held while it had the most of all, and `far` more than another; 0 if that never happened. `change` is how an event changes the cards of a seat; the course is worked out backwards, because only the end is known. */
export function furthestBehind<Event>(ends: readonly number[], events: readonly Event[], change: (event: Event, seat: number) => number, { seat, far }: { seat: number; far: number }): number {
  const held = [...ends];
  let most = 0;
  for (const event of [...events].reverse()) {
    held.forEach((_, one) => (held[one]! -= change(event, one)));
    const [own, least, largest] = [held[seat]!, Math.min(...held), Math.max(...held)];
    if (own === largest && own - least >= far) most = Math.max(most, own);
  }
  return most;
}
