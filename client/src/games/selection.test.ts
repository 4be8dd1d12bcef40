import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Box, owned } from '../testing/effects.svelte';
import { part } from '../testing/samples';
import { advisedCopies, adviceOf } from './advice';
import { Choosing, isOn, placeAt, steady, type Lying } from './selection.svelte';
import { cardOf, copiesOf } from './copies';

/** Five cards: three in a row, two below. */
const PLACES = [
  [0, 0],
  [50, 0],
  [100, 0],
  [0, 80],
  [50, 80],
];
const lying: Lying[] = ['A', 'B', 'C', 'D', 'E'].map((id, order) => {
  const [x, y] = PLACES[order]!;
  return { id, card: id, order, place: { x: x!, y: y!, width: 40 }, mine: true, away: false, from: { x: 0, y: 0, width: 0 } };
});

const calls = { changed: vi.fn(), dropped: vi.fn(), twice: vi.fn() };
let single = false;
let closed = false;
let choosing: Choosing;
const chosen = (): string => [...choosing.chosen].join('');

beforeEach(() => {
  Object.values(calls).forEach((call) => call.mockClear());
  [single, closed] = [false, false];
  choosing = new Choosing({ lying: () => lying, single: () => single, closed: () => closed, ...calls });
});

describe('choosing', () => {
  it('takes a card, and lets it go', () => {
    choosing.toggle('B');
    choosing.toggle('D');
    expect([chosen(), choosing.has('B'), choosing.cursor]).toEqual(['BD', true, 'D']);
    choosing.toggle('B');
    expect(chosen()).toBe('D');
    choosing.clear();
    expect(chosen()).toBe('');
    expect(calls.changed).toHaveBeenCalledTimes(3);
  });

  it('takes one card at a time where only one may be chosen', () => {
    single = true;
    choosing.toggle('B');
    choosing.toggle('D');
    expect(chosen()).toBe('D');
    choosing.toggle('D');
    expect(chosen()).toBe('');
  });

  it('takes none where none may be chosen', () => {
    closed = true;
    choosing.toggle('B');
    expect(chosen()).toBe('');
  });

  it('forgets what has left the hand', () => {
    ['A', 'B', 'C'].forEach((id) => choosing.toggle(id));
    choosing.keep(new Set(['A', 'C']));
    expect(chosen()).toBe('AC');
  });

  it('forgets everything when the turn ends', () => {
    const turn = new Box(true);
    const { end } = owned(() => choosing.forgetAfter(() => turn.value));
    choosing.toggle('A');
    turn.set(false);
    expect(chosen()).toBe('');
    choosing.toggle('B');
    turn.set(true);
    expect(chosen()).toBe('B');
    end();
  });
});

describe('the keyboard in the hand', () => {
  it('goes round in the order of the hand', () => {
    expect(choosing.focusable).toBe('A');
    expect([choosing.next('ArrowRight'), choosing.next('ArrowLeft')]).toEqual(['B', 'E']);
    choosing.cursor = 'E';
    expect(choosing.next('ArrowRight')).toBe('A');
  });

  it('goes up and down to the nearest card', () => {
    choosing.cursor = 'C';
    expect(choosing.next('ArrowDown')).toBe('E');
    expect(choosing.next('ArrowUp')).toBeUndefined();
    choosing.cursor = 'D';
    expect(choosing.next('ArrowUp')).toBe('A');
  });

  it('has nowhere to go in an empty hand', () => {
    expect(new Choosing({ lying: () => [], ...calls }).next('ArrowRight')).toBeUndefined();
  });
});

describe('the pointer', () => {
  const at = (x: number, y: number, type = 'pointerup', button = 0): PointerEvent => part({ clientX: x, clientY: y, type, button, pointerId: 1, currentTarget: { setPointerCapture: vi.fn() } });
  const tap = (id: string, time: number): void => choosing.click({ timeStamp: time } as MouseEvent, id);

  it('drags the card under it, and drops it where it lets go', () => {
    choosing.grab(at(0, 0), 'B');
    choosing.pull(at(3, 3));
    expect(choosing.dragging).toBeNull();
    choosing.pull(at(20, 10));
    expect([chosen(), choosing.dragging, choosing.pointer]).toEqual(['B', { x: 20, y: 10 }, { x: 20, y: 10 }]);
    choosing.release(at(25, 10));
    expect(calls.dropped).toHaveBeenCalledWith({ x: 25, y: 10 }, 'B');
    tap('B', 0);
    expect(chosen()).toBe('B'); // the click that follows a drag does not count
  });

  it('drags all that is chosen, if it begins there', () => {
    ['A', 'B'].forEach((id) => choosing.toggle(id));
    choosing.grab(at(0, 0), 'B');
    choosing.pull(at(20, 0));
    expect(chosen()).toBe('AB');
    choosing.release(at(20, 0, 'pointercancel'));
    expect(calls.dropped).not.toHaveBeenCalled();
  });

  it('drags nothing with another button, or where nothing may be chosen', () => {
    choosing.grab(at(0, 0, 'pointerdown', 2), 'B');
    choosing.pull(at(20, 0));
    closed = true;
    choosing.grab(at(0, 0), 'B');
    choosing.pull(at(20, 0));
    choosing.pull(at(30, 0));
    expect(choosing.dragging).toBeNull();
  });

  it('taps twice on the same card to act', () => {
    tap('A', 0);
    tap('A', 200);
    expect([calls.twice.mock.calls.length, chosen()]).toEqual([1, 'A']);
    tap('A', 300);
    tap('B', 400);
    expect(calls.twice).toHaveBeenCalledTimes(1);
    closed = true;
    tap('C', 1000);
    tap('C', 1100);
    expect(calls.twice).toHaveBeenCalledTimes(1);
  });

  it('finds the place in the hand that it is nearest to', () => {
    expect([placeAt(lying, { x: 5, y: 10 }), placeAt(lying, { x: 60, y: 10 }), placeAt(lying, { x: 300, y: 10 }), placeAt(lying, { x: 300, y: 200 }), placeAt([], { x: 0, y: 0 })]).toEqual([
      0, 1, 3, 5, 0,
    ]);
  });

  it('is on an element, or nearly', () => {
    const element = { getBoundingClientRect: () => ({ left: 10, right: 20, top: 10, bottom: 20 }) } as Element;
    expect([isOn(element, { x: 15, y: 15 }), isOn(element, { x: 5, y: 15 }), isOn(element, { x: 5, y: 15 }, 8), isOn(undefined, { x: 0, y: 0 })]).toEqual([true, false, true, false]);
  });
});

it('keeps cards in the document in an order that never changes', () => {
  expect(steady([...lying].reverse()).map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D', 'E']);
});

describe('copies of a card', () => {
  it('have names of their own, and keep them', () => {
    expect(copiesOf([], ['7♥', 'JK', '7♥'], () => false)).toEqual(['7♥', '7♥·2', 'JK']);
    expect(copiesOf(['7♥', '7♥·2'], ['7♥'], (copy) => copy === '7♥')).toEqual(['7♥·2']);
    expect(copiesOf(['7♥·2'], ['7♥', '7♥'], () => false)).toEqual(['7♥·2', '7♥']);
    expect(cardOf('7♥·2')).toBe('7♥');
  });
});

describe('advice', () => {
  it('is taken apart into what can be marked', () => {
    expect(adviceOf('add A♠=9♥ to 2')).toEqual({ move: 'add A♠=9♥ to 2', verb: 'add', cards: ['A♠'], meld: 2 });
    expect(adviceOf('swap 7♥ in 1')).toMatchObject({ cards: ['7♥'], meld: 1 });
    expect(adviceOf('draw')).toEqual({ move: 'draw', verb: 'draw', cards: [], meld: null });
    expect(adviceOf(null)).toBeNull();
  });

  it('marks as many of cards that are alike as it needs', () => {
    const hand = ['7♥', '7♥·2', '8♥'].map((id) => ({ ...lying[0]!, id, card: cardOf(id) }));
    expect([...advisedCopies(adviceOf('meld 7♥ 8♥'), hand)]).toEqual(['7♥', '8♥']);
    expect(advisedCopies(null, hand).size).toBe(0);
  });
});
