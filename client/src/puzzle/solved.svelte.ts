/** The puzzles that this person has solved. The server keeps them for people it knows; browser storage, if that is allowed, for everybody else. */

import { call } from '../api';
import type { PuzzleProgress } from '../wire';

const KEY = 'parlour-puzzles';

type Solved = Record<string, number[]>;

function kept(): Solved {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Solved;
  } catch {
    return {};
  }
}

let solved = $state.raw(kept());
let progress = $state.raw<PuzzleProgress | null>(null);

/** The days in a row whose puzzle was solved; 0 for somebody whom the server does not know. */
export const streak = (): number => progress?.streak ?? 0;
export const longestStreak = (): number => progress?.longest ?? 0;

export const isSolved = (game: string, number: number): boolean => solved[game]?.includes(number) ?? false;

/** The number of a game's puzzles solved; one that no longer exists does not count. */
export const solvedOf = (game: string, count: number): number => solved[game]?.filter((number) => number <= count).length ?? 0;

const places = (of: Solved): [string, number][] => Object.entries(of).flatMap(([game, numbers]) => numbers.map((number): [string, number] => [game, number]));

function keep(more: Solved): void {
  const missing = places(more).filter(([game, number]) => !isSolved(game, number));
  if (!missing.length) return;
  for (const [game, number] of missing) solved = { ...solved, [game]: [...(solved[game] ?? []), number] };
  try {
    localStorage.setItem(KEY, JSON.stringify(solved));
  } catch {
    // Without browser storage, the server still knows.
  }
}

export const remember = (game: string, number: number): void => keep({ [game]: [number] });

function hear(found: PuzzleProgress | null): void {
  progress = found;
  if (found) keep(found.solved);
}

const ask = (body?: object): Promise<void> => call<PuzzleProgress | null>('/me/puzzles', body).then(hear, () => undefined); // puzzles work without it

/** Learn what was solved elsewhere, and tell the server what only this browser knows. */
export async function learnProgress(): Promise<void> {
  await ask();
  const known = progress?.solved;
  if (known && places(solved).some(([game, number]) => !known[game]?.includes(number))) await ask({ solved });
}

/** A puzzle was solved just now; that of the day counts for the streak, also if it was solved before. */
export async function solvedNow(game: string, number: number): Promise<void> {
  remember(game, number);
  await ask({ now: { game, number } });
}
