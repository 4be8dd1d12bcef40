import { beforeAll, describe, expect, it } from 'vitest';
import { storyWords } from '@client/games/story';
import { part, person } from '@client/testing/samples';
import { speak } from '@client/words.svelte';
import { storyOf } from './ending-story';
import type { NottyEvent, NottyView } from './view';

beforeAll(() => speak('en'));

const seats = [person('Ann'), person('Ben')];
const steals = (card: string): NottyEvent => ({ event: 'notty-card-stolen', thief: 0, victim: 1, card });
const group = (...cards: string[]): NottyEvent => ({ event: 'notty-group-discarded', seat: 0, cards });
const draws: NottyEvent = { event: 'notty-card-drawn', seat: 0, card: 'R1' };

function told(events: NottyEvent[], turns = 40, { whole = true, you = null as number | null } = {}): string | undefined {
  const view = part<NottyView>({ seats: 2, turns, hands: [[], ['G1', 'G2', 'G3']] });
  const story = storyOf({ view, events, winners: [0], whole, moves: 99 });
  return story ? storyWords(story, seats, you) : undefined;
}

describe('the story of a game of Notty', () => {
  it('names the stolen card that decided it', () => {
    const events = [steals('R5'), group('R4', 'R5', 'R6')];
    expect(told(events)).toBe('The R5 stolen from Ben was just the card that Ann needed.');
    expect(told(events, 40, { you: 1 })).toBe('The R5 stolen from you was just the card that Ann needed.');
  });

  it('tells of a comeback, of the last group, and of how long it took', () => {
    expect(told([...Array<NottyEvent>(9).fill(draws), group(...'R1 R2 R3 R4 R5 R6 R7 R8 R9'.split(' '))])).toBe('Ann once held 9 cards, and got rid of every one.');
    expect(told([group('R1', 'R2', 'R3', 'R4', 'R5')])).toBe('Ann put down 5 cards at once, and the hand was empty.');
    expect(told([group('R1', 'R2', 'R3')], 9)).toBe('A quick one: after 9 turns Ann’s hand was empty.');
    expect(told([group('R1', 'R2', 'R3')], 150)).toBe('After 150 turns Ann found the last group.');
    expect(told([...'B1 B2 B3 B4 B5'.split(' ').map(steals), group('R1', 'R2', 'R3')])).toBe('5 thefts brought Ann to an empty hand.');
    expect(told([group('R1', 'R2', 'R3')], 40, { you: 0 })).toBe('You put down your last group on turn 40.');
  });

  it('counts nothing that was not seen from the beginning', () => {
    expect(told([group('R1', 'R2', 'R3')], 40, { whole: false })).toBeUndefined();
    expect(told([{ event: 'notty-groups-laid-down', winners: [0], cards: 2, left: [2, 4], groups: [] }], 300, { whole: false })).toBe('The turns ran out, and Ann has the fewest cards left.');
  });
});
