import { beforeAll, describe, expect, it } from 'vitest';
import { preposition } from './prepositions';
import { bring, knows, ready, speak, speaking, t } from './words.svelte';

describe('words', () => {
  beforeAll(() => speak('en'));

  it('are those of the language that is spoken', async () => {
    expect([ready(), speaking()]).toEqual([true, 'en']);
    expect(t('web-cards', { count: 1 })).toBe('1 card');
    await speak('cs');
    expect(speaking()).toBe('cs');
    expect(t('web-cards', { count: 5 })).toBe('5 karet');
    await speak('en');
  });

  it('take lists, and leave out what is not there', () => {
    expect(t('table-seats-free', { free: [1, 3] })).toContain('1, 3');
    expect(t('web-rematch-waits-for', { names: ['Ann', 'Ben', 'Cid'] })).toContain('Ann, Ben and Cid');
    expect(t('web-rematch-waits-for', { names: ['Ann'] })).toContain('for Ann.');
    expect(t('web-turn-of', { name: null })).toBe(t('web-turn-of', { name: undefined }));
  });

  it('are plain where nobody has any', () => {
    expect(knows('no-such-key')).toBe(false);
    expect(t('no-such-key')).toBe('no-such-key');
    expect(t('no-such-key', { seat: 'Ann', card: { a: 1 }, none: null })).toBe('no such key: Ann, {"a":1}');
  });

  it('can be brought by a game from outside; English stands in for what it lacks', async () => {
    await bring((language) => Promise.resolve([language === 'en' ? 'lowest-hello = Hello\nlowest-only = Only here' : 'lowest-hello = Ahoj']));
    expect(t('lowest-hello')).toBe('Hello');
    await speak('cs');
    expect([t('lowest-hello'), t('lowest-only')]).toEqual(['Ahoj', 'Only here']);
    await speak('en');
  });
});

describe('Czech prepositions', () => {
  it.each([
    [1, 'z 1'],
    [3, 'ze 3'],
    [5, 'z 5'],
    [12, 'ze 12'],
    [20, 'ze 20'],
    [50, 'z 50'],
    [100, 'ze 100'],
    [500, 'z 500'],
    [700, 'ze 700'],
  ])('before %d', (number, expected) => {
    expect(preposition('z', number)).toBe(expected);
  });
});
