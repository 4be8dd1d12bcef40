import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { owned } from '../testing/effects.svelte';
import { computer, person, situation, speakOfWhist } from '../testing/samples';
import { fakeServer } from '../testing/server';
import type { Review, ReviewedMove } from '../wire';
import { ReviewStore } from './review.svelte';
import { addingUp, hundredths, signed } from './percents';
import { Swipe } from './swipe';

vi.mock('../games/registry', () => ({ loadGame: () => import('../testing/samples').then(({ gameUi }) => gameUi()) }));

const move = (by: number, loss: number, more: Partial<ReviewedMove> = {}): ReviewedMove => ({
  by,
  move: 'end',
  label: loss > 0.1 ? 'mistake' : 'best',
  chance: 0.5,
  best: 'draw 1',
  best_chance: 0.6,
  loss,
  error: 0,
  reveals: false,
  luck: [],
  reasons: [{ key: 'reason', args: {} }],
  ...more,
});
const curve = [
  [0.5, 0.5],
  [0.3, 0.7],
  [0.6, 0.4],
];
const REVIEW: Review = {
  game: 'whist',
  seats: [person('Ann'), computer('hard')],
  winners: [0],
  moves: [move(0, 0.2), move(1, 0, { reveals: true })],
  curve,
  sums: [],
  turning: [0],
  eyes: [0, 1, 2].map(() => ({ curve, turning: [0, 1] })),
};

let store: ReviewStore;
let end: () => void;
let asked: { path: string; body: unknown }[];
let ready: boolean;

beforeAll(speakOfWhist);
beforeEach(() => {
  ready = true;
  asked = fakeServer({
    '/tables/abc/games/1/review': () => ({ body: { done: 1, of: 2, review: ready ? REVIEW : null } }),
    ...Object.fromEntries(
      [0, 1, 2].map((at) => [
        `/tables/abc/games/1/moments/${at}`,
        { body: { move: at, situation: situation({ turn: 0 }), last: at ? { by: 0, move: 'end', events: [{ event: 'whist-card-drawn', seat: 0, card: 'R5' }] } : null } },
      ]),
    ),
    '/tables': { body: { table: 'new' } },
  });
  ({ made: store, end } = owned(() => new ReviewStore('abc', 1)));
});
afterEach(() => end());

describe('a review', () => {
  it('shows a moment, and what was played there', async () => {
    await vi.waitFor(() => expect(store.seen?.move).toBe(0));
    expect([store.length, store.names[0], store.line, store.reasons]).toEqual([2, 'Ann', 'Ann draws R5.', ['reason']]);
    store.go(99);
    expect([store.move, store.played]).toEqual([2, null]);
    await vi.waitFor(() => expect(store.seen).toMatchObject({ move: 2, next: null }));
    store.go(-1);
    expect(store.move).toBe(0);
  });

  it('tells what a move changed, in hundredths that agree', async () => {
    await vi.waitFor(() => expect(store.review).not.toBeNull());
    expect(store.change(0)).toEqual({ before: [50, 50], after: [30, 70], lost: 20, luck: 0 });
    expect(store.change(1)).toEqual({ before: [30, 70], after: [60, 40], lost: 0, luck: -30 });
    expect(store.pointWords(0)).not.toBe(store.pointWords(1));
  });

  it('can be played on from', async () => {
    await vi.waitFor(() => expect(store.review).not.toBeNull());
    expect(await store.playOn()).toBe('new');
    expect(asked.at(-1)?.body).toMatchObject({ level: 'hard', start: { table: 'abc', game: 1, move: 0 } });
    fakeServer({});
    expect(await store.playOn()).toBeNull();
    expect(store.trouble?.key).toBe('web-no-table');
  });

  it('is asked for until it is there', async () => {
    ready = false;
    const { made, end: stop } = owned(() => new ReviewStore('abc', 1));
    await vi.waitFor(() => expect(made.progress).toMatchObject({ done: 1, of: 2 }));
    expect(made.review).toBeNull();
    ready = true;
    await vi.waitFor(() => expect(made.review).not.toBeNull(), { timeout: 3000 });
    stop();
  });
});

describe('sums', () => {
  it('of hundredths add up', () => {
    expect(hundredths([1 / 3, 1 / 3, 1 / 3]).reduce((sum, part) => sum + part)).toBe(100);
    expect(addingUp([0.125, 0.125], 0.25)).toEqual([13, 12]);
    expect([signed(3), signed(-3), signed(0)]).toEqual(['+3', '−3', '0']);
  });
});

describe('a finger over the table', () => {
  it('goes one on, or one back', () => {
    const step = vi.fn();
    const swipe = new Swipe(step);
    const at = (x: number, y: number, pointerType = 'touch') => ({ clientX: x, clientY: y, pointerType }) as PointerEvent;
    const go = (x: number, y: number, kind = 'touch'): void => {
      swipe.begin(at(100, 100, kind));
      swipe.end(at(100 + x, 100 + y, kind));
    };
    go(-60, 5);
    go(60, 5);
    go(20, 0);
    go(60, 50);
    go(60, 0, 'mouse');
    expect(step.mock.calls).toEqual([[1], [-1]]);
  });
});
