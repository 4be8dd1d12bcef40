import { describe, expect, it } from 'vitest';
import { OWN } from './french/cards';
import { meldCard, STRIP } from './french/meld-size';
import { arrange, type Box } from './layout';

const PHONE: Box = { x: 10, y: 500, width: 340, height: 162 };
const DESK: Box = { x: 0, y: 700, width: 1000, height: 190 };
const suits = (count: number): string[] => Array.from({ length: count }, (_, place) => '♠♥♦♣'[Math.floor((4 * place) / count)]!);
const rowsOf = (places: { y: number }[]): number => new Set(places.map(({ y }) => Math.round(y))).size;

describe('a hand', () => {
  it.each([1, 5, 13, 17, 20])('of %d cards lies inside its box', (count) => {
    for (const box of [PHONE, DESK]) {
      const places = arrange(suits(count), box, OWN);
      expect(places).toHaveLength(count);
      for (const { x, y, width } of places) {
        expect(x).toBeGreaterThanOrEqual(box.x - 0.01);
        expect(x + width).toBeLessThanOrEqual(box.x + box.width + 0.01);
        expect(y).toBeGreaterThanOrEqual(box.y);
        expect(y + width * 1.4).toBeLessThanOrEqual(box.y + box.height + 0.01);
      }
    }
  });

  it('shows of every card a strip that a finger can hit', () => {
    const places = arrange(suits(13), PHONE, OWN);
    const [first] = places;
    const row = places.filter(({ y }) => y === first!.y);
    row.slice(1).forEach(({ x }, place) => expect(x - row[place]!.x).toBeGreaterThanOrEqual(43.9));
    expect(rowsOf(places)).toBe(2);
  });

  it.each([12, 13, 14])('of %d cards stays in one row on a phone held sideways', (count) => {
    const places = arrange(suits(count), { x: 0, y: 200, width: 572, height: 125 }, OWN);
    expect(rowsOf(places)).toBe(1);
    places.slice(1).forEach(({ x }, place) => expect(x - places[place]!.x).toBeGreaterThan(34));
  });

  it('has suits a little apart where there is room', () => {
    const [a, b, c] = arrange(['♠', '♠', '♥'], DESK, OWN);
    expect(c!.x - b!.x).toBeGreaterThan(b!.x - a!.x);
  });

  it('has no places without cards or room', () => {
    expect(arrange([], PHONE, OWN)).toEqual([]);
    expect(arrange(['♠'], { ...PHONE, width: 0 }, OWN)).toEqual([]);
    expect(arrange(suits(20), { ...PHONE, width: 60, height: 40 }, OWN)[0]!.width).toBe(24);
  });
});

describe('melds', () => {
  const frame = { number: 20, gap: 6, least: 36, most: 72 };

  it('are as large as lets all be seen at once', () => {
    expect(meldCard([3], { width: 800, height: 300 }, frame)).toBe(72);
    const many = meldCard(Array<number>(12).fill(4), { width: 500, height: 300 }, frame);
    expect(many).toBeGreaterThanOrEqual(36);
    expect(many).toBeLessThan(72);
    expect(meldCard(Array<number>(40).fill(4), { width: 200, height: 100 }, frame)).toBe(36);
    expect(STRIP).toBeLessThan(1);
  });
});
