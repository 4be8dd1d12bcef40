/** The geometry of the dial: 0 at the lower left, the limit at the right, and beyond it a stretch for sums over the limit. */

const START = -128;
const LIMIT = 88;
const END = 128;
const MOST_OVER = 9; // more is shown as this

export const [WIDTH, HEIGHT] = [200, 172];
const [CX, CY] = [WIDTH / 2, 102];

/** The position of a sum, in degrees from the top. */
export function angleOf(sum: number, limit: number): number {
  if (sum <= limit) return START + ((LIMIT - START) * sum) / limit;
  return LIMIT + ((END - LIMIT) * Math.min(sum - limit, MOST_OVER)) / MOST_OVER;
}

export function pointAt(angle: number, radius: number): { x: number; y: number } {
  const turn = (angle * Math.PI) / 180;
  return { x: CX + radius * Math.sin(turn), y: CY - radius * Math.cos(turn) };
}

export function arc(from: number, to: number, radius: number): string {
  const [a, b] = [pointAt(from, radius), pointAt(to, radius)];
  const far = to - from > 180 ? 1 : 0;
  return `M${a.x.toFixed(2)} ${a.y.toFixed(2)}A${radius} ${radius} 0 ${far} 1 ${b.x.toFixed(2)} ${b.y.toFixed(2)}`;
}

/** Angles kept far enough apart for two marks to be distinguished. */
export function spread(angles: readonly number[], apart: number): number[] {
  const [a, b] = angles;
  if (a === undefined || b === undefined || Math.abs(a - b) >= apart) return [...angles];
  const [middle, side] = [(a + b) / 2, a <= b ? 1 : -1];
  return [middle - (side * apart) / 2, middle + (side * apart) / 2];
}

export const BEYOND: [from: number, to: number] = [LIMIT, END];
