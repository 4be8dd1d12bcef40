import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Facts } from '../facts';
import { owned } from '../testing/effects.svelte';
import { person, situation } from '../testing/samples';
import { Choosing } from './selection.svelte';
import { TableModel, type Buttons } from './model.svelte';
import type { TableProps } from './registry';

type View = { seats: number; turn: number | null };

const calls = { askWhy: vi.fn(), calm: vi.fn(), main: vi.fn(), key: vi.fn(() => false), closeMenu: vi.fn(() => false), letter: vi.fn(() => false) };
const given = (more: Partial<TableProps> = {}): TableProps =>
  ({
    situation: situation({ seats: 3, turn: 1 }, { legal: ['end'] }),
    seats: [person('A'), person('B'), person('C')],
    you: 1,
    playing: true,
    suggested: 'add 7♥ to 2',
    still: false,
    askWhy: calls.askWhy,
    calm: calls.calm,
    ...more,
  }) as TableProps;
let ends: (() => void)[] = [];

function model(more: Partial<TableProps> = {}): TableModel<View, Facts, Buttons, string> {
  const choosing = new Choosing({ lying: () => [], changed: () => {}, dropped: () => {} });
  const { made, end } = owned(() => new TableModel<View, Facts, Buttons, string>(() => given(more), { choosing: () => choosing, letter: calls.letter, doubt: () => 'meld 5♥' }));
  ends.push(end);
  made.actions = { main: calls.main, key: calls.key, closeMenu: calls.closeMenu };
  return made;
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  Object.values(calls).forEach((call) => call.mockClear());
});
afterEach(() => {
  ends.forEach((end) => end());
  ends = [];
});

const press = (table: TableModel<View, Facts, Buttons, string>, key: string): void => {
  const event = new KeyboardEvent('keydown', { key });
  Object.defineProperty(event, 'target', { value: document.body });
  table.key(event);
};

describe('every table', () => {
  it('knows whose turn it is, and who the others are', () => {
    expect([model().myTurn, model({ playing: false }).myTurn, model({ you: 0 }).myTurn, model({ seats: [person('A'), person('B', { resigned: true })] }).myTurn]).toEqual([true, false, false, false]);
    expect([model().others, model({ you: null }).others]).toEqual([
      [2, 0],
      [0, 1, 2],
    ]);
    expect([model().legal, model().advice?.meld, model().advised([]).size]).toEqual([['end'], 2, 0]);
  });

  it('asks why the choice in doubt is closed', () => {
    model();
    expect(calls.askWhy).toHaveBeenCalledWith('meld 5♥');
  });

  it('hands keys to the buttons, unless it is only looked at', () => {
    const table = model();
    press(table, 'Enter');
    press(table, 'x');
    expect([calls.main.mock.calls.length, calls.letter.mock.calls, calls.key.mock.calls]).toEqual([1, [['x']], [['x']]]);
    press(model({ still: true }), 'Enter');
    expect(calls.main).toHaveBeenCalledTimes(1);
  });

  it('closes what lies over the table first', () => {
    const table = model();
    table.look = 'pile';
    press(table, 'Escape');
    expect([table.look, calls.closeMenu.mock.calls.length]).toEqual([null, 0]);
    press(table, 'Escape');
    expect(calls.closeMenu).toHaveBeenCalledOnce();
  });
});
