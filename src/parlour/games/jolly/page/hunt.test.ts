import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '@client/settings.svelte';
import { endMotions } from '@client/games/motions';
import { showHunt } from './hunt';

let table: HTMLElement;
let air: HTMLElement;

beforeEach(() => {
  Object.assign(settings, { motion: 'normal', calm: false, sound: false });
  document.body.innerHTML = '<div id="table"><div class="stock"><svg></svg></div><div class="own"><div class="slot"></div></div></div><div id="air"></div>';
  table = document.querySelector<HTMLElement>('#table')!;
  air = document.querySelector<HTMLElement>('#air')!;
  for (const kind of [HTMLElement, SVGElement]) vi.spyOn(kind.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(5, 5, 40, 56));
  HTMLElement.prototype.animate = vi.fn(() => {
    const animation = { finish: () => void animation.onfinish?.call(animation, {} as AnimationPlaybackEvent) } as unknown as Animation;
    return animation;
  });
});

const turned = (): number => air.querySelectorAll('[data-moment="turn"]').length;

describe('the joker hunt on the table', () => {
  it('turns its three cards, and puts them where they belong', () => {
    showHunt(table, air, 0, ['JK', '??', '2♣'], 0);
    expect(turned()).toBe(3);
    endMotions();
    expect([turned(), air.children.length]).toEqual([0, 3]); // on their way
    endMotions();
    expect(air.children.length).toBe(0);
  });

  it('shows nothing where nothing was looked at', () => {
    showHunt(table, air, 0, [], 0);
    expect(air.children.length).toBe(0);
  });
});
