import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { tellInTitle, titleOf } from '../title.svelte';
import { keepAwake } from '../wake-lock';
import type { PartyState } from '../wire';
import { PartyStore } from './party.svelte';

const ANN = { member: 1, name: 'Ann', online: true };
const BEN = { member: 2, name: 'Ben', online: true };
const PARTY: PartyState = { party: 'p', code: 'abc', version: 1, title: '', you: 1, host: 1, host_free_at: 60, now: 0, members: [ANN], games: [], score: [], table: null, commitment: 'c' };
const TABLE = { table: 't', game: 'lowest', phase: 'playing' as const, seats: [], seat: 0 };

/** Whether the page is looked at. */
const look = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a party', () => {
  let store: PartyStore;
  const begun: string[] = [];
  let parties = 0;
  /** A page of the party that the test is about. */
  const opened = (): PartyStore => new PartyStore(`party ${parties}`, (table) => begun.push(table));

  beforeEach(() => {
    settings.sound = false;
    vi.stubGlobal('fetch', () => new Promise(() => null)); // no answer comes between what the test says
    begun.length = 0;
    parties++;
    store = opened();
  });
  afterEach(() => store.close());

  it('tells who comes and goes, and who is the host now', () => {
    store.take(PARTY);
    expect(store.isHost).toBe(true);
    expect(store.me?.name).toBe('Ann');
    store.take({ ...PARTY, version: 2, members: [ANN, BEN] });
    expect(store.news).toEqual({ key: 'party-arrived', args: { name: 'Ben' } });
    store.take({ ...PARTY, version: 3, members: [ANN, { ...BEN, online: false }] });
    expect(store.news).toEqual({ key: 'party-went', args: { name: 'Ben' } });
    store.take({ ...PARTY, version: 4, members: [ANN, BEN], host: 2 });
    expect(store.news?.key).toBe('party-new-host');
    expect(store.isHost).toBe(false);
  });

  it('goes to a game that begins, but not to one that was there before', () => {
    store.take({ ...PARTY, table: TABLE });
    expect(begun).toEqual([]);
    store.take({ ...PARTY, version: 2, table: { ...TABLE, table: 'next' } });
    expect(begun).toEqual(['next']);
    store.take({ ...PARTY, version: 3, table: { ...TABLE, table: 'next', phase: 'over' } });
    expect(begun).toEqual(['next']);
  });

  it('goes on from a table that opened only after the next game had begun', () => {
    store.take({ ...PARTY, table: { ...TABLE, table: 'first' } });
    store.close();
    store = opened(); // the page of the first table, slowly
    store.take({ ...PARTY, version: 5, table: { ...TABLE, table: 'second' } });
    expect(begun).toEqual(['second']);
    store.close();
    store = opened(); // somebody who looks at an earlier game stays there
    store.take({ ...PARTY, version: 5, table: { ...TABLE, table: 'second' } });
    expect(begun).toEqual(['second']);
  });

  it('does not send on whoever has just joined, or comes when the game is over', () => {
    store.take({ ...PARTY, you: null, table: TABLE });
    store.take({ ...PARTY, table: TABLE });
    store.take({ ...PARTY, version: 2, table: { ...TABLE, table: 'next', phase: 'over' } });
    expect(begun).toEqual([]);
  });
});

describe('the title', () => {
  it('tells what has happened until somebody looks', () => {
    tellInTitle('Ben has arrived');
    expect(titleOf('Party')).toBe('Party');
    look('hidden');
    tellInTitle('Ben has arrived');
    expect(titleOf('Party')).toBe('● Ben has arrived');
    look('visible');
    expect(titleOf('Party')).toBe('Party');
  });
});

describe('the screen', () => {
  it('stays awake while a game is played, and is asked for again when the page is back', async () => {
    const release = vi.fn(() => Promise.resolve());
    const request = vi.fn(() => Promise.resolve({ release }));
    vi.stubGlobal('navigator', { wakeLock: { request } });
    look('visible');
    const end = keepAwake();
    await Promise.resolve();
    look('hidden');
    expect(request).toHaveBeenCalledTimes(1);
    look('visible');
    expect(request).toHaveBeenCalledTimes(2);
    await Promise.resolve();
    end();
    expect(release).toHaveBeenCalled();
    look('visible');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('goes dark as usual where the browser cannot help', () => {
    vi.stubGlobal('navigator', {});
    expect(() => keepAwake()()).not.toThrow();
  });
});
