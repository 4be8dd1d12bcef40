import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { speakOfWhist } from '../testing/samples';
import type { TournamentState } from '../wire';
import { playerName, pointWords, roundName, titleOfTournament, TournamentStore } from './tournament.svelte';

const player = (number: number, more: object = {}): TournamentState['players'][number] => ({
  player: number,
  name: `P${number}`,
  level: '',
  seed: number,
  rating: 1500,
  entered: 1,
  status: 'in',
  online: true,
  ...more,
});

const state = (more: Partial<TournamentState> = {}): TournamentState => ({
  tournament: 'C',
  code: 'abc',
  version: 1,
  title: '',
  game: 'jolly',
  kind: 'swiss',
  terms: {},
  phase: 'running',
  round: 1,
  rounds: 3,
  due: null,
  now: 0,
  you: 1,
  host: 1,
  runs: false,
  host_free_at: 0,
  may_enter: false,
  players: [player(1), player(2, { name: '' }), player(3, { level: 'easy', name: '' }), player(4, { level: 'easy', name: '' })],
  games: [],
  standings: [],
  table: '',
  commitment: 'x',
  ...more,
});

describe('the words of a tournament', () => {
  beforeAll(speakOfWhist);

  it('writes half points as people do', () => {
    expect([0, 1, 2, 3].map(pointWords)).toEqual(['0', '½', '1', '1½']);
  });

  it('names people, computers by their number, and whoever is gone', () => {
    expect(playerName(state(), 1)).toBe('P1');
    expect(playerName(state(), 2)).not.toBe('');
    expect(playerName(state(), 3)).not.toBe(playerName(state(), 4));
    expect(playerName(state(), 9)).toBe('');
  });

  it('has the name that its host has given it', () => {
    expect(titleOfTournament(state({ title: 'Autumn Cup' }))).toBe('Autumn Cup');
    expect(titleOfTournament(state())).not.toBe('');
  });

  it('names the last rounds of a knock-out', () => {
    const words = [1, 2, 3].map((number) => roundName(state({ kind: 'knockout' }), number));
    expect(new Set(words).size).toBe(3);
    expect(roundName(state({ kind: 'knockout' }), 3)).not.toBe(roundName(state(), 3));
  });
});

describe('following a tournament', () => {
  let answers: TournamentState[];
  beforeEach(() => {
    settings.sound = false;
    answers = [state(), state({ version: 2, table: 'T' })];
    vi.stubGlobal(
      'fetch',
      vi.fn((path: string) =>
        path.endsWith('/enter')
          ? Promise.resolve(new Response(JSON.stringify(state())))
          : answers.length
            ? Promise.resolve(new Response(JSON.stringify(answers.shift())))
            : new Promise(() => undefined),
      ),
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('goes on from a table that opened only after the next game had begun', async () => {
    answers = [state({ tournament: 'D', table: 'first' })];
    const hall = new TournamentStore('D', vi.fn());
    await vi.waitFor(() => expect(hall.state?.table).toBe('first'));
    hall.close();
    answers.push(state({ tournament: 'D', version: 5, round: 2, table: 'second' }));
    const begun = vi.fn();
    const late = new TournamentStore('D', begun);
    await vi.waitFor(() => expect(begun).toHaveBeenCalledWith('second'));
    late.close();
    answers.push(state({ tournament: 'D', version: 5, round: 2, table: 'second' }));
    const again = vi.fn();
    const old = new TournamentStore('D', again); // somebody who looks at an earlier game stays there
    await vi.waitFor(() => expect(old.state?.table).toBe('second'));
    expect(again).not.toHaveBeenCalled();
    old.close();
  });

  it('goes to the table of its person, and gives its share in the deal', async () => {
    const begun = vi.fn();
    const store = new TournamentStore('C', begun);
    await vi.waitFor(() => expect(begun).toHaveBeenCalledWith('T'));
    expect(store.isHost).toBe(true);
    expect(vi.mocked(fetch).mock.calls.some(([path]) => path === '/api/tournaments/C/enter')).toBe(true);
    store.close();
  });

  it('runs without its host playing, who gives no share in the deals', async () => {
    answers = [state({ tournament: 'E', you: null, runs: true })];
    const store = new TournamentStore('E', vi.fn());
    await vi.waitFor(() => expect(store.state).not.toBeNull());
    expect(store.isHost).toBe(true);
    expect(vi.mocked(fetch).mock.calls.some(([path]) => path === '/api/tournaments/E/enter')).toBe(false);
    store.close();
  });

  it('stops once the server will not say anything else', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(new Response(JSON.stringify({ key: 'tournament-none', args: {} }), { status: 404 }))),
    );
    const store = new TournamentStore('C', () => undefined);
    await vi.waitFor(() => expect(store.trouble?.key).toBe('tournament-none'));
    store.close();
  });
});
