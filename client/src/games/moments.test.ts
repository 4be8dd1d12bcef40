import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { dealOut, press, shake, shuffle, turnOver } from './moments';
import { endMotions, perform } from './motions';

let table: HTMLElement;
let air: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { motion: 'normal', calm: false, sound: false });
  document.body.innerHTML = `<div id="table"><div class="stock"><svg></svg></div><div data-seat="1"><i data-fan></i></div><div data-seat="2"></div>
    <button class="copy mine"></button></div><div id="air"></div>`;
  table = document.querySelector<HTMLElement>('#table')!;
  air = document.querySelector<HTMLElement>('#air')!;
  for (const kind of [HTMLElement, SVGElement]) vi.spyOn(kind.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(5, 5, 40, 56));
  HTMLElement.prototype.animate = vi.fn(() => {
    const animation = { finish: () => void animation.onfinish?.call(animation, {} as AnimationPlaybackEvent) } as unknown as Animation;
    return animation;
  });
});
afterEach(() => {
  endMotions();
  vi.useRealTimers();
});

const ghosts = (): number => air.querySelectorAll('.ghost').length;
const place = new DOMRect(0, 0, 40, 56);
const picture = (): Element => document.createElement('i');

describe('a moment', () => {
  it('of dealing sends some cards to every other seat, and ends when it is skipped', () => {
    expect(dealOut(table, air, table.querySelector('.stock svg')!, [13, 13, 2])).toBeGreaterThan(0);
    expect(ghosts()).toBe(5 + 2);
    endMotions();
    expect(ghosts()).toBe(0);
  });

  it('of shuffling shows at most nine backs', () => {
    shuffle(air, picture(), Array<DOMRect>(12).fill(place));
    expect(ghosts()).toBe(9);
    endMotions();
    expect(ghosts()).toBe(0);
  });

  it('of turning over is followed by what comes next', () => {
    const then = vi.fn();
    turnOver(air, picture(), picture(), place, {}, then);
    expect(ghosts()).toBe(2);
    endMotions();
    expect([ghosts(), then.mock.calls.length]).toEqual([0, 1]);
  });

  it('marks what it moves while it lasts', () => {
    shake(table);
    expect(table.dataset.moment).toBe('shake');
    endMotions();
    expect(table.dataset.moment).toBeUndefined();
  });

  it('is left out at a calm table, and without motion', () => {
    for (const stillness of [{ calm: true }, { calm: false, motion: 'off' as const }]) {
      Object.assign(settings, stillness);
      shake(table);
      press(table, 0);
      expect(table.dataset.moment).toBeUndefined();
    }
  });

  it('that was cancelled is over too', () => {
    const then = vi.fn();
    const animation = {} as Animation;
    HTMLElement.prototype.animate = () => animation;
    perform(table, [], {}, then);
    animation.oncancel?.call(animation, {} as AnimationPlaybackEvent);
    expect(then).toHaveBeenCalledOnce();
  });
});
