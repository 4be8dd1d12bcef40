import { expect, it } from 'vitest';
import { curvePath } from './rating-curve';

it('goes from the left to the right, the highest rating at the top', () => {
  expect(curvePath([1500, 1600, 1550])).toBe('M0.00 100.0L50.00 0.0L100.00 50.0');
});

it('is level where nothing changes', () => {
  expect(curvePath([1500, 1500])).toBe('M0.00 50.0L100.00 50.0');
  expect(curvePath([1500])).toBe('M0.00 50.0');
});
