/** The story of a game of Potter, from its score sheet: the lowest total wins. */

import type { Finished, Story } from '@client/games/story';
import { roundsOf } from './score-sheet';
import type { PotterEvent, PotterView } from './view';

const CLOSE = 5; // points
const QUICK = 4; // rounds

/** The totals after each finished round. */
const totalsOf = (rounds: ReturnType<typeof roundsOf>): number[][] =>
  rounds.filter(({ over, counted }) => over && counted.every((one) => one !== null)).map(({ counted }) => counted.map((one) => one!.total));

const leads = (totals: readonly number[], seat: number): boolean => totals.every((total) => total >= totals[seat]!);
const isLast = (totals: readonly number[], seat: number): boolean => totals.every((total, other) => other === seat || total < totals[seat]!);

export function storyOf({ view, events, winners }: Finished<PotterView, PotterEvent>): Story | null {
  const [name] = winners;
  const rounds = roundsOf(events, view.seats, view.round);
  const totals = totalsOf(rounds);
  const end = totals.at(-1);
  if (winners.length !== 1 || name === undefined || !end) return null;
  const seats = { name };
  const won = rounds.filter(({ winner }) => winner === name).length;
  const facts = { rounds: totals.length, won, total: end[name]! };
  const behind = totals.findLastIndex((after, place) => place < totals.length - 1 && place > 0 && isLast(after, name));
  const margin = Math.min(...end.filter((_, seat) => seat !== name)) - end[name]!;
  if (behind >= 0) return { key: 'potter-story-comeback', seats, facts: { ...facts, round: rounds[behind]!.round } };
  if (totals.length > 1 && !leads(totals.at(-2)!, name)) return { key: 'potter-story-last-round', seats, facts };
  if (margin <= CLOSE) return { key: 'potter-story-close', seats, facts: { ...facts, margin } };
  if (totals.length > 2 && totals.every((after) => leads(after, name))) return { key: 'potter-story-led', seats, facts };
  if (totals.length <= QUICK) return { key: 'potter-story-quick', seats, facts };
  return { key: won > 0 ? 'potter-story-rounds' : 'potter-story-patient', seats, facts };
}
