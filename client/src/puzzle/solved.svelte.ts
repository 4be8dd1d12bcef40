/** The puzzles that this person has solved. Kept in browser storage, if that is allowed. */

const KEY = 'parlour-puzzles';

function kept(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number[]>;
  } catch {
    return {};
  }
}

let solved = $state.raw(kept());

export const isSolved = (game: string, number: number): boolean => solved[game]?.includes(number) ?? false;

/** The number of a game's puzzles solved; one that no longer exists does not count. */
export const solvedOf = (game: string, count: number): number => solved[game]?.filter((number) => number <= count).length ?? 0;

export function remember(game: string, number: number): void {
  if (isSolved(game, number)) return;
  solved = { ...solved, [game]: [...(solved[game] ?? []), number] };
  try {
    localStorage.setItem(KEY, JSON.stringify(solved));
  } catch {
    // Without browser storage, it is forgotten.
  }
}
