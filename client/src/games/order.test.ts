import { beforeEach, describe, expect, it } from 'vitest';
import { COMPARE, type Sorting } from './french/cards';
import { HandOrder } from './order.svelte';

const HAND = ['K♦', '2♠', 'A♥', 'JK', 'A♠'];
let order: HandOrder<Sorting>;

beforeEach(() => {
  sessionStorage.clear();
  order = new HandOrder<Sorting>(COMPARE, 'suit', 'hand');
  order.live('game 1');
});

describe('the order of a hand', () => {
  it('is by suit or by rank', () => {
    expect(order.of(HAND)).toEqual(['A♠', '2♠', 'A♥', 'K♦', 'JK']);
    order.sort('rank');
    expect(order.of(HAND)).toEqual(['A♠', 'A♥', '2♠', 'K♦', 'JK']);
  });

  it('is your own once a card is moved; a new card goes where sorting would put it', () => {
    order.move(HAND, ['JK'], 0);
    expect([order.isOwn, order.of(HAND)]).toEqual([true, ['JK', 'A♠', '2♠', 'A♥', 'K♦']]);
    expect(order.of([...HAND, '3♠'])).toEqual(['JK', 'A♠', '2♠', '3♠', 'A♥', 'K♦']);
    order.move(HAND, ['A♠', '2♠'], 5);
    expect(order.of(HAND)).toEqual(['JK', 'A♥', 'K♦', 'A♠', '2♠']);
    order.sort('suit');
    expect(order.isOwn).toBe(false);
  });

  it('outlives a reload of the page, and not the hand', () => {
    order.move(HAND, ['JK'], 0);
    const again = new HandOrder<Sorting>(COMPARE, 'rank', 'hand');
    again.live('game 1');
    expect([again.isOwn, again.by]).toEqual([true, 'suit']);
    again.live('game 2');
    expect(again.isOwn).toBe(false);
  });

  it('does without a browser that keeps anything', () => {
    sessionStorage.setItem('hand', '{');
    const again = new HandOrder<Sorting>(COMPARE, 'rank', 'hand');
    again.live('game 1');
    expect(again.by).toBe('rank');
  });
});
