import { describe, expect, it } from 'vitest';
import * as api from './api';
import { fakeServer, noServer } from './testing/server';

describe('what goes over plain HTTP', () => {
  it('is asked under its address, with what belongs to it', async () => {
    const found = { body: {} };
    const asked = fakeServer({});
    const calls: [() => Promise<unknown>, string][] = [
      [() => api.openTable({ game: 'whist' } as never), '/tables'],
      [api.listGames, '/games'],
      [api.listTables, '/tables'],
      [() => api.findCode(' ab/c '), '/codes/ab%2Fc'],
      [() => api.getParty('a/b'), '/parties/a%2Fb'],
      [() => api.getParty('ab', 7), '/parties/ab?after=7'],
      [() => api.sitDown('abc', {} as never), '/tables/abc/sit'],
      [() => api.getReview('abc', 1), '/tables/abc/games/1/review'],
      [() => api.getMoment('abc', 1, 5, null), '/tables/abc/games/1/moments/5'],
      [() => api.getMoment('abc', 1, 5, 0), '/tables/abc/games/1/moments/5?seat=0'],
      [api.listPuzzles, '/puzzles'],
      [() => api.getPuzzle('whist', 2), '/puzzles/whist/2'],
      [() => api.tryPuzzle('whist', 2, 'end'), '/puzzles/whist/2'],
      [() => api.getLesson('whist'), '/lessons/whist'],
      [() => api.tryLesson('whist', 1, 'end'), '/lessons/whist/1'],
      [api.getMe, '/me'],
      [() => api.rename({ name: 'Ann' }), '/me'],
      [api.listOwnTables, '/me/tables'],
      [api.listOwnGames, '/me/games'],
      [api.newCode, '/me/code'],
      [() => api.useCode('x'), '/me/continue'],
      [api.forgetMe, '/me/delete'],
      [() => api.newBot('x'), '/bots'],
      [() => api.deleteBot('x'), '/bots/x/delete'],
      [() => api.listLeaders('whist', 'people'), '/leaders/whist?against=people'],
    ];
    for (const [call, path] of calls) {
      await call().catch(() => found);
      expect(asked.at(-1)?.path).toBe(path);
    }
  });

  it('answers with what the server says', async () => {
    fakeServer({ '/games': { body: [{ name: 'whist' }] }, '/games/lowest/words/en': { body: 'lowest-name = Lowest' } });
    expect(await api.listGames()).toEqual([{ name: 'whist' }]);
    expect(await api.getText('lowest', 'words', 'en')).toBe('lowest-name = Lowest');
    expect(await api.getText('other', 'words', 'en')).toBe('');
  });

  it('fails with words', async () => {
    fakeServer({ '/games': { status: 429, body: { key: 'serve-too-fast', args: { seconds: 3 } } }, '/puzzles': { status: 500, body: 'broken' } });
    await expect(api.listGames()).rejects.toMatchObject({ key: 'serve-too-fast', args: { seconds: 3 } });
    await expect(api.listPuzzles()).rejects.toMatchObject({ key: 'web-no-server' });
    await expect(api.getPuzzle('whist', 1)).rejects.toMatchObject({ key: 'web-no-table' });
    noServer();
    await expect(api.listGames()).rejects.toMatchObject({ key: 'web-no-server' });
    expect(await api.getText('other', 'words', 'en')).toBe('');
    expect(api.troubleOf(new TypeError()).key).toBe('web-no-server');
  });
});
