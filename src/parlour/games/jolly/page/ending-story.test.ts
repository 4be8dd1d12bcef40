import { beforeAll, describe, expect, it } from 'vitest';
import { storyWords } from '@client/games/story';
import { part, person } from '@client/testing/samples';
import { speak } from '@client/words.svelte';
import { storyOf } from './ending-story';
import { huntedCards } from './rules';
import type { JollyEvent, JollyView } from './view';

beforeAll(() => speak('en'));

const seats = [person('Ann'), person('Ben')];
const view = (more: Partial<JollyView> = {}): JollyView => part({ round: 15, phase: 'play', hands: [[], ['5♥', '6♥', '9♣', 'K♦']], ...more });
/** Turns that end with a discard: both seats', as many as it takes to reach a round. */
const until = (round: number): JollyEvent[] => Array.from({ length: 2 * (round - 1) }, (_, turn) => ({ event: 'jolly-card-discarded', seat: turn % 2, card: '2♠' }));
const opens = (seat: number, points: number): JollyEvent[] => [
  { event: 'jolly-card-discarded', seat, card: '3♠' },
  { event: 'jolly-player-opened', seat, points },
];
const told = (events: JollyEvent[], more: Partial<JollyView> = {}, winners = [0], whole = true): string | undefined => {
  const story = storyOf({ view: view(more), events, winners, whole, moves: 99 });
  return story ? storyWords(story, seats, null) : undefined;
};

describe('the story of a game of Jolly', () => {
  const openedIn = (round: number, points: number): JollyEvent[] => [...until(round), ...opens(0, points), { event: 'jolly-card-discarded', seat: 1, card: '4♠' }];

  it('tells when the winner opened', () => {
    const after = [...openedIn(11, 78), ...opens(0, 0).slice(0, 1), ...opens(1, 40)];
    expect(told(after)).toBe('Ann opened with 78 in round 11 and never looked back.');
    expect(told(openedIn(11, 78))).toBe('Ann opened with 78 in round 11, and nobody else ever did.');
    expect(told(openedIn(3, 50), { round: 5 })).toBe('Ann opened with 50 in round 3, and by round 5 it was all over.');
  });

  it('tells of a comeback, of a close end, and of a whole hand in one turn', () => {
    const late = [...until(4).slice(0, -1), ...opens(1, 40), ...until(6), ...opens(0, 60)];
    expect(told(late, { round: 14 })).toBe('Ben opened in round 3; Ann only in round 9, and still went out first.');
    const both = [...until(9), ...opens(0, 60), ...opens(1, 40)];
    expect(told(both, { hands: [[], ['5♥']] })).toBe('Ann went out in round 15, just in time: Ben had only one card left.');
    expect(told(until(15))).toBe('Ann kept everything in hand until round 15, and then laid it all down in one turn.');
    expect(told([...until(9), ...opens(0, 60), ...opens(1, 40)], { round: 34 })).toBe('It took 34 rounds, and in the end Ann’s patience paid off.');
  });

  it('tells of the Jolly Hand, kindly if it failed', () => {
    const declared: JollyEvent = { event: 'jolly-jolly-declared', seat: 0, card: 'K♦' };
    expect(told([declared], { phase: 'jolly' })).toBe('Ann declared the Jolly Hand, all or nothing, and it was all.');
    const failed: JollyEvent[] = [declared, { event: 'jolly-jolly-conceded', seat: 0 }, { event: 'jolly-game-won', seat: 1 }];
    const story = storyOf({ view: view(), events: failed, winners: [1], whole: false, moves: 9 })!;
    expect(storyWords(story, seats, 0)).toBe('You gambled on the Jolly Hand, and it did not come off. The game goes to Ben.');
  });

  it('tells nothing that was not seen from the beginning', () => {
    expect(told(openedIn(11, 78), {}, [0], false)).toBeUndefined();
    expect(told([], {}, [], false)).toContain('a draw');
  });
});

describe('the joker hunt', () => {
  const start = (more: Partial<JollyView>): JollyView => part({ first_discard: true, starter: 0, known: [[], []], seen_bottom: ['??', '??'], reshuffles: 0, stock: 80, jolly_card: '2♣', ...more });

  it('shows what the reader may know', () => {
    expect(huntedCards(start({}))).toEqual(['??', '??', '2♣']);
    expect(huntedCards(start({ known: [['JK'], []], seen_bottom: ['9♥'] }))).toEqual(['JK', '9♥', '2♣']);
    expect(huntedCards(start({ known: [['JK', 'JK', 'JK'], []], seen_bottom: [] }))).toEqual(['JK', 'JK', 'JK']);
    expect(huntedCards(start({ first_discard: false }))).toEqual([]);
  });
});
