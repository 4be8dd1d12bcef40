import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { computer, person, situation, speakOfWhist } from '../testing/samples';
import { fakeServer } from '../testing/server';
import { PuzzleStore } from './puzzle.svelte';
import { isSolved } from './solved.svelte';

vi.mock('../games/registry', () => ({ loadGame: () => import('../testing/samples').then(({ gameUi }) => gameUi()) }));

const verdict = (right: boolean) => ({ right, best: 'end', best_chance: 0.8, chance: right ? 0.8 : 0.3, reasons: [1, 2].map((n) => ({ key: `reason-${n}`, args: {} })) });
let store: PuzzleStore;

beforeAll(async () => {
  settings.sound = false;
  await speakOfWhist();
});

beforeEach(async () => {
  fakeServer({
    '/puzzles/whist/4': (body) => {
      const move = (body as { move: string } | null)?.move;
      if (!move) return { body: { game: 'whist', number: 4, of: 9, you: 0, seats: [person('x'), computer()], situation: situation({ turn: 0 }) } };
      if (move === 'group R5') return { status: 400, body: { key: 'whist-no-trick', args: { rule: 'N7' } } };
      return move === 'busy' ? { status: 429, body: { key: 'serve-too-fast', args: {} } } : { body: verdict(move === 'end') };
    },
  });
  store = new PuzzleStore('whist', 4);
  await vi.waitFor(() => expect(store.puzzle).not.toBeNull());
});

describe('a puzzle', () => {
  it('judges a move, and tells why once there is nothing left to find', async () => {
    await store.act('draw 1');
    expect([store.verdict?.right, store.reasons]).toEqual([false, []]);
    store.again();
    expect(store.verdict).toBeNull();
    await store.act('end');
    expect([store.verdict?.right, store.reasons, isSolved('whist', 4), store.names.length]).toEqual([true, ['reason-2'], true, 2]);
  });

  it('does not count where the move was shown', async () => {
    await store.act('draw 1');
    store.show();
    expect(store.reasons).toEqual(['reason-1', 'reason-2']);
  });

  it('says why a move is refused, before it is tried and after', async () => {
    store.why.ask('group R5');
    await vi.waitFor(() => expect(store.why.answer).toMatchObject({ key: 'whist-no-trick' }));
    await store.act('group R5');
    expect([store.trouble?.key, store.waiting]).toEqual(['whist-no-trick', false]);
  });

  it('takes no other trouble for a reason', async () => {
    store.why.ask('busy');
    await new Promise((done) => setTimeout(done, 250));
    expect(store.why.answer).toBeNull();
  });
});

it('says what went wrong where there is no puzzle', async () => {
  const missing = new PuzzleStore('whist', 99);
  await vi.waitFor(() => expect(missing.trouble?.key).toBe('web-no-table'));
});
