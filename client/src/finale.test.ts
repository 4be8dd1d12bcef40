import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import { Finale } from './finale.svelte';
import { settings } from './settings.svelte';
import { Box, owned } from './testing/effects.svelte';

type Now = { over: number | null; toEnd: boolean; story: string; covered: boolean };

let ends: () => void;
function begin(first: Now): { finale: Finale; set: (more: Partial<Now>) => void } {
  const now = new Box(first);
  const table = { over: () => now.value.over, toEnd: () => now.value.toEnd, story: () => now.value.story, covered: () => now.value.covered };
  const { made, end } = owned(() => new Finale(table, () => true));
  ends = end;
  return { finale: made, set: (more) => now.set({ ...now.value, ...more }) };
}
const later = (ms: number): void => {
  vi.advanceTimersByTime(ms);
  flushSync();
};

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'normal';
  settings.calm = settings.sound = false;
});
afterEach(() => {
  ends();
  vi.useRealTimers();
});

describe('the end of a game that was seen', () => {
  it('rests, tells its story, and then shows the result', () => {
    const { finale, set } = begin({ over: null, toEnd: true, story: 'A story.', covered: false });
    expect(finale.stage).toBe('play');
    set({ over: 1 });
    expect(finale.stage).toBe('rest');
    later(1000);
    set({ story: 'Another one.' }); // whatever else changes does not end it
    expect(finale.stage).toBe('flourish');
    later(5000);
    expect(finale.stage).toBe('result');
  });

  it('waits while a window covers the table', () => {
    const { finale, set } = begin({ over: null, toEnd: true, story: '', covered: true });
    set({ over: 1 });
    later(60_000);
    expect(finale.stage).toBe('rest');
    set({ covered: false });
    later(1000);
    expect(finale.stage).toBe('flourish');
  });

  it('can be skipped at any time', () => {
    const { finale, set } = begin({ over: null, toEnd: true, story: '', covered: false });
    set({ over: 1 });
    expect(finale.skip()).toBe(true);
    expect(finale.stage).toBe('result');
    expect(finale.skip()).toBe(false);
  });

  it.each(['calm', 'still', 'abandoned'])('is not celebrated: %s', (why) => {
    if (why === 'calm') settings.calm = true;
    if (why === 'still') settings.motion = 'off';
    const { finale, set } = begin({ over: null, toEnd: why !== 'abandoned', story: '', covered: false });
    set({ over: 1 });
    expect(finale.stage).toBe('result');
  });

  it('is celebrated again after the next game, and not on a later visit', () => {
    const { finale, set } = begin({ over: 1, toEnd: true, story: '', covered: false });
    expect(finale.stage).toBe('result');
    set({ over: null });
    expect(finale.stage).toBe('play');
    set({ over: 2 });
    expect(finale.stage).toBe('rest');
  });
});
