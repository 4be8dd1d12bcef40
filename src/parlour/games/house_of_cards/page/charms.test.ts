import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '@client/settings.svelte';
import { showCharm } from './charms';
import { flyDrawn } from './flight-paths';
import type { CardPlayed, HouseEvent } from './view';

let table: HTMLElement;
let air: HTMLElement;

beforeEach(() => {
  Object.assign(settings, { motion: 'normal', calm: false, sound: false });
  document.body.innerHTML = `<div id="table"><div class="dial"></div><button class="pile"><span class="laid"><svg></svg></span></button>
    <div data-seat="1"><span class="hand"><span class="mini"><svg></svg></span></span><span class="deck"><span class="mini"><svg></svg></span></span></div></div><div id="air"></div>`;
  table = document.querySelector<HTMLElement>('#table')!;
  air = document.querySelector<HTMLElement>('#air')!;
  for (const kind of [HTMLElement, SVGElement]) vi.spyOn(kind.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(5, 5, 40, 56));
  HTMLElement.prototype.animate = vi.fn(() => ({}) as Animation);
});

const dial = (): string | undefined => table.querySelector<HTMLElement>('.dial')!.dataset.moment;
const over = (): string[] => [...air.querySelectorAll<HTMLElement>('.ghost')].map((ghost) => ghost.dataset.moment ?? '');
const happen = (...events: HouseEvent[]): void => showCharm(table, air, { by: 1, move: 'x', events });
const played = (effect: CardPlayed['effect']): HouseEvent => ({ event: 'house_of_cards-card-played', seat: 1, card: 'G1', effect, amount: 1, sum: 9 });

describe('each special has its moment', () => {
  it.each([
    ['hallows', ['hallows'], 'hallows'],
    ['echo', ['echo', 'echo', 'echo'], undefined],
    ['mirror', ['mirror'], undefined],
    ['shield', ['shield'], 'shield'],
    ['shield-echo', ['shield'], 'shield'],
    ['number', [], undefined],
  ] as const)('%s', (effect, images, dialMoves) => {
    happen(played(effect));
    expect([over(), dial()]).toEqual([images, dialMoves]);
  });

  it('and the limit: a bust shakes the dial, a hit lifts it', () => {
    happen(played('echo'), { event: 'house_of_cards-limit-exceeded', seat: 1, sum: 17, limit: 15, cards: 2 });
    expect([over(), dial()]).toEqual([[], 'shake']);
    happen(played('number'), { event: 'house_of_cards-limit-hit', seat: 1, limit: 15 });
    expect(dial()).toBe('hit');
  });

  it('but not at a calm table', () => {
    settings.calm = true;
    happen(played('echo'));
    expect(over()).toEqual([]);
  });
});

describe('a card that another player draws', () => {
  it('goes from their deck into their hand', () => {
    flyDrawn(table, air, { by: 1, move: 'x', events: [{ event: 'house_of_cards-card-drawn', seat: 1, card: '??' }] });
    expect(over()).toHaveLength(1);
  });
});
