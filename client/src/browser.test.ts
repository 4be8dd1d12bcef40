/** Browser storage, addresses, and whether the server responds. */

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answered, hasMet, isAway, tryServer, partMissing, unanswered } from './server-status.svelte';
import { serverNow, learnTime, secondsUntil } from './server-time.svelte';
import { isMuted, isSeatMuted, isTableMuted, muteSeat, muteTable } from './muting.svelte';
import { isSolved, remember, solvedOf } from './puzzle/solved.svelte';
import { follow, go, learnPath, pageOf, puzzlePath, reviewPath, route, rulesPath, tablePath, tidy } from './router.svelte';
import { dealTime, follow as show, givenName, moves, settings, travelPause, travelTime } from './settings.svelte';
import { play } from './sound';
import { notesOf } from './sounds';
import { Talk } from './talk.svelte';
import { owned } from './testing/effects.svelte';
import { tableInfo } from './testing/samples';
import { Windows } from './reading-pause.svelte';
import { speak } from './words.svelte';

beforeAll(() => {
  settings.sound = false;
  return speak('en');
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('addresses', () => {
  it.each([
    ['/', { kind: 'lobby' }],
    ['/t/abc', { kind: 'table', table: 'abc' }],
    ['/r/abc/2', { kind: 'review', table: 'abc', game: 2 }],
    ['/rules/whist', { kind: 'rules', game: 'whist' }],
    ['/learn/whist', { kind: 'learn', game: 'whist' }],
    ['/p/whist', { kind: 'puzzles', game: 'whist' }],
    ['/p/whist/3', { kind: 'puzzle', game: 'whist', number: 3 }],
    ['/me', { kind: 'me' }],
    ['/leaders', { kind: 'leaders' }],
    ['/settings', { kind: 'settings' }],
    ['/r/abc/x', { kind: 'not-found' }],
    ['/whatever', { kind: 'not-found' }],
  ])('%s', (path, page) => {
    expect(pageOf(path)).toEqual(page);
  });

  it('are written as they are read', () => {
    expect([tablePath('a b'), reviewPath('x', 1, null), rulesPath('whist'), puzzlePath('whist', 2), learnPath('whist')]).toEqual(['/t/a%20b', '/r/x/1', '/rules/whist', '/p/whist/2', '/learn/whist']);
  });

  it('are gone to without loading the page again, unless a new window is wanted', () => {
    vi.stubGlobal('scrollTo', vi.fn());
    go('/me');
    expect(route.path).toBe('/me');
    const event = new MouseEvent('click', { cancelable: true });
    follow(event, '/leaders');
    expect([event.defaultPrevented, route.path]).toEqual([true, '/leaders']);
    follow(new MouseEvent('click', { ctrlKey: true }), '/me');
    expect(route.path).toBe('/leaders');
    tidy();
  });
});

describe('settings', () => {
  it('are shown on the page and kept', () => {
    settings.theme = 'dark';
    settings.motion = 'fast';
    show();
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(JSON.parse(localStorage.getItem('parlour')!)).toMatchObject({ theme: 'dark', motion: 'fast' });
    expect([travelTime(), Math.round(travelPause()), moves(), dealTime() > 150]).toEqual([150, 21, true, true]);
    settings.motion = 'off';
    expect(moves()).toBe(false);
  });

  it('know a name only where one was given', () => {
    settings.name = '  ';
    expect(givenName()).toBeNull();
    settings.name = ' Ann ';
    expect(givenName()).toBe('Ann');
  });
});

describe('what one does not want to hear', () => {
  it('is a table, or a seat, and is kept', () => {
    muteSeat('abc', 1, true);
    expect([isSeatMuted('abc', 1), isMuted('abc', 1), isMuted('abc', 0), isMuted('xyz', 1)]).toEqual([true, true, false, false]);
    muteTable('abc', true);
    expect([isTableMuted('abc'), isMuted('abc', 0)]).toEqual([true, true]);
    muteTable('abc', false);
    muteSeat('abc', 1, false);
    expect(localStorage.getItem('parlour-muted')).toBe('[]');
  });
});

describe('talk', () => {
  const line = (seat: number, at: number, text = 'x') => ({ t: 'said' as const, seq: at, seat, at, text });

  it('counts what is new, and hangs beside a seat for a while', () => {
    const talk = new Talk('abc', () => 0);
    talk.begin([line(1, 1)]);
    expect([talk.lines.length, talk.unread]).toEqual([1, 0]);
    talk.hear(line(1, 2));
    talk.hear(line(0, 3));
    expect([talk.unread, talk.bubbles.length]).toEqual([1, 1]);
    talk.look(true);
    expect(talk.unread).toBe(0);
    talk.hear(line(1, 4));
    expect(talk.unread).toBe(0);
    vi.advanceTimersByTime(4000);
    expect(talk.bubbles).toEqual([]);
    talk.look(false);
    talk.begin([line(1, 2), line(1, 5)]);
    expect([talk.lines.length, talk.unread]).toEqual([5, 1]);
  });

  it('leaves out muted seats', () => {
    const talk = new Talk('abc', () => 0);
    muteSeat('abc', 1, true);
    talk.hear(line(1, 2));
    expect([talk.lines, talk.bubbles, talk.unread]).toEqual([[], [], 0]);
    muteSeat('abc', 1, false);
  });
});

describe('windows that open by themselves', () => {
  it('tell the table, and are read once', () => {
    const tell = vi.fn();
    const windows = new Windows({ info: tableInfo({ reading: { seats: [0], until: Date.now() / 1000 + 9.5 } }), moves: 4, you: 0, tell });
    expect([windows.unread, windows.left]).toEqual([true, 10]);
    windows.open();
    windows.close();
    expect([tell.mock.calls, windows.unread]).toEqual([
      [
        [4, true],
        [4, false],
      ],
      false,
    ]);
    expect(new Windows({ info: null, moves: 0, you: 0, tell }).left).toBeNull();
  });
});

describe('server time', () => {
  it('continues from what the server sent, and ticks for its readers', () => {
    learnTime(Date.now() / 1000 + 100);
    expect(Math.round(serverNow() - Date.now() / 1000)).toBe(100);
    expect(secondsUntil(serverNow() + 1.2)).toBe(2);
    expect(secondsUntil(0)).toBe(0);
    const { end } = owned(() => serverNow());
    end();
  });
});

describe('whether the server responds', () => {
  it('is believed after a second request', async () => {
    const doors = [false, true];
    vi.stubGlobal(
      'fetch',
      vi.fn(() => (doors.shift() ? Promise.resolve(new Response('{}')) : Promise.reject(new Error('closed')))),
    );
    unanswered();
    expect([isAway(), hasMet()]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(isAway()).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect([isAway(), hasMet()]).toEqual([false, true]);
  });

  it('loads the page again where a part of it is missing, and not more than once a while', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...location, reload });
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(new Response('{}'))),
    );
    sessionStorage.clear();
    partMissing();
    await vi.advanceTimersByTimeAsync(1);
    partMissing();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
    answered();
    expect(await tryServer()).toBe(true);
  });
});

describe('puzzles that are solved', () => {
  it('are remembered once', () => {
    remember('whist', 3);
    remember('whist', 3);
    remember('whist', 9);
    expect([isSolved('whist', 3), isSolved('bridge', 3), solvedOf('whist', 5), solvedOf('bridge', 5)]).toEqual([true, false, 1, 0]);
    expect(JSON.parse(localStorage.getItem('parlour-puzzles')!)).toEqual({ whist: [3, 9] });
  });
});

describe('sounds', () => {
  it('belong to what happens', () => {
    expect(notesOf('whist-round-begun')).toHaveLength(4);
    expect(notesOf('whist-turn-ended')).toEqual([]);
  });

  it('are sung where they are wanted', () => {
    const started = vi.fn();
    const param = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() };
    class Context {
      state = 'suspended';
      currentTime = 0;
      destination = {};
      resume = () => Promise.resolve();
      createGain = () => ({ gain: param, connect: vi.fn() });
      createOscillator = () => ({ frequency: param, connect: (next: unknown) => next, start: started, stop: vi.fn() });
    }
    vi.stubGlobal('AudioContext', Context);
    settings.sound = false;
    play('turn');
    expect(started).not.toHaveBeenCalled();
    settings.sound = true;
    play('turn');
    expect(started).toHaveBeenCalledTimes(2);
  });
});
