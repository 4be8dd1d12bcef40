import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '@client/settings.svelte';
import { showSteal } from './steal';

let table: HTMLElement;
let air: HTMLElement;

beforeEach(() => {
  Object.assign(settings, { motion: 'normal', calm: false, sound: false });
  document.body.innerHTML = `<div id="table"><div class="deck"><span class="pile"><svg></svg></span></div>
    ${['R5a', 'G1a', 'G2a'].map((id) => `<button data-copy="${id}"><svg></svg></button>`).join('')}</div><div id="air"></div>`;
  table = document.querySelector<HTMLElement>('#table')!;
  air = document.querySelector<HTMLElement>('#air')!;
  HTMLElement.prototype.animate = vi.fn(() => ({}) as Animation);
});

const lot = (id: string, x: number) => ({ id, place: { x, y: 0, width: 40 } });
const images = (): (string | undefined)[] => [...air.querySelectorAll<HTMLElement>('.ghost')].map(({ dataset }) => dataset.moment);

describe('a steal', () => {
  it('shuffles what the victim has left, and turns the stolen card', () => {
    showSteal(table, air, { stolen: lot('R5a', 300), left: [lot('G1a', 0), lot('G2a', 50)] });
    expect(images().filter((name) => name === 'shuffle')).toHaveLength(2);
    expect(images()).toContain('turn');
  });

  it('of the only card is no secret, and at a calm table nothing is shuffled', () => {
    showSteal(table, air, { stolen: lot('R5a', 300), left: [] });
    settings.calm = true;
    showSteal(table, air, { stolen: lot('R5a', 300), left: [lot('G1a', 0)] });
    expect(images()).toEqual([]);
  });
});
