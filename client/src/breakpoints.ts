/** The screens of breakpoints.css, for code that has to know which one it is on. */

import { MediaQuery } from 'svelte/reactivity';
import declared from './breakpoints.css?raw';

/** The condition of each screen, by its name. */
export const SCREENS = new Map([...declared.matchAll(/^@custom-media --([a-z]+) (.+);$/gm)].map(([, name, condition]) => [name!, condition!]));

/** Whether the window is such a screen; `current` changes with it. */
export function screenIs(name: string): MediaQuery {
  const condition = SCREENS.get(name);
  if (!condition) throw new Error(`breakpoints.css declares no --${name}`);
  return new MediaQuery(condition);
}
