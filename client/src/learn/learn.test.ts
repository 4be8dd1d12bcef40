import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { computer, person, situation, speakOfWhist } from '../testing/samples';
import { fakeServer } from '../testing/server';
import type { Lesson, LessonStep, Moment } from '../wire';
import { LearnStore } from './learn.svelte';

vi.mock('../games/registry', () => ({ loadGame: () => import('../testing/samples').then(({ gameUi }) => gameUi()) }));

const moment = (move: number, by: number): Moment => ({
  move,
  situation: situation({ turn: 0 }, { moves: move }),
  last: { by, move: 'end', events: [{ event: 'whist-card-drawn', seat: by, card: 'R5' }] },
});
const step = (scene: number, move: string, then: Moment[]): LessonStep => ({ scene, words: 'learn-x', rule: '§1', move, situation: situation({ turn: 0 }), then });
const LESSON: Lesson = {
  game: 'whist',
  you: 0,
  seats: [person(''), computer()],
  steps: [step(0, 'draw 1', [moment(1, 0)]), step(0, 'end', [moment(1, 0), moment(2, 1)]), step(1, 'end', [moment(1, 0)])],
  learned: [],
};

let asked: { path: string; body: unknown }[];
let store: LearnStore;

beforeAll(async () => {
  settings.sound = false;
  await speakOfWhist();
});

beforeEach(async () => {
  asked = fakeServer({
    '/lessons/whist': { body: LESSON },
    '/lessons/whist/1': (body) => ({ body: (body as { move: string }).move === 'DRAW 1' ? { right: true } : { right: false, key: 'whist-no-trick', args: { why: 'few' }, rule: 'N7' } }),
    '/lessons/whist/2': { body: { right: false } },
    '/tables': { body: { table: 'new' } },
  });
  store = new LearnStore('whist');
  await vi.waitFor(() => expect(store.step).not.toBeNull());
  vi.useFakeTimers();
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
});

describe('a lesson', () => {
  it('goes on when its move is played, also where it is written otherwise', async () => {
    expect([store.suggested, store.you, store.names.length, store.mayGoBack]).toEqual(['draw 1', 0, 2, false]);
    await store.act('DRAW 1');
    expect([store.place, store.lastLine, store.mayGoBack]).toEqual([1, 'You draw R5.', true]);
  });

  it('answers what is refused, and what is allowed but not meant', async () => {
    await store.act('group R5');
    expect(store.trouble).toMatchObject({ key: 'whist-no-trick', rule: 'N7' });
    store.go(1);
    expect(store.trouble).toBeNull();
    await store.act('cycle');
    expect([store.allowedToo, store.place]).toEqual([true, 1]);
  });

  it('lets the others play, and rests at the end of a table', async () => {
    store.go(1);
    await store.act('end');
    expect([store.watches, store.rests]).toEqual([true, false]);
    vi.advanceTimersByTime(1000);
    expect([store.watches, store.rests, store.over]).toEqual([false, true, false]);
    expect(store.situation?.moves).toBe(2);
    store.go(2);
    await store.act('end');
    expect([store.over, store.milestones]).toEqual([true, []]);
    store.back();
    expect([store.place, store.suggested]).toEqual([2, 'end']);
    store.back();
    expect(store.place).toBe(1);
  });

  it('tells why a choice is closed', async () => {
    store.why.ask('group R5');
    await vi.advanceTimersByTimeAsync(150);
    expect(store.why.answer).toMatchObject({ key: 'whist-no-trick', rule: 'N7' });
    store.go(2);
    store.why.ask('group R5');
    await vi.advanceTimersByTimeAsync(150);
    expect(store.why.answer).toMatchObject({ key: null }); // nobody answered
  });

  it('says where something is not as at a table', () => {
    store.complain('table-no-help');
    expect(store.trouble?.key).toBe('learn-no-help');
    store.calm();
    expect(store.trouble).toBeNull();
  });

  it('ends at a table of its own', async () => {
    expect(await store.firstGame()).toBe('new');
    expect(asked.at(-1)?.body).toMatchObject({ game: 'whist', level: 'easy', seats: 2 });
  });
});

it('says what went wrong where there is no lesson', async () => {
  fakeServer({});
  const missing = new LearnStore('lowest');
  vi.useRealTimers();
  await vi.waitFor(() => expect(missing.trouble?.key).toBe('web-no-table'));
});
