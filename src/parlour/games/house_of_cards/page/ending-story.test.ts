import { beforeAll, describe, expect, it } from 'vitest';
import { storyWords } from '@client/games/story';
import { part, person } from '@client/testing/samples';
import { speak } from '@client/words.svelte';
import { storyOf } from './ending-story';
import type { HouseEvent, HouseView } from './view';

beforeAll(() => speak('en'));

const seats = [person('Ann'), person('Ben')];
const hit = (seat: number): HouseEvent => ({ event: 'house_of_cards-limit-hit', seat, limit: 15 });
const bust = (seat: number): HouseEvent => ({ event: 'house_of_cards-limit-exceeded', seat, sum: 17, limit: 15, cards: 2 });
const given = (seat: number, cards: number): HouseEvent => ({ event: 'house_of_cards-cards-given', seat, cards, short: 0 });
const played = (seat: number): HouseEvent => ({ event: 'house_of_cards-card-played', seat, card: 'G1', effect: 'number', amount: 1, sum: 1 });
const begun: HouseEvent = { event: 'house_of_cards-round-begun', seat: 0, card: 'G1', sum: 1 };
const rounds = (count: number): HouseEvent[] => Array<HouseEvent>(count - 1).fill(begun);

function told(events: HouseEvent[], left = 5, whole = true): string | undefined {
  const view = part<HouseView>({ seats: 2, hands: [[], ['??']], decks: [0, left - 1] });
  const story = storyOf({ view, events, winners: [0], whole, moves: 40 });
  return story ? storyWords(story, seats, null) : undefined;
}

describe('the story of a game of House of Cards', () => {
  it('tells of hits, of care, and of few or many rounds', () => {
    expect(told([...rounds(9), hit(0), hit(0), hit(0), hit(1), bust(0)])).toBe('Ann hit the limit exactly 3 times, and the others paid for it.');
    expect(told([...rounds(9), hit(0), bust(1)])).toBe('In 9 rounds, Ann never once went over the limit.');
    expect(told([...rounds(3)])).toBe('Only 3 rounds, and Ann has no cards left.');
    expect(told([...rounds(30), bust(0)])).toBe('After 30 rounds of ups and downs, the last card was Ann’s.');
    expect(told([...rounds(12), bust(0)])).toBe('After 12 rounds Ann played the last card.');
  });

  it('tells of a comeback and of a close end', () => {
    const back = [given(0, 9), ...Array<HouseEvent>(12).fill(played(0))];
    expect(told(back, 5)).toBe('Ann once held 12 cards, more than anybody, and got rid of them all.');
    expect(told(rounds(12), 1)).toBe('Ben had a single card left when Ann played the last one.');
  });

  it('counts nothing that was not seen from the beginning', () => {
    expect(told(rounds(12), 5, false)).toBeUndefined();
    expect(told([{ event: 'house_of_cards-turn-limit-reached', winners: [0], cards: 3 }], 5, false)).toBe('The turns ran out, and Ann holds the fewest cards.');
  });
});
