import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Reasons } from './refusals.svelte';

let asked: string[];
let why: Reasons;
const answer = (move: string) => ({ move, key: 'whist-no-trick', args: { cards: '5♥' }, rule: 'W1' });

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  why = new Reasons((move) => asked.push(move));
});
afterEach(() => void vi.useRealTimers());

it('asks about a choice that has rested, and about no other', () => {
  why.ask('meld 5♥');
  vi.advanceTimersByTime(100);
  why.ask('meld 5♥ 6♥');
  vi.advanceTimersByTime(149);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['meld 5♥ 6♥']);
});

it('asks once, however often the page is drawn', () => {
  why.ask('meld 5♥');
  why.ask('meld 5♥');
  vi.advanceTimersByTime(500);
  why.ask('meld 5♥');
  vi.advanceTimersByTime(500);
  expect(asked).toEqual(['meld 5♥']);
});

it('takes the answer to its question, and no other', () => {
  why.ask('meld 5♥');
  why.hear(answer('meld 6♥'));
  expect(why.answer).toBeNull();
  why.hear(answer('meld 5♥'));
  expect(why.answer).toEqual(answer('meld 5♥'));
});

it('drops an answer with its question', () => {
  why.ask('meld 5♥');
  why.hear(answer('meld 5♥'));
  why.ask(null);
  expect(why.answer).toBeNull();
});

it('asks again in another position', () => {
  why.ask('meld 5♥');
  vi.advanceTimersByTime(150);
  why.forget();
  why.ask('meld 5♥');
  vi.advanceTimersByTime(150);
  expect(asked).toEqual(['meld 5♥', 'meld 5♥']);
});
