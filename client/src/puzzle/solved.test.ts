import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/server';
import type { PuzzleProgress, SolvedPuzzles } from '../wire';

const progress = (solved: Record<string, number[]>, streak = 0): PuzzleProgress => ({ solved, streak, longest: streak, today: streak > 0 });

/** The module as a browser loads it that remembers these puzzles. */
async function browserWith(remembered: Record<string, number[]>): Promise<typeof import('./solved.svelte')> {
  localStorage.setItem('parlour-puzzles', JSON.stringify(remembered));
  vi.resetModules();
  return import('./solved.svelte');
}

beforeEach(() => localStorage.clear());

it('takes what was solved elsewhere, and tells the server what only this browser knows', async () => {
  const told: SolvedPuzzles[] = [];
  fakeServer({
    '/me/puzzles': (body) => {
      if (body) told.push(body);
      return { body: progress(body ? { whist: [1, 2, 3] } : { whist: [2, 3] }, 4) };
    },
  });
  const { isSolved, learnProgress, solvedOf, streak } = await browserWith({ whist: [1, 2] });
  await learnProgress();
  expect(told).toEqual([{ solved: { whist: [1, 2, 3] } }]);
  expect([isSolved('whist', 3), solvedOf('whist', 9), streak()]).toEqual([true, 3, 4]);
  await learnProgress();
  expect(told.length).toBe(2); // the list without the first puzzle came back, so it is told again
});

it('tells nothing that the server knows already, and nothing of somebody it does not know', async () => {
  const told: unknown[] = [];
  let answer: PuzzleProgress | null = progress({ whist: [1, 2] });
  fakeServer({
    '/me/puzzles': (body) => {
      if (body) told.push(body);
      return { body: answer };
    },
  });
  const { isSolved, learnProgress, streak } = await browserWith({ whist: [1] });
  await learnProgress();
  answer = null;
  await learnProgress();
  expect([told, isSolved('whist', 2), streak()]).toEqual([[], true, 0]);
});

it('counts a puzzle that is solved just now, also without a server', async () => {
  fakeServer({ '/me/puzzles': (body) => ({ body: progress({ whist: [(body as SolvedPuzzles).now!.number] }, 1) }) });
  const { isSolved, longestStreak, solvedNow, streak } = await browserWith({});
  await solvedNow('whist', 7);
  expect([isSolved('whist', 7), streak(), longestStreak()]).toEqual([true, 1, 1]);
  fakeServer({});
  await solvedNow('whist', 8);
  expect([isSolved('whist', 8), streak()]).toEqual([true, 1]);
});
