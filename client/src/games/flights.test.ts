import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Flights } from './flights';
import { fly, whereabouts } from './card-flight';

let table: HTMLElement;
let air: HTMLElement;
let ended: (() => void)[];

/** Elements have no layout in a test: each supplies its own rectangle. */
function placed(): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [x = 0, y = 0] = (this.closest<HTMLElement>('[data-at]')?.dataset.at ?? '').split(',').map(Number);
    return new DOMRect(x, y, 40, 56);
  });
  vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: SVGElement) {
    const [x = 0, y = 0] = (this.closest<HTMLElement>('[data-at]')?.dataset.at ?? '').split(',').map(Number);
    return new DOMRect(x, y, 40, 56);
  });
  HTMLElement.prototype.animate = vi.fn(() => {
    const animation = {} as Animation;
    ended.push(() => void animation.onfinish?.call(animation, {} as AnimationPlaybackEvent));
    return animation;
  });
}

const lay = (...cards: [name: string, at: string, place?: string][]): void => {
  table.innerHTML =
    `<div data-seat="1" data-at="0,0"></div><div class="stock" data-at="300,0"><svg></svg></div>` +
    cards.map(([name, at, place]) => `<span data-card="${name}" data-at="${at}" ${place ? `data-place="${place}"` : ''}><svg></svg></span>`).join('');
};

beforeEach(() => {
  ended = [];
  document.body.innerHTML = '<div id="table"></div><div id="air"></div>';
  table = document.querySelector<HTMLElement>('#table')!;
  air = document.querySelector<HTMLElement>('#air')!;
  placed();
});

const told = (by: number, ...events: string[]) => ({ by, move: 'x', events: events.map((event) => ({ event })) });
const ghosts = (): number => air.querySelectorAll('.ghost').length;

describe('a card that turns up elsewhere', () => {
  it('flies there, from where it was', () => {
    const flights = new Flights();
    lay(['7♥', '10,10', 'pile']);
    flights.depart(table);
    flights.land(table, air, { last: null, you: 0, life: '1', drawn: 'drawn' });
    lay(['7♥', '200,10', 'meld']);
    expect(flights.land(table, air, { last: told(0), you: 0, life: '1', drawn: 'drawn' })).toBe(true);
    expect(ghosts()).toBe(1);
    ended.forEach((end) => end());
    expect(ghosts()).toBe(0);
  });

  it('stays where it stays, and where another deal has begun', () => {
    const flights = new Flights();
    lay(['7♥', '10,10', 'pile']);
    flights.depart(table);
    flights.land(table, air, { last: null, you: 0, life: '1', drawn: 'drawn' });
    flights.land(table, air, { last: told(0), you: 0, life: '1', drawn: 'drawn' });
    lay(['7♥', '200,10', 'meld']);
    expect(flights.land(table, air, { last: told(0), you: 0, life: '2', drawn: 'drawn' })).toBe(false);
    expect(ghosts()).toBe(0);
  });

  it('comes out of the hand of the player, and unseen into it', () => {
    const flights = new Flights();
    lay();
    flights.depart(table);
    flights.land(table, air, { last: null, you: 0, life: '1', drawn: 'drawn' });
    lay(['7♥', '200,10', 'pile']);
    flights.land(table, air, { last: told(1, 'drawn'), you: 0, life: '1', drawn: 'drawn' });
    expect(ghosts()).toBe(2);
  });

  it('is known by its name, also as a copy in the hand', () => {
    table.innerHTML = '<span data-copy="7♥·2" data-at="1,2"></span><span data-card="7♥" data-place="pile" data-at="3,4"></span>';
    expect(
      whereabouts(table)
        .get('7♥')
        ?.map(({ place }) => place),
    ).toEqual(['hand', 'pile']);
  });

  it('does not fly from or to where nothing is', () => {
    fly(air, document.createElement('i'), new DOMRect(0, 0, 0, 0), new DOMRect(0, 0, 40, 56));
    expect(ghosts()).toBe(0);
  });
});
