import { describe, expect, it } from 'vitest';
import type { LobbyGame } from './games/lobby-entries';
import { readShared, writeShared, type Shared } from './sharing';

const GAMES: LobbyGame[] = [{ name: 'whist', opponents: [1, 2, 3, 4], first: 1, matches: [] }];
const wish: Shared = { game: 'whist', seats: 3, options: { target: 100, ace_high_runs: true }, match: { kind: 'games', target: 5 }, clock: 60, rated: false, visibility: 'public' };
const read = (link: string): Shared | null => readShared(new URL(link, 'https://x.org').search, GAMES);

describe('a link to a table that is set up alike', () => {
  it('says all that was chosen', () => {
    const link = writeShared(wish, 'https://x.org');
    expect(link).toMatch(/^https:\/\/x\.org\/\?open=whist&seats=3&/);
    expect(read(link)).toEqual(wish);
  });

  it('leaves out what is as usual', () => {
    const plain: Shared = { game: 'whist', seats: 2, options: {}, match: null, clock: null, rated: null, visibility: 'private' };
    expect(writeShared(plain, 'https://x.org')).toBe('https://x.org/?open=whist&seats=2');
    expect(read('/?open=whist&seats=2')).toEqual(plain);
    expect(read('/?open=whist&rated=yes')?.rated).toBe(true);
  });

  it('is nothing where its game is not known', () => {
    expect(read('/?open=bridge')).toBeNull();
    expect(read('/')).toBeNull();
  });

  it('keeps to what can be', () => {
    expect(read('/?open=whist&seats=9')?.seats).toBe(2);
    expect(read('/?open=whist&match=rubber-3&clock=-1')).toMatchObject({ match: null, clock: null });
    expect(read('/?open=whist&match=points-0')?.match).toBeNull();
  });

  it.each(['[1]', '"x"', 'null', '{', `{"a":"${'x'.repeat(2001)}"}`])('takes %s for no options', (options) => {
    expect(read(`/?open=whist&options=${encodeURIComponent(options)}`)?.options).toEqual({});
  });

  it('takes plain values alone', () => {
    expect(read(`/?open=whist&options=${encodeURIComponent('{"a":1,"b":{},"c":null,"d":"x"}')}`)?.options).toEqual({ a: 1, d: 'x' });
  });
});
