import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { character, firstLevel, learnLevels, levelName, levelsOf, ratingOf } from '../levels.svelte';
import { fakeServer } from '../testing/server';
import { speak, t } from '../words.svelte';
import { learnOffers, offerOf, outsideGames, shapeOf } from './offers.svelte';
import { isKnown, loadGame, loadRulebook, BUILT_IN_GAMES, lobbyGames } from './registry';
import { isUsual, optionName, unusual } from './changed-options';

const FIRST = BUILT_IN_GAMES[0]!.name;
const LOWEST = {
  name: 'lowest',
  levels: [{ name: 'easy', rating: null }],
  first: 'easy',
  outside: {
    seats: [2, 9],
    options: [
      { name: 'rounds', kind: 'whole', default: 3, low: 1, high: 9, words: [] },
      { name: 'open', kind: 'flag', default: true, low: null, high: null, words: [] },
      { name: 'starter', kind: 'seat', default: 'random', low: null, high: null, words: [] },
      { name: 'order', kind: 'choice', default: 'up', low: null, high: null, words: ['up', 'down'] },
      { name: 'odd', kind: 'other', default: null, low: null, high: null, words: [] },
    ],
    cards: ['1', '10', 'A♠'],
    moves: ['play 1', 'pass'],
    seat_fields: ['seat'],
    seat_lists: ['hands', 'taken'],
    piles: ['discard'],
    matches: ['games' as const],
  },
};

beforeAll(() => speak('en'));
beforeEach(
  () =>
    void fakeServer({
      '/games': { body: [{ name: FIRST, levels: [{ name: 'hard', rating: 1500 }], first: 'hard' }, LOWEST] },
      '/games/lowest/words/en': { body: 'lowest-name = Lowest of all' },
      '/games/lowest/rulebook/en': { body: '# Lowest' },
    }),
);

describe('the games', () => {
  it('of this house stand in the order of the lobby', () => {
    expect(new Set(BUILT_IN_GAMES.map(({ name }) => name)).size).toBe(BUILT_IN_GAMES.length);
    expect(BUILT_IN_GAMES.every(({ fan, opponents, first }) => fan !== undefined && opponents.includes(first))).toBe(true);
  });

  it('are loaded once, each with its table', async () => {
    for (const { name } of BUILT_IN_GAMES) {
      const game = await loadGame(name);
      expect([game?.name, typeof game?.Table]).toEqual([name, 'function']);
      expect(loadGame(name)).toBe(loadGame(name));
      expect(game!.keys.length).toBeGreaterThan(5);
      for (const [, word] of game!.keys) expect(t(word)).not.toBe(word);
    }
  }, 60_000);

  it('bring their rule books, in English where there is no other', async () => {
    expect(await loadRulebook(FIRST, 'en')).toMatch(/^# /);
    expect(await loadRulebook(FIRST, 'xx')).toBe(await loadRulebook(FIRST, 'en'));
    expect(await loadRulebook('lowest', 'en')).toBe('# Lowest');
  });

  it('from outside have a plain table, their own words, and their letters', async () => {
    const game = await loadGame('lowest');
    expect(game).toMatchObject({ name: 'lowest', seats: [2, 9], seatFields: ['seat'] });
    expect(game!.options.map(({ kind }) => kind)).toEqual(['whole', 'flag', 'seat', 'choice']);
    expect([t('lowest-name'), t('lowest-option-rounds'), t('lowest-act-pass')]).toEqual(['Lowest of all', 'Rounds', 'Pass']);
    expect(lobbyGames().at(-1)).toMatchObject({ name: 'lowest', opponents: [1, 2, 3, 4, 5, 6, 7], first: 1 });
    expect([outsideGames().length, shapeOf('lowest')?.piles, await isKnown('lowest'), await isKnown(FIRST), await isKnown('whist')]).toEqual([1, ['discard'], true, true, false]);
    expect(await loadGame('whist')).toBeNull();
  }, 30_000);

  it('come with levels', async () => {
    learnLevels();
    await learnOffers();
    expect([levelsOf(FIRST).length, firstLevel(FIRST), levelsOf('whist'), firstLevel('whist'), offerOf(FIRST)?.name]).toEqual([1, 'hard', [], null, FIRST]);
    expect([ratingOf(FIRST, 'hard').includes('1500'), ratingOf('lowest', 'easy'), levelName('strange'), character('lowest', 'easy')]).toEqual([true, '', 'strange', '']);
    expect(levelName('hard')).not.toBe('');
  });
});

describe('options', () => {
  const fields = [
    { name: 'turn_limit', kind: 'whole', low: 1, high: 999, first: 300 },
    { name: 'cycle_at_limit', kind: 'flag', first: false },
    { name: 'starter', kind: 'seat', first: 'random' },
    { name: 'kind', kind: 'choice', values: [['a', 'web-on']], first: 'b' },
    { name: 'cards', kind: 'usual', low: 1, high: 9, usual: (seats: number) => 2 * seats },
  ] as const;
  const set = (options: Record<string, unknown>) => ({ game: 'lowest', seats: 2, options });

  it('are told where they are not as usual', () => {
    expect(unusual(fields as never, set({ turn_limit: 300, cycle_at_limit: false, cards: 4 }))).toEqual([]);
    const told = unusual(fields as never, set({ turn_limit: 50, cycle_at_limit: true, starter: 1, kind: 'a', cards: 5 }));
    expect(told.map(([, value]) => value)).toEqual(['50', t('web-on'), t('web-seat-n', { n: 2 }), t('web-on'), '5']);
    expect(isUsual(fields[4] as never, { seats: 3, options: { cards: 6 } })).toBe(true);
    expect(optionName('lowest', 'rounds')).not.toContain('.');
  });
});
