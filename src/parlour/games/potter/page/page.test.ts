import { beforeAll, describe, expect, it } from 'vitest';
import { part } from '@client/testing/samples';
import { speak, t } from '@client/words.svelte';
import { groupEvents } from './group-events';
import potter from './index';
import { allLayOffs, judge, meldMoves, readings, wildsOf, type House } from './melds';
import { newestOf } from '@client/games/french/last-laid';
import { doubtOf, sayingFor, type Now } from './verdict';
import { penalised, potterOf, roundsOf } from './score-sheet';
import shown from './lobby';
import type { PotterEvent, PotterView } from './view';

beforeAll(() => speak('en'));

const HOUSE: House = { potter: '3', sallan: true, aceHigh: false };
const view = (more: Partial<PotterView> = {}): PotterView =>
  part({
    seats: 2,
    turn: 0,
    turns: 4,
    starter: 0,
    options: part({}),
    over: false,
    winners: [],
    round: 3,
    potter: '3',
    phase: 'play',
    hands: [['5♥', '6♥', '7♥', '3♣', 'K♦'], ['??']],
    known: [[], []],
    stock: 20,
    discard: ['Q♦'],
    table: [['8♣', '9♣', '10♣']],
    sallan: [true, false],
    scores: [0, 0],
    banned: [[], []],
    taken: [],
    owes: 'discard',
    ...more,
  });

describe('reading cards', () => {
  it('finds runs and sets', () => {
    expect(readings([], ['7♥', '5♥', '6♥'], HOUSE)).toMatchObject([{ kind: 'run', cards: ['5♥', '6♥', '7♥'] }]);
    expect(readings([], ['7♥', '7♣', '7♠'], HOUSE)).toMatchObject([{ kind: 'set', cards: ['7♠', '7♥', '7♣'] }]);
    expect(judge(['7♥', '8♣', '9♥'], HOUSE)).toEqual({ kind: 'no' });
    expect(judge([], HOUSE)).toEqual({ kind: 'none' });
  });

  it('lets a Potter be itself, or stand for what is missing', () => {
    expect(meldMoves(judge(['2♣', '3♣', '4♣'], HOUSE))).toEqual(['meld 2♣ 3♣ 4♣']);
    expect(meldMoves(judge(['5♥', '7♥', '3♣'], HOUSE))).toEqual(['meld 5♥ 3♣=6♥ 7♥']);
    const [first] = readings([], ['5♥', '7♥', '3♣'], HOUSE);
    expect(wildsOf(first!)).toEqual(['3♣=6♥']);
    expect(judge(['5♥', '7♥', '3♣'], { ...HOUSE, sallan: false })).toEqual({ kind: 'no' });
  });

  it('knows aces as the table does', () => {
    expect(judge(['Q♥', 'K♥', 'A♥'], HOUSE).kind).toBe('no');
    expect(judge(['Q♥', 'K♥', 'A♥'], { ...HOUSE, aceHigh: true }).kind).toBe('meld');
  });

  it('finds where cards fit, for a Sallan who owes no meld', () => {
    const legal = ['add J♣ to 1', 'add 3♣=J♣ to 1', 'add 3♣=7♣ to 1'];
    expect([...allLayOffs(view(), legal, ['3♣'], HOUSE)]).toEqual([[1, ['add 3♣=J♣ to 1', 'add 3♣=7♣ to 1']]]);
    expect([...allLayOffs(view(), [], ['J♣', 'Q♣'], HOUSE)]).toEqual([[1, ['add J♣ Q♣ to 1']]]);
    expect(allLayOffs(view({ owes: 'meld' }), legal, ['J♣'], HOUSE).size).toBe(0);
    expect(allLayOffs(view(), legal, ['J♣'], { ...HOUSE, sallan: false }).size).toBe(0);
  });
});

describe('the line above the hand', () => {
  const say = (cards: string[], more: Partial<Now> = {}) => {
    const now: Now = {
      view: view(),
      legal: ['discard K♦'],
      you: 0,
      names: ['Ann', 'Ben'],
      playing: true,
      myTurn: true,
      trouble: null,
      cards,
      verdict: judge(cards, HOUSE),
      fitting: [],
      reason: null,
      ...more,
    };
    return sayingFor(now);
  };

  it('names a meld, and asks where a wild can be several cards', () => {
    expect(say(['5♥', '6♥', '7♥'])).toEqual({ text: 'Run 5♥ to 7♥.', rule: '', tone: 'good' });
    expect(say(['5♥', '6♥', '3♣']).text).toContain('3♣ can stand for');
    expect(say(['5♥', '7♥', '3♣']).text).toBe('Run 5♥ to 7♥. 3♣ stands for 6♥.');
  });

  it('says where a card fits, and that it can be discarded', () => {
    expect(say(['J♣'], { fitting: [1] }).text).toBe('Fits meld 1.');
    expect(say(['K♦']).text).toContain('Discard K♦');
  });

  it("says nothing of its own against cards: the law's reason, once it is there", () => {
    const reason = { move: 'meld 5♥ K♦', key: 'potter-not-a-meld', args: { cards: '5♥ K♦', why: 'few', rule: 'P9' }, rule: 'P9' };
    expect(say(['5♥', 'K♦'])).toEqual({ text: '', rule: '', tone: '' });
    expect(say(['5♥', 'K♦'], { reason })).toMatchObject({ rule: 'P9', tone: '', text: expect.stringContaining('at least three cards') as string });
    expect(say(['5♥', '7♥'], { reason })).toMatchObject({ text: '' });
  });

  it('says whose turn it is to somebody who chooses in the meantime', () => {
    expect(say(['5♥', 'K♦'], { myTurn: false, view: view({ turn: 1 }) }).text).toContain('Ben');
    expect(say(['5♥', '6♥', '7♥'], { myTurn: false }).text).toBe('Run 5♥ to 7♥.');
  });

  it('says what the turn owes', () => {
    const owed = [view({ owes: 'meld' }), view({ owes: 'draw' }), view({ owes: 'draw', discard: Array<string>(10).fill('2♣') }), view(), view({ sallan: [false, false] })].map(
      (one) => say([], { view: one }).text,
    );
    expect(new Set(owed).size).toBe(5);
    expect(say([], { view: view({ owes: 'draw' }), legal: ['take'] }).text).not.toBe(owed[1]);
    expect(say([], { legal: ['end'] }).rule).toBe('P16');
    expect(say(['5♥', '6♥', '7♥'], { view: view({ owes: 'draw' }) }).text).toBe(owed[1]);
    expect(say([], { playing: false }).text).toBe(t('potter-over-line'));
  });

  it('says what was refused before everything else', () => {
    expect(say(['5♥'], { trouble: { key: 'potter-draw-first', args: { rule: '§3.1' }, rule: '§3.1', count: 1 } })).toMatchObject({ tone: 'bad', rule: '§3.1' });
  });

  it('asks the law about what is closed, as the button would play it', () => {
    const doubt = (cards: string[], more: Partial<PotterView> = {}, legal: string[] = []) => doubtOf({ view: view(more), legal, myTurn: true, cards, verdict: judge(cards, HOUSE), fitting: [] });
    expect([doubt(['K♦']), doubt(['K♦'], {}, ['discard K♦']), doubt(['K♦'], { owes: 'meld' }), doubt(['5♥', 'K♦']), doubt(['5♥', '6♥', '7♥']), doubt([]), doubt(['K♦'], { owes: 'draw' })]).toEqual([
      'discard K♦',
      null,
      'meld K♦',
      'meld 5♥ K♦',
      null,
      null,
      null,
    ]);
  });
});

describe('the score sheet', () => {
  it('is made of what happened', () => {
    const milestones = part<PotterEvent[]>([
      { event: 'potter-pile-returned', seat: 1, penalty: 25 },
      { event: 'potter-round-won', seat: 0 },
      { event: 'potter-hand-counted', seat: 1, cards: ['7♥', '8♥'], points: 15, total: 40 },
      { event: 'potter-round-begun', round: 2 },
      { event: 'potter-round-capped' },
    ]);
    const rounds = roundsOf(milestones, 2, 2);
    expect(rounds.map(({ round, potter: rank, winner, capped, over }) => [round, rank, winner, capped, over])).toEqual([
      [1, 'A', 0, false, true],
      [2, '2', null, true, true],
    ]);
    expect([rounds[0]!.penalties, rounds[0]!.counted[1]]).toMatchObject([[0, 25], { cards: ['7♥', '8♥'], points: 15, total: 40 }]);
    expect([penalised(rounds[0]!), penalised(rounds[1]!), potterOf(14), roundsOf([], 2, 5)[0]!.round]).toEqual([true, false, 'A', 5]);
  });
});

describe('what happened', () => {
  it('stays marked until the next move', () => {
    const events = part<PotterEvent[]>([
      { event: 'potter-meld-laid', cards: ['5♥', '6♥', '7♥'], number: 2 },
      { event: 'potter-card-added', card: '8♥', number: 2 },
      { event: 'potter-card-discarded', card: 'K♦' },
    ]);
    const newest = newestOf({ by: 0, move: 'x', events });
    expect([newest.meld, [...newest.cards], newest.top]).toEqual([2, ['5♥', '6♥', '7♥', '8♥'], 'K♦']);
    expect(newestOf(null)).toMatchObject({ meld: null, top: null });
  });

  it('is told in few lines', () => {
    const taken = part<PotterEvent>({ event: 'potter-pile-taken', seat: 0, cards: ['5♥', '6♥'] });
    expect(groupEvents([taken])).toEqual([taken]);
    expect(groupEvents([taken, part({ event: 'potter-meld-laid', number: 1, cards: ['5♥', '6♥', '7♥'] })])[0]).toMatchObject({ event: 'potter-web-pile-taken', cards: 2 });
  });
});

it('is a game of the lobby', () => {
  expect([potter.name, shown.length.word(50)]).toEqual(['potter', expect.stringContaining('50')]);
});
