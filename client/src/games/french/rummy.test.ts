import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Facts } from '../../facts';
import { settings } from '../../settings.svelte';
import { owned } from '../../testing/effects.svelte';
import { part, person, situation } from '../../testing/samples';
import type { TableProps } from '../registry';
import { newestOf } from './last-laid';
import { Rummy, type RummyButtons, type RummyView } from './rummy.svelte';

const PLACES: Record<string, [number, number]> = { pile: [0, 0], 'meld-1': [100, 0], 'meld-2': [200, 0], melds: [100, 0], hand: [0, 300] };
const calls = { main: vi.fn(), key: vi.fn(() => false), run: vi.fn(), discard: vi.fn(), layOn: vi.fn(), letter: vi.fn(() => false), calm: vi.fn() };
let rummy: Rummy<RummyView, Facts, RummyButtons, { kind: string }>;
let lays: boolean;
let end: () => void;

beforeEach(() => {
  settings.motion = 'off';
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  Object.values(calls).forEach((call) => call.mockClear());
  sessionStorage.clear();
  lays = false;
  document.body.innerHTML = '<section><i data-drop="pile"></i><div data-at="melds"><i data-drop="meld-1"></i><i data-drop="meld-2"></i></div><div data-at="hand"></div></section>';
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const name = this.dataset.drop ?? this.dataset.at ?? '';
    const [x, y] = PLACES[name] ?? [0, 0];
    return new DOMRect(x, y, name === 'melds' ? 300 : name === 'hand' || name === '' ? 400 : 60, name === '' ? 500 : 90);
  });
  const view: RummyView = { seats: 2, turn: 0, hands: [['5♥', '6♥', 'K♦'], ['??']], discard: ['Q♦'], table: [['8♣', '9♣', '10♣']] };
  const given = part<TableProps<RummyView>>({ situation: situation(view, { take_back: 'add 8♥ to 1' }), seats: [person('A'), person('B')], you: 0, playing: true, last: null, calm: calls.calm });
  ({ made: rummy, end } = owned(
    () =>
      new Rummy<RummyView, Facts, RummyButtons, { kind: string }>(() => given, {
        life: () => '1',
        drawn: 'x',
        doubt: () => null,
        fits: (number) => number === 2,
        lays: () => lays,
        letter: calls.letter,
      }),
  ));
  const { table } = rummy;
  table.actions = { main: calls.main, key: calls.key, run: calls.run, discard: calls.discard, layOn: calls.layOn };
  table.spots.table = document.querySelector('section')!;
  table.spots.elements.melds = document.querySelector<HTMLElement>('[data-at="melds"]')!;
  table.spots.elements.hand = document.querySelector<HTMLElement>('[data-at="hand"]')!;
  table.spots.elements.stock = document.querySelector<HTMLElement>('[data-drop="pile"]')!;
  table.spots.measure();
});
afterEach(() => end());

/** Drag the king to a place and drop it. */
function drop(x: number, y: number): void {
  const at = (type: string, clientX: number, clientY: number): PointerEvent => part({ type, clientX, clientY, button: 0, pointerId: 1, currentTarget: { setPointerCapture: () => {} } });
  const { choosing } = rummy.hand;
  choosing.grab(at('pointerdown', 10, 310), 'K♦');
  choosing.pull(at('pointermove', x, y));
  choosing.release(at('pointerup', x, y));
}

describe('cards that are dropped', () => {
  it('onto the pile are discarded', () => {
    drop(30, 40);
    expect(calls.discard).toHaveBeenCalledOnce();
  });

  it('onto a meld they fit are laid off', () => {
    drop(230, 40);
    expect(calls.layOn).toHaveBeenCalledWith(2);
  });

  it('onto another meld are a meld of their own, or else the law says why', () => {
    drop(130, 40);
    expect(calls.layOn).toHaveBeenCalledWith(1);
    lays = true;
    drop(130, 40);
    expect(calls.run).toHaveBeenCalledWith('meld');
  });

  it('beside the melds are a new one', () => {
    drop(350, 40);
    expect(calls.run).toHaveBeenCalledWith('meld');
  });

  it('back in the hand lie there', () => {
    drop(5, 350);
    expect(rummy.hand.order.isOwn).toBe(true);
  });
});

describe('a table of melds', () => {
  const press = (key: string): void => {
    const event = new KeyboardEvent('keydown', { key });
    Object.defineProperty(event, 'target', { value: document.body });
    rummy.table.key(event);
  };

  it('shows the pile, sorts the hand, and leaves other letters to the game', () => {
    press('v');
    expect(rummy.table.look).toEqual({ kind: 'pile' });
    press('o');
    expect(rummy.hand.order.by).toBe('rank');
    press('c');
    expect([calls.letter.mock.calls, calls.key.mock.calls]).toEqual([[['c']], [['c']]]);
  });

  it('names the cards that can be taken back, and marks what is new', () => {
    expect(rummy.takeBackCards).toBe('8♥');
    expect([rummy.newest.meld, newestOf({ by: 0, move: 'x', events: [{ event: 'whist-joker-swapped', card: '9♣', number: 3 }] }).meld]).toEqual([null, 3]);
  });
});
