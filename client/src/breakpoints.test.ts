import { expect, test, vi } from 'vitest';
import { SCREENS, screenIs } from './breakpoints';

test('code and styles mean the same screens', () => {
  expect([...SCREENS.keys()]).toEqual(['narrow', 'sideways', 'roomy', 'desk', 'wide']);
  const asked = vi.spyOn(window, 'matchMedia');
  screenIs('wide');
  expect(asked).toHaveBeenCalledWith(SCREENS.get('wide'));
});

test('a screen that nobody declares is an error, not a screen that never is', () => {
  expect(() => screenIs('phone')).toThrow('--phone');
});
