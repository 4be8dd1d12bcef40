/** Which puzzles this person has solved. Kept in the browser, where it is allowed. */

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

/** How many of a game's puzzles; one that is there no more does not count. */
export const solvedOf = (game: string, count: number): number => solved[game]?.filter((number) => number <= count).length ?? 0;

export function remember(game: string, number: number): void {
  if (isSolved(game, number)) return;
  solved = { ...solved, [game]: [...(solved[game] ?? []), number] };
  try {
    localStorage.setItem(KEY, JSON.stringify(solved));
  } catch {
    // A browser that keeps nothing forgets it.
  }
}
