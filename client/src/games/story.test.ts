import { beforeAll, describe, expect, it } from 'vitest';
import { person } from '../testing/samples';
import { speak } from '../words.svelte';
import { furthestBehind, plainStory, storyWords } from './story';

beforeAll(() => speak('en'));

describe('the story of a game', () => {
  it('is plain if the game has none of its own', () => {
    expect(plainStory({ winners: [1], moves: 9 })).toMatchObject({ key: 'life-story-won', seats: { name: 1 } });
    expect(plainStory({ winners: [0, 1], moves: 9 }).key).toBe('life-story-shared');
    expect(plainStory({ winners: [], moves: 9 }).key).toBe('life-story-draw');
  });

  it('names the players, and the reader as you', () => {
    const seats = [person('Ann'), person('Ben')];
    const story = plainStory({ winners: [1], moves: 9 });
    expect(storyWords(story, seats, 0)).toBe('Ben won after 9 moves. A good game.');
    expect(storyWords(story, seats, null)).toContain('Ben');
    expect(storyWords(story, seats, 1)).toBe('You won after 9 moves. Well played!');
  });

  it('is worked out backwards from the end', () => {
    const change = ([who, by]: [number, number], seat: number): number => (who === seat ? by : 0);
    const events: [number, number][] = [
      [0, 8],
      [1, -3],
      [0, -10],
    ];
    // They began with 3 and 5 cards; after the first two events the winner had 11, the other 2.
    expect(furthestBehind([1, 2], events, change, { seat: 0, far: 6 })).toBe(11);
    expect(furthestBehind([1, 2], events, change, { seat: 0, far: 10 })).toBe(0);
    expect(furthestBehind([1, 2], events, change, { seat: 1, far: 1 })).toBe(5);
  });
});
