/** Whole per cents that add up: each is rounded, and the rounding error goes where it is smallest. */
export function addingUp(parts: readonly number[], total: number): number[] {
  const exact = parts.map((part) => 100 * part);
  const whole = exact.map(Math.floor);
  const missing = Math.round(100 * total) - whole.reduce((sum, part) => sum + part, 0);
  const nearest = exact.map((part, place) => ({ place, rest: part - whole[place]! })).sort((a, b) => b.rest - a.rest);
  for (const { place } of nearest.slice(0, Math.max(0, missing))) whole[place]! += 1;
  return whole;
}

/** The shares of one whole, in per cent. */
export const hundredths = (shares: readonly number[]): number[] => addingUp(shares, 1);

/** With its sign, and a real minus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');
