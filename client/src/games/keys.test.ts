import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Choosing, type Lying } from './selection.svelte';
import { tableKey, type KeyTargets } from './keys';

const card = (id: string, order: number): Lying => ({ id, card: id, order, place: { x: 50 * order, y: 0, width: 40 }, mine: true, away: false, from: { x: 0, y: 0, width: 0 } });
const calls = { main: vi.fn(), close: vi.fn(() => false), calm: vi.fn(), letter: vi.fn((key: string) => key === 'd'), carry: vi.fn() };
let choosing: Choosing;
let to: KeyTargets;

beforeEach(() => {
  document.body.innerHTML = `<div id="table"><button data-copy="A">A</button><button data-copy="B">B</button></div><input><button id="other">x</button>`;
  choosing = new Choosing({ lying: () => [card('A', 0), card('B', 1)], changed: () => {}, dropped: () => {} });
  Object.values(calls).forEach((call) => call.mockClear());
  to = { choosing, table: document.querySelector<HTMLElement>('#table')!, seated: true, ...calls };
});
afterEach(() => void (document.body.innerHTML = ''));

/** Press a key on an element; returns whether the table handled it. */
function press(key: string, on = 'body', more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  let taken = false;
  const listen = (heard: Event): void => {
    tableKey(heard as KeyboardEvent, to);
    taken = heard.defaultPrevented;
  };
  addEventListener('keydown', listen);
  document.querySelector(on)!.dispatchEvent(event);
  removeEventListener('keydown', listen);
  return taken;
}

describe('keys at every table', () => {
  it('arrows lead to the hand, then through it', async () => {
    expect(press('ArrowRight')).toBe(true);
    expect(choosing.cursor).toBe('A');
    expect(press('ArrowRight', '[data-copy="A"]')).toBe(true);
    expect(choosing.cursor).toBe('B');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('B'));
  });

  it('with Shift they carry the card', () => {
    press('ArrowLeft', '[data-copy="A"]', { shiftKey: true });
    press('ArrowRight', '[data-copy="A"]', { shiftKey: true });
    expect(calls.carry.mock.calls).toEqual([[-1], [1]]);
  });

  it('Space takes the card that the keyboard stands on, unless it is on a button', () => {
    expect(press(' ')).toBe(true);
    expect(choosing.has('A')).toBe(true);
    expect(press(' ', '#other')).toBe(false);
  });

  it('Enter does the filled button, Escape closes or forgets', () => {
    press('Enter');
    expect(calls.main).toHaveBeenCalledOnce();
    expect(press('Enter', '#other')).toBe(false);
    choosing.toggle('A');
    calls.close.mockReturnValueOnce(true);
    press('Escape');
    expect(choosing.has('A')).toBe(true);
    press('Escape');
    expect(choosing.has('A')).toBe(false);
    expect(calls.calm).toHaveBeenCalledTimes(2);
  });

  it("letters are the game's own", () => {
    expect([press('D'), press('q')]).toEqual([true, false]);
  });

  it('nothing is taken from somebody typing, or from the browser', () => {
    expect([press('d', 'input'), press('d', 'body', { ctrlKey: true })]).toEqual([false, false]);
  });
});
