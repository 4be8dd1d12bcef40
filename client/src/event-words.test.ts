import { beforeAll, describe, expect, it } from 'vitest';
import { computer, FREE, gameUi, person, speakOfWhist } from './testing/samples';
import { atRest, chanceWords, joined, linesOf, listed, nameOf, namesOf, percent, sentencesOf, shortName, worthTelling } from './event-words';

beforeAll(speakOfWhist);

describe('names', () => {
  it('are those of people, and words for everybody else', () => {
    expect(namesOf([person('Ann'), person('Guest'), computer(), FREE])).toEqual(['Ann', 'You', 'Pip', 'Seat 4'].map((name, place) => (place === 1 ? nameOf([person('Guest')], 0) : name)));
  });

  it('are the same for a computer player in every game, and no two at a table share one', () => {
    expect(namesOf([person('Ann'), computer(), computer('hard')])).toEqual(['Ann', 'Pip', 'Flint']);
    expect(namesOf([computer('hard'), computer(), computer('hard'), computer('hard')])).toEqual(['Flint', 'Pip', 'Onyx', 'Basalt']);
  });

  it('number computers without a character where there are several', () => {
    expect(namesOf([person('Ann'), computer('reference'), computer('expert')])).toEqual(['Ann', 'Computer', 'Vega']);
    expect(namesOf([computer('reference'), computer('easy'), computer('mine')])).toEqual(['Computer 1', 'Pip', 'Computer 2']);
  });

  it('are short where there is no room', () => {
    expect([shortName('Computer 2'), shortName('Ann'), shortName('Žofie')]).toEqual(['C2', 'A', 'Ž']);
  });

  it('make of you a word among others', () => {
    expect(listed(['you'])).toEqual(['you']);
    expect(listed(['you', 'Ann'])[0]).not.toBe('');
    expect(listed(['you', 'Ann'])).toHaveLength(2);
  });

  it('of a game of the past are never away', () => {
    expect(atRest([person('Ann', { online: false, stand_in: true, grace_until: 5 })])).toMatchObject([person('Ann', { stand_in: false, grace_until: null })]);
  });
});

describe('what happened', () => {
  const seats = [person('Ann'), person('Ben')];
  const drawn = (seat: number, card: string) => ({ event: 'whist-card-drawn', seat, card });

  it('is told to the one who did it, and to the others', () => {
    expect(linesOf({ game: gameUi(), seats, you: 0 }, [drawn(0, 'R5')])).toEqual(['You draw R5.']);
    expect(linesOf({ game: gameUi(), seats, you: 1 }, [drawn(0, 'R5')])).toEqual(['Ann draws R5.']);
  });

  it('is told in one line for cards drawn in a row', () => {
    expect(joined([drawn(0, 'R5'), drawn(0, 'G1'), drawn(1, 'B2')])).toEqual([drawn(0, 'R5, G1'), drawn(1, 'B2')]);
    expect(joined([drawn(0, '??'), drawn(0, '??')])).toHaveLength(2);
  });

  it('is gathered as the game wants it', () => {
    const game = gameUi({ groupEvents: (events) => events.slice(1) });
    expect(linesOf({ game, seats, you: null }, [drawn(0, 'R5'), drawn(1, 'G1')])).toEqual(['Ben draws G1.']);
  });

  it('leaves out what is quiet, unless there is nothing else', () => {
    const game = gameUi({ quiet: ['whist-card-drawn'] });
    const other = { event: 'whist-turn-ended' };
    expect(worthTelling(game, [drawn(0, 'R5'), other])).toEqual([other]);
    expect(worthTelling(game, [drawn(0, 'R5')])).toEqual([drawn(0, 'R5')]);
    expect(worthTelling(game, [drawn(0, 'R5')], [other])).toEqual([other]);
  });

  it('names the seats of a reason', () => {
    const [text] = sentencesOf(seats, [{ key: 'nobody-knows-this', args: { victim: 1, winners: [0, 1] } }]);
    expect(text).toBe('nobody knows this: Ben, 0, 1');
  });

  it('comes before the comparison, which is one sentence', () => {
    const told = ['web-you', 'hint-close', 'web-on', 'web-off'].map((key) => ({ key, args: {} }));
    expect(sentencesOf(seats, told)).toEqual(['you', 'off', 'This is about as good: on']);
  });
});

describe('chances', () => {
  it('are told in hundredths, with how far off they may be', () => {
    expect(percent(0.625)).toBe(63);
    expect(chanceWords(0.5)).toMatch(/^50\s?%$/);
    expect(chanceWords(0.5, 0.02)).toMatch(/50.*2/);
    expect(chanceWords(0.5, 0.001)).toMatch(/1/);
    expect(chanceWords(0.49, 0)).toMatch(/49.*1/);
    expect(chanceWords(1, 0)).toMatch(/^100/);
  });
});
