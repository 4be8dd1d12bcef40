import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Box, owned } from '@client/testing/effects.svelte';
import { part } from '@client/testing/samples';
import { speak, t } from '@client/words.svelte';
import { ACTIONS, namesFor } from './actions';
import { clears } from './clearing';
import { groupEvents } from './group-events';
import jolly from './index';
import { allLayOffs, isPure, judge, meaningsOf, meldMoves, readings, swapsOf } from './melds';
import { newestOf } from '@client/games/french/last-laid';
import { debtsOf, doubtOf, sayingFor, underWords, type Now } from './verdict';
import { TakingBack } from './taking-back.svelte';
import { handPoints, homelessJokers, huntOf, isOpen } from './rules';
import type { JollyEvent, JollyView } from './view';

beforeAll(() => speak('en'));

const view = (more: Partial<JollyView> = {}): JollyView =>
  part({
    seats: 2,
    turn: 0,
    turns: 9,
    starter: 0,
    options: part({}),
    over: false,
    winners: [],
    round: 4,
    phase: 'play',
    first_discard: false,
    hands: [['5♥', '6♥', '7♥', 'JK', 'K♦'], ['??']],
    known: [[], []],
    stock: 40,
    reshuffles: 0,
    discard: ['Q♦'],
    jolly_card: '2♣',
    table: [['8♣', 'JK=9♣', '10♣']],
    points: [27],
    opened: [true, false],
    laid: [],
    opening: null,
    taken: null,
    taken_used: false,
    put_back: false,
    swapped: 0,
    owes: [],
    barred: [false, false],
    seen_bottom: [],
    ...more,
  });

describe('reading cards', () => {
  it('finds runs and sets, and what they count', () => {
    expect(readings([], ['7♥', '5♥', '6♥'])).toMatchObject([{ kind: 'run', cards: ['5♥', '6♥', '7♥'], points: 18 }]);
    expect(readings([], ['A♥', '2♥', '3♥'])).toMatchObject([{ points: 6 }]);
    expect(readings([], ['A♥', 'K♥', 'Q♥'])).toMatchObject([{ points: 30 }]);
    expect(readings([], ['A♥', 'A♣', 'A♠'])).toMatchObject([{ kind: 'set', points: 30 }]);
    expect([judge(['7♥', '7♥', '8♥']).kind, judge(['JK', 'JK', 'JK']).kind, judge([]).kind]).toEqual(['no', 'no', 'none']);
  });

  it('lets a joker stand for what counts more first', () => {
    const found = readings([], ['5♥', '6♥', 'JK']);
    expect(found.map((reading) => [meaningsOf(reading), reading.points])).toEqual([
      [['7♥'], 18],
      [['4♥'], 15],
    ]);
    expect([isPure(found[0]!), isPure(readings([], ['5♥', '6♥', '7♥'])[0]!)]).toEqual([false, true]);
    expect(readings([], ['7♥', '7♣', 'JK'])).toMatchObject([{ cards: ['7♥', '7♣', 'JK'] }]);
  });

  it('finds among the legal moves what is laid, laid off and swapped', () => {
    expect(meldMoves(['meld 7♥ 6♥ 5♥'], judge(['5♥', '6♥', '7♥']))).toEqual(['meld 5♥ 6♥ 7♥']);
    expect(meldMoves([], judge(['5♥', '6♥', '7♥']))).toEqual([]);
    expect([...allLayOffs(view().table, ['add J♣ to 1', 'add Q♣ J♣ to 1'], ['J♣', 'Q♣'])]).toEqual([[1, ['add J♣ Q♣ to 1']]]);
    expect(swapsOf(['swap 9♣ in 1', 'swap 9♣ in 3', 'swap 2♣ in 2'], '9♣')).toEqual([1, 3]);
  });

  it('sees whether a Jolly Hand clears', () => {
    const melds = ['5♥', '6♥', '7♥', '8♠', '8♣', '8♦', 'Q♣', 'K♣', 'A♣', '2♦', '3♦', 'JK'];
    expect([clears([...melds, '9♠']), clears(['2♠', ...melds.slice(1), '9♠'])]).toEqual([true, false]);
  });
});

describe('the line above the hand', () => {
  const say = (cards: string[], more: Partial<Now> = {}) =>
    sayingFor({
      view: view(),
      legal: ['discard K♦'],
      names: ['Ann', 'Ben'],
      you: 0,
      playing: true,
      myTurn: true,
      trouble: null,
      cards,
      verdict: judge(cards),
      melds: [],
      fitting: [],
      swapping: [],
      drawn: null,
      reason: null,
      ...more,
    });
  const reason = (move: string) => ({ move, key: 'jolly-no-pure-run', args: { rule: 'J8' }, rule: 'J8' });

  it('names a meld, and what a joker can stand for', () => {
    expect(say(['5♥', '6♥', '7♥'], { melds: ['meld 5♥ 6♥ 7♥'] })).toMatchObject({ text: 'Run 5♥ to 7♥: 18 points.', tone: 'good' });
    expect(say(['5♥', '6♥', 'JK'], { melds: ['meld 5♥ 6♥ JK=7♥', 'meld JK=4♥ 5♥ 6♥'] }).text).toContain('7♥ (18), 4♥ (15)');
    expect(say(['9♣'], { swapping: [1], fitting: [2] })).toMatchObject({ tone: 'good' });
  });

  it("adds the law's reason to a meld that is closed", () => {
    const cards = ['5♥', '6♥', '7♥'];
    expect(say(cards).text).toBe('Run 5♥ to 7♥: 18 points.');
    expect(say(cards, { reason: reason('meld 5♥ 6♥ 7♥') })).toMatchObject({ rule: 'J8', tone: '', text: expect.stringMatching(/^Run 5♥ to 7♥: 18 points\. The opening needs a run/) as string });
    expect(say(['5♥', 'K♦'], { reason: reason('meld 5♥ K♦') }).text).toMatch(/^The opening needs/);
    expect(say(['5♥', 'K♦']).text).toBe('');
  });

  it('says what can be discarded, and whose turn it is', () => {
    expect(say(['K♦']).text).toContain('K♦');
    expect(say(['K♦'], { view: view({ round: 1 }) }).text).toBe(t('jolly-verdict-discard-only', { card: 'K♦' }));
    expect(say(['5♥', 'K♦'], { myTurn: false, view: view({ turn: 1 }) }).text).toContain('Ben');
    expect(say(['K♦'], { view: view({ hands: [['K♦'], []] }) }).rule).toBe('J15');
  });

  it('says what the turn owes', () => {
    const opening = { points: 10, needed: 36, pure: false };
    const cases: [Partial<JollyView>, string[]][] = [
      [{ first_discard: true }, []],
      [{ phase: 'jolly' }, []],
      [{ phase: 'draw' }, ['take']],
      [{ phase: 'draw' }, []],
      [{ owes: ['opening'], opening, opened: [false, false] }, []],
      [{ owes: ['taken'], taken: '7♥' }, []],
      [{ owes: ['jokers'], swapped: 1 }, []],
      [{ round: 2 }, []],
      [{}, []],
      [{ opened: [false, false], opening: { points: 40, needed: 36, pure: true } }, []],
    ];
    const said = cases.map(([more, legal]) => say([], { view: view(more), legal }).text);
    expect(new Set(said).size).toBe(cases.length);
    expect(debtsOf(view({ owes: ['opening', 'taken', 'jokers'], opening, taken: '7♥', swapped: 1 })).map(({ rule }) => rule)).toEqual(['J8', 'J9', 'J11']);
  });

  it('says how it ended, and what was refused', () => {
    expect(say([], { playing: false, view: view({ winners: [0] }) }).text).not.toBe(say([], { playing: false, view: view({ winners: [1] }) }).text);
    expect(say([], { playing: false, drawn: 'stock' }).text).not.toBe(say([], { playing: false }).text);
    const trouble = { key: 'jolly-leads-nowhere', args: { rule: 'J9' }, rule: 'J9', count: 1 };
    expect(say([], { trouble, view: view({ owes: ['taken'], taken: '7♥' }) }).text.length).toBeGreaterThan(say([], { trouble }).text.length);
    expect(underWords(view(), ['3♣']).length).toBeGreaterThan(underWords(view(), []).length);
  });

  it('asks the law about what is closed', () => {
    const doubt = (cards: string[], more: Partial<Parameters<typeof doubtOf>[0]> = {}) => doubtOf({ view: view(), legal: [], myTurn: true, cards, melds: [], fitting: [], swapping: [], ...more });
    expect([
      doubt(['K♦']),
      doubt(['K♦'], { legal: ['discard K♦'] }),
      doubt(['5♥', 'K♦']),
      doubt([]),
      doubt(['K♦'], { myTurn: false }),
      doubt(['K♦'], { fitting: [1] }),
      doubt(['K♦'], { view: view({ phase: 'draw' }) }),
    ]).toEqual(['discard K♦', null, 'meld 5♥ K♦', null, null, null, null]);
  });
});

describe('what makes sense now', () => {
  it('depends on the round and on the turn', () => {
    const names = (more: Partial<JollyView>, myTurn = true, legal: string[] = []) => namesFor(view(more), 0, myTurn, legal).join(' ');
    expect(names({ round: 1, phase: 'draw' })).toBe('draw play');
    expect(names({ phase: 'draw' })).toBe('draw take play');
    expect(names({ phase: 'draw', opened: [false, false] })).toBe('draw take jolly play');
    expect(names({ phase: 'jolly' })).toBe('meld add discard concede play');
    expect(names({ round: 2 })).toBe('discard play');
    expect(names({}, true, ['putback'])).toBe('meld add swap putback play');
    expect(names({ table: [] })).toBe('meld add discard play');
    expect(new Set(Object.values(ACTIONS).map(({ letter }) => letter)).size).toBe(Object.keys(ACTIONS).length);
  });
});

describe('the view', () => {
  it('tells what is open, what is owed, and what a hand counts', () => {
    expect([isOpen(view()), isOpen(view({ opened: [false, false] })), isOpen(view({ opened: [false, false], opening: { points: 40, needed: 36, pure: true } }))]).toEqual([true, false, true]);
    expect(homelessJokers(view({ swapped: 2, laid: [1] }))).toBe(1);
    expect(handPoints(['A♠', 'K♦', '7♥', 'JK'])).toBe(52);
  });

  it('tells of the hunt, as long as it shows', () => {
    expect(huntOf(view())).toBeNull();
    expect(huntOf(view({ first_discard: true, known: [['JK', 'JK'], []] }))).toMatchObject({ count: 2 });
    expect(huntOf(view({ seen_bottom: ['??'] }))).toMatchObject({ count: 1 });
    expect(jolly.dealt?.(view())).toBeNull();
    expect(jolly.worth?.(view(), 0)).toBe(53);
  });
});

describe('what happened', () => {
  const laid = part<JollyEvent>({ event: 'jolly-meld-laid', seat: 0, number: 1, cards: ['5♥', '6♥', '7♥'], points: 18 });
  const discarded = part<JollyEvent>({ event: 'jolly-card-discarded', seat: 0, card: 'K♦' });

  it('stays marked until the next move', () => {
    const newest = newestOf({ by: 0, move: 'x', events: [laid, part({ event: 'jolly-joker-swapped', card: '9♣', number: 3 }), discarded] });
    expect([newest.meld, [...newest.cards], newest.top]).toEqual([3, ['5♥', '6♥', '7♥', '9♣'], 'K♦']);
  });

  it('is told in one sentence where there was much', () => {
    const [turn] = groupEvents([laid, part({ ...laid, number: 2 }), discarded]);
    expect(turn).toMatchObject({ event: 'jolly-web-turn', seat: 0 });
    expect(turn!.acts).toHaveLength(2);
    const opened = part<JollyEvent>({ event: 'jolly-player-opened', seat: 0, points: 40 });
    expect(groupEvents([discarded, opened])).toEqual([opened, discarded]);
  });
});

it('takes back all that was laid, one move after the other', () => {
  const next = new Box<string | null>('meld 5♥ 6♥ 7♥');
  const waiting = new Box(false);
  const send = vi.fn();
  const { made: taking, end } = owned(() => new TakingBack({ next: () => next.value, waiting: () => waiting.value, trouble: () => false, send }));
  expect(taking.possible).toBe(true);
  taking.begin();
  waiting.set(false);
  expect(send).toHaveBeenCalledTimes(1);
  waiting.set(true);
  next.value = 'add 8♥ to 1';
  waiting.set(false);
  expect(send).toHaveBeenCalledTimes(2);
  next.set('draw');
  expect(taking.possible).toBe(false);
  end();
});
