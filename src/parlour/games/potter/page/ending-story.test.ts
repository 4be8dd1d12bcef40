import { beforeAll, describe, expect, it } from 'vitest';
import { storyWords } from '@client/games/story';
import { part, person } from '@client/testing/samples';
import { speak } from '@client/words.svelte';
import { storyOf } from './ending-story';
import type { PotterEvent, PotterView } from './view';

beforeAll(() => speak('en'));

const seats = [person('Ann'), person('Ben'), person('Cid')];

/** Rounds by their totals; each was won by the seat in `won`. */
function told(totals: number[][], won: number[], winners = [0]): string | undefined {
  const events = totals.flatMap((after, round): PotterEvent[] => [
    { event: 'potter-round-begun', round: round + 1, potter: 'A', starter: 0 },
    { event: 'potter-round-won', seat: won[round]! },
    ...after.map((total, seat): PotterEvent => ({ event: 'potter-hand-counted', seat, cards: [], points: 0, total })),
  ]);
  const view = part<PotterView>({ seats: 3, round: totals.length });
  const story = storyOf({ view, events, winners, whole: false, moves: 99 });
  return story ? storyWords(story, seats, 0) : undefined;
}

describe('the story of a game of Potter', () => {
  it('tells of leads, comebacks and the last round', () => {
    expect(
      told(
        [
          [0, 20, 30],
          [10, 60, 50],
          [20, 90, 80],
          [30, 120, 210],
        ],
        [0, 1, 2, 1],
      ),
    ).toBe('You led from the first round to the last.');
    expect(
      told(
        [
          [50, 20, 30],
          [80, 60, 50],
          [80, 120, 110],
          [80, 160, 210],
        ],
        [1, 2, 0, 0],
      ),
    ).toBe('You were last after round 2, and yet you finished lowest, with 80.');
    expect(
      told(
        [
          [20, 0, 30],
          [50, 40, 90],
          [60, 100, 210],
        ],
        [1, 1, 0],
      ),
    ).toBe('You took the lead in the very last round.');
  });

  it('tells of close, quick and patient games', () => {
    expect(
      told(
        [
          [20, 40, 30],
          [99, 100, 210],
        ],
        [1, 2],
      ),
    ).toBe('A single point decided it, in your favour.');
    expect(told([[0, 220, 90]], [0])).toBe('It took just one round: you finished lowest, with 0.');
    const long = [
      [30, 20, 40],
      [40, 60, 70],
      [50, 90, 80],
      [60, 120, 100],
      [70, 130, 210],
    ];
    expect(told(long, [1, 0, 0, 2, 1])).toBe('You won 2 of 5 rounds, and that was enough.');
    expect(told(long, [1, 2, 1, 2, 1])).toBe('You won no round, but lost so little in each that you won the game.');
  });

  it('leaves a shared win to the plain words', () => {
    expect(told([[0, 0, 210]], [0], [0, 1])).toBeUndefined();
  });
});
