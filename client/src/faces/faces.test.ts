import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameUi } from '../games/registry';
import { settings } from '../settings.svelte';
import { computer, FREE, gameUi, part, person, situation, speakOfWhist, tableInfo } from '../testing/samples';
import type { Events, SeatInfo } from '../wire';
import { knows } from '../words.svelte';
import { characterName, LEVELS, looks } from './characters';
import { AVATARS, COLOURS } from './drawings';
import { faceByName, looksOf } from './looks';
import { meldOwners } from './meld-owners';
import { portraitOf } from './portraits';
import { lineOf, momentsOf, Remarks, type Moment } from './remarks.svelte';

beforeAll(speakOfWhist);

const CHARACTERS = LEVELS.flatMap((level) => [0, 1, 2, 3, 4].map((number) => ({ level, number })));
const drawn = (level: string, number: number): string => JSON.stringify(portraitOf(looks(level, number)));

describe('portraits', () => {
  it('differ from character to character', () => {
    expect(new Set(CHARACTERS.map(({ level, number }) => drawn(level, number))).size).toBe(CHARACTERS.length);
    expect(new Set(CHARACTERS.map(({ level, number }) => characterName(level, number))).size).toBe(CHARACTERS.length);
  });

  it('are neutral and nameless for levels of a host and of players from outside', () => {
    expect(drawn('reference', 0)).toBe(drawn('mine', 3));
    expect([characterName('mine', 0), characterName('easy', 5), characterName('toString', 0)]).toEqual(['', '', '']);
    expect(CHARACTERS.map(({ level, number }) => drawn(level, number))).not.toContain(drawn('mine', 0));
  });

  it('are light, and every path is one that a browser can draw', () => {
    const paths = [
      ...CHARACTERS.flatMap(({ level, number }) => portraitOf(looks(level, number)).map(({ d }) => d)),
      ...Object.values(AVATARS).flat(),
      ...Object.values(COLOURS).map(({ shape }) => shape),
    ];
    for (const d of paths) expect(d).toMatch(/^M[-\d. MLHVQAZza]+$/);
    for (const { level, number } of CHARACTERS) expect(drawn(level, number).length).toBeLessThan(2500);
  });
});

/** The relative luminance of a colour. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

describe('the faces of people', () => {
  it('follow from the name where none was chosen, on every page alike', () => {
    expect(faceByName('Ann')).toEqual(faceByName('Ann'));
    expect(looksOf([person('Ann'), FREE])).toEqual([{ kind: 'person', face: faceByName('Ann') }, null]);
    const names = Array.from({ length: 400 }, (_, number) => faceByName(`Person ${number}`));
    expect(new Set(names.map(({ avatar }) => avatar)).size).toBe(Object.keys(AVATARS).length);
    expect(new Set(names.map(({ colour }) => colour)).size).toBe(Object.keys(COLOURS).length);
  });

  it('are chosen, unless this page does not know how to draw them', () => {
    const face = { avatar: 'owl', colour: 'teal' } as const;
    expect(looksOf([person('Ann', { face })])).toEqual([{ kind: 'person', face }]);
    const unknown = part<SeatInfo['face']>({ avatar: 'dragon', colour: 'teal' });
    expect(looksOf([person('Ann', { face: unknown })])).toEqual(looksOf([person('Ann')]));
  });

  it('are never the same for two people at a table who have not chosen', () => {
    const guests = looksOf([person('Guest'), person('Guest'), person('Guest', { face: faceByName('Guest') })]);
    expect(new Set(guests.map((look) => JSON.stringify(look))).size).toBe(3);
  });

  it('have enough contrast, and a shape for each colour', () => {
    for (const { fill } of Object.values(COLOURS)) expect(1.05 / (luminance(fill) + 0.05), fill).toBeGreaterThan(4.5);
    expect(new Set(Object.values(COLOURS).map(({ shape }) => shape)).size).toBe(Object.keys(COLOURS).length);
  });

  it('have words', () => {
    for (const key of [...Object.keys(AVATARS).map((one) => `faces-avatar-${one}`), ...Object.keys(COLOURS).map((one) => `faces-colour-${one}`)]) expect(knows(key), key).toBe(true);
  });
});

describe('melds', () => {
  it('belong to the seat that laid them, until the next round', () => {
    const laid = (number: number, seat: number): Record<string, unknown> => ({ event: 'whist-meld-laid', number, seat });
    expect([...meldOwners([laid(1, 0), laid(2, 1), { event: 'whist-card-added', number: 1, seat: 1 }])]).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect([...meldOwners([laid(1, 0), { event: 'whist-round-begun' }, laid(1, 1)])]).toEqual([[1, 1]]);
  });
});

const MOMENTS: Moment[] = ['steal', 'robbed', 'bust', 'opening', 'stroke', 'win', 'lose'];

/** A game in which every event is a steal by its seat. */
const thieves: GameUi = gameUi({ moments: ({ seat }) => [{ seat: Number(seat), moment: 'steal' }] });
const seats = [person('Ann'), computer('hard'), computer('reference')];
const move = (moves: number, seat = 1, more: Partial<Events['situation']> = {}): Events => ({
  t: 'events',
  seq: moves,
  by: seat,
  move: 'steal',
  events: [{ event: 'whist-card-stolen', seat }],
  info: tableInfo({ seats }),
  situation: situation({}, { moves, ...more }),
});

describe('remarks', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    settings.remarks = true;
  });

  it('exist for every level and moment', () => {
    for (const level of LEVELS) for (const moment of MOMENTS) expect(lineOf(level, moment, 7), `${level} ${moment}`).not.toBe('');
    expect(lineOf('reference', 'steal', 0)).toBe('');
  });

  it('are made by computers alone: at the end the winner speaks, or else a loser', () => {
    const noted = (winners: number[]): unknown => momentsOf(thieves, [], winners, seats);
    expect(noted([1])).toEqual([
      { seat: 1, moment: 'win' },
      { seat: 2, moment: 'lose' },
    ]);
    expect(noted([0])).toEqual([
      { seat: 1, moment: 'lose' },
      { seat: 2, moment: 'lose' },
    ]);
    expect(momentsOf(thieves, [{ seat: 0 }], null, seats)).toEqual([]);
    expect(momentsOf(null, [{ seat: 1 }], null, seats)).toEqual([]);
  });

  /** The numbers of the moves of a whole game of steals that were remarked on. */
  function remarkedOn(table: string): number[] {
    const remarks = new Remarks();
    return Array.from({ length: 200 }, (_, moves) => moves + 1).filter((moves) => {
      remarks.now = null;
      remarks.hear(table, thieves, move(moves));
      return remarks.now !== null;
    });
  }

  it('are rare, and the same on every page', () => {
    const heard = remarkedOn('abc');
    expect(heard.length).toBeGreaterThan(3);
    expect(heard.slice(1).every((moves, index) => moves - heard[index]! >= 8)).toBe(true);
    expect(remarkedOn('abc')).toEqual(heard);
    expect(remarkedOn('xyz')).not.toEqual(heard);
  });

  it('come at the end of every game, go after a while, and can be switched off', () => {
    const remarks = new Remarks();
    const end = { result: { winners: [1], scores: [], ranking: [[1], [0], [2]] } };
    remarks.hear('abc', thieves, move(1, 1, end));
    expect(remarks.now).toMatchObject({ seat: 1, text: lineOf('hard', 'win', 0) });
    vi.advanceTimersByTime(10_000);
    expect(remarks.now).toBeNull();
    settings.remarks = false;
    remarks.hear('abc', thieves, move(2, 1, end));
    expect(remarks.now).toBeNull();
  });
});
