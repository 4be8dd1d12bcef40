import { beforeAll, describe, expect, it } from 'vitest';
import { part } from '@client/testing/samples';
import { speak, t } from '@client/words.svelte';
import { cardName, colourOf, follow, numberOf, sorted } from './cards';
import { groupEvents } from './group-events';
import { doubtOf, groupMove, judge } from './groups';
import { otherPlaces, ownPlaces } from './layout';
import { sayingFor, type Now } from './verdict';
import shown from './lobby';
import { tellOn } from './story';
import type { NottyEvent, NottyView } from './view';

beforeAll(() => speak('en'));

describe('cards', () => {
  it('have a colour and a number, and are sorted by them', () => {
    expect([colourOf('K7'), numberOf('K7'), sorted(['B1', 'R9', 'R2'])]).toEqual(['K', 7, ['R2', 'R9', 'B1']]);
    expect(cardName('R5')).not.toBe('R5');
    expect(shown.fan.cards.length).toBeGreaterThan(2);
  });

  it('are followed from hand to hand, each copy by itself', () => {
    const first = follow([], [['R5', 'R5'], ['G1']]);
    expect(first.map(({ id, owner }) => `${id} ${owner}`)).toEqual(['R5a 0', 'R5b 0', 'G1a 1']);
    const stolen = follow(first, [['R5'], ['G1', 'R5']]);
    expect(stolen.filter(({ card }) => card === 'R5').map(({ id, owner }) => `${id} ${owner}`)).toEqual(['R5a 0', 'R5b 1']);
  });
});

describe('groups', () => {
  it('are runs of a colour and sets of a number', () => {
    expect(judge(['R3', 'R5', 'R4'])).toEqual({ kind: 'run', colour: 'R', count: 3 });
    expect(judge(['R3', 'G3', 'B3', 'K3'])).toEqual({ kind: 'set', number: 3, count: 4 });
    for (const cards of [
      ['R3', 'R4'],
      ['R3', 'R5', 'R6'],
      ['R3', 'R3', 'R4'],
      ['R3', 'G3', 'B3'],
      ['R3', 'G4', 'B5'],
    ])
      expect(judge(cards).kind).toBe('no-group');
    expect(judge([]).kind).toBe('none');
  });

  it('are discarded where the law allows it, and else asked about', () => {
    expect(groupMove(['end', 'group R4, R3 R5'], ['R3', 'R4', 'R5'])).toBe('group R4, R3 R5');
    expect([doubtOf(['R3'], undefined), doubtOf(['R3'], 'group R3'), doubtOf([], undefined)]).toEqual(['group R3', null, null]);
  });
});

describe('the line above the hand', () => {
  const view = (more: Partial<NottyView> = {}): NottyView =>
    part({
      seats: 2,
      turn: 0,
      turns: 3,
      options: part({}),
      over: false,
      winners: [],
      hands: [['R3', 'R4', 'R5', 'B9'], ['G1']],
      deck: 60,
      done: [],
      cycling: false,
      ...more,
    });
  const say = (cards: string[], more: Partial<Now> = {}) =>
    sayingFor({ view: view(), legal: ['draw 1', 'end'], names: ['Ann', 'Ben'], bottom: 0, playing: true, myTurn: true, trouble: null, warning: null, cards, doubt: null, reason: null, ...more });

  it('names groups', () => {
    expect(say(['R3', 'R4', 'R5'])).toMatchObject({ tone: 'good' });
    expect(say(['R3', 'G3', 'B3', 'K3']).text).toBe(t('notty-verdict-set', { number: 3, count: 4 }));
  });

  it("says the law's reason against what is none", () => {
    const reason = { move: 'group R3', key: 'notty-not-a-group', args: { cards: 'R3', why: 'few', rule: 'N7' }, rule: 'N7' };
    expect(say(['R3'], { doubt: 'group R3' }).text).toBe('');
    expect(say(['R3'], { doubt: 'group R3', reason })).toMatchObject({ rule: 'N7', tone: '' });
    expect(say(['R3'], { myTurn: false, view: view({ turn: 1 }) }).text).toContain('Ben');
  });

  it('says what the turn has to offer', () => {
    const lines = [
      say([]),
      say([], { legal: ['group R3 R4 R5', 'end'] }),
      say([], { legal: ['end'], view: view({ hands: [['R3'], ['G1']] }) }),
      say([], { legal: ['end'], view: view({ hands: [Array<string>(20).fill('R3'), ['G1']] }) }),
      say([], { playing: false }),
    ];
    expect(new Set(lines.map(({ text }) => text)).size).toBe(5);
  });

  it('asks for a discard after draw & discard, and warns', () => {
    expect(say(['R3'], { view: view({ cycling: true }) })).toMatchObject({ tone: 'good' });
    expect(say([], { view: view({ cycling: true }) }).rule).toBe('§4.6');
    const warning = { text: 'Careful', rule: '', tone: 'bad' as const };
    expect(say([], { warning })).toBe(warning);
    expect(say([], { warning, trouble: { key: 'web-stale', args: {}, rule: '', count: 1 } })).toMatchObject({ tone: 'bad', text: t('web-stale') });
  });
});

describe('what happened', () => {
  it('names a player who continues only once, and tells draw & discard as one event', () => {
    const drawn = (card: string) => part<NottyEvent>({ event: 'notty-card-drawn', seat: 0, card });
    expect(groupEvents([drawn('R1'), drawn('R2'), part({ event: 'notty-turn-ended', seat: 0 })]).map(({ event }) => event)).toEqual(['notty-card-drawn', 'notty-card-drawn', 'notty-turn-ended']);
    expect(
      groupEvents(
        part([
          { event: 'notty-cycle-begun', seat: 0, card: 'R1' },
          { event: 'notty-card-dropped', seat: 0, card: 'B1' },
        ]),
      ),
    ).toMatchObject([{ event: 'notty-web-cycled', drawn: 'R1' }]);
    expect(groupEvents([part({ event: 'notty-card-stolen', thief: 0 }), drawn('R1')]).map(({ event }) => event)).toEqual(['notty-card-stolen', 'notty-then-drawn']);
  });

  it('since the last move of the reader is told turn by turn', () => {
    const mine = tellOn([], { by: 0 }, 'I drew', 0);
    const after = tellOn(tellOn(mine, { by: 1 }, 'Ben drew', 0), { by: 2 }, 'Cy drew', 0);
    expect(after.map(({ text }) => text)).toEqual(['Ben drew', 'Cy drew']);
    expect(tellOn(after, { by: 2 }, 'Cy drew and ended', 0).map(({ text }) => text)).toEqual(['Ben drew', 'Cy drew and ended']);
    expect(tellOn(after, null, '', 0)).toHaveLength(1);
  });
});

it('gives many cards several rows, and the others one', () => {
  const box = { x: 0, y: 0, width: 340, height: 160 };
  const rows = (places: { y: number }[]): number => new Set(places.map(({ y }) => Math.round(y))).size;
  expect([rows(ownPlaces(Array<string>(20).fill('R'), box)), rows(otherPlaces(Array<string>(20).fill('R'), { ...box, height: 50 }))]).toEqual([3, 1]);
  expect(rows(ownPlaces(['R', 'G'], box))).toBe(1);
});
