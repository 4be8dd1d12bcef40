/** The story of a game of Jolly: who opened when, and what decided it. */

import type { Finished, Story } from '@client/games/story';
import type { JollyEvent, JollyView } from './view';

const QUICK = 7; // rounds
const LONG = 30;
const LATER = 3; // rounds by which an opening came later, and still won
const FEW = 2; // cards left: it was close

/** The turns that a seat has ended by now; the next one is in the round after. */
const ENDS: JollyEvent['event'][] = ['jolly-card-discarded', 'jolly-melds-taken-back'];

type Opening = { round: number; points: number };

/** The round and the points of each seat's opening. */
function openings(events: readonly JollyEvent[]): (Opening | null)[] {
  const ended = [0, 0];
  const found: (Opening | null)[] = [null, null];
  events.forEach((event, place) => {
    if (ENDS.includes(event.event) && 'seat' in event) ended[event.seat]!++;
    if (event.event !== 'jolly-player-opened') return;
    const before = events[place - 1]; // the discard that made it final may come first
    const same = before?.event === 'jolly-card-discarded' && before.seat === event.seat;
    found[event.seat] ??= { round: ended[event.seat]! + (same ? 0 : 1), points: event.points };
  });
  return found;
}

export function storyOf({ view, events, winners, whole }: Finished<JollyView, JollyEvent>): Story | null {
  const [name] = winners;
  if (name === undefined) return { key: 'jolly-story-draw', facts: { rounds: view.round } };
  const other = 1 - name;
  const seats = { name, other };
  const declared = events.findLast((event) => event.event === 'jolly-jolly-declared');
  if (view.phase === 'jolly' && declared?.seat === name) return { key: 'jolly-story-hand', seats };
  if (events.at(-1)?.event === 'jolly-game-won' && declared?.seat === other && events.findLastIndex((event) => event.event === 'jolly-jolly-conceded') > events.lastIndexOf(declared))
    return { key: 'jolly-story-failed', seats };
  if (!whole) return null;
  const [mine, theirs] = [openings(events)[name], openings(events)[other]];
  if (!mine || mine.round === view.round) return { key: 'jolly-story-at-once', seats, facts: { round: view.round } };
  const facts = { ...mine, rounds: view.round, ...(theirs ? { first: theirs.round } : {}) };
  if (theirs && mine.round - theirs.round >= LATER) return { key: 'jolly-story-comeback', seats, facts };
  if (theirs && view.hands[other]!.length <= FEW) return { key: 'jolly-story-close', seats, facts: { ...facts, left: view.hands[other]!.length } };
  if (view.round <= QUICK) return { key: 'jolly-story-quick', seats, facts };
  if (!theirs) return { key: 'jolly-story-alone', seats, facts };
  if (view.round >= LONG) return { key: 'jolly-story-long', seats, facts };
  return { key: mine.round <= theirs.round ? 'jolly-story-led' : 'jolly-story-passed', seats, facts };
}
