import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte';
import { TableStore } from './table.svelte';
import { computer, FREE, part, person, situation, tableInfo, speakOfWhist } from './testing/samples';
import { fakeSockets, lastSocket } from './testing/socket';
import type { Events, Situation, TableInfo } from './wire';

vi.mock('./games/registry', () => ({ loadGame: () => import('./testing/samples').then(({ gameUi }) => gameUi()) }));

let store: TableStore;
let seq: number;

beforeAll(async () => {
  settings.sound = false;
  await speakOfWhist();
});
beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response('{}'))),
  );
  seq = 0;
  store = new TableStore('abc');
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
});

const now = (moves = 0, more: Partial<Situation> = {}): Situation => situation({ turn: 0, hands: [['R5'], ['G1']] }, { legal: ['draw 1', 'end'], moves, ...more });

/** Sit down at a table in the middle of a game. */
async function sit(info: Partial<TableInfo> = {}, more: Partial<Situation> = {}, you: number | null = 0): Promise<void> {
  lastSocket().welcome(you);
  lastSocket().say({ t: 'state', seq, info: tableInfo(info), situation: now(0, more), log: [], talk: [] });
  await vi.waitFor(() => expect(store.game).not.toBeNull());
}

const happen = (by: number, move: string, moves: number, more: Partial<Events> = {}): void =>
  lastSocket().say({ t: 'events', seq: ++seq, by, move, events: [{ event: 'whist-card-drawn', seat: by, card: 'R7' }], info: tableInfo(), situation: now(moves), ...more });
const sent = (kind: string): unknown[] => lastSocket().sent.filter((message) => message.t === kind);
const answer = (kind: 'ack' | 'stale', cmd: string): void => lastSocket().say({ t: kind, cmd, seq });

describe('a table', () => {
  it('knows who the reader is, whose turn it is, and what everybody is called', async () => {
    await sit();
    expect([store.you, store.myTurn, store.onTurn, store.plays, store.host]).toEqual([0, true, 0, true, true]);
    expect([store.names, store.name(1), store.seat?.name]).toEqual([['Ann', 'Ben'], 'Ben', 'Ann']);
    expect([store.link, store.emotes]).toEqual(['connected', ['thanks']]);
  });

  it('is outdated if the server has another version', () => {
    lastSocket().open();
    lastSocket().say({ t: 'welcome', v: 99, you: null, table: 'abc', seq: 0, now: 0, rules_version: 1, emotes: [] });
    expect(store.outdated).toBe(true);
  });

  it('tells a missing table from a missing server', async () => {
    lastSocket().lose();
    await vi.waitFor(() => expect(store.trouble?.key).toBe('web-no-table'));
  });
});

describe('the pauses of computers', () => {
  const against = { seats: [person('Ann'), computer()] };
  const theirs = { view: part<Situation['view']>({ turn: 1, hands: [['R5'], ['G1']] }), legal: [] };

  it('are skipped while a computer is on turn, and only then', async () => {
    await sit(against);
    store.skipAhead();
    expect([store.waitsForComputer, sent('skip')]).toEqual([false, []]);
    happen(0, 'end', 1, { info: tableInfo(against), situation: now(1, theirs) });
    store.skipAhead();
    expect([store.waitsForComputer, sent('skip')]).toEqual([true, [{ t: 'skip', turn: 1 }]]);
  });

  it('are skipped for a person who is played for, and for no other', async () => {
    await sit({ seats: [person('Ann'), person('Ben')] }, theirs);
    expect(store.waitsForComputer).toBe(false);
    happen(1, 'draw 1', 1, { info: tableInfo({ seats: [person('Ann'), person('Ben', { stand_in: true })] }), situation: now(1, theirs) });
    expect(store.waitsForComputer).toBe(true);
  });

  it('are as long as the person likes, which is told once', async () => {
    await sit(against);
    expect(lastSocket().sent[0]).toMatchObject({ t: 'hello', pace: 'normal' });
    store.tellPace();
    settings.pace = 'brisk';
    store.tellPace();
    store.tellPace();
    expect(sent('pace')).toEqual([{ t: 'pace', pace: 'brisk' }]);
    settings.pace = 'normal';
  });
});

describe('a move', () => {
  it('is ordered for the position that is seen, and marked while it has no answer', async () => {
    await sit();
    store.act('end');
    expect(sent('do')).toMatchObject([{ turn: 0, move: 'end' }]);
    expect([store.waiting, store.unsent, store.late]).toEqual([1, 'end', false]);
    vi.advanceTimersByTime(2000);
    expect(store.late).toBe(true);
    answer('ack', (sent('do') as { cmd: string }[])[0]!.cmd);
    expect([store.waiting, store.late]).toEqual([0, false]);
  });

  it('of somebody is written in the log, and told', async () => {
    await sit();
    happen(1, 'draw 1', 1);
    expect(store.log).toMatchObject([{ by: 1, move: 'draw 1', turn: 1 }]);
    expect([store.last?.move, store.moves, store.lastTurn]).toEqual(['draw 1', 1, ['Ben draws R7.']]);
    happen(0, 'draw 1', 2);
    expect(store.lastTurn).toEqual(['You draw R7.']);
  });

  it('that is refused says why; what was said earlier goes with the next', async () => {
    await sit();
    store.act('steal 1');
    const [{ cmd }] = sent('do') as [{ cmd: string }];
    lastSocket().say({ t: 'refused', cmd, key: 'whist-no-trick', args: { held: 20 }, rule: 'N5' });
    expect(store.trouble).toMatchObject({ key: 'whist-no-trick', args: { rule: 'N5', held: 20 }, rule: 'N5' });
    store.act('end');
    expect(store.trouble).toBeNull();
    answer('stale', cmd);
    expect(store.trouble).toMatchObject({ key: 'web-stale' });
    vi.advanceTimersByTime(15_000);
    expect(store.trouble).toBeNull();
  });

  it('can be taken back, or asked to be undone', async () => {
    await sit({}, { take_back: 'draw 1' });
    store.takeBack();
    expect(sent('take_back')).toHaveLength(1);
  });

  it('cannot be taken back where none was played', async () => {
    await sit();
    store.takeBack();
    expect(store.trouble?.key).toBe('web-nothing-to-take-back');
  });

  it('of oneself that stands can be asked to be undone', async () => {
    await sit();
    happen(0, 'draw 1', 1);
    expect(store.undoable).toBe(true);
    store.takeBack();
    expect(sent('undo')).toHaveLength(1);
  });

  it('that was taken back is told as such', async () => {
    await sit();
    happen(0, 'draw 1', 1);
    lastSocket().say({ t: 'state', seq: ++seq, info: tableInfo(), situation: now(0), taken_back: 'draw 1' });
    expect(store.log.at(-1)).toMatchObject({ by: null, move: 'draw 1', turn: 0 });
    expect([store.last, store.lastTurn.length]).toEqual([null, 1]);
  });
});

describe('why a choice is closed', () => {
  it('is asked of the law, and forgotten with the position', async () => {
    await sit();
    store.why.ask('group R5');
    vi.advanceTimersByTime(150);
    expect(sent('why')).toEqual([{ t: 'why', turn: 0, move: 'group R5' }]);
    lastSocket().say({ t: 'reason', turn: 0, move: 'group R5', key: 'whist-no-trick', args: { why: 'few' }, rule: 'N7' });
    expect(store.why.answer).toEqual({ move: 'group R5', key: 'whist-no-trick', args: { why: 'few' }, rule: 'N7' });
    happen(1, 'end', 1);
    expect(store.why.answer).toBeNull();
  });

  it('is not answered for a position that has passed', async () => {
    await sit();
    store.why.ask('group R5');
    lastSocket().say({ t: 'reason', turn: 7, move: 'group R5', key: 'web-stale' });
    expect(store.why.answer).toBeNull();
    lastSocket().say({ t: 'reason', turn: 0, move: 'group R5' });
    expect(store.why.answer).toMatchObject({ key: null });
  });
});

describe('help', () => {
  it('comes in steps: first the kind, where there are several, then the move, then why', async () => {
    await sit();
    for (const level of [1, 2, 3] as const) {
      store.askHint();
      expect(sent('hint').at(-1)).toMatchObject({ turn: 0, level });
      expect(store.thinking).toBe(true);
      lastSocket().say({ t: 'hint', turn: 0, level, move: 'end', reasons: [{ key: 'no-words', args: {} }], win_chance: 0.5, error: 0 });
    }
    store.askHint();
    expect(sent('hint')).toHaveLength(3);
    expect(store.sentencesOf(store.hint!)).toEqual(['no-words']);
  });

  it('is for the player on turn', async () => {
    await sit({}, { view: part({ turn: 1 }) });
    store.askHint();
    expect(store.trouble?.key).toBe('web-wait-for-turn');
  });

  it('in a rated game costs the rating: that is asked once', async () => {
    settings.hintsCost = false;
    await sit({ rated: true, seats: [person('Ann'), computer()] });
    store.playForMe('turn');
    expect([store.asked?.help, sent('play_for_me').length]).toEqual(['play', 0]);
    store.asked!.go();
    expect(sent('play_for_me')).toHaveLength(1);
    store.playCosts.agree();
    store.playForMe('action');
    expect(sent('play_for_me')).toHaveLength(2);
    settings.hintsCost = false;
  });

  it('shows the chances to people who may know them', async () => {
    await sit({}, {}, null);
    expect([store.mayKnowChances, store.helps]).toEqual([true, false]);
    store.watchChances(true);
    lastSocket().say({ t: 'chances', turn: 0, shares: [0.5, 0.5], error: 0 });
    expect(store.chances?.shares).toEqual([0.5, 0.5]);
    store.watchChances(false);
    expect([store.chances, sent('chances').length]).toEqual([null, 2]);
    lastSocket().say({ t: 'chances', turn: 0, shares: [1, 0], error: 0 });
    expect(store.chances).toBeNull();
  });
});

describe('what else is heard', () => {
  it('pauses, notices, warnings, ratings', async () => {
    await sit();
    lastSocket().say({ t: 'paused', key: 'table-cannot-write', args: {} });
    lastSocket().say({ t: 'notice', text: 'Closing at ten' });
    lastSocket().say({ t: 'warn', seat: 0, ms_left: 5000 });
    lastSocket().say({ t: 'rated', number: 1, against: 'people', scores: [] });
    expect([store.paused, store.notice, store.warned?.ms_left, store.rated?.number]).toEqual(['table-cannot-write', 'Closing at ten', 5000, 1]);
  });

  it('a farewell, unless the table is there again at once', async () => {
    await sit();
    lastSocket().say({ t: 'bye', key: 'table-come-back', args: {} });
    expect(store.farewell).toBeNull();
    lastSocket().say({ t: 'bye', key: 'table-closed', args: {} });
    expect(store.farewell).toEqual({ key: 'table-closed', args: {} });
  });

  it('what people say, and why something could not be said', async () => {
    await sit();
    lastSocket().say({ t: 'said', seq: ++seq, seat: 1, at: 5, text: 'Hello' });
    expect(store.talk.lines).toMatchObject([{ text: 'Hello' }]);
    store.speak({ t: 'say', text: 'Hi' });
    const [{ cmd }] = sent('say') as [{ cmd: string }];
    lastSocket().say({ t: 'refused', cmd, key: 'table-too-much-talk', args: {} });
    expect([store.talk.trouble?.key, store.trouble]).toEqual(['table-too-much-talk', null]);
  });

  it('who gives up, who is helped, who comes back', async () => {
    await sit({ rated: true });
    happen(1, 'end', 1, { info: tableInfo({ rated: true, seats: [person('Ann'), person('Ben', { resigned: true })] }) });
    expect(store.news.at(-1)).toEqual({ key: 'web-gave-up', args: { name: 'Ben' } });
    happen(0, 'end', 2, { info: tableInfo({ rated: true, helped: [0], seats: [person('Ann', { stand_in: true }), person('Ben', { resigned: true })] }) });
    expect(store.news.at(-1)?.key).toBe('web-now-unrated');
    happen(0, 'end', 3, { info: tableInfo({ rated: true, helped: [0] }) });
    expect(store.news.at(-1)?.key).toBe('web-played-while-away');
    vi.advanceTimersByTime(7000);
    expect(store.news).toEqual([]);
  });

  it('who sits down at a table that has not started, and that the reader stands up', async () => {
    await sit({ phase: 'open', seats: [person('Ann'), FREE] });
    lastSocket().say({ t: 'state', seq: ++seq, info: tableInfo({ phase: 'open' }) });
    expect(store.news.at(-1)).toEqual({ key: 'web-sat-down', args: { name: 'Ben' } });
    lastSocket().say({ t: 'state', seq: ++seq, info: tableInfo({ phase: 'open', seats: [FREE, person('Ben')] }) });
    expect(store.link).toBe('connecting');
  });

  it('what became of the wish to undo a move', async () => {
    const undo = { seat: 0, move: 'draw 1', agreed: [] };
    await sit({ undo });
    happen(0, 'draw 1', 1, { info: tableInfo({ undo }) });
    expect([store.undoWords, store.undoable]).toEqual(['You draw R7.', false]);
    lastSocket().say({ t: 'state', seq: ++seq, info: tableInfo({ undo }), situation: now(1), said_no: 1 });
    expect(store.news.at(-1)).toEqual({ key: 'web-undo-refused', args: { name: 'Ben' } });
    lastSocket().say({ t: 'state', seq: ++seq, info: tableInfo(), situation: now(0), log: [], taken_back: 'draw 1' });
    expect(store.news.at(-1)).toMatchObject({ key: 'web-undo-agreed' });
    expect(store.log).toMatchObject([{ by: null, move: 'draw 1', gone: true }]);
  });

  it('another game: what was told of the last one is forgotten', async () => {
    await sit();
    happen(1, 'draw 1', 5);
    lastSocket().say({ t: 'state', seq: ++seq, info: tableInfo({ games_played: 2 }), situation: now(0) });
    expect([store.log, store.last, store.milestones]).toEqual([[], null, []]);
  });

  it('its deal is seen by whoever was there, even if a computer has played since', async () => {
    await sit({}, { moves: 3 });
    expect(store.sawDeal).toBe(false);
    lastSocket().say({ t: 'state', seq: ++seq, info: tableInfo({ games_played: 2 }), situation: now(0) });
    happen(1, 'draw 1', 1, { info: tableInfo({ games_played: 2 }) });
    expect(store.sawDeal).toBe(true);
  });
});

describe('other orders', () => {
  it('are sent as they are', async () => {
    await sit();
    store.here();
    store.rematch();
    store.setUp({ seats: 2, options: {} }, (wish) => ({ ...wish, seats: 3 }));
    store.setUp({ seats: 2, options: {} }, (wish) => ({ ...wish, options: { turn_limit: 50 } }));
    store.windows.open();
    expect([sent('here').length, sent('rematch').length, sent('reading').length]).toEqual([1, 1, 1]);
    expect(sent('options').at(-1)).toMatchObject({ seats: 3, options: { turn_limit: 50 } });
    expect([store.unsentCards, store.dealt]).toEqual(['', []]);
  });
});
