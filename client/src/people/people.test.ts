import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Trouble } from '../api';
import { settings } from '../settings.svelte';
import { computer, person } from '../testing/samples';
import type { OwnGame } from '../wire';
import { speak } from '../words.svelte';
import { AGAINST } from './rating-kinds';
import { Asking } from './request.svelte';
import { endOf, learnGames, lookBack, ownGames } from './games.svelte';
import { become, learnMe, me } from './me.svelte';
import { othersAt } from './other-players';
import { expectTable, hasTables, learnTables, ownTables } from './own-tables.svelte';
import { dateWords, hourWords } from './date-words';

const answers = (...bodies: unknown[]): void => {
  const found = bodies.map((body) => new Response(JSON.stringify(body)));
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(found.shift() ?? new Response('{}', { status: 500 }))),
  );
};
const game = (more: Partial<OwnGame> = {}): OwnGame =>
  ({ table: 'abc', number: 2, you: 1, game: 'whist', seats: [person('Ann'), person('Ben')], place: 2, won: false, review: true, ...more }) as OwnGame;

beforeAll(() => speak('en'));
beforeEach(() => localStorage.clear());

describe('who this browser is', () => {
  it('is asked of the server, and a name typed in the meantime stays', async () => {
    settings.name = 'Before';
    answers({ name: 'Ann' });
    const asked = learnMe();
    settings.name = 'Written';
    await asked;
    expect([me()?.name, settings.name]).toEqual(['Ann', 'Written']);
  });

  it('is nobody in particular as a guest', () => {
    become({ name: 'Guest' } as never);
    expect(settings.name).toBe('');
    become(null);
    expect(me()).toBeNull();
  });
});

describe('the tables of a person', () => {
  it('have a place kept before they are known', async () => {
    answers([{ table: 'abc' }], []);
    const stop = learnTables();
    await vi.waitFor(() => expect(ownTables()).toHaveLength(1));
    expect([hasTables(), localStorage.getItem('parlour-tables')]).toEqual([true, 'some']);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(ownTables()).toHaveLength(0));
    expect(hasTables()).toBe(false);
    stop();
    expectTable();
    expect(hasTables()).toBe(true);
  });
});

describe('finished games', () => {
  it('are asked for; what was known is better than nothing', async () => {
    answers([game()]);
    learnGames();
    await vi.waitFor(() => expect(ownGames()).toHaveLength(1));
    learnGames();
    await Promise.resolve();
    expect(ownGames()).toHaveLength(1);
  });

  it('ended somehow', () => {
    const ends = [game({ won: true }), game({ place: null }), game({ place: 1 }), game(), game({ seats: [person('A'), person('B'), person('C')] })].map(endOf);
    expect(new Set(ends).size).toBe(5);
  });

  it('lead to their review, or to their table', () => {
    expect([lookBack(game()), lookBack(game({ review: false }))]).toEqual(['/r/abc/2?seat=1', '/t/abc']);
  });

  it('name the others', () => {
    expect(othersAt({ seats: [person('Ann'), person('Ben'), computer('hard'), { kind: 'free' }], you: 0 })).toEqual(['Ben', expect.stringMatching(/hard/i)]);
  });
});

describe('asking', () => {
  it('is busy meanwhile, and says what went wrong', async () => {
    const asking = new Asking();
    const going = asking.ask(() => Promise.reject(new Trouble('table-closed')));
    expect(asking.busy).toBe(true);
    await going;
    expect([asking.busy, asking.trouble?.key]).toEqual([false, 'table-closed']);
    await asking.ask(() => Promise.reject(new Error('?')));
    expect(asking.trouble?.key).toBe('web-no-server');
    await asking.ask(() => Promise.resolve());
    expect(asking.trouble).toBeNull();
  });
});

it('writes days and hours as the reader does', () => {
  settings.language = 'en';
  expect(dateWords(0)).toMatch(/1970/);
  expect(hourWords(0)).toMatch(/\d/);
  expect(AGAINST).toEqual(['people', 'computers']);
});
