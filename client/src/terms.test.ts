import { beforeAll, describe, expect, it } from 'vitest';
import { allowsHelp, betweenPeople, helpCosts, holders, people, plays, rematchWaitsFor, seatsNow, undoWaitsFor, voters, votesNeeded } from './table-actions';
import { matchName, matchStands } from './match';
import * as terms from './terms';
import { computer, person, speakOfWhist, tableInfo } from './testing/samples';

beforeAll(speakOfWhist);

describe('times', () => {
  it.each([
    [30, '30 s'],
    [60, '1 min'],
    [150, '2 min'],
    [7200, '2 h'],
    [86_400, '1 day'],
    [3 * 86_400, '3 days'],
  ])('of %d s are told in the largest unit', (seconds, words) => {
    expect(terms.duration(seconds).replaceAll('\u00a0', ' ').replace('hours', 'h')).toBe(words);
  });

  it('of an hour or more are those of a game over days', () => {
    expect([terms.isSlow(null), terms.isSlow(300), terms.isSlow(3600)]).toEqual([false, false, true]);
    expect(terms.CLOCKS.filter(terms.isSlow)).toHaveLength(3);
  });
});

describe('what a clock shows', () => {
  it('ticks, and is in words where it takes long', () => {
    expect([terms.ticking(65), terms.leftWords(65), terms.soonWords(20).replace('\u00a0', ' '), terms.soonWords(100)]).toEqual(['1:05', '1:05', '20 s', '1:40']);
    expect(terms.leftWords(2 * 86_400)).toContain('2 days');
    expect(terms.clockWords(null)).not.toBe(terms.clockWords(60));
  });
});

describe('the terms of a table', () => {
  it('are the clock, the rating and the match', () => {
    expect(terms.termsOf(tableInfo({ clock: 60, rated: true, match: { kind: 'games', target: 3, scores: [0, 0], games: 0, winner: null } }))).toHaveLength(3);
    expect(terms.termsOf(tableInfo())).toHaveLength(2);
    expect([terms.isRated(tableInfo({ rated: true })), terms.isRated(tableInfo({ rated: true, helped: [1] }))]).toEqual([true, false]);
  });

  it('say what anyone who opens the link can do', () => {
    const words = [tableInfo(), tableInfo({ phase: 'open' }), tableInfo({ phase: 'open', seats: [person('Ann'), { kind: 'free' }] })].map(terms.inviteWords);
    expect(new Set(words).size).toBe(3);
  });

  it('are told of a shared link', () => {
    const shared = { game: 'whist', seats: 3, options: {}, match: { kind: 'games', target: 3 }, clock: 60, rated: true, visibility: 'private' } as const;
    expect(terms.sharedWords(shared)).toContain('Whist');
    expect(terms.sharedWords({ ...shared, match: null, clock: null, rated: null }).length).toBeLessThan(terms.sharedWords(shared).length);
  });
});

describe('a match', () => {
  it('has a name, and stands somehow', () => {
    expect(matchName({ kind: 'games', target: 3 })).toContain('3');
    expect(matchStands({ kind: 'points', target: 200, scores: [10, 0], games: 1, winner: null }, ['Ann', 'Ben'])).toContain('Ann\u00a010, Ben\u00a00');
  });
});

describe('who is at a table', () => {
  const info = tableInfo({ seats: [person('Ann'), person('Ben', { resigned: true }), person('Cy', { bot: true }), computer(), person('Di', { stand_in: true })] });

  it('people, and of them those who play themselves', () => {
    expect([people(info), holders(info)]).toEqual([
      [0, 1, 2, 4],
      [0, 2],
    ]);
    expect([plays(info, 0), plays(info, 1), plays(info, null), plays({ ...info, phase: 'over' }, 0)]).toEqual([true, false, false, false]);
  });

  it('votes: more than half of those who play, and nobody about themselves', () => {
    expect([voters(info, 'end', 0), voters(info, 'skip', 0)]).toEqual([[0, 2], [2]]);
    expect([votesNeeded([0, 2]), votesNeeded([2])]).toEqual([2, 1]);
  });

  it('is helped, but not in a rated game between people', () => {
    expect([betweenPeople(info), allowsHelp(info), allowsHelp({ ...info, rated: true })]).toEqual([true, true, false]);
    expect([helpCosts(info, 0), helpCosts({ ...info, rated: true }, 0), helpCosts({ ...info, rated: true, helped: [0] }, 0)]).toEqual([false, true, false]);
  });

  it('is waited for: to undo a move, and for another game', () => {
    expect(undoWaitsFor({ ...info, undo: { seat: 0, move: 'end', agreed: [] } })).toEqual([2]);
    expect(rematchWaitsFor({ ...info, seats: info.seats.map((seat, place) => ({ ...seat, ready: place === 0 })) })).toEqual([2]);
  });

  it('has the time of its turn beside the seat', () => {
    const time = { seat: 2, until: 9, warned: false, extended: false };
    expect(seatsNow({ ...info, time, clock: 60 }).map((seat) => [seat.place, seat.time, seat.clock])).toEqual([0, 1, 2, 3, 4].map((place) => [place, place === 2 ? time : null, 60]));
  });
});
